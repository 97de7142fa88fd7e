import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { accessMatrix, type Subject } from "../test/access/access-matrix.ts";
import { filledRequest, type Operation, operationsOf } from "../test/access/filled-requests.ts";
import { placedAsGuest } from "../test/orders/guest-orders.ts";
import { signedInCustomer } from "../test/people/customers.ts";
import { type WholeAccount, wholeAccount } from "../test/people/whole-account.ts";
import { folderForThisTest } from "../test/shop/temporary-folder.ts";
import { type Answer, openTestShop, readField, type TestShop, type Visitor } from "../test/shop/test-shop.ts";
import { guestQuestion, openConversationLink, openedIn } from "../test/support/conversations.ts";
import { openCommandSocket } from "./operator/command-socket.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

// Every route, one after the other.
vi.setConfig({ testTimeout: 120_000 });

/** Each path of the description with its operations. */
const paths = () => Object.entries(Object(readField(shop.app.swagger(), "paths")));

const openToAll: Subject[] = ["shop", "visitor", "proof"];

/** Operations about some subjects; what answers `GET` answers `HEAD`. */
function operationsAbout(isMeant: (subject: Subject) => boolean) {
  return operationsOf(shop.app.swagger()).flatMap(({ name, method, path }) => {
    if (!isMeant(accessMatrix[name] ?? "shop")) return [];
    const methods = method === "GET" ? (["GET", "HEAD"] as const) : [method];
    return methods.map((each) => ({ name: `${each} ${path}`, method: each, path }));
  });
}

/** Sends operations with ids but no bodies; returns the status of each, and the code of its refusal. */
async function answersTo(
  caller: Visitor,
  operations: ReturnType<typeof operationsAbout>,
  ids: Record<string, string> = {},
) {
  const csrf = await caller.get("/sanctum/csrf-cookie");
  const headers = { "x-csrf-token": String(readField(csrf.body, "csrf_token")) };
  const answers: Record<string, string> = {};
  for (const { name, method, path } of operations) {
    const url = path.replace(/\{(\w+)\}/g, (_match, id: string) => ids[id] ?? "abcdefgh23456789");
    const { status, body } = await caller.call({ method, url, headers });
    answers[name] = method === "HEAD" ? `${status}` : `${status} ${readField(body, "code") ?? ""}`;
  }
  return answers;
}

test("what is for customers is refused to a visitor, before anything of the call is read", async () => {
  const operations = operationsAbout((subject) => !openToAll.includes(subject));
  const refused = operations.map(({ name }) => [
    name,
    `401${name.startsWith("HEAD") ? "" : " unauthenticated"}`,
  ]);
  expect(await answersTo(shop.visitor(), operations)).toEqual(Object.fromEntries(refused));
});

test("the link of an order or conversation opens what is about that one, and nothing else", async () => {
  const operations = operationsAbout((subject) => !openToAll.includes(subject));
  const opened = async (visitor: Visitor, ids: Record<string, string>) =>
    Object.entries(await answersTo(visitor, operations, ids)).flatMap(([name, answer]) =>
      answer.startsWith("401") ? [] : [name],
    );
  const about = (...subjects: Subject[]) =>
    operationsAbout((subject) => subjects.includes(subject)).map(({ name }) => name);
  const { visitor, order } = await placedAsGuest(shop);
  const other = await placedAsGuest(shop);
  const asking = shop.visitor();
  const conversation = openedIn(await asking.post("/spa/support/conversations", guestQuestion()));
  await openConversationLink(shop, asking, conversation.id);
  const ids = { orderId: order.id, conversationId: conversation.id };
  expect(await opened(visitor, ids)).toEqual(about("order", "guest", "bank"));
  expect(await opened(asking, ids)).toEqual(about("conversation"));
  expect(await opened(visitor, { orderId: other.order.id })).toEqual([]);
});

test("another account is told of a guest's order what it is told of any that is not its own", async () => {
  const { order } = await placedAsGuest(shop);
  const operations = operationsAbout((subject) => ["order", "guest"].includes(subject));
  const answers = await answersTo(await signedInCustomer(shop), operations, { orderId: order.id });
  for (const [name, answer] of Object.entries(answers))
    expect([name, answer]).toEqual([name, expect.stringMatching(/^(404|422)/)]);
});

test("no path takes a method that the description does not name, whoever asks", async () => {
  const account = await wholeAccount(shop);
  const before = await account.rows();
  const shapes = paths().map(([path, operations]) => ({
    shape: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
    named: Object.keys(Object(operations)).map((method) => method.toUpperCase()),
  }));
  const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] as const;
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

type Verdict = "passes" | "unauthenticated" | "unverified" | "unknown";

/** What an answer says of the caller's right; whatever else is wrong, the caller has it. */
function verdictOf({ status, body }: Answer): Verdict {
  const code = readField(body, "code");
  if (status === 404) return "unknown";
  if (status === 401 && code !== "invalid_credentials") return "unauthenticated";
  return status === 403 && code !== "confirmation_required" ? "unverified" : "passes";
}

/** What callers are told of things by their id, by what an operation is about. */
type Rights = Partial<Record<Subject, Verdict>>;
const all = (verdict: Verdict): Rights => ({
  ...{ account: verdict, person: verdict, order: verdict, guest: verdict, conversation: verdict },
});
const refusedAll = (verdict: Verdict): Rights => ({ caller: verdict, bank: verdict, ...all(verdict) });

/** Reading comes first, parts before wholes; what ends an account, or gives the caller another session, last. */
const turns = ["GET", "HEAD", "PATCH", "PUT", "POST", "DELETE"];
const last = ["DELETE /spa/users/{personId}", "POST /spa/logout", "POST /spa/register"];
const turnOf = ({ name, method }: Operation) => turns.indexOf(method) + 10 * (last.indexOf(name) + 1);

/** Sends every operation about an account's things; returns verdicts that differ from a caller's rights, and what tells. */
async function operate(account: WholeAccount, caller: Visitor, rights: Rights) {
  const csrf = await caller.get("/sanctum/csrf-cookie");
  const token = String(readField(csrf.body, "csrf_token"));
  const differing: string[] = [];
  const telling: string[] = [];
  const operations = operationsOf(shop.app.swagger()).toSorted(
    (one, other) => turnOf(one) - turnOf(other) || other.path.length - one.path.length,
  );
  for (const operation of operations) {
    const { headers, ...request } = filledRequest(operation, account);
    const answer = await caller.call({ ...request, headers: { "x-csrf-token": token, ...headers } });
    const subject = accessMatrix[operation.name] ?? "shop";
    const verdict = verdictOf(answer);
    const isRight = subject in rights ? verdict === rights[subject] : answer.status < 500;
    if (!isRight) differing.push(`${operation.name}: ${answer.status} ${answer.text.slice(0, 200)}`);
    const asked = JSON.stringify(request);
    const isTold = (mark: string) => answer.text.includes(mark) && !asked.includes(mark);
    if (account.marks.some(isTold)) telling.push(operation.name);
    if (account.ownMarks.some(isTold)) telling.push(`${operation.name}, of the person`);
  }
  return { differing, telling };
}

test("the matrix has every operation of the description, and says what the description says", () => {
  const operations = operationsOf(shop.app.swagger());
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(accessMatrix).sort());
  for (const { name, described } of operations) {
    const security = JSON.stringify(readField(described, "security"));
    const subject = accessMatrix[name] ?? "shop";
    const proofs = {
      ...{ shop: "", visitor: "", proof: "", caller: "session", account: "session" },
      ...{
        person: "session",
        order: "guestOrders",
        guest: "guestOrders",
        bank: "guestOrders",
        conversation: "guestConversations",
      },
    };
    const proof = proofs[subject];
    const isAsDescribed = proof === "" ? !security.includes("session") : security.includes(proof);
    expect([name, isAsDescribed]).toEqual([name, true]);
  }
});

test("strangers, and people who have left, been signed out or erased, reach nothing of an account, by any operation", async () => {
  const account = await wholeAccount(shop);
  const { customerId } = account.person;
  const [left, erased, out] = [
    await signedInCustomer(shop, { customerId }),
    await signedInCustomer(shop, { customerId }),
    await signedInCustomer(shop),
  ];
  await account.person.remove(`/spa/users/${left.personId}`);
  await shop.database.rows({ text: "delete from person where id = $1", values: [erased.personId] });
  const cookie = String(out.cookies.get("recambia_session"));
  await out.post("/spa/logout");
  out.cookies.set("recambia_session", cookie);
  const before = await account.rows();
  const nobody = refusedAll("unauthenticated");
  const callers: [string, Visitor, Rights][] = [
    ["visitor", shop.visitor(), nobody],
    ["guest of another order", (await placedAsGuest(shop)).visitor, nobody],
    ["only registered", await signedInCustomer(shop, { isVerified: false }), refusedAll("unverified")],
    ["stranger", await signedInCustomer(shop), all("unknown")],
    ["left", left, nobody],
    ["left, signed in again", await signedInCustomer(shop, { email: "left@example.com" }), all("unknown")],
    ["signed out", out, nobody],
    ["erased", erased, nobody],
  ];
  for (const [who, caller, rights] of callers) {
    expect([who, await operate(account, caller, rights)]).toEqual([who, { differing: [], telling: [] }]);
    expect([who, await account.rows()]).toEqual([who, before]);
  }
});

test("the account's person may do all of it, and another person of the account what is the account's", async () => {
  const [own, shared] = [await wholeAccount(shop), await wholeAccount(shop)];
  expect((await operate(own, own.person, { ...all("passes"), guest: "unknown" })).differing).toEqual([]);
  const other = await signedInCustomer(shop, { customerId: shared.person.customerId });
  const rights: Rights = { ...all("unknown"), account: "passes", order: "passes" };
  const { differing, telling } = await operate(shared, other, rights);
  expect(differing).toEqual([]);
  const aboutAll = ["GET /spa/me/addresses", "GET /spa/me/data", "GET /spa/orders", "GET /spa/users"];
  const others = telling.filter((name) => !["account", "order"].includes(accessMatrix[name] ?? ""));
  // What the account has bought, any of its people may review.
  expect(others.filter((name) => !name.includes("/reviewable")).sort()).toEqual(aboutAll);
});

test("the operator's socket answers no operation of the API", async () => {
  const account = await wholeAccount(shop);
  const before = await account.rows();
  const folder = await folderForThisTest();
  const close = await openCommandSocket(folder, shop.context);
  onTestFinished(async () => close?.());
  for (const operation of operationsOf(shop.app.swagger())) {
    const { method, url } = filledRequest(operation, account);
    for (const line of [`${method} ${url} HTTP/1.1`, JSON.stringify({ words: [method, url], options: {} })]) {
      const socket = connect(join(folder, "operator.sock"));
      socket.end(`${line}\n`);
      expect([operation.name, await text(socket)]).toEqual([operation.name, ""]);
    }
  }
  expect(await account.rows()).toEqual(before);
});
