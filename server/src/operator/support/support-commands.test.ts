import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInCustomer } from "../../../test/people/customers.ts";
import { runCommand } from "../../../test/shop/run-command.ts";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { guestQuestion, mailsTo, openedIn, question } from "../../../test/support/conversations.ts";
import { supportRecords } from "../../support/index.ts";

const path = "/spa/support/conversations";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("what there is not is said, and nothing is sent without words", async () => {
  for (const line of ["support show SO-0000-0000", "support close x", "support assign x Marta"]) {
    expect((await runCommand(shop, line)).isGood).toBe(false);
  }
  const missing = await runCommand(shop, "support answer SO-0000-0000", { text: "Hola" });
  expect(missing).toEqual({ isGood: false, text: "There is no conversation SO-0000-0000.\n" });
  const { number } = openedIn(await shop.visitor().post(path, guestQuestion()));
  expect((await runCommand(shop, `support answer ${number}`)).text).toContain("--text, --prepared");
  const unknown = await runCommand(shop, `support answer ${number}`, { prepared: "constructor" });
  expect(unknown.text).toContain("There are: papers, fits, returns");
});

test("a complaint is answered before it is closed", async () => {
  const person = await signedInCustomer(shop);
  const { number } = openedIn(await person.post(path, question({ kind: "complaint" })));
  expect(await runCommand(shop, `support close ${number}`)).toEqual({
    isGood: false,
    text: `${number} is closed already, or the law wants it answered first.\n`,
  });
  expect((await runCommand(shop, `support answer ${number}`, { text: "Lo sentimos" })).isGood).toBe(true);
  expect((await runCommand(shop, `support close ${number}`)).isGood).toBe(true);
});

test("what is due first is listed first, shown whole, handed on and answered in the customer's language", async () => {
  const person = await signedInCustomer(shop);
  shop.clock.set(new Date("2026-11-20T10:00:00Z"));
  const first = openedIn(await person.post(path, question({ subject: "Primero" })));
  shop.clock.set(new Date("2026-11-21T10:00:00Z"));
  const asked = guestQuestion({ subject: "Segundo \u202e", text: "Una línea\ny otra" });
  const second = openedIn(await shop.visitor().post(path, asked));
  const { text } = await runCommand(shop, "support list");
  expect(text.indexOf(first.number)).toBeLessThan(text.indexOf(second.number));
  const shown = (await runCommand(shop, `support show ${second.number.toLowerCase()}`)).text;
  expect(shown).toContain("nobody has opened a link of its mails yet");
  expect(shown).toContain("answer by 2026-12-06");
  expect(shown).toContain(", 2026-11-21 11:00\n");
  expect(shown).toContain("  Una línea\n  y otra");
  expect(shown).not.toContain("\u202e");

  expect((await runCommand(shop, `support assign ${first.number} Marta`)).isGood).toBe(true);
  expect((await runCommand(shop, "support list", { who: "Marta" })).text).not.toContain(second.number);
  // Chosen after the question was written.
  await shop.database.rows({
    text: "update person set locale = 'en' where id = $1",
    values: [person.personId],
  });
  const answered = await runCommand(shop, `support answer ${first.number}`, {
    prepared: "fits",
    text: "A\\nB",
  });
  expect(answered.isGood).toBe(true);
  expect((await mailsTo(shop, person.email)).at(-1)).toMatchObject({
    template: "support_answer",
    locale: "en",
    content: {
      signed_by: "Marta",
      lines: expect.arrayContaining([
        "Yes, it fits your vehicle. We have checked it against the manufacturer's data.",
        "A",
        "B",
      ]),
    },
  });
  expect((await runCommand(shop, "support list")).text).not.toContain(first.number);
  expect((await runCommand(shop, "support open")).text).toContain(first.number);
  expect((await runCommand(shop, `support assign ${first.number} -`)).text).toContain("nobody's hands");
});

test("what is kept after its person has left is opened for a reason, which is kept", async () => {
  const person = await signedInCustomer(shop);
  const text = "El paquete llegó roto";
  const { number } = openedIn(await person.post(path, question({ kind: "complaint", text })));
  await shop.database.transaction((transaction) => supportRecords.forgetPerson(transaction, person));
  const folder = await folderForThisTest();
  for (const [line, options] of [
    [`support show ${number}`, {}],
    [`support files ${number}`, { to: folder }],
  ] as const) {
    const closed = await runCommand(shop, line, options);
    expect([closed.isGood, closed.text.includes("--reason"), closed.text.includes(text)]).toEqual([
      false,
      true,
      false,
    ]);
    expect((await runCommand(shop, line, { ...options, reason: `Juzgado, ${line}` })).isGood).toBe(true);
  }
  const shown = await runCommand(shop, `support show ${number}`, { reason: "Reclamación" });
  expect(shown.text).toContain(`  ${text}`);
  expect(shown.text).toContain("somebody who has left");
  expect(shown.text).not.toContain(person.email);
  const kept = await shop.database.rows<{ reason: string }>({
    text: `select a.reason from kept_conversation_access a join support_conversation c on c.id = a.conversation_id
           where c.number = $1 order by a.id`,
    values: [number],
  });
  expect(kept.map(({ reason }) => reason)).toEqual([
    `Juzgado, support show ${number}`,
    `Juzgado, support files ${number}`,
    "Reclamación",
  ]);
  expect((await runCommand(shop, `support answer ${number}`, { text: "Hola" })).isGood).toBe(false);
});
