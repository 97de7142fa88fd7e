import { madridMinute } from "@recambia/contract/madrid-time";
import { type GuaranteeRemedy, guaranteeRemedies } from "@recambia/contract/orders/guarantee-claims";
import {
  acceptClaim,
  finishClaim,
  hideBlocked,
  lineGuarantee,
  listClaimFiles,
  listClaims,
  type OrderRow,
  readClaimFile,
  readOrderOfClaim,
  receiveClaimedGoods,
  refuseClaim,
} from "../../orders/index.ts";
import { normalizeNumber } from "../../platform/draw-number.ts";
import { isRefusal, type Refusal, refusalBody } from "../../platform/http/refusals/refusal.ts";
import type { Command, CommandContext } from "../command.ts";
import { saveFiles } from "../files/save-files.ts";
import { BadOption, reportBadOption, required } from "../read-options.ts";
import { textTable } from "../text-table.ts";
import { blockedReason, openBlockedFiles } from "./open-blocked-files.ts";
import { inEuros, readEuros } from "./read-order-options.ts";

/** Maximum claims of a list. */
const maxShown = 100;

type Claim = OrderRow["guarantee_claims"][number];

async function list({ database, output }: CommandContext, isAll: boolean): Promise<boolean> {
  const claims = await listClaims(database, { isAll, limit: maxShown });
  if (claims.length === 0) {
    output.write(isAll ? "There is no claim.\n" : "No claim is open.\n");
    return true;
  }
  const rows = claims.map((claim) => [
    claim.number,
    claim.answer_by ?? "",
    claim.state,
    claim.remedy ?? `wishes ${claim.wish}`,
    claim.order_number,
    `${claim.quantity} × ${claim.thing}`,
  ]);
  output.write(textTable(["Number", "Answer by", "State", "Remedy", "Order", "What"], rows));
  if (claims.length === maxShown) output.write(`There may be more: ${maxShown} are shown.\n`);
  return true;
}

/** Runs something with a claim and its order, or tells that there is none. */
async function withClaim(
  { database, errors }: CommandContext,
  written: string,
  work: (order: OrderRow, claim: Claim) => Promise<boolean>,
): Promise<boolean> {
  const order = await readOrderOfClaim(database, written);
  const number = normalizeNumber("GC", written);
  const claim = order?.guarantee_claims.find((one) => one.number === number);
  if (order && claim) return work(order, claim);
  errors.write(`There is no claim ${written}.\n`);
  return false;
}

function show(context: CommandContext, written: string): Promise<boolean> {
  return withClaim(context, written, async (found, { number }) => {
    const order = hideBlocked(found);
    const claim = order.guarantee_claims.find((one) => one.number === number);
    if (!claim) return false;
    const { database, output, clock } = context;
    const place = order.lines.findIndex(({ public_id }) => public_id === claim.line_id);
    const line = order.lines[place];
    const guarantee = line ? lineGuarantee(order, line, clock.now()) : null;
    const files = (await listClaimFiles(database, order)).get(claim.number) ?? [];
    const refund = order.refunds.find(({ id }) => id === claim.refund_id);
    const time = (moment: string | null) => moment && madridMinute(new Date(moment));
    const facts = [
      ["Order", `${order.number}, line ${place + 1}: ${claim.quantity} × ${line?.product.name ?? ""}`],
      ["Customer", `${order.name} <${order.current_email}>, ${order.locale}`],
      ["Fault since", claim.appeared_on],
      ["Presumed original", claim.is_presumed ? "yes (art. 121)" : "no: the customer shows it"],
      ["Guarantee until", guarantee?.until],
      ["Wishes", claim.wish],
      ["Remedy", claim.remedy],
      ["Opened", time(claim.opened_at)],
      ["Goods received", time(claim.received_at)],
      ["Ended", time(claim.ended_at)],
      ["Refund", refund && `${inEuros(refund.amount_cents)}, ${refund.state}`],
      ["Answer", claim.answer],
    ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
    const lines = [
      `${claim.number}  ${claim.state}`,
      ...facts,
      ...files.map(({ name }) => `File: ${name}`),
      "",
      ...claim.description.split("\n").map((text) => `  ${text}`),
    ];
    // Strips control characters, which terminals would interpret.
    output.write(`${lines.map((text) => text.replace(/\p{C}/gu, "")).join("\n")}\n`);
    return true;
  });
}

const problemTexts: Partial<Record<Refusal["refused"], string>> = {
  not_found: "There is no such claim.",
  conflict: "The claim is in no state for that: see `claims show`.",
  out_of_stock: "There are not enough pieces in stock: accept another remedy, or wait for stock.",
};

/** Takes a step of a claim and prints its state. */
function step(
  context: CommandContext,
  written: string,
  work: (number: string) => Promise<OrderRow | Refusal>,
): Promise<boolean> {
  return withClaim(context, written, (_order, { number }) =>
    reportBadOption(context, async () => {
      const result = await work(number);
      if (isRefusal(result)) throw new BadOption(problemTextOf(result));
      const state = result.guarantee_claims.find((claim) => claim.number === number)?.state;
      context.output.write(`${number} is ${state}.\n`);
      return true;
    }),
  );
}

function problemTextOf(refusal: Refusal): string {
  const known = problemTexts[refusal.refused];
  if (known) return known;
  const { errors = {}, message } = refusalBody(refusal, "en");
  return Object.values(errors).flat()[0] ?? message;
}

function readRemedy(text: string): GuaranteeRemedy {
  const remedy = guaranteeRemedies.find((one) => one === text);
  if (!remedy) throw new BadOption(`--remedy is ${guaranteeRemedies.join(", ")}.`);
  return remedy;
}

function readNeedsGoods(text: string | undefined, remedy: GuaranteeRemedy): boolean {
  if (text === undefined) return remedy !== "price_reduction";
  if (text !== "needed" && text !== "kept") throw new BadOption("--goods is needed or kept.");
  return text === "needed";
}

function accept(context: CommandContext, number: string): Promise<boolean> {
  const { options } = context;
  return step(context, number, async (claim) => {
    const remedy = readRemedy(required(options, "remedy"));
    const needsGoods = readNeedsGoods(options.goods, remedy);
    return acceptClaim(context, claim, { remedy, needsGoods, text: options.text?.trim() || null });
  });
}

function finish(context: CommandContext, number: string): Promise<boolean> {
  const { options } = context;
  return withClaim(context, number, (_order, { remedy }) =>
    step(context, number, async (claim) => {
      const text = remedy === "repair" ? required(options, "text") : options.text?.trim() || null;
      const reductionCents = remedy === "price_reduction" ? readEuros(required(options, "amount")) : null;
      return finishClaim(context, claim, { text, reductionCents });
    }),
  );
}

/** Commands for claims under the legal guarantee. */
export const claimCommands: readonly Command[] = [
  {
    usage: "claims list",
    summary: "Lists the open guarantee claims, those first that the law wants answered first.",
    run: (context) => list(context, false),
  },
  {
    usage: "claims all",
    summary: "Lists all guarantee claims, open ones first.",
    run: (context) => list(context, true),
  },
  {
    usage: "claims show NUMBER",
    summary: "Shows a guarantee claim with what is wrong, the law's dates and the files' names.",
    run: (context, [number = ""]) => show(context, number),
  },
  {
    usage: "claims files NUMBER",
    summary: "Writes the pictures and PDFs of a guarantee claim into a folder.",
    options: { to: "FOLDER  is made when it is missing", reason: blockedReason },
    run: (context, [number = ""]) =>
      withClaim(context, number, (order, claim) =>
        reportBadOption(context, async () => {
          await openBlockedFiles(context, order);
          const files = (await listClaimFiles(context.database, order)).get(claim.number) ?? [];
          return saveFiles(context, files, (fileId) =>
            readClaimFile(context, order, { fileId, size: "file" }),
          );
        }),
      ),
  },
  {
    usage: "claims accept NUMBER",
    summary:
      "Accepts a guarantee claim with a remedy, or with another one than before. The customer chooses between repair and replacement, unless one is impossible or out of proportion (consumer code art. 118).",
    options: {
      remedy: `${guaranteeRemedies.join("|")}  what is done.`,
      goods:
        "needed|kept  whether the goods come to the shop, at its cost; without it, needed, and kept for a price reduction.",
      text: "TEXT  what else the customer is told.",
    },
    run: (context, [number = ""]) => accept(context, number),
  },
  {
    usage: "claims received NUMBER",
    summary:
      "Notes that the goods of a guarantee claim were handed over, and mails the receipt; the guarantee is suspended from now on.",
    run: (context, [number = ""]) => step(context, number, (claim) => receiveClaimedGoods(context, claim)),
  },
  {
    usage: "claims finish NUMBER",
    summary:
      "Ends an accepted claim by its remedy and mails the document about it: a replacement leaves the stock, a price reduction or a refund becomes due as any refund.",
    options: {
      text: "TEXT  what was done; a repair needs it.",
      amount: "12,34  the price reduction.",
    },
    run: (context, [number = ""]) => finish(context, number),
  },
  {
    usage: "claims refuse NUMBER",
    summary: "Refuses a guarantee claim; the customer is told why, and where to turn.",
    options: { reason: "TEXT  why; the customer reads it." },
    run: (context, [number = ""]) =>
      step(context, number, async (claim) =>
        refuseClaim(context, claim, required(context.options, "reason")),
      ),
  },
];
