import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { writtenReview } from "../../test/orders/reviews.ts";
import { openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { type CommandContext, findCommand } from "./command.ts";
import { reviewCommands } from "./reviews-commands.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Runs a command as the operator types it; what it wrote, and whether all went well. */
async function run(line: string, options: Record<string, string> = {}): Promise<[boolean, string]> {
  const written: string[] = [];
  const terminal = { write: (text: string) => written.push(text) > 0, isTTY: false };
  const context: CommandContext = { ...shop.context, output: terminal, errors: terminal, options };
  const found = findCommand(reviewCommands, line.split(" "));
  if (!found) throw new Error(`No command: ${line}`);
  return [await found.command.run(context, found.given), written.join("")];
}

test("what there is not is said, and nothing is hidden without a reason", async () => {
  const { id } = await writtenReview(shop, await makeProduct(shop.database));
  for (const line of ["reviews read x", "reviews show x"]) {
    expect(await run(line)).toEqual([false, "There is no review x.\n"]);
  }
  expect(await run("reviews hide x", { rule: "false", reason: "y" })).toEqual([
    false,
    "There is no review x.\n",
  ]);
  expect(await run("reviews reply x", { text: "y" })).toEqual([false, "There is no review x.\n"]);
  expect(await run(`reviews hide ${id}`, { rule: "boring", reason: "y" })).toEqual([
    false,
    "Name the rule that it breaks with --rule: false, offensive, personal_data, unlawful, off_topic.\n",
  ]);
  expect(await run(`reviews hide ${id}`)).toEqual([false, "Say why with --reason: the author is told.\n"]);
  expect((await run(`reviews reply ${id}`))[0]).toBe(false);
  expect(await run(`reviews show ${id}`)).toEqual([
    false,
    `The review ${id} is shown, and nobody has reported it.\n`,
  ]);
  expect(await run("reviews reported")).toEqual([true, "No review waits for a decision.\n"]);
  expect(await run("reviews hidden")).toEqual([true, "No review is hidden.\n"]);
});

test("reviews are listed, read, hidden, shown again and answered", async () => {
  const product = await makeProduct(shop.database);
  const { id } = await writtenReview(shop, product, { rating: 2, text: "Regular\u202e\nSegunda línea" });
  await shop.visitor().post(`/spa/reviews/${id}/report`, {
    reason: "off_topic",
    explanation: "Habla del transporte",
    email: null,
  });
  expect((await run("reviews list"))[1]).toMatch(new RegExp(`${id} +2026-11-21 +2 +shown +1 +no`));
  expect((await run("reviews reported"))[1]).toContain(id);
  const [, read] = await run(`reviews read ${id}`);
  expect(read).toContain("Regular\nSegunda línea");
  expect(read).toContain("(open) off_topic: Habla del transporte");

  expect((await run(`reviews hide ${id}`, { rule: "off_topic", reason: "No habla del producto" }))[0]).toBe(
    true,
  );
  expect(await run(`reviews hide ${id}`, { rule: "false", reason: "x" })).toEqual([
    false,
    `The review ${id} is hidden already.\n`,
  ]);
  expect((await run("reviews hidden"))[1]).toContain(id);
  expect((await run(`reviews read ${id}`))[1]).toContain("hidden: No habla del producto");
  expect((await run(`reviews show ${id}`))[0]).toBe(true);

  expect(await run(`reviews reply ${id}`, { text: "Gracias" })).toEqual([true, "The answer is published.\n"]);
  const list = await shop.visitor().get(`/spa/catalog/products/${product.slug}/reviews?sort=worst`);
  expect(readField([readField(list.body, "data")].flat()[0], "reply")).toMatchObject({ text: "Gracias" });
  expect(await run(`reviews reply ${id}`, { text: " " })).toEqual([true, "The answer is taken away.\n"]);
});
