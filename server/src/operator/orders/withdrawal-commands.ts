import { madridDay } from "@recambia/contract/madrid-time";
import { decideOnReturns, receiveGoods, recordWithdrawal, voidWithdrawal } from "../../orders/index.ts";
import type { Command, CommandContext } from "../command.ts";
import { BadOption, readDay, required } from "../read-options.ts";
import { chosenLines, linesOption, readNumber } from "./read-order-options.ts";
import { runOrderStep } from "./run-order-step.ts";

function withdraw(context: CommandContext, number: string): Promise<boolean> {
  const { options, clock } = context;
  return runOrderStep(context, number, async (order) => {
    const channel = required(options, "by");
    if (channel !== "letter" && channel !== "telephone") throw new BadOption("--by is letter or telephone.");
    const day = readDay(options, "day") ?? madridDay(clock.now());
    const name = options.name?.trim() || null;
    return recordWithdrawal(context, number, {
      ...{ channel, day, name, lines: chosenLines(context, order) },
    });
  });
}

function decide(
  context: CommandContext,
  number: string,
  kind: "restocked" | "written_off",
): Promise<boolean> {
  const { options } = context;
  return runOrderStep(context, number, async (order) => {
    const reason = kind === "written_off" ? required(options, "reason") : null;
    return decideOnReturns(context, number, { kind, reason, lines: chosenLines(context, order) });
  });
}

/** Commands for withdrawals and returned goods. */
export const withdrawalCommands: readonly Command[] = [
  {
    usage: "orders withdraw NUMBER",
    summary:
      "Records a withdrawal that was declared by letter or telephone, and mails its receipt. The day decides whether it is in time.",
    options: {
      by: "letter|telephone  how it was declared.",
      day: "DAY  when it was declared (a letter: posted), as 2026-11-21; without it, today.",
      name: "NAME  who declared it; without it, the buyer.",
      lines: linesOption,
    },
    run: (context, [number = ""]) => withdraw(context, number),
  },
  {
    usage: "orders received NUMBER",
    summary: "Notes that withdrawn goods have come back, or the proof that they were sent.",
    options: { withdrawal: "N  only those of that withdrawal." },
    run: (context, [number = ""]) =>
      runOrderStep(context, number, async () =>
        receiveGoods(context, number, readNumber(context.options.withdrawal, "withdrawal")),
      ),
  },
  {
    usage: "orders void NUMBER",
    summary: "Voids a withdrawal whose goods have never come: the customer keeps them and is not paid back.",
    options: {
      withdrawal: "N  which one; without it, the only one that is waited for.",
      reason: "TEXT  why; the customer reads it.",
    },
    run: (context, [number = ""]) =>
      runOrderStep(context, number, async () =>
        voidWithdrawal(context, number, {
          withdrawalNumber: readNumber(context.options.withdrawal, "withdrawal"),
          reason: required(context.options, "reason"),
        }),
      ),
  },
  {
    usage: "orders restock NUMBER",
    summary: "Puts goods that have come back on sale again.",
    options: { lines: linesOption },
    run: (context, [number = ""]) => decide(context, number, "restocked"),
  },
  {
    usage: "orders write-off NUMBER",
    summary: "Writes off goods that have come back and cannot be sold again.",
    options: { lines: linesOption, reason: "TEXT  why; for the shop's records." },
    run: (context, [number = ""]) => decide(context, number, "written_off"),
  },
];
