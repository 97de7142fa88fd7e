import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { setAttempts } from "../../../test/shop/attempts.ts";
import { runCommand } from "../../../test/shop/run-command.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import {
  conversationIn,
  conversationPath,
  guestQuestion,
  openConversationLink,
  openedIn,
  question,
} from "../../../test/support/conversations.ts";
import { mailSource, replyTo, supportAddress } from "../../../test/support/mails.ts";
import { closeForShop } from "../index.ts";
import { receiveMail } from "./receive-mail.ts";

const path = "/spa/support/conversations";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ SUPPORT_ADDRESS: supportAddress });
});
afterAll(() => shop.close());

const receive = (source: Buffer) => receiveMail(shop.context, source, shop.clock.now());

/** A conversation, and the texts that its customer has written in it. */
async function opened() {
  const owner = await signedInCustomer(shop);
  const { id, number } = openedIn(await owner.post(path, question()));
  const read = async () => conversationIn(await owner.get(conversationPath(id)));
  return { id, number, read, texts: async () => (await read()).messages.slice(1).map(({ text }) => text) };
}

test("a mail to no conversation of ours is refused", async () => {
  const { id, texts } = await opened();
  const forged = replyTo(shop, id).replace(id, "zbcdefgh23456789");
  for (const to of [
    supportAddress,
    forged,
    "soporte+x@shop.test",
    "hola@example.com",
    "undisclosed-recipients:;",
  ]) {
    expect(await receive(mailSource(to, "Hola"))).toEqual({ outcome: "refused", reason: "unaddressed" });
  }
  const unknown = replyTo(shop, "abcdefgh23456789");
  expect(await receive(mailSource(unknown, "Hola"))).toEqual({ outcome: "refused", reason: "unaddressed" });
  expect(await texts()).toEqual([]);
});

test.each([
  ["an absence note", { "Auto-Submitted": "auto-replied" }],
  ["an old absence note", { Precedence: "bulk" }],
  ["a list", { "List-Id": "<news.example.com>" }],
  ["a bounce", { "Return-Path": "<>" }],
  ["a delivery report", { "Content-Type": 'multipart/report; report-type=delivery-status; boundary="x"' }],
  ["a mail server", { From: "MAILER-DAEMON@example.com" }],
])("%s is left out", async (_name, headers) => {
  const { id, texts } = await opened();
  const to = replyTo(shop, id);
  expect(await receive(mailSource(to, "Estoy fuera", headers))).toEqual({
    outcome: "ignored",
    reason: "automatic",
  });
  expect(await texts()).toEqual([]);
});

test("the shop's own mails are left out, tagged or not", async () => {
  const { id } = await opened();
  const to = replyTo(shop, id);
  for (const from of [supportAddress, to, shop.context.shop.email.toUpperCase()]) {
    expect(await receive(mailSource(to, "Hola", { From: from }))).toEqual({
      outcome: "ignored",
      reason: "own",
    });
  }
});

test("a mail that says nothing is left out, and one that is too large is not read", async () => {
  const { id } = await opened();
  expect(await receive(mailSource(replyTo(shop, id), " \n "))).toEqual({
    outcome: "ignored",
    reason: "empty",
  });
  const large = Buffer.concat([mailSource(replyTo(shop, id), "Hola"), Buffer.alloc(25 * 1024 * 1024)]);
  expect(await receive(large)).toEqual({ outcome: "refused", reason: "unreadable" });
});

test("a reply lands in its conversation once, starts the clock and opens it again", async () => {
  const { id, number, read, texts } = await opened();
  await runCommand(shop, `support answer ${number}`, { text: "Sí" });
  await closeForShop(shop.database, { number, replyAddress: "", now: shop.clock.now() });
  const reply = mailSource(replyTo(shop, id).toUpperCase(), "Gracias.\n\n¿Y el filtro?", {
    "Message-ID": "<same@x>",
  });
  const outcomes = await Promise.all([receive(reply), receive(reply), receive(reply)]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["added", "known", "known"]);
  expect((await texts()).at(-1)).toBe("Gracias.\n\n¿Y el filtro?");
  const conversation = await read();
  expect(conversation).toMatchObject({ answer_by: "2026-12-06", closed: null });
  expect(conversation.messages).toHaveLength(3);
  expect(conversation.messages.at(-1)).toMatchObject({ from: "customer", is_mail: true });
  expect((await runCommand(shop, `support show ${number}`)).text).toContain("by mail from ana@example.com");
});

test("the same Message-ID in another conversation is another mail", async () => {
  const [first, second] = [await opened(), await opened()];
  for (const { id } of [first, second]) {
    const mail = mailSource(replyTo(shop, id), "Hola", { "Message-ID": "<same@y>" });
    expect(await receive(mail)).toMatchObject({ outcome: "added" });
  }
});

describe("quotes are cut off", () => {
  test.each([
    [
      "Spanish",
      "Perfecto.\n\nEl sáb, 21 nov 2026 a las 10:00, Recambia (<hola@recambia.example>) escribió:\n\n> Sí, encaja.\n> Un saludo",
    ],
    [
      "English",
      "Perfecto.\n\nOn Sat, 21 Nov 2026 at 10:00, Recambia <hola@recambia.example> wrote:\n\n> Sí, encaja.",
    ],
    [
      "Gmail's in Catalan",
      "Perfecto.\n\nMissatge de Recambia <hola@recambia.example> del dia ds., 21 de nov. 2026 a\nles 10:00:\n\n> Sí, encaixa.",
    ],
    [
      "other programs' in Catalan",
      "Perfecto.\n\nEl 21 nov 2026, a les 10:00, Recambia <hola@recambia.example> va escriure:\n\n> Sí, encaixa.",
    ],
    [
      "Outlook's",
      "Perfecto.\n\n________________________________\nDe: Recambia <hola@recambia.example>\nEnviado: sábado, 21 de noviembre de 2026 10:00\nPara: Ana <ana@example.com>\nAsunto: Respuesta\n\nSí, encaja.",
    ],
    ["a signature's", "Perfecto.\n\n-- \nAna Prueba\nTaller Prueba"],
  ])("%s", async (_name, text) => {
    const { id, texts } = await opened();
    expect(await receive(mailSource(replyTo(shop, id), text))).toMatchObject({ outcome: "added" });
    expect(await texts()).toEqual(["Perfecto."]);
  });

  const quote =
    "El sáb, 21 nov 2026 a las 10:00, Recambia (<hola@recambia.example>) escribió:\n\n> Sí, encaja.";
  test.each([
    ["a line of dashes", "Necesito:\n--\n2 discos\n---\n4 pastillas"],
    ["a mechanic's words", "Hola.\n\nEl taller me escribió:\n\nFalta el sensor.\n\nQuiero devolverlo."],
    [
      "somebody's words in Catalan",
      "Hola.\n\nMissatge de la meva filla: vol els discos.\n\nEl taller ha escrit:\n\nFalten 2.",
    ],
    ["what nobody wrote", "Hola.\n\nEl taller nunca me escribió\n\nQuiero devolverlo."],
    ["a greeting before the end", "Hello.\nRegards,\nAna\nPS: the brakes failed"],
  ])("what follows %s is the sender's own and stays", async (_name, text) => {
    const { id, texts } = await opened();
    await receive(mailSource(replyTo(shop, id), `${text}\n\n${quote}`));
    expect(await texts()).toEqual([text]);
  });

  test("answers between quoted lines are kept with them", async () => {
    const { id, texts } = await opened();
    await receive(mailSource(replyTo(shop, id), "> ¿Qué motor?\n\n> ¿Qué año?"));
    expect((await texts())[0]).toContain("¿Qué motor?");
  });

  test("HTML without a text part is read as text, without its scripts", async () => {
    const { id, texts } = await opened();
    const html = "<p>Hola<br>Adiós</p><script>alert(1)</script>";
    await receive(mailSource(replyTo(shop, id), html, { "Content-Type": "text/html; charset=utf-8" }));
    expect((await texts())[0]).toBe("Hola\nAdiós");
  });

  test("HTML beside a text part without text is read as well", async () => {
    const { id, texts } = await opened();
    const parts = [
      "--x\nContent-Type: text/plain; charset=utf-8\n\n \u00a0\n",
      "--x\nContent-Type: text/html; charset=utf-8\n\n<p>El freno no funciona, señor</p>\n--x--\n",
    ];
    const headers = { "Content-Type": "multipart/alternative; boundary=x" };
    await receive(mailSource(replyTo(shop, id), parts.join(""), headers));
    expect(await texts()).toEqual(["El freno no funciona, señor"]);
  });
});

test("a guest's reply by mail proves their address", async () => {
  const visitor = shop.visitor();
  const { id, number } = openedIn(await visitor.post(path, guestQuestion()));
  expect((await runCommand(shop, `support show ${number}`)).text).toContain("nobody has opened");
  expect(await receive(mailSource(replyTo(shop, id), "Hola"))).toEqual({ outcome: "added", number });
  expect((await runCommand(shop, `support show ${number}`)).text).not.toContain("nobody has opened");
  expect(conversationIn(await openConversationLink(shop, visitor, id)).messages).toHaveLength(2);
});

test("a conversation takes thirty mails an hour, and then they wait", async () => {
  const { id } = await opened();
  await receive(mailSource(replyTo(shop, id), "Hola 1"));
  await setAttempts(shop, `support-mail ${id}`, 29);
  expect(await receive(mailSource(replyTo(shop, id), "Hola 30"))).toMatchObject({ outcome: "added" });
  expect(await receive(mailSource(replyTo(shop, id), "Hola"))).toEqual({ outcome: "postponed" });
});

test("whatever is in a mail, it is added or refused, and what is kept is bounded", async () => {
  const { id, texts } = await opened();
  const to = replyTo(shop, id);
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.constantFrom(
        "text/plain",
        "text/html",
        "multipart/mixed; boundary=x",
        "multipart/mixed",
        "message/rfc822",
        "x",
      ),
      fc.constantFrom("7bit", "base64", "quoted-printable", "nonsense"),
      fc.constantFrom("utf-8", "utf-7", "no-such-charset"),
      fc.constantFrom(
        {},
        { "Message-ID": "<a\0b@x>" },
        { "Message-ID": "=?utf-8?q?=00=0A?=" },
        { From: "Ana <=?utf-8?q?a=00b?=@example.com>" },
        { From: null, "Message-ID": null },
      ),
      async (text, type, encoding, charset, odd) => {
        const headers = {
          ...odd,
          "Content-Type": `${type}; charset=${charset}`,
          "Content-Transfer-Encoding": encoding,
        };
        const { outcome } = await receive(mailSource(to, text, headers));
        expect(["added", "known", "ignored", "refused", "postponed"]).toContain(outcome);
      },
    ),
    { numRuns: 40 },
  );
  const other = await opened();
  const bombs = [
    "a\n".repeat(500_000),
    "> ".repeat(200_000),
    `${"(".repeat(50_000)} wrote:`,
    `<div>${"<b>".repeat(20_000)}x`,
  ];
  for (const bomb of bombs) await receive(mailSource(replyTo(shop, other.id), bomb));
  for (const text of [...(await texts()), ...(await other.texts())])
    expect(text.length).toBeLessThanOrEqual(20_000);
}, 60_000);

test("a mail server's pipe is told whether it was delivered", async () => {
  const { id, number } = await opened();
  const pipe = (source: Buffer) => runCommand({ context: shop.context }, "support receive", {}, source);
  expect(await pipe(mailSource(replyTo(shop, id), "Hola"))).toEqual({
    isGood: true,
    text: `The mail is in ${number}.\n`,
  });
  expect((await pipe(mailSource("x@shop.test", "Hola"))).isGood).toBe(false);
  const automatic = mailSource(replyTo(shop, id), "Hola", { "Auto-Submitted": "auto-replied" });
  expect(await pipe(automatic)).toEqual({ isGood: true, text: "The mail is left out: automatic.\n" });
});
