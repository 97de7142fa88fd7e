import fc from "fast-check";
import { afterAll, beforeAll, vi } from "vitest";
import { accountHistories } from "../../test/histories/account/account-steps.ts";
import {
  AccountTrial,
  type AccountWorld,
  openAccountWorld,
} from "../../test/histories/account/account-trial.ts";
import { checkAccounts, checkStranger } from "../../test/histories/account/check-account.ts";
import { testHistories } from "../../test/histories/run-history.ts";
import { openTestShop, type TestShop } from "../../test/shop/test-shop.ts";

vi.setConfig({ testTimeout: 240_000 });

let shop: TestShop;
let world: AccountWorld;
beforeAll(async () => {
  shop = await openTestShop();
  world = await openAccountWorld(shop);
});
afterAll(async () => {
  await world.process.close();
  await shop.close();
});

testHistories(
  "whatever is done to accounts, who is signed in, which links and passwords work, and the mails are right",
  { runs: 5 },
  () =>
    fc.asyncProperty(accountHistories, async (history) => {
      const trial = new AccountTrial(world);
      await trial.open();
      const done: string[] = [];
      for (const step of history) {
        // Rate limits have their own tests; here they would end every history early.
        await shop.database.script("delete from attempt_count");
        trial.passSeconds(1);
        done.push(step.label);
        try {
          await step.run(trial);
          await checkAccounts(trial);
        } catch (error) {
          throw new Error(done.join("\n"), { cause: error });
        }
      }
      await checkStranger(trial);
    }),
);
