import { endOfMadridDay, madridDay, madridMinute } from "@recambia/contract/madrid-time";
import { formatCents } from "@recambia/contract/money";
import {
  changePrice,
  changeStock,
  endOffer,
  type FoundPurchasable,
  findPurchasables,
  listPriceHistory,
  maxPieces,
  type OfferProblem,
  type PriceProblem,
  startOffer,
} from "../../catalogue/index.ts";
import type { Command, CommandContext } from "../command.ts";
import { isDay, reportBadOption, required } from "../read-options.ts";
import { textTable } from "../text-table.ts";

/** Number of past prices in `product show`. */
const shownPrices = 20;
const greatestCents = 1_000_000_000;

/** Finds the only product or kit for a text; null, with a message, for none or several. */
async function findOne({ database, output }: CommandContext, text: string): Promise<FoundPurchasable | null> {
  const [found, ...others] = await findPurchasables(database, text);
  if (found && others.length === 0) return found;
  if (!found) {
    output.write(`Nothing in the catalogue is called ${text}: give a part number, a slug or an id.\n`);
    return null;
  }
  output.write(`${text} names several: say which by its slug.\n`);
  const rows = [found, ...others].map(({ slug, brand, name }) => [slug, brand ?? "", name]);
  output.write(textTable(["Slug", "Brand", "Name"], rows));
  return null;
}

function nameOf({ brand, partNumber, name }: FoundPurchasable): string {
  return brand && partNumber ? `${brand} ${partNumber}` : name;
}

/** Parses `34.90`, `34,90` or `34` to cents; null otherwise. */
function readEuros(text: string): number | null {
  const [, euros, decimals = ""] = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (euros === undefined) return null;
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, "0"));
  return cents > 0 && cents <= greatestCents ? cents : null;
}

/** Parses `2026-12-31` to the end of that day in Madrid; null for anything else. */
function readLastDay(text: string | undefined): Date | null {
  return text !== undefined && isDay(text) ? endOfMadridDay(text) : null;
}

/** Last day in Madrid of a period with this end. */
function lastDay(end: Date): string {
  return madridDay(new Date(end.getTime() - 1));
}

async function price(context: CommandContext, product: string, euros: string): Promise<boolean> {
  const { database, clock, output, errors } = context;
  const cents = readEuros(euros);
  if (cents === null) {
    errors.write(`${euros} is no price: write euros like 34.90, VAT included.\n`);
    return false;
  }
  const found = await findOne(context, product);
  if (!found) return false;
  const now = clock.now();
  const change = await changePrice(database, found, cents, now);
  if ("objection" in change) {
    output.write(`${explainPrice(change)}\n`);
    return false;
  }
  const from = change.from > now ? `after its offer, which runs to ${lastDay(change.from)}` : "from now on";
  output.write(`${nameOf(found)}: ${formatCents(change.beforeCents)} → ${formatCents(cents)}, ${from}.\n`);
  return true;
}

function explainPrice(objection: PriceProblem): string {
  const cents = formatCents(objection.cents);
  return objection.objection === "not_below_parts"
    ? `A kit costs less than its parts, which are ${cents} together.`
    : `It is on offer at ${cents} to ${lastDay(objection.until)}: end the offer first, or give a higher price for afterwards.`;
}

async function stock(
  context: CommandContext,
  product: string,
  change: { to: string } | { by: string },
): Promise<boolean> {
  const { database, output, errors } = context;
  const given = "to" in change ? change.to : change.by;
  if (!/^-?\d{1,7}$/.test(given) || ("to" in change && given.startsWith("-"))) {
    errors.write(`${given} is no number of pieces.\n`);
    return false;
  }
  const found = await findOne(context, product);
  if (!found) return false;
  if (found.kind === "kit") {
    output.write("A kit has no stock of its own: it has what its parts have.\n");
    return false;
  }
  const pieces = Number(given);
  const done = await changeStock(database, found.id, "to" in change ? { to: pieces } : { by: pieces });
  if ("objection" in done) {
    output.write(
      done.objection === "recalled"
        ? "It is off sale for a recall and has no stock until that ends: recalls end NUMBER.\n"
        : `There are ${done.before}: ${done.after} is not between 0 and ${maxPieces}.\n`,
    );
    return false;
  }
  output.write(`${nameOf(found)}: ${done.before} → ${done.after} pieces.\n`);
  return true;
}

async function start(context: CommandContext, product: string, euros: string): Promise<boolean> {
  const { database, clock, output, errors, options } = context;
  const cents = readEuros(euros);
  const endsAt = readLastDay(options.until);
  if (cents === null || endsAt === null) {
    errors.write(
      "Say the reduced price in euros and the last day: offer start D-288 27.90 --until 2026-12-31\n",
    );
    return false;
  }
  const found = await findOne(context, product);
  if (!found) return false;
  const offer = await startOffer(database, found, { cents, endsAt }, clock.now());
  if ("objection" in offer) {
    output.write(`${explainOffer(offer)}\n`);
    return false;
  }
  const percent = Math.floor(((offer.previousCents - cents) * 100) / offer.previousCents);
  output.write(
    `${nameOf(found)}: ${formatCents(cents)} to ${options.until}, announced as -${percent} % of ` +
      `${formatCents(offer.previousCents)}; then ${formatCents(offer.afterCents)}.\n`,
  );
  return true;
}

function explainOffer(objection: OfferProblem): string {
  switch (objection.objection) {
    case "on_offer":
      return `It is on offer to ${lastDay(objection.until)}: end that first.`;
    case "over_already":
      return "That day is over.";
    case "new_on_sale": {
      const since = objection.since ? ` (since ${madridDay(objection.since)})` : "";
      return `It is on sale for less than 30 days${since}: there is no earlier price to announce (LOCM art. 20.1).`;
    }
    case "no_reduction":
      return (
        `It has cost ${formatCents(objection.lowestCents)} within the last 30 days, which an offer must be ` +
        "at least 1 % below (LOCM art. 20.1)."
      );
  }
}

async function end(context: CommandContext, product: string): Promise<boolean> {
  const { database, clock, output } = context;
  const found = await findOne(context, product);
  if (!found) return false;
  const ended = await endOffer(database, found, clock.now());
  output.write(
    ended
      ? `${nameOf(found)}: its offer has ended, it costs ${formatCents(ended.afterCents)}.\n`
      : `${nameOf(found)} is not on offer.\n`,
  );
  return ended !== null;
}

async function show(context: CommandContext, product: string): Promise<boolean> {
  const { database, output } = context;
  const found = await findOne(context, product);
  if (!found) return false;
  const { offer } = found;
  const facts: [string, string][] = [
    ["Name", found.name],
    ...(found.brand ? [["Brand", found.brand] satisfies [string, string]] : []),
    ...(found.partNumber ? [["Part number", found.partNumber] satisfies [string, string]] : []),
    ["Slug", found.slug],
    ["External id", found.externalId],
    ["Public id", found.publicId],
    ["On sale", found.isActive ? "yes" : "no"],
    [found.kind === "kit" ? "Can be put together" : "In stock", String(found.available)],
    ["Price", formatCents(found.priceCents)],
  ];
  if (offer) {
    facts.push(["Offer until", lastDay(offer.endsAt)]);
    facts.push(["Lowest of 30 days", formatCents(offer.previousCents)]);
    facts.push(["Price afterwards", formatCents(offer.afterCents)]);
  }
  const width = Math.max(...facts.map(([title]) => title.length));
  output.write(facts.map(([title, value]) => `${title.padEnd(width)}  ${value}\n`).join(""));
  const prices = await listPriceHistory(database, found, shownPrices);
  if (prices.length > 0) {
    const rows = prices.map(({ cents, validFrom }) => [madridMinute(validFrom), formatCents(cents)]);
    output.write(`\n${textTable(["Price since", "Price"], rows)}`);
  }
  return true;
}

export const catalogueCommands: readonly Command[] = [
  {
    usage: "product show PRODUCT",
    summary:
      "Shows a product or kit with its price, stock and past prices. PRODUCT is, here and below, a part number, a slug or an id.",
    run: (context, [product = ""]) => show(context, product),
  },
  {
    usage: "price PRODUCT EUROS",
    summary:
      "Changes what a product or kit costs, VAT included. While it is on offer, that is the price after the offer: what the offer is announced with stays as it is (LOCM art. 20.1).",
    run: (context, [product = "", euros = ""]) => price(context, product, euros),
  },
  {
    usage: "stock PRODUCT PIECES",
    summary: "Says how many pieces of a product can be ordered.",
    run: (context, [product = "", to = ""]) => stock(context, product, { to }),
  },
  {
    usage: "stock PRODUCT",
    summary: "Adds pieces that have come in, or takes away what was lost.",
    options: { add: "PIECES  how many; --add=-2 takes two away." },
    run: (context, [product = ""]) =>
      reportBadOption(context, () => stock(context, product, { by: required(context.options, "add") })),
  },
  {
    usage: "offer start PRODUCT EUROS",
    summary:
      "Puts a product or kit on offer from now on, announced against the lowest price of the 30 days before.",
    options: { until: "DATE  the last day of the offer, like 2026-12-31." },
    run: (context, [product = "", euros = ""]) => start(context, product, euros),
  },
  {
    usage: "offer end PRODUCT",
    summary: "Ends an offer before its time.",
    run: (context, [product = ""]) => end(context, product),
  },
];
