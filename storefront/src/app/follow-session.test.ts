import { QueryClient } from "@tanstack/react-query";
import { createMemoryRouter, redirect } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { authStore, clearCurrentUser } from "../session/index.ts";
import { followSession } from "./follow-session.ts";
import { guardOutcome } from "./routing/guards.ts";

const ana = { id: "anaanaana", name: "Ana", email: "ana@example.com", profile: { picture: null } };
const isSignedIn = () => authStore.getState().isAuthenticated;

function signIn(user: typeof ana) {
  authStore.setState({ user, lastFetched: 0, isAuthenticated: true });
}

/** Opens a shop with one page for customers and one for guests at a URL. */
async function openShop(address: string) {
  const guarded = (rule: "required" | "guest") => (ask: { request: Request }) => {
    const { pathname, search } = new URL(ask.request.url);
    const outcome = guardOutcome(rule, isSignedIn() ? "signed-in" : "visitor", `${pathname}${search}`);
    return outcome ? redirect(outcome) : null;
  };
  const router = createMemoryRouter(
    [
      { path: "/", loader: () => null },
      { path: "/orders", loader: guarded("required") },
      { path: "/sign-in", loader: guarded("guest") },
    ],
    { initialEntries: [address] },
  );
  const queryClient = new QueryClient();
  followSession(router, queryClient);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), 20_000);
  const shown = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { queryClient, shown };
}

beforeEach(() => clearCurrentUser());
afterEach(() => clearCurrentUser());

test("a session that ends on a guarded page redirects to sign-in and clears personal data", async () => {
  signIn(ana);
  const { queryClient, shown } = await openShop("/orders?state=paid");
  const seen = [["/spa/me/profile", ""], ["/spa/cart"], ["/spa/catalog/brands", ""]];
  for (const queryKey of seen) queryClient.setQueryData(queryKey, {});
  expect(shown()).toBe("/orders?state=paid");
  clearCurrentUser();
  await vi.waitFor(() => expect(shown()).toBe("/sign-in?next=%2Forders%3Fstate%3Dpaid"), 20_000);
  const kept = queryClient.getQueryCache().getAll();
  expect(kept.map(({ queryKey }) => queryKey[0])).toEqual(["/spa/cart", "/spa/catalog/brands"]);
});

test("signing in, here or in another tab, opens the page that was requested", async () => {
  const { shown } = await openShop("/sign-in?next=%2Forders");
  signIn(ana);
  await vi.waitFor(() => expect(shown()).toBe("/orders"), 20_000);
});

test("another user of the same browser sees nothing of the previous one", async () => {
  signIn(ana);
  const { queryClient, shown } = await openShop("/orders");
  queryClient.setQueryData(["/spa/me/profile", ""], { name: "Ana" });
  signIn({ ...ana, id: "berberber" });
  expect(queryClient.getQueryData(["/spa/me/profile", ""])).toBeUndefined();
  expect(shown()).toBe("/orders");
});

test("fetching the same user again changes nothing", async () => {
  signIn(ana);
  const { queryClient } = await openShop("/");
  queryClient.setQueryData(["/spa/me/profile", ""], { name: "Ana" });
  signIn({ ...ana, name: "Ana María" });
  expect(queryClient.getQueryData(["/spa/me/profile", ""])).toEqual({ name: "Ana" });
});
