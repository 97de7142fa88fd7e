import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openMailServer } from "../../../../test/shop/mail-server.ts";
import { folderForThisTest } from "../../../../test/shop/temporary-folder.ts";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import { testMails } from "../../../../test/shop/test-mails.ts";
import type { Database } from "../../database/database.ts";
import { loadShop } from "../../load-shop.ts";
import { queueMail } from "../queue-mail.ts";
import { openFolderTransport } from "./folder-transport.ts";
import { dropOldMails, sendMails } from "./send-mails.ts";
import { openSmtpTransport } from "./smtp-transport.ts";
import type { MailTransport } from "./transport.ts";

const shop = await loadShop(fileURLToPath(new URL("../../../../../shop.config.json", import.meta.url)));
const origin = "http://shop.test";
const secret = "a secret of at least thirty-two characters";
const from = { name: "Recambia", address: "tienda@recambia.example" };
const link = "http://shop.test/verify-email?token=abc";
const mail = {
  to: "ana@example.com",
  locale: "es",
  template: { kind: "test", name: "Ana", link },
} as const;
const start = new Date("2026-11-21T10:00:00Z");
const after = (minutes: number) => () => new Date(start.getTime() + minutes * 60_000);

async function openOutbox(...answering: Parameters<typeof openMailServer>) {
  const database = await databaseForThisTest();
  const server = await openMailServer(...answering);
  const transport = openSmtpTransport(server.url, from);
  onTestFinished(() => {
    transport.close();
    return server.close();
  });
  return { database, server, deps: { database, mails: [testMails], transport, shop, origin, secret } };
}

function stateOf(database: Database) {
  return database.rows<{ sent: boolean; failed: boolean; failure: string | null; content: unknown }>({
    text: "select sent_at is not null as sent, failed_at is not null as failed, failure, content from mail order by id",
  });
}

test("a mail of a transaction that was rolled back is never sent", async () => {
  const { database, server, deps } = await openOutbox();
  const work = database.transaction(async (transaction) => {
    await queueMail(transaction, testMails, mail);
    throw new Error("rolled back");
  });
  await expect(work).rejects.toThrow("rolled back");
  expect(await sendMails(deps, after(0))).toBe(0);
  expect(server.received).toEqual([]);
});

test("concurrent senders deliver a mail once, and its links are deleted", async () => {
  const { database, server, deps } = await openOutbox();
  for (let n = 0; n < 6; n++) await queueMail(database, testMails, { ...mail, to: `ana${n}@example.com` });
  const counts = await Promise.all([1, 2, 3].map(() => sendMails(deps, after(0))));
  expect(counts.reduce((sum, count) => sum + count)).toBe(6);
  expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(
    [0, 1, 2, 3, 4, 5].map((n) => `ana${n}@example.com`),
  );
  expect(server.received[0]?.message).toContain("Message-ID: <");
  expect((await stateOf(database)).every(({ sent, content }) => sent && content === null)).toBe(true);
});

test("a mail is retried later if the server refuses it for now", async () => {
  const { database, server, deps } = await openOutbox([{ status: 451, text: "later" }]);
  await queueMail(database, testMails, mail);
  expect(await sendMails(deps, after(0))).toBe(0);
  expect(await sendMails(deps, after(0.5))).toBe(0);
  expect(await sendMails(deps, after(1.1))).toBe(1);
  expect(server.received).toHaveLength(1);
});

test("a mail whose connection breaks halfway is sent again", async () => {
  const { database, server, deps } = await openOutbox(["hang up"]);
  await queueMail(database, testMails, mail);
  expect(await sendMails(deps, after(0))).toBe(0);
  expect(await sendMails(deps, after(2))).toBe(1);
  expect(server.received).toHaveLength(1);
});

test("a server that refuses the shop's own sender loses no mail: it is sent once that is mended", async () => {
  let refusal: { status: number; text: string } | null = { status: 553, text: "sender not verified" };
  const { database, server, deps } = await openOutbox([], () => refusal);
  await queueMail(database, testMails, mail);
  expect(await sendMails(deps, after(0))).toBe(0);
  expect(await stateOf(database)).toMatchObject([{ sent: false, failed: false }]);
  expect((await stateOf(database))[0]?.failure).toContain("sender not verified");
  refusal = null;
  expect(await sendMails(deps, after(2))).toBe(1);
  expect(server.received.map(({ to }) => to)).toEqual([[mail.to]]);
});

test("a permanent refusal fails the mail and records the reason", async () => {
  const { database, server, deps } = await openOutbox([{ status: 550, text: "no such mailbox" }]);
  await queueMail(database, testMails, mail);
  await sendMails(deps, after(0));
  await sendMails(deps, after(600));
  expect(server.received).toEqual([]);
  expect(await stateOf(database)).toMatchObject([{ sent: false, failed: true, content: null }]);
  expect((await stateOf(database))[0]?.failure).toContain("no such mailbox");
});

test("a mail of a newer release, which a process of this one has claimed, is left for a process that knows it", async () => {
  const { database, server, deps } = await openOutbox();
  await queueMail(database, testMails, mail);
  await sendMails({ ...deps, mails: [] }, after(0));
  expect(await stateOf(database)).toMatchObject([{ failed: false, failure: "no template of this version" }]);
  expect(await sendMails(deps, after(2))).toBe(1);
  expect(server.received).toHaveLength(1);
});

test("a mail that cannot be written holds up no other, and is given up in the end", async () => {
  const { database, server, deps } = await openOutbox();
  await queueMail(database, testMails, { ...mail, template: { ...mail.template, name: "unwritable" } });
  await queueMail(database, testMails, mail);
  const mails = {
    ...testMails,
    write(content: unknown, reader: Parameters<typeof testMails.write>[1]) {
      if (JSON.stringify(content).includes("unwritable")) throw new Error("no such day");
      return testMails.write(content, reader);
    },
  };
  expect(await sendMails({ ...deps, mails: [mails] }, after(0))).toBe(1);
  expect(server.received).toHaveLength(1);
  expect(await stateOf(database)).toMatchObject([{ failed: false, failure: "no such day" }, { sent: true }]);
  for (let hours = 1; hours < 120; hours += 3)
    await sendMails({ ...deps, mails: [mails] }, after(hours * 60));
  expect(await stateOf(database)).toMatchObject([{ failed: true, content: null }, { sent: true }]);
});

test.each([
  { failures: 1, ends: "recorded" },
  { failures: 100, ends: "sent once all the same" },
])("a sent mail whose record fails $failures times is $ends", async ({ failures }) => {
  const { database, server, deps } = await openOutbox();
  await queueMail(database, testMails, mail);
  let failed = 0;
  const recorded: string[] = [];
  const mails = {
    ...testMails,
    async record(_content: unknown, _transaction: unknown, { to }: { to: string }) {
      if (failed++ < failures) throw new Error("the order is locked");
      recorded.push(to);
    },
  };
  const sending = sendMails({ ...deps, mails: [mails] }, after(0));
  if (failures > 1) await expect(sending).rejects.toThrow("the order is locked");
  else expect(await sending).toBe(1);
  await sendMails({ ...deps, mails: [mails] }, after(10));
  expect(server.received).toHaveLength(1);
  expect(recorded).toEqual(failures > 1 ? [] : ["ana@example.com"]);
  expect(await stateOf(database)).toMatchObject([{ sent: true, content: null }]);
});

test("an unreachable server is retried for about three days", async () => {
  const database = await databaseForThisTest();
  const gone = await openMailServer();
  await gone.close();
  const transport = openSmtpTransport(gone.url, from);
  onTestFinished(() => transport.close());
  await queueMail(database, testMails, mail);
  let hours = 0;
  for (; !(await stateOf(database))[0]?.failed && hours < 200; hours += 3) {
    await sendMails({ database, mails: [testMails], transport, shop, origin, secret }, after(hours * 60));
  }
  expect(hours).toBeGreaterThan(60);
  expect(hours).toBeLessThan(120);
});

test("another process sends what a killed process had claimed", async () => {
  const { database, server, deps } = await openOutbox();
  await queueMail(database, testMails, mail);
  const killed: MailTransport = { send: () => new Promise(() => undefined), close: () => undefined };
  sendMails({ ...deps, transport: killed }, after(0)).catch(() => undefined);
  await expect
    .poll(async () => (await database.rows({ text: "select 1 from mail where attempt_count = 1" })).length)
    .toBe(1);
  expect(await sendMails(deps, after(1))).toBe(0);
  expect(await sendMails(deps, after(6))).toBe(1);
  expect(server.received).toHaveLength(1);
});

test("a name cannot inject mail headers", async () => {
  const { database, server, deps } = await openOutbox();
  const name = "Ana\r\nBcc: everyone@example.com\r\n\u202e🚗<b>";
  await queueMail(database, testMails, { ...mail, template: { ...mail.template, name } });
  await sendMails(deps, after(0));
  expect(server.received).toMatchObject([{ to: ["ana@example.com"] }]);
  expect(server.received[0]?.message).not.toMatch(/^Bcc:/m);
});

test("without a mail server, mails are written to a folder", async () => {
  const database = await databaseForThisTest();
  const folder = await folderForThisTest();
  await queueMail(database, testMails, mail);
  await sendMails(
    { database, mails: [testMails], transport: openFolderTransport(folder, from), shop, origin, secret },
    after(0),
  );
  const [name = "", ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(await readFile(join(folder, name), "utf8")).toMatch(/^To: ana@example\.com\r$/m);
});

test("mails that ended a month ago are deleted", async () => {
  const { database, deps } = await openOutbox();
  await queueMail(database, testMails, mail);
  await sendMails(deps, after(0));
  await dropOldMails(database, after(29 * 24 * 60)());
  expect(await stateOf(database)).toHaveLength(1);
  await dropOldMails(database, after(31 * 24 * 60)());
  expect(await stateOf(database)).toEqual([]);
});

test("neither a password nor a mail is sent over a network without TLS, whatever the address asks for", async () => {
  const server = await openMailServer();
  onTestFinished(() => server.close());
  const database = await databaseForThisTest();
  await queueMail(database, testMails, mail);
  const sendTo = async (host: string, parameters: string, minutes: number) => {
    const url = `${server.url.replace("127.0.0.1", `shop:hunter2@${host}`)}${parameters}`;
    const transport = openSmtpTransport(url, from);
    onTestFinished(() => transport.close());
    await sendMails({ database, mails: [testMails], transport, shop, origin, secret }, after(minutes));
    expect(await stateOf(database)).toMatchObject([{ sent: false, failed: false }]);
  };
  // An address that is not the loopback's by its name, and leads to this machine all the same.
  await sendTo("0.0.0.0", "", 0);
  await sendTo("0.0.0.0", "?ignoreTLS=true&requireTLS=false", 600);
  expect([server.commands, server.received]).toEqual([[], []]);
  // The same server would take a password in plain text, and gets it where nobody can listen.
  await sendTo("127.0.0.1", "", 1200);
  expect(server.commands).toEqual(["AUTH"]);
});
