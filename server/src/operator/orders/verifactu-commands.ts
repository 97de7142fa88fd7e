import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Verifactu } from "@recambia/contract/shop/schemas";
import {
  annulInvoice,
  checkChain,
  correctRecord,
  listRecords,
  readRecords,
  recordsPerRequest,
  renderRequest,
} from "../../orders/index.ts";
import type { Refusal } from "../../platform/http/refusals/refusal.ts";
import type { Command, CommandContext } from "../command.ts";
import { reportBadOption, required } from "../read-options.ts";
import { textTable } from "../text-table.ts";
import { readNumber } from "./read-order-options.ts";

/** Maximum records of a list. */
const maxShown = 200;

/** Runs a command with the chain of the shop's configuration; reports that there is none. */
async function withChain(
  { shop, errors }: CommandContext,
  work: (mode: Verifactu["mode"]) => Promise<boolean>,
): Promise<boolean> {
  if (!shop.verifactu) {
    errors.write("SHOP_CONFIG has no verifactu: invoices have no records.\n");
    return false;
  }
  const { mode } = shop.verifactu;
  return reportBadOption({ errors }, () => work(mode));
}

async function list(
  { database, output, options }: CommandContext,
  mode: Verifactu["mode"],
): Promise<boolean> {
  const isAll = options.all !== undefined;
  const records = await listRecords(database, mode, { isAll, limit: maxShown });
  if (records.length === 0) {
    output.write(isAll ? "There is no record.\n" : "No record waits, and none was refused.\n");
    return true;
  }
  const rows = records.map((record) => [
    String(record.position),
    record.number,
    record.kind,
    record.state,
    record.generated_at.toISOString().slice(0, 19),
    [record.error_code, record.error_text].filter(Boolean).join(" ") || (record.receipt ?? ""),
  ]);
  output.write(textTable(["Record", "Invoice", "Kind", "State", "Made (UTC)", "Receipt or error"], rows));
  if (records.length === maxShown) output.write(`There may be more: ${maxShown} are shown.\n`);
  return true;
}

/** Writes the records as the requests in which they are reported, one file per request. */
async function exportRecords(context: CommandContext, mode: Verifactu["mode"]): Promise<boolean> {
  const { database, shop, output, options } = context;
  const folder = required(options, "to");
  await mkdir(folder, { recursive: true });
  let from = readNumber(options.from, "from") ?? 1;
  for (;;) {
    const records = await readRecords(database, mode, { from, limit: recordsPerRequest });
    const [first, last] = [records[0], records.at(-1)];
    if (!first || !last) break;
    const name = `verifactu-${mode}-${first.position}-${last.position}.xml`;
    const xml = renderRequest(
      shop,
      records.map((record) => record.xml),
    );
    await writeFile(join(folder, name), `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, { mode: 0o600 });
    output.write(`${name}: ${records.length}\n`);
    from = last.position + 1;
  }
  return true;
}

async function check(
  { database, output, errors }: CommandContext,
  mode: Verifactu["mode"],
): Promise<boolean> {
  const { count, wrong } = await checkChain(database, mode);
  if (wrong.length === 0) {
    output.write(`${count} records, each fingerprint and each link is right.\n`);
    return true;
  }
  errors.write(`Of ${count} records these are wrong: ${wrong.join(", ")}.\n`);
  return false;
}

const problemTexts: Partial<Record<Refusal["refused"], string>> = {
  not_found: "There is no such invoice.",
  conflict:
    "It is in no state for that: its last record waits, it has none, or it was annulled, rectified or replaced.",
};

/** Prints the problem, or else that it is done. */
function report({ output, errors }: CommandContext, problem: Refusal | null, done: string): boolean {
  if (problem) errors.write(`${problemTexts[problem.refused] ?? problem.refused}\n`);
  else output.write(done);
  return problem === null;
}

async function correct(context: CommandContext, number: string): Promise<boolean> {
  const { database, shop, clock } = context;
  const problem = await correctRecord(database, number, { shop, now: clock.now() });
  return report(context, problem, `${number} has a corrected record, which waits to be reported.\n`);
}

async function annul(context: CommandContext, number: string): Promise<boolean> {
  const { database, shop, clock, options } = context;
  const reason = required(options, "reason");
  const given = { shop, now: clock.now(), reason, isReissued: options["issue-again"] !== undefined };
  const problem = await annulInvoice(database, number, given);
  return report(context, problem, `${number} is annulled.\n`);
}

/** Commands for the records of invoices (Royal Decree 1007/2023). */
export const verifactuCommands: readonly Command[] = [
  {
    usage: "verifactu list",
    summary: "Lists the records of invoices that wait to be reported or were refused, the latest first.",
    options: { all: "  also those that the tax office has accepted." },
    run: (context) => withChain(context, (mode) => list(context, mode)),
  },
  {
    usage: "verifactu export",
    summary: "Writes the records as the XML in which they are reported, at most 1,000 in a file.",
    options: {
      to: "FOLDER  where the files go; it is made if it is not there.",
      from: "N  first record; without it, the first of all.",
    },
    run: (context) => withChain(context, (mode) => exportRecords(context, mode)),
  },
  {
    usage: "verifactu check",
    summary: "Computes the fingerprints of all records anew and compares them, and the links between them.",
    run: (context) => withChain(context, (mode) => check(context, mode)),
  },
  {
    usage: "verifactu correct INVOICE",
    summary:
      "Records an invoice once more, as a correction, after the tax office has refused its record or accepted it with errors; or its annulment, after that was refused.",
    run: (context, [number = ""]) => withChain(context, () => correct(context, number)),
  },
  {
    usage: "verifactu annul INVOICE",
    summary:
      "Annuls an invoice that was never really issued. What was sold and comes back is refunded instead, which rectifies its invoice.",
    options: {
      reason: "TEXT  why; kept with the invoice.",
      "issue-again": "  issues a new one of its order or refund at once; also if it was annulled before.",
    },
    run: (context, [number = ""]) => withChain(context, () => annul(context, number)),
  },
];
