import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { placedAsGuest } from "../test/orders/guest-orders.ts";
import { signedInCustomer } from "../test/people/customers.ts";
import { type WholeAccount, wholeAccount } from "../test/people/whole-account.ts";
import { openTestShop, readField, type TestShop, type Visitor } from "../test/shop/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

// Every route, one after the other.
vi.setConfig({ testTimeout: 120_000 });

const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const;
type Route = { method: (typeof methods)[number]; path: string };

/** Routes about the caller: they answer 401 and 403 themselves. */
const askingWho = ["GET /spa/me/user", "HEAD /spa/me/user"];

/** Each path of the description with its operations. */
const paths = () => Object.entries(Object(readField(shop.app.swagger(), "paths")));

/** The routes whose description says that only customers may call them; what answers GET answers HEAD. */
function customersRoutes(): Route[] {
  return paths().flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation =
        readField(operations, method.toLowerCase()) ??
        (method === "HEAD" ? readField(operations, "get") : undefined);
      const responses = Object(readField(operation, "responses"));
      const isForCustomers = "401" in responses && "403" in responses;
      return isForCustomers && !askingWho.includes(`${method} ${path}`) ? { method, path } : [];
    }),
  );
}

/** Responses to callers without access, by status and code. */
async function answersTo(visitor: Visitor) {
  const csrf = await visitor.get("/sanctum/csrf-cookie");
  const headers = { "x-csrf-token": String(readField(csrf.body, "csrf_token")) };
  const answers: Record<string, unknown[]> = {};
  for (const { method, path } of customersRoutes()) {
    const url = path.replace(/\{\w+\}/g, "abcdefgh23456789");
    const answer = await visitor.call({ method, url, headers });
    answers[`${method} ${path}`] =
      method === "HEAD" ? [answer.status] : [answer.status, readField(answer.body, "code")];
  }
  return answers;
}

const allAre = (status: number, code: string) =>
  Object.fromEntries(
    customersRoutes().map(({ method, path }) => [
      `${method} ${path}`,
      method === "HEAD" ? [status] : [status, code],
    ]),
  );

test("what is for customers is refused to a visitor, before anything of the call is read", async () => {
  expect(Object.keys(allAre(401, ""))).toEqual(
    expect.arrayContaining(["GET /spa/me/security", "PUT /spa/me/password", "POST /spa/me/passkeys"]),
  );
  expect(await answersTo(shop.visitor())).toEqual(allAre(401, "unauthenticated"));
});

test("and to who has only registered", async () => {
  const pending = await signedInCustomer(shop, { isVerified: false });
  expect(await answersTo(pending)).toEqual(allAre(403, "email_unverified"));
});

test("and to who was signed in until a moment ago", async () => {
  const customer = await signedInCustomer(shop);
  const cookie = String(customer.cookies.get("recambia_session"));
  expect((await customer.post("/spa/logout")).status).toBe(204);
  customer.cookies.set("recambia_session", cookie);
  expect(await answersTo(customer)).toEqual(allAre(401, "unauthenticated"));
});

/** Routes that the proof of an order without an account opens; their `orderId` is the order's. */
const orderersRoutes = [
  "GET /spa/orders/{orderId}",
  "GET /spa/orders/{orderId}/claim-files/{fileId}/{size}",
  "GET /spa/orders/{orderId}/contract/{language}.pdf",
  "GET /spa/orders/{orderId}/invoice.pdf",
  "GET /spa/orders/{orderId}/invoices/{invoiceId}.pdf",
  "GET /spa/orders/{orderId}/return-files/{fileId}/{size}",
  "GET /spa/orders/{orderId}/reviewable",
  "POST /spa/orders/{orderId}/account",
  "POST /spa/orders/{orderId}/cancel",
  "POST /spa/orders/{orderId}/full-invoice",
  "POST /spa/orders/{orderId}/guarantee-claims",
  "POST /spa/orders/{orderId}/payment",
  "POST /spa/orders/{orderId}/payment-return",
  "POST /spa/orders/{orderId}/reviews",
  "POST /spa/orders/{orderId}/withdrawal",
];

const isGet = (route: string) => route.startsWith("GET");

/** Status of each route's response to a visitor who asks about an order. */
async function statusesFor(visitor: Visitor, orderId: string) {
  const csrf = await visitor.get("/sanctum/csrf-cookie");
  const headers = { "x-csrf-token": String(readField(csrf.body, "csrf_token")) };
  const statuses: Record<string, number> = {};
  for (const { method, path } of customersRoutes()) {
    const url = path.replace("{orderId}", orderId).replace(/\{\w+\}/g, "abcdefgh23456789");
    statuses[`${method} ${path}`] = (await visitor.call({ method, url, headers })).status;
  }
  return statuses;
}

test("the proof of an order opens what is about that order, and nothing else", async () => {
  const { visitor, order } = await placedAsGuest(shop);
  const open = Object.entries(await statusesFor(visitor, order.id)).filter(([, status]) => status !== 401);
  const heads = orderersRoutes.filter(isGet).map((route) => route.replace("GET", "HEAD"));
  expect(open.map(([route]) => route).sort()).toEqual([...orderersRoutes, ...heads].sort());
  const other = await placedAsGuest(shop);
  expect(new Set(Object.values(await statusesFor(visitor, other.order.id)))).toEqual(new Set([401]));
});

test("another account is told of a guest's order what it is told of any that is not its own", async () => {
  const { order } = await placedAsGuest(shop);
  const statuses = await statusesFor(await signedInCustomer(shop), order.id);
  for (const route of orderersRoutes)
    expect([route, [404, 422].includes(statuses[route] ?? 0)]).toEqual([route, true]);
});

test("no path takes a method that the description does not name, whoever asks", async () => {
  const account = await wholeAccount(shop);
  const before = await account.rows();
  const shapes = paths().map(([path, operations]) => ({
    shape: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
    named: Object.keys(Object(operations)).map((method) => method.toUpperCase()),
  }));
  for (const caller of [shop.visitor(), account.person]) {
    for (const [path] of paths()) {
      const url = account.pathFor(path);
      // An id may be a word that another path has in its place.
      const named = shapes.filter(({ shape }) => shape.test(url)).flatMap((each) => each.named);
      const taken = named.includes("GET") ? [...named, "HEAD"] : named;
      for (const method of methods.filter((each) => !taken.includes(each))) {
        const { status } = await caller.call({ method, url });
        expect([method, path, status]).toEqual([method, path, method === "OPTIONS" ? 204 : 405]);
      }
    }
  }
  expect(await account.rows()).toEqual(before);
});

/** Bodies that let a request reach its operation, where an empty one would be refused before. */
const bodies: Record<string, object> = {
  "PUT /spa/me/preferences": { theme: "light" },
  "PUT /spa/me/profile": { first_name: "Eva", last_name: "", nickname: "", currency: "EUR" },
  "PUT /spa/collections/{id}": { name: "Ajena", note: "" },
  "POST /spa/orders/{orderId}/cancel": {},
  "POST /spa/orders/{orderId}/withdrawal": {},
};

/** Responses of all customers' routes that name something by its id, asked for an account's things. */
async function answersAbout(account: WholeAccount, caller: Visitor) {
  const csrf = await caller.get("/sanctum/csrf-cookie");
  const headers = { "x-csrf-token": String(readField(csrf.body, "csrf_token")) };
  const statuses: Record<string, number> = {};
  const routes = customersRoutes().filter(({ path }) => path.includes("{"));
  for (const { method, path } of routes) {
    const payload = bodies[`${method} ${path}`];
    const options = { method, url: account.pathFor(path), headers, ...(payload ? { payload } : {}) };
    statuses[`${method} ${path}`] = (await caller.call(options)).status;
  }
  return statuses;
}

/** Routes that answered with success. */
const granted = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .filter(([, status]) => status < 400)
    .map(([route]) => route)
    .sort();

/** Requests on a product, which has no owner: every signed-in person may send them. */
const aboutProducts = [
  "DELETE /spa/me/favorites/{purchasableId}",
  "GET /spa/reviews/reviewable/{id}",
  "HEAD /spa/reviews/reviewable/{id}",
  "PUT /spa/me/favorites/{purchasableId}",
];

test("visitors, strangers, and people who have left or been erased reach nothing of an account, and change none of its rows", async () => {
  const account = await wholeAccount(shop);
  const customerId = account.person.customerId;
  const [left, erased] = [
    await signedInCustomer(shop, { customerId }),
    await signedInCustomer(shop, { customerId }),
  ];
  await account.person.remove(`/spa/users/${left.personId}`);
  const again = await signedInCustomer(shop, { email: "left@example.com" });
  await shop.database.rows({ text: "delete from person where id = $1", values: [erased.personId] });
  const before = await account.rows();
  const reached = {
    visitor: granted(await answersAbout(account, shop.visitor())),
    stranger: granted(await answersAbout(account, await signedInCustomer(shop))),
    left: granted(await answersAbout(account, left)),
    "left, signed in again": granted(await answersAbout(account, again)),
    erased: granted(await answersAbout(account, erased)),
  };
  const nothingOfIt = (routes: string[]) => routes.filter((route) => !aboutProducts.includes(route));
  expect(
    Object.fromEntries(Object.entries(reached).map(([who, routes]) => [who, nothingOfIt(routes)])),
  ).toEqual({
    visitor: [],
    stranger: [],
    left: [],
    "left, signed in again": [],
    erased: [],
  });
  expect(await account.rows()).toEqual(before);
});

test("another person of the account reaches what is the account's, and nothing that is the person's", async () => {
  const account = await wholeAccount(shop);
  const { customerId } = account.person;
  const before = await account.person.get("/spa/me/security");
  const reached = granted(await answersAbout(account, await signedInCustomer(shop, { customerId })));
  for (const route of [
    "GET /spa/orders/{orderId}",
    "GET /spa/me/addresses/{id}",
    "GET /spa/users/{personId}",
  ]) {
    expect(reached).toContain(route);
  }
  for (const route of [
    ...["DELETE /spa/me/sessions/{id}", "DELETE /spa/reviews/{id}", "PUT /spa/reviews/{id}"],
    ...["GET /spa/uploads/{uploadId}/file", "DELETE /spa/uploads/{uploadId}"],
  ]) {
    expect(reached).not.toContain(route);
  }
  expect(before.status).toBe(200);
});
