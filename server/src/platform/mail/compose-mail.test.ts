import { fileURLToPath } from "node:url";
import { locales } from "@recambia/contract/locale";
import { expect, test } from "vitest";
import { loadShop } from "../load-shop.ts";
import { composeMail } from "./compose-mail.ts";
import type { MailTemplate } from "./templates.ts";

const shop = await loadShop(fileURLToPath(new URL("../../../../shop.config.json", import.meta.url)));
const link = "https://shop.test/verify-email?token=a&b=%22";
const templates: MailTemplate[] = [
  { kind: "verify_email", name: "Ana", link },
  { kind: "account_exists", name: "Ana", link },
  { kind: "reset_password", name: "Ana", link },
  { kind: "password_changed", name: "Ana" },
  { kind: "email_changed", name: "Ana" },
  { kind: "verify_new_email", name: "Ana", link },
  { kind: "password_locked", name: "Ana", until: "2026-11-21T13:00:00Z" },
  { kind: "invitation", inviter: "Berta", link },
  { kind: "access_removed", name: "Ana" },
  { kind: "account_deleted", name: "Ana" },
];

function compose(template: MailTemplate, locale: (typeof locales)[number]) {
  const mail = { publicId: "abcdefgh", to: "ana@example.com", queuedAt: new Date(), locale, template };
  return composeMail(mail, shop);
}

test("what people call themselves is text and nothing else", () => {
  const { html, text } = compose({ kind: "verify_email", name: `<img src=x onerror="1">`, link }, "es");
  expect(html).not.toContain("<img src=x");
  expect(text).toContain(link);
});

test.each(locales.flatMap((locale) => templates.map((template) => ({ locale, template }))))(
  "$template.kind in $locale is whole, as text and as HTML",
  ({ locale, template }) => {
    const { subject, text, html } = compose(template, locale);
    expect(subject).not.toBe("");
    for (const written of [subject, text, html]) expect(written).not.toMatch(/\{\w+\}|undefined|\[object/);
    expect(html).toContain(`lang="${locale}"`);
    expect(text).toContain(shop.tax_id);
    if ("link" in template) expect(text).toContain(link);
  },
);

test("no two letters say the same in two languages", () => {
  for (const template of templates) {
    const subjects = locales.map((locale) => compose(template, locale).subject);
    expect(new Set(subjects).size).toBe(locales.length);
  }
});
