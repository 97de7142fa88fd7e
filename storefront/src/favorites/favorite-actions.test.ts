import { createServer } from "node:http";
import { QueryClient } from "@tanstack/react-query";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createHttpClient, type HttpClient } from "../lib/http/http-client.ts";
import { authStore } from "../session/index.ts";
import { createFavoriteActions, type FavoriteFailure } from "./favorite-actions.ts";
import { ownFavoritesQuery } from "./queries.ts";
import { favoritesStore, noFavorites } from "./store.ts";

const ana = { id: "anaanaana", name: "Ana", email: "ana@example.com", profile: { picture: null } };
/** The server's side: whose favorites there are, and what it has been asked. */
let kept: string[] = [];
let status = 200;
let calls: string[] = [];
let http: HttpClient;
let close: () => void;
let failures: FavoriteFailure[] = [];

function answerTo(method: string, path: string, body: string): unknown {
  const id = path.split("/").at(-1) ?? "";
  if (path.endsWith("/ids")) return kept;
  if (path.endsWith("/join")) {
    const { ids }: { ids: string[] } = JSON.parse(body);
    kept = [...ids, ...kept.filter((other) => !ids.includes(other))];
    return { ids: kept, unknown: [], left_out: [] };
  }
  kept = kept.filter((other) => other !== id);
  if (method === "PUT") kept = [id, ...kept];
  return { id, is_favorite: method === "PUT", total: kept.length };
}

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    calls.push(`${request.method} ${request.url?.split("/favorites/")[1]}`);
    if (status === 0) return void request.socket.destroy();
    response.writeHead(status, { "content-type": "application/json" });
    const refusal = { message: "No", code: "internal" };
    const isDone = status === 200;
    response.end(
      JSON.stringify(isDone ? { data: answerTo(request.method ?? "", request.url ?? "", body) } : refusal),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  http = createHttpClient({
    origin: typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "",
    serverLocale: "es_ES",
    beforeRequest: () => undefined,
    onUnauthenticated: () => undefined,
    confirmIdentity: async () => false,
    readCsrfToken: () => "token",
    renewCsrfToken: async () => "token",
  });
  close = () => server.close();
});
afterAll(() => close());

beforeEach(() => {
  forgetAll();
  [kept, calls, failures, status] = [[], [], [], 200];
});
afterAll(forgetAll);

function forgetAll() {
  authStore.setState({ user: null, lastFetched: null, isAuthenticated: false });
  favoritesStore.setState(noFavorites);
}

const actions = () => createFavoriteActions(http, (failure) => failures.push(failure));
const signIn = () => authStore.setState({ user: ana, lastFetched: 0, isAuthenticated: true });
const shownIds = () => favoritesStore.getState().ids;

test("a heart that the server refuses goes back to what it was, and the shopper is told", async () => {
  signIn();
  const { setFavorite, sync } = actions();
  await sync();
  status = 500;
  setFavorite("partone1", true);
  expect(shownIds()).toEqual(["partone1"]);
  await vi.waitFor(() => expect(failures).toEqual([{ status: 500, message: "No" }]), 20_000);
  expect(shownIds()).toEqual([]);
});

test("a visitor's hearts stay in the browser, and the 501st is refused", async () => {
  const { setFavorite, sync } = actions();
  await sync();
  for (let n = 0; n < 501; n += 1) setFavorite(`part${n}`, true);
  expect(shownIds().length).toBe(500);
  expect(failures).toEqual([{ status: 422, message: "", limit: 500 }]);
  expect(calls).toEqual([]);
});

test("a visitor's hearts join the person's at sign-in, before those there are", async () => {
  kept = ["partold1"];
  const { setFavorite, sync } = actions();
  setFavorite("partone1", true);
  signIn();
  const joining = sync();
  setFavorite("parttwo2", true);
  await joining;
  await vi.waitFor(() => expect(kept).toEqual(["parttwo2", "partone1", "partold1"]), 20_000);
  expect(favoritesStore.getState()).toEqual({ ids: ["parttwo2", "partone1", "partold1"], ownerId: ana.id });
});

test("a heart that is pressed before the person's are known joins them", async () => {
  kept = ["partold1"];
  signIn();
  const { setFavorite, sync } = actions();
  const reading = sync();
  setFavorite("partone1", true);
  await reading;
  await vi.waitFor(() => expect(kept).toEqual(["partone1", "partold1"]), 20_000);
  expect(favoritesStore.getState()).toEqual({ ids: ["partone1", "partold1"], ownerId: ana.id });
});

test("a failed joining leaves them the visitor's, to be joined another time", async () => {
  const { setFavorite, sync } = actions();
  setFavorite("partone1", true);
  signIn();
  status = 500;
  await sync();
  expect(favoritesStore.getState()).toEqual({ ids: ["partone1"], ownerId: null });
  status = 200;
  await sync();
  expect(kept).toEqual(["partone1"]);
});

test("pressed again while the call is under way, the last press counts and is told once", async () => {
  signIn();
  const { setFavorite, sync } = actions();
  await sync();
  calls = [];
  setFavorite("partone1", true);
  setFavorite("partone1", false);
  setFavorite("partone1", true);
  setFavorite("partone1", false);
  expect(shownIds()).toEqual([]);
  await vi.waitFor(() => expect(calls.at(-1)).toBe("DELETE partone1"), 20_000);
  expect(calls.length).toBeLessThanOrEqual(2);
  await vi.waitFor(() => expect(kept).toEqual([]), 20_000);
});

test("pressed twice without a network, it is again what the server has", async () => {
  kept = ["parttwo2"];
  signIn();
  const { setFavorite, sync } = actions();
  await sync();
  status = 0;
  setFavorite("partone1", true);
  setFavorite("partone1", false);
  setFavorite("parttwo2", false);
  setFavorite("parttwo2", true);
  setFavorite("parttwo2", false);
  await vi.waitFor(() => expect(failures).toEqual([{ status: 0, message: "" }]), 20_000);
  await vi.waitFor(() => expect(calls.filter((call) => call.includes("one1")).length).toBe(2), 20_000);
  expect(shownIds()).toEqual(["parttwo2"]);
  status = 200;
  await sync();
  expect(shownIds()).toEqual(["parttwo2"]);
});

test("after signing out none are left, and another person's are never shown", async () => {
  kept = ["partone1"];
  signIn();
  const { sync } = actions();
  await sync();
  expect(shownIds()).toEqual(["partone1"]);
  authStore.setState({ user: null, lastFetched: null, isAuthenticated: false });
  await sync();
  expect(favoritesStore.getState()).toEqual(noFavorites);
  favoritesStore.setState({ ids: ["partofother"], ownerId: "someoneelse" });
  kept = ["partmine"];
  signIn();
  await sync();
  expect(shownIds()).toEqual(["partmine"]);
});

test("what another device has changed is found with the next heart", async () => {
  signIn();
  const { setFavorite, sync } = actions();
  await sync();
  kept = ["partelse"];
  setFavorite("partone1", true);
  await vi.waitFor(() => expect(shownIds()).toEqual(["partone1", "partelse"]), 20_000);
});

test("hearts that could not be read are asked for again, until they are the person's", async () => {
  kept = ["partold1"];
  signIn();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = ownFavoritesQuery(actions(), ana.id);
  status = 500;
  await expect(queryClient.fetchQuery(query)).rejects.toThrow();
  status = 200;
  expect(await queryClient.fetchQuery(query)).toBe(true);
  expect(favoritesStore.getState()).toEqual({ ids: ["partold1"], ownerId: ana.id });
});
