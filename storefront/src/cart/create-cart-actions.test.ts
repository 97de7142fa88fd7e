import { removeLine } from "@recambia/contract/cart/endpoints";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openCartServer } from "../../test/cart-server.ts";
import { type CartActions, createCartActions } from "./create-cart-actions.ts";
import type { CartFailure } from "./outcome.ts";
import { cachedCart } from "./queries.ts";
import { rowsOf } from "./screen/lines/rows.ts";
import { cartStore, closeConfirmation, discardRemovedLines } from "./store.ts";

let shop: Awaited<ReturnType<typeof openCartServer>>;
let actions: CartActions;
let failures: CartFailure[];

// The pressed control is only passed on to the browser.
const source = JSON.parse("{}");
const shown = { name: "Disco de freno", picture: "brake-disc", quantity: 1, unitCents: 1000, source };

beforeEach(async () => {
  shop = await openCartServer();
  failures = [];
  actions = createCartActions(shop.context, (failure) => failures.push(failure));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  closeConfirmation();
  discardRemovedLines();
  await shop.close();
});

const add = (id: string, quantity = 1) => actions.add({ purchasable_public_id: id, quantity }, shown);
const lineAt = (index: number) => {
  const line = cachedCart(shop.context)?.lines[index];
  if (!line) throw new Error(`No line at ${index}`);
  return line;
};
const quantities = () => cachedCart(shop.context)?.lines.map((line) => `${line.product.id}=${line.quantity}`);
const shownRows = () =>
  rowsOf(cachedCart(shop.context)?.lines ?? [], cartStore.getState()).map(
    (row) => `${row.line.product.id}${row.isRemoved ? " removed" : ""}`,
  );
const isAnswered = () => vi.waitFor(() => expect(cartStore.getState().wanted).toEqual({}), 20_000);

describe("adding to the cart", () => {
  test("closes the confirmation and reports a failure", async () => {
    shop.refuseNext(/lines/, 409, "out_of_stock");
    await add("disc00000001");
    expect(cartStore.getState().confirmation).toBeNull();
    expect(failures).toMatchObject([{ code: "out_of_stock" }]);
  });

  test("asks the question instead of reporting an unconfirmed fit", async () => {
    shop.refuseNext(/lines/, 409, "fit_unconfirmed");
    expect(await add("disc00000001")).toMatchObject({ code: "fit_unconfirmed" });
    expect(failures).toEqual([]);
  });

  test("confirms at once without money, and with the total after the response", async () => {
    const adding = add("disc00000001", 3);
    expect(cartStore.getState().confirmation).toEqual({ ...shown, added: null });
    await adding;
    expect(cartStore.getState().confirmation?.added).toMatchObject({ totalCents: 3000, itemCount: 3 });
  });

  test("creates one cart and both lines for two additions at once", async () => {
    await Promise.all([add("disc00000001"), add("pad000000001")]);
    expect(quantities()).toEqual(["disc00000001=1", "pad000000001=1"]);
    expect(shop.calls.filter((call) => call === "POST /spa/cart")).toHaveLength(1);
  });

  test("can be undone: a new line is removed, an old one gets its quantity back", async () => {
    await add("disc00000001", 2);
    await add("disc00000001", 1);
    actions.undoAdding();
    await isAnswered();
    expect(quantities()).toEqual(["disc00000001=2"]);
    await add("pad000000001");
    actions.undoAdding();
    await isAnswered();
    expect(quantities()).toEqual(["disc00000001=2"]);
  });
});

describe("changing a quantity", () => {
  test("restores the server's quantity and reports a refusal", async () => {
    await add("disc00000001");
    shop.refuseNext(/^PUT/, 409, "out_of_stock");
    actions.setQuantity(lineAt(0), 9);
    expect(cartStore.getState().wanted).toEqual({ [lineAt(0).id]: 9 });
    await isAnswered();
    expect(quantities()).toEqual(["disc00000001=1"]);
    expect(failures).toMatchObject([{ code: "out_of_stock" }]);
  });

  test("refetches the cart when the line is gone", async () => {
    await add("disc00000001");
    const line = lineAt(0);
    await shop.context.http.call(removeLine, { params: { lineId: line.id } });
    actions.setQuantity(line, 4);
    await isAnswered();
    expect(quantities()).toEqual([]);
  });

  test("ends at the last of many changes", async () => {
    await add("disc00000001");
    const release = shop.hold(/^PUT/);
    for (const quantity of [2, 3, 4, 5, 6]) actions.setQuantity(lineAt(0), quantity);
    release();
    await isAnswered();
    expect(quantities()).toEqual(["disc00000001=6"]);
    expect(shop.calls.filter((call) => call.startsWith("PUT"))).toHaveLength(2);
  });
});

describe("removing a line", () => {
  test("restores the line and reports a refusal", async () => {
    await add("disc00000001");
    shop.refuseNext(/^DELETE/, 500, "internal");
    actions.remove(lineAt(0));
    expect(shownRows()).toEqual(["disc00000001 removed"]);
    await isAnswered();
    expect(shownRows()).toEqual(["disc00000001"]);
    expect(failures).toMatchObject([{ status: 500 }]);
  });

  test("keeps its position, and restoring returns the line to it", async () => {
    for (const id of ["disc00000001", "pad000000001", "oil000000001"]) await add(id, 2);
    const removed = lineAt(0);
    actions.remove(removed);
    await isAnswered();
    expect(shownRows()).toEqual(["disc00000001 removed", "pad000000001", "oil000000001"]);
    await actions.restore(removed);
    expect(shownRows()).toEqual(["disc00000001", "pad000000001", "oil000000001"]);
    expect(quantities()).toContain("disc00000001=2");
  });

  test("restores the displayed quantity of a line with a pending change", async () => {
    await add("disc00000001");
    const line = lineAt(0);
    const release = shop.hold(/^PUT/);
    actions.setQuantity(line, 2);
    actions.setQuantity(line, 3);
    actions.remove(line);
    release();
    await isAnswered();
    const [removed = line] = cartStore.getState().removed;
    await actions.restore(removed);
    expect(quantities()).toEqual(["disc00000001=3"]);
  });

  test("keeps the line when undone before the response", async () => {
    await add("disc00000001", 2);
    const line = lineAt(0);
    const release = shop.hold(/^DELETE/);
    actions.remove(line);
    const restoring = actions.restore(line);
    release();
    await restoring;
    expect(quantities()).toEqual(["disc00000001=2"]);
  });
});
