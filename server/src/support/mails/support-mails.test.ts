import { locales } from "@recambia/contract/locale";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { composeMail } from "../../platform/mail/index.ts";
import { conversationKey } from "../guests/conversation-key.ts";
import { conversationOf, replyAddressOf } from "../inbox/reply-address.ts";
import { supportMails } from "./support-mails.ts";

const secret = "a secret of at least thirty-two characters";
const id = "abcdefgh23456789";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const common = {
  conversation_id: id,
  number: "SO-7K2M-9QXA",
  matter: "complaint",
  subject: "Mira evil.example",
  name: "Ana",
  is_in_account: false,
  reply_address: "soporte@shop.test",
};

function compose(content: object, locale: (typeof locales)[number] = "es") {
  const mail = composeMail(
    {
      publicId: "m",
      to: "ana@example.com",
      locale,
      queuedAt: new Date(),
      content: { ...common, ...content },
    },
    { mails: [supportMails], shop: shop.context.shop, origin: "https://shop.test", secret },
  );
  if (!mail) throw new Error("No mail of this feature");
  return mail;
}

const receipt = {
  kind: "support_received",
  lines: ["Primera línea", "", "Ver https://evil.example/x"],
  answer_by: "2026-12-06",
  received_at: "2026-11-21T10:00:00.000Z",
};

describe.each(locales)("in %s", (locale) => {
  test.each([
    ["the receipt", receipt],
    ["an answer", { kind: "support_answer", lines: ["Sí"], signed_by: "Marta" }],
    ["the closing", { kind: "support_closed", closed_by: "shop" }],
  ])("%s has the number, the link with its key and the address for replies", (_name, content) => {
    const mail = compose(content, locale);
    expect(`${mail.subject} ${mail.text}`).toContain("SO-7K2M-9QXA");
    expect(mail.text).toContain(`/support/${id}#key=${conversationKey(secret, id)}`);
    expect(mail.text).not.toMatch(/[{}]/);
    expect(mail.replyTo).toBe(replyAddressOf(secret, "soporte@shop.test", id));
  });
});

test("the receipt of a complaint has the whole text and what the law wants told", () => {
  const { text } = compose(receipt);
  expect(text).toContain("  Primera línea\n\n  Ver");
  expect(text).toContain("6 de diciembre de 2026");
  expect(text).toContain("hojas de reclamaciones");
});

test("nothing that a stranger wrote becomes a link in the receipt", () => {
  const { text, html } = compose(receipt);
  for (const part of [text, html]) {
    expect(part).not.toContain("evil.example");
    expect(part).toContain("evil\u2060.example");
  }
});

test("without an address for replies there is none, and the mail does not ask for one", () => {
  const mail = compose({ ...receipt, reply_address: "" });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain("Para seguir la conversación, ábrela con el botón.");
});

test("an account's mails lead into the account", () => {
  expect(compose({ ...receipt, is_in_account: true }).text).toContain(`/profile/support/${id}\n`);
});

test("the address for replies names its conversation, in any case, and no forged one does", () => {
  const address = replyAddressOf(secret, "soporte@shop.test", id) ?? "";
  expect(conversationOf([secret], "soporte@shop.test", ["x@y.test", address.toUpperCase()])).toBe(id);
  expect(conversationOf(["another", secret], "soporte@shop.test", [address])).toBe(id);
  for (const forged of [
    address.replace(id, "zbcdefgh23456789"),
    address.replace("@shop.test", "@other.test"),
    address.replace("soporte+", "otro+"),
    "soporte@shop.test",
    "soporte+@shop.test",
    "",
  ]) {
    expect(conversationOf([secret], "soporte@shop.test", [forged])).toBeNull();
  }
});
