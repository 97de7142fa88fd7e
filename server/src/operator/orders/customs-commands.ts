import { addressLines } from "@recambia/contract/addresses/address-lines";
import { type CustomsData, isBlocked, readCustomsData } from "../../orders/index.ts";
import { isRefusal } from "../../platform/http/refusals/refusal.ts";
import type { Command, CommandContext } from "../command.ts";
import { BadOption, reportBadOption } from "../read-options.ts";
import { textTable } from "../text-table.ts";
import { inEuros, readNumber } from "./read-order-options.ts";

function writeCustomsData(context: CommandContext, number: string): Promise<boolean> {
  const { database, config, secret, output, options } = context;
  return reportBadOption(context, async () => {
    const parcelNumber = readNumber(options.parcel, "parcel");
    const secrets = { secret, earlierSecrets: config.earlierSecrets };
    const data = await readCustomsData(database, secrets, { number, parcelNumber });
    if (isRefusal(data)) {
      throw new BadOption(
        data.refused === "not_found"
          ? `There is no order ${number}.`
          : "It is no parcel to customs: see `orders show`.",
      );
    }
    if (isBlocked(data.order)) throw new BadOption("Its personal data is blocked: see `orders show`.");
    output.write(describe(context, data));
    return true;
  });
}

function describe(
  { shop }: CommandContext,
  { order, identification, lines, ...parcel }: CustomsData,
): string {
  const { address } = order;
  const sender = shop.address;
  const weight = lines.reduce((sum, { weight_g }) => sum + (weight_g ?? 0), 0);
  const value = lines.reduce((sum, { cents }) => sum + cents, 0);
  const facts = [
    `Order ${order.number}, ${order.invoices.map((invoice) => `invoice ${invoice.number}`).join(", ")}`,
    parcel.carrier && `Parcel: ${parcel.carrier} ${parcel.tracking_number}`,
    `Sender: ${shop.legal_name || shop.name}, NIF ${shop.tax_id}, ${sender.street}, ${sender.zip_code} ${sender.municipality}, ES`,
    `Recipient: ${address?.first_name} ${address?.last_name}, ${address?.mobile_phone || address?.landline_phone}`,
    `Address: ${[...(address ? addressLines(address) : []), address?.country].join(", ")}`,
    `Identity number: ${identification ?? "none"}`,
  ].filter(Boolean);
  const rows = lines.map((line) => [
    String(line.pieces),
    line.name,
    [line.brand, line.part_number].filter(Boolean).join(" "),
    line.weight_g === null ? "" : inKilos(line.weight_g),
    inEuros(line.cents),
  ]);
  const table = textTable(["Pieces", "Goods", "Part", "Weight", "Value without VAT"], rows);
  const sums = `${inKilos(weight)} in all, ${inEuros(value)}, delivery ${inEuros(order.shipping_cents)}`;
  const missing = "Tariff codes and countries of origin are the shop's to add: the catalogue has none.";
  // Strips control characters, which terminals would interpret.
  const text = `${facts.join("\n")}\n\n${table}\n${sums}\n${missing}\n`;
  return text.replace(/[^\P{C}\n]/gu, "").replace(/ +,/g, ",");
}

const inKilos = (grams: number) => `${(grams / 1000).toFixed(2)} kg`;

/** Commands for parcels that pass customs. */
export const customsCommands: readonly Command[] = [
  {
    usage: "orders customs NUMBER",
    summary:
      "Writes what the customs form of an export needs: sender, recipient with the whole identity number, goods, weights and values without VAT.",
    options: { parcel: "N  only that parcel; without it, the whole order." },
    run: (context, [number = ""]) => writeCustomsData(context, number),
  },
];
