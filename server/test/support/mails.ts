import { replyAddressOf } from "../../src/support/inbox/reply-address.ts";
import type { TestShop } from "../shop/test-shop.ts";

export const supportAddress = "soporte@shop.test";

let serial = 0;

/** Address that takes the replies to a conversation. */
export function replyTo(shop: TestShop, conversationId: string): string {
  return replyAddressOf(shop.context.secret, supportAddress, conversationId) ?? "";
}

/** A mail as it comes in; headers by name, `null` leaves one out. */
export function mailSource(to: string, text: string, headers: Record<string, string | null> = {}): Buffer {
  const all = {
    From: "Ana <ana@example.com>",
    To: to,
    Subject: "Re: Respuesta",
    "Message-ID": `<mail-${++serial}@example.com>`,
    Date: "Sat, 21 Nov 2026 10:00:00 +0000",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    ...headers,
  };
  const head = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${text.replace(/\r?\n/g, "\r\n")}\r\n`);
}
