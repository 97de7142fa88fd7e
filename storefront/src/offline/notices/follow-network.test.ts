import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteOnline, reportOfflineAnswer } from "../offline-store.ts";
import { followNetwork } from "./follow-network.ts";

const [orders, brands] = [["/spa/orders", ""] as const, ["/spa/catalog/brands", ""] as const];

let isCut: boolean;
let asked: string[];
let stop: () => void;
let client: QueryClient;
let browser: EventTarget;

/** A page that shows the orders as they were last seen: the shop cannot be reached. */
beforeEach(async () => {
  browser = new EventTarget();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  isCut = true;
  asked = [];
  client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        queryFn: async ({ queryKey: [path] }) => {
          asked.push(String(path));
          if (isCut) reportOfflineAnswer(String(path), 1);
          return isCut ? "as last seen" : "of the shop";
        },
      },
    },
  });
  stop = followNetwork(client);
  new QueryObserver(client, { queryKey: orders }).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(orders)).toBe("as last seen"), 20_000);
});
afterEach(() => {
  stop();
  client.clear();
  noteOnline();
  vi.unstubAllGlobals();
});

test("kept responses that stand in are no sign of a network", () => {
  expect(asked).toEqual(["/spa/orders"]);
});

test("when another read is answered, what kept responses stand in for is asked again", async () => {
  isCut = false;
  await client.fetchQuery({ queryKey: brands });
  await vi.waitFor(() => expect(client.getQueryData(orders)).toBe("of the shop"), 20_000);
  expect(asked).toEqual(["/spa/orders", "/spa/catalog/brands", "/spa/orders"]);
});

test("when the browser says that the network is back, it is asked again", async () => {
  isCut = false;
  browser.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(client.getQueryData(orders)).toBe("of the shop"), 20_000);
});
