import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { folderForThisTest } from "../../../../test/shop/temporary-folder.ts";
import { databaseForThisTest } from "../../../../test/shop/test-database.ts";
import { testMails } from "../../../../test/shop/test-mails.ts";
import { systemClock } from "../../clock.ts";
import { readConfig } from "../../config.ts";
import { loadShop } from "../../load-shop.ts";
import { queueMail } from "../queue-mail.ts";
import { mailFolder, startMailSender } from "./mail-sender.ts";

const shop = await loadShop(fileURLToPath(new URL("../../../../../shop.config.json", import.meta.url)));

test("closing waits for the mail that is being sent, and leaves the others to the next start", async () => {
  const database = await databaseForThisTest();
  const config = { ...readConfig({ NODE_ENV: "test" }), dataDir: await folderForThisTest() };
  const secret = "a secret of at least thirty-two characters";
  const start = () =>
    startMailSender({
      ...{ config, database, clock: systemClock, mails: [testMails], shop, secret },
      onError: (error) => expect.unreachable(String(error)),
    });
  const link = "http://shop.test/verify-email?token=abc";
  for (const to of ["ana@example.com", "luis@example.com", "eva@example.com"]) {
    await queueMail(database, testMails, { to, locale: "es", template: { kind: "test", name: "Ana", link } });
  }
  const closed = await start();
  const sending = closed.sendDue();
  await closed.close();
  await sending;
  expect(await readdir(mailFolder(config))).toHaveLength(1);
  const reopened = await start();
  await reopened.sendDue();
  expect(await readdir(mailFolder(config))).toHaveLength(3);
  await reopened.close();
});
