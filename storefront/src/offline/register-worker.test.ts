import { afterEach, beforeEach, expect, test, vi } from "vitest";

const registration = { addEventListener: vi.fn(), waiting: null, update: vi.fn(async () => undefined) };

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("PROD", true);
  vi.stubGlobal("document", { addEventListener: vi.fn(), querySelectorAll: () => [] });
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the shop knows of a browser's history after it has registered its worker there. */
async function historyAfter(workers: object | undefined) {
  vi.stubGlobal("navigator", workers ? { serviceWorker: workers } : {});
  const { historyStore, registerWorker } = await import("./register-worker.ts");
  expect(historyStore.getState().history).toBeNull();
  await registerWorker("es");
  return historyStore.getState().history;
}

const ready = Promise.resolve({ active: null });

test("a browser is new when this document is the first that registers a worker", async () => {
  const registered: string[] = [];
  const workers = {
    ready,
    getRegistration: async (): Promise<unknown> => (registered.length > 0 ? registration : undefined),
    async register(path: string) {
      registered.push(path);
      return registration;
    },
  };
  expect(await historyAfter(workers)).toBe("new");
  vi.resetModules();
  expect(await historyAfter(workers)).toBe("known");
});

test("an earlier document's worker is known without a network as well", async () => {
  const register = () => Promise.reject(new TypeError("no network"));
  expect(await historyAfter({ ready, getRegistration: async () => registration, register })).toBe("known");
});

const answerNothing = (): Promise<undefined> => Promise.resolve(undefined);

test.each([
  ["has no workers", undefined],
  [
    "refuses workers",
    { getRegistration: () => Promise.reject(new DOMException("blocked", "SecurityError")) },
  ],
  ["registers nothing", { getRegistration: answerNothing, register: answerNothing }],
])("a browser that %s tells nothing", async (_what, workers) => {
  expect(await historyAfter(workers)).toBe("untold");
});

test("a part that cannot be loaded makes the browser look for a new release, to which it may belong no more", async () => {
  await historyAfter({ ready, getRegistration: answerNothing, register: async () => registration });
  const { showAlert, showLoadFailure } = await import("../lib/alert-store.ts");
  showAlert({ title: "Stored" });
  expect(registration.update).not.toHaveBeenCalled();
  showLoadFailure();
  expect(registration.update).toHaveBeenCalledOnce();
});
