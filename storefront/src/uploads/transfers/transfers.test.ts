import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("./send-file.ts");
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Begins to send files. */
async function send(names: string[]) {
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
  const { sendFiles, pauseTransfer, resumeTransfer } = await import("./transfers.ts");
  const http = { call: vi.fn(), read: vi.fn() };
  const context = { http, locale: "es", keepsOriginal: false, onArrived() {}, onSettled() {} } as const;
  sendFiles(
    names.map((name) => new File(["x"], name)),
    context,
    () => null,
  );
  return { running, signIn, clearCurrentUser, pauseTransfer, resumeTransfer };
}

/** Three files on their way, two of them being sent. */
async function sendThree() {
  const sending = await send(["a", "b", "c"]);
  await expect.poll(() => sending.running).toEqual(["a", "b"]);
  return sending;
}

test("a file that is paused and resumed before it has begun is sent once", async () => {
  const { running, pauseTransfer, resumeTransfer } = await send(["a"]);
  pauseTransfer(1);
  resumeTransfer(1);
  await expect.poll(() => running).toEqual(["a"]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(running).toEqual(["a"]);
});

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
