import type { LocalizedText } from "@recambia/contract/locale";
import { madridDay } from "@recambia/contract/madrid-time";
import { type RecallRemedy, recallRemedies } from "@recambia/contract/recalls/schemas";
import { findPurchasables } from "../catalogue/index.ts";
import { endRecalledOrders } from "../orders/index.ts";
import { normalizeNumber } from "../platform/draw-number.ts";
import {
  countBuyers,
  createRecall,
  endRecall,
  listForOperator,
  sendRecallLetters,
} from "../recalls/index.ts";
import type { Command, CommandContext } from "./command.ts";
import { BadOption, readDay, reportBadOption, required } from "./read-options.ts";
import { textTable } from "./text-table.ts";

async function findProduct({ database }: CommandContext, text: string): Promise<number> {
  const found = (await findPurchasables(database, text)).filter(({ kind }) => kind === "product");
  const [product, ...others] = found;
  if (!product) throw new BadOption(`No product is called ${text}: give a part number, a slug or an id.`);
  if (others.length > 0) {
    throw new BadOption(`${text} names several: ${found.map(({ slug }) => slug).join(", ")}.`);
  }
  return product.id;
}

function readTexts(options: CommandContext["options"], name: string): LocalizedText {
  const text = (language: string) => required(options, `${name}-${language}`);
  return { es: text("es"), ca: text("ca"), en: text("en") };
}

function readRemedies(text: string): RecallRemedy[] {
  const named = text.split(",").map((part) => part.trim());
  const remedies = recallRemedies.filter((remedy) => named.includes(remedy));
  if (remedies.length !== named.length || remedies.length < 2) {
    throw new BadOption(
      `--remedies names at least two of ${recallRemedies.join(", ")} (Regulation (EU) 2023/988 art. 37).`,
    );
  }
  return remedies;
}

/** Null: all pieces. */
function readLot(text: string | undefined): string | null {
  const lot = text?.trim();
  if (lot === "") throw new BadOption("--lot is empty: leave it out to recall all pieces.");
  return lot ?? null;
}

function readSale(text: string | undefined): boolean {
  if (text !== undefined && text !== "stopped" && text !== "kept") {
    throw new BadOption("--sale is stopped or kept.");
  }
  return text !== "kept";
}

function create(context: CommandContext, product: string): Promise<boolean> {
  const { database, clock, options, output } = context;
  return reportBadOption(context, async () => {
    const productId = await findProduct(context, product);
    const [soldFrom, soldTo] = [readDay(options, "from"), readDay(options, "to")];
    if (soldFrom && soldTo && soldTo < soldFrom) throw new BadOption("--to is before --from.");
    const recall = {
      ...{ productId, soldFrom, soldTo, lot: readLot(options.lot) },
      hazard: readTexts(options, "hazard"),
      instructions: readTexts(options, "do"),
      remedies: readRemedies(required(options, "remedies")),
      isOffSale: readSale(options.sale),
    };
    const { number, isRunning } = await createRecall(database, recall, clock.now());
    if (isRunning) {
      throw new BadOption(
        `${number} already recalls these pieces: end it first, or name another lot or other days.`,
      );
    }
    const orders = await countBuyers(database, {
      ...{ product_id: productId, sold_from: soldFrom, sold_to: soldTo },
    });
    output.write(`${number} has begun. Orders that it is about: ${orders}.\n`);
    const ended = await endRecalledOrders(database, clock.now());
    if (ended > 0) output.write(`Unpaid orders cancelled, their buyers told why: ${ended}.\n`);
    output.write(`Look at /recalls, then write to the buyers: recalls send ${number}\n`);
    return true;
  });
}

async function list({ database, output }: CommandContext): Promise<boolean> {
  const recalls = await listForOperator(database);
  if (recalls.length === 0) {
    output.write("There is no recall.\n");
    return true;
  }
  const day = (moment: Date | null) => moment && madridDay(new Date(moment));
  const rows = recalls.map((recall) => [
    recall.number,
    day(recall.started_at) ?? "",
    day(recall.ended_at) ?? "runs",
    `${recall.brand_name} ${recall.part_number}`,
    recall.lot ?? "all",
    String(recall.letters),
    String(recall.unreachable),
  ]);
  const titles = ["Number", "Since", "Ended", "Product", "Lot", "Orders written to", "Without address"];
  output.write(textTable(titles, rows));
  return true;
}

async function send(context: CommandContext, written: string): Promise<boolean> {
  const { database, clock, output, errors } = context;
  const number = normalizeNumber("RT", written);
  const sent = await sendRecallLetters({ database }, number, clock.now());
  if (!sent) {
    errors.write(`No recall ${written} is running.\n`);
    return false;
  }
  output.write(`${number}: letters on their way: ${sent.letters}.\n`);
  if (sent.unreachable > 0) output.write(`Orders without an address any more: ${sent.unreachable}.\n`);
  return true;
}

async function end({ database, clock, output, errors }: CommandContext, written: string): Promise<boolean> {
  const number = normalizeNumber("RT", written);
  if (!(await endRecall(database, number, clock.now()))) {
    errors.write(`No recall ${written} is running.\n`);
    return false;
  }
  output.write(`${number} has ended. Count the product's stock anew, with a feed or \`stock\`.\n`);
  return true;
}

/** Commands for recalls of dangerous products (Regulation (EU) 2023/988 art. 35-37). */
export const recallCommands: readonly Command[] = [
  {
    usage: "recalls create PRODUCT",
    summary:
      "Begins the recall of a dangerous product: it is shown on /recalls, on its product's page and with the orders, and the product goes off sale. Unpaid orders with it are cancelled, which their buyers are told; nobody else is written to yet.",
    options: {
      "hazard-es": "TEXT  what is dangerous, in Spanish; hazard-ca and hazard-en in Catalan and English.",
      "hazard-ca": "TEXT",
      "hazard-en": "TEXT",
      "do-es": "TEXT  what its owner does now, in Spanish; do-ca and do-en in Catalan and English.",
      "do-ca": "TEXT",
      "do-en": "TEXT",
      remedies: "repair,replacement,refund  at least two, of which the buyer chooses.",
      lot: "TEXT  lot or serial numbers; without it, all pieces.",
      from: "DAY  first day of the orders, like 2026-11-01.",
      to: "DAY  last day of the orders.",
      sale: "stopped|kept  kept if the pieces in stock are safe; stopped without it.",
    },
    run: (context, [product = ""]) => create(context, product),
  },
  {
    usage: "recalls list",
    summary: "Lists all recalls, with the orders that were written to.",
    run: list,
  },
  {
    usage: "recalls send NUMBER",
    summary:
      "Writes to everybody who bought what is recalled, in the language of their order. Run it again for orders that came in between: nobody gets a second letter.",
    run: (context, [number = ""]) => send(context, number),
  },
  {
    usage: "recalls end NUMBER",
    summary: "Ends a recall: it is not shown any more, and its product can be sold again.",
    run: (context, [number = ""]) => end(context, number),
  },
];
