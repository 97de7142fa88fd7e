import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";
import { openedIn, question } from "../../test/support/conversations.ts";
import { photograph, sentFile } from "../../test/uploads/send-file.ts";
import { dropUnusedUploads, readAttachedFile, uploadRecords } from "../uploads/index.ts";
import { dropOldConversations, supportRecords } from "./index.ts";

const path = "/spa/support/conversations";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function readyFile(person: TestCustomer): Promise<string> {
  return (await sentFile(shop, person, await photograph())).id;
}

test("with the account its questions go, and proofs are kept without a name until three years have passed", async () => {
  const person = await signedInCustomer(shop);
  openedIn(await person.post(path, question({ text: "Una pregunta cualquiera" })));
  const complaint = question({ kind: "complaint", subject: "Llegó roto", text: "El paquete llegó roto" });
  const { number } = openedIn(await person.post(path, complaint));
  const exported = JSON.stringify(await supportRecords.exportPersonalData(shop.database, person));
  expect(exported).toContain("Una pregunta cualquiera");
  expect(exported).toContain(number);
  await shop.database.transaction((transaction) => supportRecords.forgetPerson(transaction, person));
  const kept = await shop.database.rows<{
    number: string;
    email: string | null;
    name: string;
    is_closed: boolean;
  }>({
    text: `select number, email, name, closed_at is not null as is_closed from support_conversation
           where number = $1 or person_id = $2`,
    values: [number, person.personId],
  });
  expect(kept).toEqual([{ number, email: null, name: "", is_closed: true }]);
  await dropOldConversations(shop.database, new Date("2029-11-20T10:00:00Z"));
  const isThere = () =>
    shop.database.rows({ text: "select from support_conversation where number = $1", values: [number] });
  expect(await isThere()).toHaveLength(1);
  await dropOldConversations(shop.database, new Date("2029-11-22T10:00:00Z"));
  expect(await isThere()).toHaveLength(0);
});

test("files of what is kept as proof stay with it when the account goes, those of questions do not", async () => {
  const person = await signedInCustomer(shop);
  const [asked, proof] = [await readyFile(person), await readyFile(person)];
  openedIn(await person.post(path, question({ files: [asked] })));
  const text = "El paquete llegó roto";
  const { number } = openedIn(await person.post(path, question({ kind: "complaint", text, files: [proof] })));
  for (const { forgetPerson } of [uploadRecords, supportRecords]) {
    await shop.database.transaction((transaction) => forgetPerson(transaction, person));
  }
  const attached = { kind: "support", reference: number } as const;
  const readProof = () => readAttachedFile(shop.context, attached, proof, "file");
  await dropUnusedUploads(shop.context, shop.clock.now());
  expect(await readProof()).not.toBeNull();
  const left = async () => {
    const rows = await shop.database.rows<{ id: string }>({
      text: "select public_id as id from upload where public_id = any($1::text[])",
      values: [[asked, proof]],
    });
    return rows.map(({ id }) => id);
  };
  expect(await left()).toEqual([proof]);
  await dropOldConversations(shop.database, new Date("2029-11-22T10:00:00Z"));
  await dropUnusedUploads(shop.context, shop.clock.now());
  expect([await left(), await readProof()]).toEqual([[], null]);
});
