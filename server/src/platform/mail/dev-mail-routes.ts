import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { App, Context } from "../http/context.ts";
import { escapeHtml } from "./rendering/escape-html.ts";
import { mailFolder } from "./sending/mail-sender.ts";

const fileName = /^[0-9TZ-]{20,30}-[a-z0-9]{8,32}\.eml$/;
/** As many as a list shows; the newest. */
const maxShown = 100;
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'";

/**
 * The mails in the folder, to read in a browser: not in production, where links in them would be
 * anybody's, and only while there is no mail server (product decisions §10).
 */
export function devMailRoutes(app: App, { config }: Context) {
  if (config.isProduction || config.smtpUrl) return;
  const folder = mailFolder(config);

  app.get("/dev/mail", { config: { access: "anyone" }, schema: { hide: true } }, async (_request, reply) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => fileName.test(name));
    const newest = names.sort().reverse().slice(0, maxShown);
    const mails = await Promise.all(
      newest.map(async (name) => ({ name, ...read(await fileIn(folder, name)) })),
    );
    const rows = mails.map(
      ({ name, to, subject }) =>
        `<li><a href="/dev/mail/${name}">${escapeHtml(subject)}</a> · ${escapeHtml(to)}</li>`,
    );
    return send(reply, "Mail", rows.length > 0 ? `<ul>${rows.join("")}</ul>` : "<p>No mail yet.</p>");
  });

  app.get(
    "/dev/mail/:name",
    {
      config: { access: "anyone" },
      schema: { hide: true, params: Type.Object({ name: Type.String({ pattern: fileName.source }) }) },
    },
    async (request, reply) => {
      const file = await fileIn(folder, request.params.name).catch(() => null);
      if (file === null) return reply.callNotFound();
      const { to, subject, text } = read(file);
      const body = escapeHtml(text).replace(
        /https?:\/\/[^\s&<]+/g,
        (link) => `<a href="${link}">${link}</a>`,
      );
      return send(
        reply,
        subject,
        `<p>${escapeHtml(to)}</p><pre>${body}</pre><p><a href="/dev/mail">All mail</a></p>`,
      );
    },
  );
}

function fileIn(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), "utf8");
}

/** Recipient, subject and text of a mail that this shop has written. */
function read(file: string): { to: string; subject: string; text: string } {
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, "m").exec(file)?.[1] ?? "";
  const [, encoding = "", encoded = ""] =
    /Content-Type: text\/plain[\s\S]*?Content-Transfer-Encoding: ([\w-]+)\r\n\r\n([\s\S]*?)\r\n--/.exec(
      file,
    ) ?? [];
  return { to: header("To"), subject: decodeWords(header("Subject")), text: decode(encoding, encoded) };
}

function decode(encoding: string, text: string): string {
  if (encoding === "base64") return Buffer.from(text, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return text;
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** RFC 2047: `=?UTF-8?Q?…?=` and its sister with B. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_whole, kind: string, word: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : decode("quoted-printable", word.replace(/_/g, " ")),
    );
}

function send(reply: FastifyReply, title: string, body: string) {
  return reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;font:inherit}</style><h1>${escapeHtml(title)}</h1>${body}</html>`,
    );
}
