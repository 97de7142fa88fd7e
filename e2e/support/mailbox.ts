import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { simpleParser } from "mailparser";

/** Folder in which the journeys' mail server stores the shop's mails (mail-server.ts). */
const folder = join(process.env.E2E_DATA_DIR ?? "", "received");

/**
 * Waits for a mail with a link to a page of the shop, and reads the newest to an address.
 *
 * @returns the link's path and query.
 */
export async function findMailLink(
  page: "verify-email" | "password-reset" | "users/invitation",
  address: string,
): Promise<string> {
  const read = async () => (await linksTo(address)).findLast((link) => link.includes(`/${page}`)) ?? "";
  await expect.poll(read, `a mail to ${address} with a link to ${page}`).not.toBe("");
  const { pathname, search } = new URL(await read());
  return `${pathname}${search}`;
}

/** Waits until a mail to an address contains a text in any of its parts. */
export async function waitForMail(address: string, text: string | RegExp): Promise<void> {
  const isThere = async () =>
    (await mailsTo(address)).some((mail) =>
      typeof text === "string" ? mail.includes(text) : text.test(mail),
    );
  await expect.poll(isThere, `a mail to ${address} with ${text}`).toBe(true);
}

/** Waits for a mail to an address that matches a pattern, and reads the newest. */
export async function findLatestMail(address: string, pattern: RegExp): Promise<string> {
  const read = async () => (await mailsTo(address)).findLast((mail) => pattern.test(mail)) ?? "";
  await expect.poll(read, `a mail to ${address} with ${pattern}`).not.toBe("");
  return read();
}

/** A mail as its reader sees it. */
export type ReceivedMail = { text: string; attachments: { name: string; content: Buffer }[] };

/** Waits for a mail to an address whose subject begins with a text, and reads the newest. */
export async function readLatestMail(address: string, subject: string): Promise<ReceivedMail> {
  const read = async () => {
    const sources = await Promise.all((await mailFiles()).map((path) => readFile(path)));
    const own = sources.filter((source) => source.includes(address));
    const mails = await Promise.all(own.map((source) => simpleParser(source)));
    return mails.findLast((mail) => mail.subject?.startsWith(subject));
  };
  await expect.poll(async () => (await read()) !== undefined, `a mail "${subject}" to ${address}`).toBe(true);
  const mail = await read();
  const attachments = mail?.attachments ?? [];
  return {
    text: mail?.text ?? "",
    attachments: attachments.map(({ filename = "", content }) => ({ name: filename, content })),
  };
}

/** Links in the mails to an address, the newest last: the files are named by when they were queued. */
async function linksTo(address: string): Promise<string[]> {
  return (await mailsTo(address)).flatMap(
    (mail) =>
      /https?:\/\/\S+\/(?:verify-email|password-reset|users\/invitation)[^\s"<>)]*/.exec(mail)?.[0] ?? [],
  );
}

/** The mails to an address, the newest last. */
async function mailsTo(address: string): Promise<string[]> {
  const mails = await Promise.all((await mailFiles()).map(readMail));
  return mails.filter((mail) => mail.includes(address));
}

/** Paths of the received mails, the newest last. */
async function mailFiles(): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return names.sort().map((name) => join(folder, name));
}

/** Cache of mails by path: mails never change, and every wait reads all of them. */
const known = new Map<string, string>();

/** Reads a mail's source without the soft line breaks and escaped equals signs of quoted-printable. */
async function readMail(path: string): Promise<string> {
  const mail =
    known.get(path) ?? (await readFile(path, "utf8")).replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  known.set(path, mail);
  return mail;
}
