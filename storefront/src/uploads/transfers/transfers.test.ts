import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("./send-file.ts");
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Three files on their way, two of them being sent. */
async function sendThree() {
  vi.resetModules();
  const running: string[] = [];
  vi.doMock("./send-file.ts", () => ({
    prepareSend: async ({ name }: File) => ({
      start: () => running.push(name),
      pause: async () => void running.splice(running.indexOf(name), 1),
    }),
  }));
  vi.stubGlobal("window", new EventTarget());
  const { setCurrentUser, clearCurrentUser } = await import("../../session/store.ts");
  const signIn = (id: string) =>
    setCurrentUser({ id, name: "Ana", email: "ana@example.com", profile: { picture: null } }, 0);
  signIn("ana");
  const { sendFiles } = await import("./transfers.ts");
  const http = { call: vi.fn(), read: vi.fn() };
  const context = { http, locale: "es", keepsOriginal: false, onArrived() {}, onSettled() {} } as const;
  sendFiles(
    ["a", "b", "c"].map((name) => new File(["x"], name)),
    context,
    () => null,
  );
  await expect.poll(() => running).toEqual(["a", "b"]);
  return { running, signIn, clearCurrentUser };
}

test("files of a person who has signed out are sent no further", async () => {
  const { running, clearCurrentUser } = await sendThree();
  clearCurrentUser();
  expect(running).toEqual([]);
});

test("nor are they when this tab learns only that somebody else has signed in", async () => {
  const { running, signIn } = await sendThree();
  signIn("eva");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(running).toEqual([]);
});

test("they go on when the same person is asked for again", async () => {
  const { running, signIn } = await sendThree();
  signIn("ana");
  expect(running).toEqual(["a", "b"]);
});
