import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct, makeVariant } from "../../test/catalogue/factories.ts";
import { makeOrder } from "../../test/orders/orders.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { forgetAttempts, setAttempts } from "../../test/shop/attempts.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import {
  conversationIn,
  conversationPath,
  mailsTo,
  openedIn,
  question,
} from "../../test/support/conversations.ts";
import { photograph, sentFile } from "../../test/uploads/send-file.ts";
import { answerConversation, closeForShop, dropOldConversations } from "./index.ts";

const path = "/spa/support/conversations";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ SUPPORT_ADDRESS: "soporte@shop.test" });
});
afterAll(() => shop.close());

const read = async (reader: TestCustomer, id: string) =>
  conversationIn(await reader.get(conversationPath(id)));
/** A picture of a person's that has been looked at. */
async function readyFile(person: TestCustomer): Promise<string> {
  return (await sentFile(shop, person, await photograph())).id;
}

const answer = (number: string, text = "Sí, encaja.") =>
  answerConversation(shop.database, {
    number,
    text,
    signedBy: "Marta",
    replyAddress: "soporte@shop.test",
    now: shop.clock.now(),
  });

test("another person's conversation is not found", async () => {
  const owner = await signedInCustomer(shop);
  const { id } = openedIn(await owner.post(path, question()));
  const colleague = await signedInCustomer(shop, { customerId: owner.customerId });
  for (const other of [await signedInCustomer(shop), colleague]) {
    expectRefusal(await other.get(conversationPath(id)), 404, "not_found");
    const reply = { key: "a-key-of-24-characters--", text: "¿Y bien?", files: [] };
    expectRefusal(await other.post(`${conversationPath(id)}/messages`, reply), 404, "not_found");
    expectRefusal(await other.post(`${conversationPath(id)}/close`), 404, "not_found");
    expectRefusal(
      await other.put(`${conversationPath(id)}/rating`, { stars: 1, comment: "" }),
      404,
      "not_found",
    );
    expect(readField((await other.get(path)).body, "data")).toEqual([]);
  }
  expect((await read(owner, id)).closed).toBeNull();
});

test.each([
  ["no words", { text: " \n " }, "text"],
  ["two lines of subject", { subject: "a\nb" }, "subject"],
  ["a page of another host", { page: "//evil.example/" }, "page"],
  ["a control character", { text: "a\u0007b" }, "text"],
  ["half a character", { text: "a\ud800b" }, "text"],
])("%s is refused by name", async (_name, wrong, field) => {
  const person = await signedInCustomer(shop);
  expectRefusal(await person.post(path, question(wrong)), 422, "validation_failed", [field]);
});

test("another's order can't be named", async () => {
  const person = await signedInCustomer(shop);
  const order = await makeOrder(shop, await signedInCustomer(shop), {});
  const refused = await person.post(path, question({ order_id: order.publicId }));
  expectRefusal(refused, 422, "validation_failed", ["order_id"]);
});

test("a question keeps what it was asked about, and its receipt has the whole text, number and day", async () => {
  const person = await signedInCustomer(shop, { locale: "en" });
  const order = await makeOrder(shop, person, {});
  const product = await makeProduct(shop.database);
  const variant = await makeVariant(shop.database, { maker: "SEAT", model: "Ibiza IV (6J)" });
  const asked = question({
    order_id: order.publicId,
    product_slug: product.slug,
    vehicle_id: variant.publicId,
    page: `/products/${product.slug}?vehicle=${variant.publicId}`,
  });
  const opened = openedIn(await person.post(path, asked));
  expect(opened).toMatchObject({ answer_by: "2026-12-06", email: person.email, is_in_account: true });
  expect(await read(person, opened.id)).toMatchObject({
    number: opened.number,
    kind: "question",
    answer_by: "2026-12-06",
    closed: null,
    rating: null,
    order: { id: order.publicId, number: order.number },
    product: { slug: product.slug },
    vehicle: "SEAT Ibiza IV 1.6 TDI",
    page: asked.page,
    messages: [{ from: "customer", name: "Ana Prueba", text: asked.text, is_mail: false }],
  });
  expect(await mailsTo(shop, person.email)).toMatchObject([
    {
      template: "support_received",
      locale: "en",
      content: {
        number: opened.number,
        lines: ["Tengo un Ibiza de 2011.", "Motor 1.6 TDI."],
        answer_by: "2026-12-06",
        reply_address: "soporte@shop.test",
      },
    },
  ]);
});

test("a product, a vehicle or a field that is unknown does not lose the question", async () => {
  const person = await signedInCustomer(shop);
  const asked = question({ product_slug: "no-such-product", vehicle_id: "abcdefgh23456789" });
  const { id } = openedIn(await person.post(path, asked));
  expect(await read(person, id)).toMatchObject({ product: null, vehicle: null });
});

test("the day for the answer follows the calendar in Madrid", async () => {
  shop.clock.set(new Date("2026-11-30T23:30:00Z"));
  const { answer_by } = openedIn(await (await signedInCustomer(shop)).post(path, question()));
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  expect(answer_by).toBe("2026-12-16");
});

test("what is sent twice at once is one conversation with one receipt; another text is another", async () => {
  const person = await signedInCustomer(shop);
  const asked = question();
  // Fetches the token before the race begins.
  await person.put("/spa/me/profile", {});
  const answers = await Promise.all([1, 2, 3, 4].map(() => person.post(path, asked)));
  const ids = new Set(answers.map((sent) => openedIn(sent).id));
  expect(ids.size).toBe(1);
  expect(await mailsTo(shop, person.email)).toHaveLength(1);
  const changed = openedIn(await person.post(path, { ...asked, text: "Otra cosa" }));
  expect(ids.has(changed.id)).toBe(false);
});

test("an answer ends the clock, and a reply starts it and opens what was closed", async () => {
  const person = await signedInCustomer(shop);
  const { id, number } = openedIn(await person.post(path, question()));
  expect(await answer(number)).toBeNull();
  expect(await read(person, id)).toMatchObject({
    answer_by: null,
    messages: [{ from: "customer" }, { from: "shop", name: "Marta", text: "Sí, encaja." }],
  });
  expect(await mailsTo(shop, person.email)).toMatchObject([
    { template: "support_received" },
    { template: "support_answer", content: { lines: ["Sí, encaja."], signed_by: "Marta" } },
  ]);
  expect(conversationIn(await person.post(`${conversationPath(id)}/close`)).closed).toMatchObject({
    by: "customer",
  });
  shop.clock.set(new Date("2026-11-25T10:00:00Z"));
  const reply = { key: "a-key-of-24-characters--", text: "¿Y el filtro?", files: [] };
  const replies = await Promise.all([1, 2].map(() => person.post(`${conversationPath(id)}/messages`, reply)));
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  for (const sent of replies)
    expect(conversationIn(sent)).toMatchObject({ answer_by: "2026-12-10", closed: null });
  expect((await read(person, id)).messages.map(({ text }) => text)).toEqual([
    "Tengo un Ibiza de 2011.\nMotor 1.6 TDI.",
    "Sí, encaja.",
    "¿Y el filtro?",
  ]);
});

test("a second message does not put off the day for the answer", async () => {
  const person = await signedInCustomer(shop);
  const { id } = openedIn(await person.post(path, question()));
  shop.clock.set(new Date("2026-11-25T10:00:00Z"));
  const more = { key: "a-key-of-24-characters--", text: "Se me olvidaba…", files: [] };
  const after = conversationIn(await person.post(`${conversationPath(id)}/messages`, more));
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  expect(after.answer_by).toBe("2026-12-06");
});

test("only a closed conversation can be rated, and rated again", async () => {
  const person = await signedInCustomer(shop);
  const { id, number } = openedIn(await person.post(path, question()));
  const rate = (stars: number) => person.put(`${conversationPath(id)}/rating`, { stars, comment: "Rápido" });
  expectRefusal(await rate(5), 409, "conflict");
  await answer(number);
  expect(await closeForShop(shop.database, { number, replyAddress: "", now: shop.clock.now() })).toBeNull();
  expect((await mailsTo(shop, person.email)).at(-1)).toMatchObject({ template: "support_closed" });
  await rate(5);
  expect(conversationIn(await rate(4)).rating).toEqual({ stars: 4, comment: "Rápido" });
});

test("a person finds what they wrote without an account with the same email", async () => {
  const person = await signedInCustomer(shop);
  const asked = question({ sender: { name: "Ana", email: person.email.toUpperCase() } });
  const { id } = openedIn(await shop.visitor().post(path, asked));
  const list = await person.get(path);
  expect(readField(readField(list.body, "meta"), "total")).toBe(1);
  expect(await read(person, id)).toMatchObject({ is_in_account: false, email: person.email });
});

test("a person attaches their own files by choosing them, and nobody else's", async () => {
  const person = await signedInCustomer(shop);
  const own = await readyFile(person);
  const others = await readyFile(await signedInCustomer(shop));
  const refused = await person.post(path, question({ files: [own, others] }));
  expectRefusal(refused, 422, "validation_failed", ["files"]);
  expect(readField((await person.get(path)).body, "data")).toEqual([]);
  const { id, number } = openedIn(await person.post(path, question({ files: [own] })));
  const { files } = await read(person, id);
  expect(files).toMatchObject([{ id: own, is_document: false }]);
  expect((await person.call({ url: files[0]?.download ?? "" })).headers["content-type"]).toBe("image/webp");
  const guest = question({ sender: { name: "Ana", email: "ana@example.com" }, files: [own] });
  expectRefusal(await shop.visitor().post(path, guest), 422, "validation_failed", ["files"]);
  const uses = await shop.database.rows({
    text: "select used.kind, used.reference from upload_use used join upload on upload.id = used.upload_id where upload.public_id = $1",
    values: [own],
  });
  expect(uses).toEqual([{ kind: "support", reference: number }]);
});

test("the shop is told what waits for it, without names and texts, and of a flood once", async () => {
  const to = shop.context.shop.email;
  const shown = async () => (await mailsTo(shop, to)).map(({ template, content }) => ({ template, content }));
  await forgetAttempts(shop);
  const before = (await shown()).length;
  const person = await signedInCustomer(shop);
  const { id, number } = openedIn(await person.post(path, question({ subject: "¿Le va?" })));
  const more = { key: "a-key-of-24-characters-a", text: "Y otra cosa", files: [] };
  expect((await person.post(`${conversationPath(id)}/messages`, more)).status).toBe(200);
  const [notice, ...others] = (await shown()).slice(before);
  expect(others).toEqual([]);
  expect(notice?.template).toBe("support_waiting");
  expect(notice?.content).toMatchObject({ number, subject: "¿Le va?", answer_by: "2026-12-06" });
  expect(JSON.stringify(notice)).not.toMatch(/Ana Prueba|Ibiza/);
  await answer(number);
  const reply = { ...more, key: "a-key-of-24-characters-b" };
  expect((await person.post(`${conversationPath(id)}/messages`, reply)).status).toBe(200);
  expect((await shown()).slice(before)).toHaveLength(2);

  await setAttempts(shop, "support-notice all", 9);
  for (let asked = 0; asked < 3; asked++) openedIn(await person.post(path, question()));
  const flood = (await shown()).slice(before + 2).map(({ template }) => template);
  expect(flood).toEqual(["support_waiting", "support_many_waiting"]);
});

test("an account opens at most twenty conversations a day", async () => {
  const person = await signedInCustomer(shop);
  openedIn(await person.post(path, question()));
  await setAttempts(shop, `support-by-person ${person.personId}`, 19);
  openedIn(await person.post(path, question()));
  expectRefusal(await person.post(path, question()), 429, "too_many_requests");
});

test("whoever may not read a conversation cannot use up its owner's messages", async () => {
  const [owner, stranger] = [await signedInCustomer(shop), await signedInCustomer(shop)];
  const { id } = openedIn(await owner.post(path, question()));
  const reply = { key: "a-key-of-24-characters--", text: "¿Y bien?", files: [] };
  const write = (person: TestCustomer) => person.post(`${conversationPath(id)}/messages`, reply);
  expectRefusal(await write(stranger), 404, "not_found");
  await setAttempts(shop, `support-message ${id} ${stranger.personId}`, 30);
  expectRefusal(await write(stranger), 429, "too_many_requests");
  expect((await write(owner)).status).toBe(200);
});

test("a file is its owner's again when the conversation it was attached to is deleted", async () => {
  const person = await signedInCustomer(shop);
  const file = await readyFile(person);
  const { number } = openedIn(await person.post(path, question({ files: [file] })));
  await answer(number);
  expectRefusal(await person.remove(`/spa/uploads/${file}`), 409, "file_in_use");
  await dropOldConversations(shop.database, new Date("2029-11-22T10:00:00Z"));
  expect((await person.remove(`/spa/uploads/${file}`)).status).toBe(204);
});
