import type { Database } from "../../src/platform/database/database.ts";
import { makeProduct } from "../orders/factories.ts";
import { makeOrder } from "../orders/orders.ts";
import { buyer, reviewIn, reviewOfProduct } from "../orders/reviews.ts";
import { readField, type TestShop } from "../shop/test-shop.ts";
import { openedIn, question } from "../support/conversations.ts";
import { photograph, sentFile } from "../uploads/send-file.ts";
import { saveAddress } from "./addresses.ts";
import { makeList } from "./collections.ts";
import { garageVehicle } from "./garage.ts";
import { invite } from "./invitations.ts";

/** Somebody with one of everything that an account can have. */
export async function wholeAccount(shop: TestShop) {
  const product = await makeProduct(shop.database, { available: 50 });
  const person = await buyer(shop, { product });
  const order = await makeOrder(shop, person, { things: [{ product }], state: "paid" });
  const address = await saveAddress(person);
  const list = await makeList(person, "Revisión", [product.publicId]);
  const review = reviewIn(await person.post("/spa/reviews", reviewOfProduct(product)));
  const invitation = await invite(shop, person, `invited-${person.personId}@example.com`);
  await person.put(`/spa/me/favorites/${product.publicId}`);
  const upload = await sentFile(shop, person, await photograph());
  const conversation = openedIn(await person.post("/spa/support/conversations", question()));
  const vehicle = garageVehicle("abcdefgh23456789");
  await person.put("/spa/me/garage", { changes: [{ variant_id: vehicle.variantId, vehicle, ms_ago: 0 }] });
  const backup = await person.post("/spa/backups");
  const [session] = await shop.database.rows<{ id: string }>({
    text: "select id from session where person_id = $1",
    values: [person.personId],
  });
  const sessionId = session?.id ?? "";
  const ids: Record<string, string> = {
    orderId: order.publicId,
    personId: person.personId,
    invitationId: invitation.id,
    purchasableId: product.publicId,
    uploadId: upload.id,
    conversationId: conversation.id,
    backupId: String(readField(readField(backup.body, "data"), "id")),
    slug: product.slug,
  };
  const idsByPath: [RegExp, string][] = [
    [/\/me\/sessions\//, sessionId],
    [/\/me\/addresses\//, address.id],
    [/\/collections\//, list.split("/").at(-1) ?? ""],
    [/\/reviews\/reviewable\//, product.publicId],
    [/\/reviews\//, review.id],
  ];
  return {
    person,
    product,
    order,
    /** Fills in the parameters of a path with this account's ids, or with one that nobody has. */
    pathFor(path: string): string {
      const idOfPath = idsByPath.find(([shape]) => shape.test(path))?.[1];
      return path.replace(/\{(\w+)\}/g, (_match, name: string) => {
        return (name === "id" ? idOfPath : ids[name]) ?? "abcdefgh23456789";
      });
    },
    /** Rows of the database that refer to this person or customer. */
    rows: () => rowsReferringTo(shop.database, [person.personId, person.customerId]),
  };
}

export type WholeAccount = Awaited<ReturnType<typeof wholeAccount>>;

/** Tables that strangers may add to: mails to an address, and counts of attempts. */
const openTables = ["mail", "mail_token", "attempt_count", "failed_password", "verification"];

/** A fingerprint of all rows with one of some ids in a column of ids, by table: texts of others may contain an id. */
async function rowsReferringTo(database: Database, ids: string[]): Promise<Record<string, unknown>> {
  const tables = await database.rows<{ name: string }>({
    text: `select table_name as name from information_schema.tables
           where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  });
  const found: Record<string, unknown> = {};
  for (const { name } of tables.filter((table) => !openTables.includes(table.name))) {
    const [row] = await database.rows({
      text: `select count(*)::int as rows, md5(coalesce(string_agg(line, '|' order by line), '')) as hash
             from (select t::text as line, to_jsonb(t) as columns from "${name}" t) as lines
             where exists (select from jsonb_each_text(columns) c where c.key ~ '(^|_)id$' and c.value = any ($1))`,
      values: [ids],
    });
    if (Number(readField(row, "rows")) > 0) found[name] = row;
  }
  return found;
}
