import { type Database, onlyRow } from "../../src/platform/database/database.ts";
import { randomPublicId } from "../../src/platform/public-id.ts";
import { type Made, makeProduct } from "../catalogue/factories.ts";
import { fillCart, placeNow, quoteNow } from "../orders/checkout.ts";
import { makePaidOrder } from "../orders/invoices.ts";
import { makeOrder } from "../orders/orders.ts";
import { reviewIn, reviewOfProduct } from "../orders/reviews.ts";
import { type Answer, readField, type TestShop } from "../shop/test-shop.ts";
import { openedIn, question } from "../support/conversations.ts";
import { photograph, sentFile } from "../uploads/send-file.ts";
import { saveAddress } from "./addresses.ts";
import { makeList } from "./collections.ts";
import { signedInCustomer, type TestCustomer } from "./customers.ts";
import { garageVehicle } from "./garage.ts";
import { invite } from "./invitations.ts";

const dayMs = 86_400_000;
const dataOf = (answer: Answer) => readField(answer.body, "data");
const idOf = (answer: Answer) => String(readField(dataOf(answer), "id"));

/** Somebody with one of everything that an account can have. */
export async function wholeAccount(shop: TestShop) {
  const product = await makeProduct(shop.database, { available: 50 });
  const person = await signedInCustomer(shop);
  const order = await makePaidOrder(shop, person, { things: [{ product }] });
  const { delivered, uploads } = await deliveredOrder(shop, person, product);
  const address = await saveAddress(person);
  const listId = (await makeList(person, "Revisión", [product.publicId])).split("/").at(-1) ?? "";
  const review = reviewIn(await person.post("/spa/reviews", reviewOfProduct(product)));
  const invitation = await invite(shop, person, `invited-${person.personId}@example.com`);
  await person.put(`/spa/me/favorites/${product.publicId}`);
  const upload = await sentFile(shop, person, await photograph(), { keepsOriginal: true });
  const asked = question({ files: [upload.id] });
  const conversation = openedIn(await person.post("/spa/support/conversations", asked));
  const vehicle = garageVehicle("abcdefgh23456789");
  await person.put("/spa/me/garage", { changes: [{ variant_id: vehicle.variantId, vehicle, ms_ago: 0 }] });
  await fillCart(person, [{ thing: product }]);
  const unpaid = await placeNow(person);
  await fillCart(person, [{ thing: product }]);
  const [line] = [readField(dataOf(await person.get("/spa/cart")), "lines")].flat();
  const invoice = await onlyRow<{ id: string }>(shop.database, {
    text: "select public_id as id from invoice where order_id = $1",
    values: [order.id],
  });
  const ids: Record<string, string> = {
    personId: person.personId,
    invitationId: invitation.id,
    purchasableId: product.publicId,
    uploadId: upload.id,
    conversationId: conversation.id,
    backupId: idOf(await person.post("/spa/backups")),
    quoteId: (await quoteNow(person)).id,
    lineId: String(readField(line, "id")),
    invoiceId: invoice.id,
    addressId: address.id,
    fileId: upload.id,
    slug: product.slug,
    size: "small",
    language: "es",
  };
  const idsByPath: [RegExp, Record<string, string>][] = [
    [/\/me\/sessions\//, { id: await addSession(shop, person.personId) }],
    [/\/me\/passkeys\//, { id: await addPasskey(shop, person.personId) }],
    [/\/me\/addresses\//, { id: address.id }],
    [/\/collections\//, { id: listId }],
    [/\/reviews\/reviewable\//, { id: product.publicId }],
    [/\/reviews\//, { id: review.id }],
    [/\/(cancel|invoice\.pdf|invoices\/.*)$/, { orderId: order.publicId }],
    [/\/(contract\/.*|payment|payment-return)$/, { orderId: unpaid.id }],
    [/\/claim-files\//, { orderId: delivered.publicId, fileId: uploads.claim }],
    [/\/return-files\//, { orderId: delivered.publicId, fileId: uploads.withdrawal }],
    [/\/orders\//, { orderId: delivered.publicId }],
  ];
  return {
    person,
    product,
    order,
    delivered,
    ids,
    /** What no other account may be told. */
    marks: [person.email, person.personId, order.number, delivered.number, unpaid.number, address.id],
    /** What nobody else may be told, of the account either. */
    ownMarks: [ids.uploadId, ids.conversationId, ids.backupId, ids.quoteId, ids.lineId, listId].map(String),
    /** Fills in the parameters of a path with this account's ids, or with one that nobody has. */
    pathFor(path: string): string {
      const own = { ...ids, ...idsByPath.find(([shape]) => shape.test(path))?.[1] };
      return path.replace(/\{(\w+)\}/g, (_match, name: string) => own[name] ?? "abcdefgh23456789");
    },
    /** Rows of the database that refer to this person or customer. */
    rows: () => rowsReferringTo(shop.database, [person.personId, person.customerId]),
  };
}

/** A delivered order, of which a piece is withdrawn from and another claimed for, each with a file. */
async function deliveredOrder(shop: TestShop, person: TestCustomer, product: Made) {
  const placedAt = new Date(shop.clock.now().getTime() - 5 * dayMs);
  const things = [{ product, quantity: 4 }];
  const delivered = await makeOrder(shop, person, { things, state: "delivered", placedAt });
  const line_id = delivered.lines[0]?.publicId;
  const path = `/spa/orders/${delivered.publicId}`;
  const bytes = await photograph();
  const [claim, withdrawal] = [await sentFile(shop, person, bytes), await sentFile(shop, person, bytes)];
  const fault = { line_id, quantity: 1, description: "Pierde aceite", appeared_on: "2026-11-21" };
  const sent = [
    await person.post(`${path}/guarantee-claims`, { ...fault, wish: "repair", files: [claim.id] }),
    await person.post(`${path}/withdrawal`, { lines: [{ line_id, quantity: 1 }], files: [withdrawal.id] }),
  ];
  for (const { status, text } of sent) if (status >= 300) throw new Error(`Refused: ${status} ${text}`);
  return { delivered, uploads: { claim: claim.id, withdrawal: withdrawal.id } };
}

/** One more session of a person; returns its id. */
async function addSession({ database, clock }: TestShop, personId: string): Promise<string> {
  const [id, token] = [randomPublicId(), randomPublicId()];
  await database.rows({
    text: "insert into session (id, token, person_id, expires_at, created_at) values ($1, $2, $3, $4, $5)",
    values: [id, token, personId, new Date(clock.now().getTime() + dayMs), clock.now()],
  });
  return id;
}

/** A passkey of a person, whose device nobody has; returns its id. */
async function addPasskey({ database }: TestShop, personId: string): Promise<string> {
  const id = randomPublicId();
  await database.rows({
    text: `insert into passkey (id, person_id, name, public_key, credential_id, counter, device_type, backed_up)
           values ($1, $2, 'Móvil', 'AAAA', $1, 0, 'singleDevice', false)`,
    values: [id, personId],
  });
  return id;
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
