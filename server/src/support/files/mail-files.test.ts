import { readdir, readFile } from "node:fs/promises";
import nodemailer from "nodemailer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { twoHalves } from "../../../test/catalogue/pictures.ts";
import { expectRefusal } from "../../../test/orders/shopper.ts";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { runCommand } from "../../../test/shop/run-command.ts";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { conversationIn, conversationPath, openedIn, question } from "../../../test/support/conversations.ts";
import { replyTo, supportAddress } from "../../../test/support/mails.ts";
import { receiveMail } from "../index.ts";
import { dropOrphanSupportFiles } from "./drop-orphan-files.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ SUPPORT_ADDRESS: supportAddress });
});
afterAll(() => shop.close());

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });

async function mailWith(to: string, text: string, attachments: { filename: string; content: Buffer }[]) {
  const { message } = await composer.sendMail({
    from: "ana@example.com",
    to,
    subject: "Re: x",
    text,
    attachments,
  });
  if (!Buffer.isBuffer(message)) throw new Error("The mail was not composed");
  return message;
}

async function opened() {
  const owner = await signedInCustomer(shop);
  const { id, number } = openedIn(await owner.post("/spa/support/conversations", question()));
  return { owner, id, number, read: async () => conversationIn(await owner.get(conversationPath(id))) };
}

const receive = (source: Buffer) => receiveMail(shop.context, source, shop.clock.now());
const png = async () => (await twoHalves(64, 48)).png().toBuffer();

test("pictures of a mail are drawn anew and kept; what is no picture is named and left out", async () => {
  const { owner, id, number, read } = await opened();
  const files = [
    { filename: "../../pieza\u202e.png", content: await png() },
    { filename: "virus.pdf", content: Buffer.from("MZ this is a program") },
    { filename: "nada.png", content: Buffer.alloc(0) },
  ];
  expect(await receive(await mailWith(replyTo(shop, id), "La foto", files))).toMatchObject({
    outcome: "added",
  });
  const conversation = await read();
  expect(conversation.messages.at(-1)?.text).toBe(
    "La foto\n\n[✗ virus.pdf: no es JPEG, PNG, WebP, HEIC ni PDF]\n[✗ nada.png: está vacío]",
  );
  expect(conversation.files).toMatchObject([{ is_document: false }]);
  const [file] = conversation.files;
  expect(file?.name).not.toMatch(/[/\u202e]/);
  for (const url of [file?.picture ?? "", file?.download ?? ""]) {
    const sent = await owner.call({ url });
    expect(sent.status).toBe(200);
    expect(sent.headers).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": expect.stringMatching(/^attachment/),
      "x-content-type-options": "nosniff",
    });
    expectRefusal(await (await signedInCustomer(shop)).get(url), 404, "not_found");
    expectRefusal(await shop.visitor().get(url), 401, "unauthenticated");
  }
  const other = await opened();
  const stolen = `${conversationPath(other.id)}/files/${file?.id}/file`;
  expectRefusal(await other.owner.get(stolen), 404, "not_found");

  const folder = await folderForThisTest();
  expect((await runCommand(shop, `support files ${number}`, { to: folder })).isGood).toBe(true);
  const [saved = ""] = await readdir(folder);
  expect((await readFile(`${folder}/${saved}`)).subarray(0, 4).toString()).toBe("RIFF");
});

test("a photograph pasted into the text is kept, a signature's logo is not", async () => {
  const { id, read } = await opened();
  const pasted = await (await twoHalves(200, 120)).png({ compressionLevel: 0 }).toBuffer();
  const { message } = await composer.sendMail({
    from: "ana@example.com",
    to: replyTo(shop, id),
    text: "Así está",
    html: '<p>Así está</p><img src="cid:photo"><p>Taller</p><img src="cid:logo">',
    attachments: [
      { filename: "image001.png", cid: "photo", content: pasted, contentDisposition: "inline" },
      { filename: "logo.png", cid: "logo", content: await png(), contentDisposition: "inline" },
    ],
  });
  if (Buffer.isBuffer(message)) await receive(message);
  expect((await read()).files).toMatchObject([{ name: "image001.png" }]);
});

test("a mail of files alone is a message, and one that is sent twice leaves no second file", async () => {
  const { id, read } = await opened();
  const mail = await mailWith(replyTo(shop, id), "", [{ filename: "a.png", content: await png() }]);
  expect((await receive(mail)).outcome).toBe("added");
  expect((await receive(mail)).outcome).toBe("known");
  const { files, messages } = await read();
  expect(files).toHaveLength(1);
  expect(messages.at(-1)?.text).toBe("📎");
});

test.each(["pkcs7-signature", "x-pkcs7-signature"])("a mail's %s is no file of its sender", async (type) => {
  const { id, read } = await opened();
  const { message } = await composer.sendMail({
    ...{ from: "ana@example.com", to: replyTo(shop, id), text: "Firmado" },
    attachments: [{ filename: "smime.p7s", content: Buffer.from("x"), contentType: `application/${type}` }],
  });
  if (Buffer.isBuffer(message)) await receive(message);
  expect((await read()).messages.at(-1)?.text).toBe("Firmado");
});

test("a mail keeps at most ten files", async () => {
  const { id, read } = await opened();
  const content = await png();
  const many = Array.from({ length: 12 }, (_none, place) => ({ filename: `${place}.png`, content }));
  await receive(await mailWith(replyTo(shop, id), "Todas", many));
  const { files, messages } = await read();
  expect(files).toHaveLength(10);
  expect(messages.at(-1)?.text).toContain("[✗ 11.png: guardamos 10 archivos por correo]");
});

test("stored files go with their conversation", async () => {
  const { id, number } = await opened();
  await receive(await mailWith(replyTo(shop, id), "x", [{ filename: "a.png", content: await png() }]));
  const [file] = await shop.database.rows<{ id: string }>({
    text: `select f.public_id as id from support_file f join support_message m on m.id = f.message_id
           join support_conversation c on c.id = m.conversation_id where c.number = $1`,
    values: [number],
  });
  const name = `support/${file?.id}-large.webp`;
  const later = new Date(Date.now() + 2 * 60 * 60 * 1000);
  await dropOrphanSupportFiles(shop.context, later);
  expect(await shop.context.files.read(name)).not.toBeNull();
  await shop.database.rows({ text: "delete from support_conversation where number = $1", values: [number] });
  await dropOrphanSupportFiles(shop.context, later);
  expect(await shop.context.files.read(name)).toBeNull();
});
