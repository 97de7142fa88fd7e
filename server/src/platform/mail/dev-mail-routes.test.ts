import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { testMails } from "../../../test/shop/test-mails.ts";
import { openTestShop } from "../../../test/shop/test-shop.ts";
import { createApp } from "../http/create-app.ts";
import { devMailRoutes } from "./dev-mail-routes.ts";
import { queueMail } from "./queue-mail.ts";
import { openFolderTransport } from "./sending/folder-transport.ts";
import { mailFolder } from "./sending/mail-sender.ts";
import { sendMails } from "./sending/send-mails.ts";

test("the mail viewer is closed in production and with a mail server", async () => {
  const shop = await openTestShop();
  for (const change of [{ isProduction: true }, { smtpUrl: "smtp://127.0.0.1:1" }]) {
    const context = { ...shop.context, config: { ...shop.context.config, ...change } };
    const app = await createApp(context, {
      checkAnswers: true,
      describe: async () => undefined,
      readSession: async () => null,
      readGuestOrderer: async () => null,
      readCorrespondence: () => false,
    });
    devMailRoutes(app, context);
    expect((await app.inject("/dev/mail")).statusCode).toBe(404);
    await app.close();
  }
  await shop.close();
});

test("mails are listed and read, links and all", async () => {
  const shop = await openTestShop();
  const folder = mailFolder(shop.context.config);
  const link = "http://shop.test/verify-email?token=abc";
  const name = "Añá";
  await queueMail(shop.database, testMails, {
    to: "ana@example.com",
    locale: "es",
    template: { kind: "test", name, link },
  });
  const transport = openFolderTransport(folder, { name: "Recambia", address: "tienda@recambia.example" });
  const { shop: facts, secret } = shop.context;
  const deps = {
    database: shop.database,
    mails: [testMails],
    transport,
    shop: facts,
    origin: "http://shop.test",
    secret,
  };
  await sendMails(deps, () => shop.clock.now());
  const list = await shop.visitor().get("/dev/mail");
  expect(list.text).toContain("ana@example.com");
  const path = /\/dev\/mail\/[^"]+/.exec(list.text)?.[0] ?? "";
  const mail = await shop.visitor().get(path);
  expect(mail.text).toContain(`<a href="${link}">`);
  expect(mail.text).toContain("Hola, Añá:");
  expect((await shop.visitor().get("/dev/mail/..%2f..%2fsecret")).status).toBe(404);
  await rm(folder, { recursive: true });
  await shop.close();
});
