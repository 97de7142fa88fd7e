import type { AddressInfo } from "node:net";
import createImapServer from "hoodiecrow-imap";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { twoHalves } from "../../../test/catalogue/pictures.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { setAttempts } from "../../../test/shop/attempts.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { conversationIn, conversationPath, openedIn, question } from "../../../test/support/conversations.ts";
import { hasDovecot, startDovecot } from "../../../test/support/dovecot.ts";
import { mailSource, replyTo, supportAddress } from "../../../test/support/mails.ts";
import { pollMailbox } from "./poll-mailbox.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ SUPPORT_ADDRESS: supportAddress });
});
afterAll(() => shop.close());

/** Starts an IMAP server with these mails in its inbox. @returns its address. */
async function startMailbox(mails: readonly Buffer[]): Promise<string> {
  const imap = createImapServer({
    plugins: ["ID", "AUTH-PLAIN", "SASL-IR", "NAMESPACE", "IDLE", "UIDPLUS"],
    users: { "soporte@shop.test": { password: "p@ss/word" } },
    storage: { INBOX: { messages: mails.map((mail) => ({ raw: mail.toString("latin1") })) } },
  });
  await new Promise<void>((done) => imap.listen(0, "127.0.0.1", done));
  onTestFinished(() => new Promise<void>((done) => imap.close(done)));
  const address: AddressInfo | string | null = imap.server.address();
  return inboxAt(typeof address === "object" && address ? address.port : 0);
}

function inboxAt(port: number): string {
  return `imap://soporte%40shop.test:p%40ss%2Fword@127.0.0.1:${port}/INBOX`;
}

const poll = (imapUrl: string, clamdUrl = "") =>
  pollMailbox({ ...shop.context, config: { ...shop.context.config, imapUrl, clamdUrl } });

test("a server that can't be reached, or another password, fails the poll", async () => {
  await expect(poll("imap://a:b@127.0.0.1:1/INBOX")).rejects.toThrow();
  const address = await startMailbox([]);
  await expect(poll(address.replace("p%40ss", "other"))).rejects.toThrow();
});

test("a server beyond this machine without TLS is never sent the password", async () => {
  const address = await startMailbox([]);
  // The same server, by a name that is not known to be this machine's.
  await expect(poll(address.replace("127.0.0.1", "127.1"))).rejects.toThrow(/STARTTLS/);
});

async function expectRepliesReadOnce(openMailbox: (mails: readonly Buffer[]) => Promise<string>) {
  const owner = await signedInCustomer(shop);
  const { id, number } = openedIn(await owner.post("/spa/support/conversations", question()));
  const address = await openMailbox([
    mailSource("hola@shop.test", "Un pedido de otro sitio"),
    mailSource(replyTo(shop, id), "Primera respuesta"),
    mailSource(replyTo(shop, id), "Estoy fuera", { "Auto-Submitted": "auto-replied" }),
    mailSource(replyTo(shop, id), "Segunda respuesta"),
  ]);
  expect(await poll(address)).toEqual([
    { outcome: "added", number },
    { outcome: "ignored", reason: "automatic" },
    { outcome: "added", number },
  ]);
  expect(await poll(address)).toEqual([]);
  const { messages } = conversationIn(await owner.get(conversationPath(id)));
  expect(messages.slice(1).map(({ text }) => text)).toEqual(["Primera respuesta", "Segunda respuesta"]);
}

async function openedConversation() {
  const owner = await signedInCustomer(shop);
  const { id, number } = openedIn(await owner.post("/spa/support/conversations", question()));
  const texts = async () => {
    const { messages } = conversationIn(await owner.get(conversationPath(id)));
    return messages.slice(1).map(({ text }) => text);
  };
  return { id, number, texts };
}

test("a flooded conversation keeps nobody else's replies from being read", async () => {
  const [flooded, other] = [await openedConversation(), await openedConversation()];
  const flood = Array.from({ length: 60 }, (_none, place) =>
    mailSource(replyTo(shop, flooded.id), `Hola ${place}`),
  );
  await poll(await startMailbox([mailSource(replyTo(shop, flooded.id), "Hola")]));
  await setAttempts(shop, `support-mail ${flooded.id}`, 29);
  const address = await startMailbox([...flood, mailSource(replyTo(shop, other.id), "¿Y la mía?")]);
  const added = { outcome: "added", number: flooded.number };
  const outcomes = [added, { outcome: "postponed" }, { outcome: "added", number: other.number }];
  expect(await poll(address)).toEqual(outcomes);
  expect(await other.texts()).toEqual(["¿Y la mía?"]);
  await setAttempts(shop, `support-mail ${flooded.id}`, 29);
  expect(await poll(address)).toEqual([added, { outcome: "postponed" }]);
  expect(await flooded.texts()).toEqual(["Hola", "Hola 0", "Hola 1"]);
});

test("a mail that cannot be taken now fails the poll after all others, and comes in with a later one", async () => {
  const [first, other] = [await openedConversation(), await openedConversation()];
  const file = "Content-Type: image/png\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64";
  const picture = `${file}\n\n${(await (await twoHalves(64, 48)).png().toBuffer()).toString("base64")}\n`;
  const mixed = { "Content-Type": 'multipart/mixed; boundary="x"' };
  const address = await startMailbox([
    mailSource(replyTo(shop, first.id), `--x\n\nUna foto\n--x\n${picture}--x--`, mixed),
    mailSource(replyTo(shop, first.id), "¿La ves?"),
    mailSource(replyTo(shop, other.id), "Otra cosa"),
  ]);
  await expect(poll(address, "tcp://127.0.0.1:1")).rejects.toThrow("ECONNREFUSED");
  expect(await first.texts()).toEqual([]);
  expect(await other.texts()).toEqual(["Otra cosa"]);
  // However often it has been tried: the conversation may get two more mails in this hour.
  await setAttempts(shop, `support-mail ${first.id}`, 28);
  await expect(poll(address, "tcp://127.0.0.1:1")).rejects.toThrow("ECONNREFUSED");
  expect(await poll(address)).toMatchObject([{ outcome: "added" }, { outcome: "added" }]);
  expect(await first.texts()).toEqual([expect.stringContaining("Una foto"), "¿La ves?"]);
});

test("unseen replies are read once, and all other mail is left alone", () =>
  expectRepliesReadOnce(startMailbox));

test.skipIf(!hasDovecot)("so they are from Dovecot, an IMAP server that people use", () =>
  expectRepliesReadOnce(async (mails) => inboxAt(await startDovecot(mails, "p@ss/word"))),
);
