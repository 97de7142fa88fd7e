import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { goodBody } from "../test/access/filled-requests.ts";
import { publishCatalogue } from "../test/catalogue/publish-catalogue.ts";
import { order as placeOrder } from "../test/orders/checkout.ts";
import { type WholeAccount, wholeAccount } from "../test/people/whole-account.ts";
import { addedRows, lostRows, readAllRows } from "../test/shop/all-rows.ts";
import { type HostileRequest, hostileRequests } from "../test/shop/hostile-requests.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../test/shop/test-shop.ts";
import { conversationPath, openConversationLink, question } from "../test/support/conversations.ts";
import { announced, photograph, sendBytes } from "../test/uploads/send-file.ts";

/** Requests of a run; `npm run test:hostile -- --requests 100000` sends more. */
const total = Number(process.env.HOSTILE_REQUESTS ?? 500);
const seed = Number(process.env.HOSTILE_SEED ?? 20261124);
/** Requests of one attacker, who has one of everything. */
const perAttacker = 250;

vi.setConfig({ testTimeout: Math.max(120_000, total * 200), hookTimeout: 600_000 });

let shop: TestShop;
let victim: WholeAccount;
let photo: Buffer;
beforeAll(async () => {
  shop = await openTestShop();
  victim = await wholeAccount(shop);
  photo = await photograph();
  await publishCatalogue(shop);
});
afterAll(() => shop.close());

/** Names of our own files, of libraries and of SQL, which nobody outside is to see. */
const insides =
  /node_modules|\.ts:\d|\bat \S+ \(|postgres|pglite|\bselect .+ from\b|syntax error|ECONN|fastify/i;

const claimOf = ({ delivered }: WholeAccount) => ({
  ...{ line_id: delivered.lines[0]?.publicId, quantity: 1, description: "Pierde aceite" },
  ...{ appeared_on: "2026-11-21", wish: "repair" },
});

/** Steps of ordinary use: hostile requests come between them, too. */
function validSteps(own: WholeAccount, caller: Visitor): (() => Promise<unknown>)[] {
  const conversation = own.pathFor("{conversationId}");
  return [
    () => caller.get(`/spa/catalog/products/${victim.product.slug}`),
    () => caller.post("/spa/cart"),
    () => caller.post("/spa/cart/lines", { purchasable_public_id: victim.product.publicId, quantity: 1 }),
    async () => {
      if ((await caller.get("/spa/cart")).status !== 200) return;
      const guest = caller === own.person ? {} : { guest: { name: "Ana", email: own.person.email } };
      const quote = await caller.post("/spa/checkout/quote", { shipping_method: "pickup", ...guest });
      const id = readField(readField(quote.body, "data"), "id");
      if (typeof id === "string") await placeOrder(caller, id);
    },
    () => caller.get("/spa/me/profile"),
    () => own.person.post(`${conversationPath(conversation)}/messages`, { ...question(), text: "Gracias" }),
    () => openConversationLink(shop, caller, conversation),
    async () => sendBytes(own.person, await announced(own.person, { size: photo.length }), 0, photo),
    () => own.person.post("/spa/backups"),
    () => own.person.post(own.pathFor("/spa/orders/{orderId}/guarantee-claims"), claimOf(own)),
  ];
}

async function send(caller: Visitor, token: string, request: HostileRequest) {
  const { method, path, query, headers, payload } = request;
  return caller.call({
    method,
    url: query ? `${path}?${query}` : path,
    headers: { "x-csrf-token": token, "content-type": "application/json", ...headers },
    ...(payload === null || method === "GET" || method === "HEAD" ? {} : { payload }),
  });
}

const tokenOf = async (caller: Visitor) =>
  String(readField((await caller.get("/sanctum/csrf-cookie")).body, "csrf_token"));

/** All answers, with the operation, how long it took, and how long the processor was at work for it, here. */
const answered: { ms: number; workMs: number; status: number; name: string }[] = [];

/**
 * Sends requests as a visitor and, four of five, as the owner of an account that has one of everything, until they have
 * signed themselves out.
 *
 * @returns how many were sent.
 */
async function attack(
  drawing: (own: WholeAccount) => fc.Arbitrary<HostileRequest>,
  requests: number,
  seed: number,
) {
  const own = await wholeAccount(shop);
  const callers: Visitor[] = [shop.visitor(), own.person];
  const tokens = await Promise.all(callers.map(tokenOf));
  const drawn = fc.sample(drawing(own), { numRuns: requests, seed });
  for (const [index, request] of drawn.entries()) {
    const turn = index % 5 === 0 ? 0 : 1;
    const caller = callers[turn] ?? own.person;
    const steps = validSteps(own, caller);
    // What the attackers have done to their own account may make a step impossible.
    if (index % 4 === 0) await steps[Math.floor(index / 4) % steps.length]?.().catch(() => undefined);
    const [begun, before] = [performance.now(), process.cpuUsage()];
    const answer = await send(caller, tokens[turn] ?? "", request);
    const [ms, work] = [performance.now() - begun, process.cpuUsage(before)];
    const workMs = (work.user + work.system) / 1000;
    answered.push({ ms, workMs, status: answer.status, name: request.name });
    if (answer.status >= 500 || insides.test(answer.text)) {
      const payload = request.payload?.toString("latin1") ?? null;
      expect.fail(
        JSON.stringify({ ...request, payload, turn, answered: [answer.status, answer.text.slice(0, 500)] }),
      );
    }
    const isOut = turn === 1 && answer.status === 401;
    if (isOut && (await own.person.get("/spa/me/profile")).status === 401) return index + 1;
  }
  return drawn.length;
}

test("hostile requests, between the steps of a purchase and alone, break nothing and change nobody else's rows", async () => {
  const { person, order, product } = victim;
  const description = shop.app.swagger();
  // Number and email of an order together prove whose it is (withdrawing without signing in): only the email is known.
  const ids = [person.personId, person.customerId, order.publicId, product.publicId, product.slug];
  const before = await readAllRows(shop.database);
  for (let sent = 0; sent < total; ) {
    // Limits have their own tests; here they would end every run early.
    await shop.database.script("delete from attempt_count");
    const drawing = (own: WholeAccount) =>
      hostileRequests(description, {
        ids: [...ids, own.product.publicId, own.order.publicId, own.order.number, "abcdefgh23456789"],
        emails: [person.email, own.person.email],
        fillings: [victim.pathFor, own.pathFor],
        bodies: [victim, own].map((account) => (name: string) => {
          // A good one would sign the attacker in as somebody who has only registered.
          return name === "POST /spa/register" ? undefined : goodBody(name, account);
        }),
        files: [photo],
      });
    sent += await attack(drawing, Math.min(perAttacker, total - sent), seed + sent);
  }
  const after = await readAllRows(shop.database);
  expect(lostRows(before, after)).toEqual([]);
  expect(await addedRows(shop.database, before, after, person)).toEqual([]);
  if (process.env.HOSTILE_REQUESTS) report();
});

/** Says what the answers were and how long they took; what is too slow depends on the machine. */
function report() {
  const sorted = answered.toSorted((one, other) => one.ms - other.ms);
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))]?.ms ?? 0).toFixed(1)} ms`;
  const byStatus = Map.groupBy(answered, ({ status }) => status);
  const byName = Map.groupBy(answered, ({ name }) => name);
  const refused = [...byName].flatMap(([name, all]) =>
    all.every(({ status }) => status >= 400) ? [name] : [],
  );
  const lines = [
    `${sorted.length} answers: ${[...byStatus].map(([status, { length }]) => `${length} × ${status}`).join(", ")}`,
    `half within ${at(0.5)}, 99 % within ${at(0.99)}, 99.9 % within ${at(0.999)}, ${sorted.filter(({ ms }) => ms > 2000).length} over 2 s`,
    ...sorted
      .slice(-10)
      .map(({ ms, workMs, name }) => `  ${Math.round(ms)} ms, ${Math.round(workMs)} ms of work: ${name}`),
    `${refused.length} operations have always refused: ${refused.join(", ")}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
