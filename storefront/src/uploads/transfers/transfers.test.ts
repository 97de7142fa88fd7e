import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("./send-file.ts");
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Begins to send files, which are noted in the order in which they begin. */
async function begin(names: string[]) {
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
  const send = (sent: string[]) =>
    sendFiles(
      sent.map((name) => new File(["x"], name)),
      context,
      () => null,
    );
  send(names);
  return { running, send, signIn, clearCurrentUser, pauseTransfer, resumeTransfer };
}

/** Three files on their way, two of them being sent. */
async function sendThree() {
  const sending = await begin(["a", "b", "c"]);
  await expect.poll(() => sending.running).toEqual(["a", "b"]);
  return sending;
}

test("a file that is paused and resumed before it has begun is sent once", async () => {
  const { running, send, pauseTransfer, resumeTransfer } = await begin(["a"]);
  pauseTransfer(1);
  resumeTransfer(1);
  // A file that is sent later begins after all that was begun before.
  send(["b"]);
  await expect.poll(() => running).toContain("b");
  expect(running).toEqual(["a", "b"]);
});

test("files of a person who has signed out are sent no further", async () => {
  const { running, clearCurrentUser } = await sendThree();
  clearCurrentUser();
  expect(running).toEqual([]);
});

test("nor are they when this tab learns only that somebody else has signed in", async () => {
  const { running, send, signIn } = await sendThree();
  signIn("eva");
  expect(running).toEqual([]);
  send(["d"]);
  await expect.poll(() => running).toContain("d");
  expect(running).toEqual(["d"]);
});

test("they go on when the same person is asked for again", async () => {
  const { running, signIn } = await sendThree();
  signIn("ana");
  expect(running).toEqual(["a", "b"]);
});
