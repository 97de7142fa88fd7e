import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { mailMessage, type Sender } from "../mail-message.ts";
import type { MailTransport } from "./transport.ts";

/** Puts each mail into a folder as a file that mail programs open: `2026-11-21T10-00-00-000Z-ID.eml`. */
export function openFolderTransport(folder: string, from: Sender): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      try {
        const { message } = await composer.sendMail(mailMessage(mail, from));
        if (!Buffer.isBuffer(message)) throw new Error("The mail was not composed");
        await mkdir(folder, { recursive: true });
        const name = `${mail.queuedAt.toISOString().replace(/[:.]/g, "-")}-${mail.publicId}.eml`;
        const part = join(folder, `.${name}.part`);
        await writeFile(part, message, { mode: 0o600 });
        await rename(part, join(folder, name));
        return { outcome: "sent" };
      } catch (error) {
        return { outcome: "failed", reason: error instanceof Error ? error.message : String(error) };
      }
    },
    close: () => undefined,
  };
}
