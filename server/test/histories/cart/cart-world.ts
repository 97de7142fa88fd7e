import { maxLines } from "@recambia/contract/cart/schemas";
import { bumpRevision } from "../../../src/platform/catalogue-revision.ts";
import { randomPublicId } from "../../../src/platform/public-id.ts";
import { hashPassword } from "../../../src/session/passwords/hash-password.ts";
import {
  type Made,
  makeBrand,
  makeFitSet,
  makeKit,
  makePartType,
  makeProduct,
  makeVariant,
} from "../../catalogue/factories.ts";
import { publishCatalogue } from "../../catalogue/publish-catalogue.ts";
import { openTestShop, type TestShop } from "../../shop/test-shop.ts";
import type { DrawnHistory } from "./cart-draws.ts";
import type { ModelProduct, ModelState, ModelThing, VehicleName } from "./cart-model.ts";
import type { Names } from "./read-cart-answer.ts";

type Process = Awaited<ReturnType<TestShop["startProcess"]>>;

/** A shop with two processes, and what all histories share. */
export type CartWorld = {
  shop: TestShop;
  processes: readonly [Process, Process];
  /** The day on which the next history begins: guests' orders are counted by the day. */
  nextDay(): Date;
  brandId: number;
  partTypeId: number;
  fitSetId: number;
  vehicles: Map<VehicleName | "unknown", string>;
  /** As many products as a cart has lines, but for two. */
  fillers: Made[];
  passwordHash: string;
  close(): Promise<void>;
};

export const password = "tornillo-verde-41";
const fillerCents = 101;
const fillerPieces = 1000;
const dayMs = 24 * 60 * 60_000;

export async function openCartWorld(): Promise<CartWorld> {
  const shop = await openTestShop();
  const { database } = shop;
  const { id: brandId } = await makeBrand(database);
  const { id: partTypeId } = await makePartType(database);
  const fitting = await makeVariant(database);
  const conditional = await makeVariant(database);
  const other = await makeVariant(database);
  const alternatives = [[{ kind: "position" as const, position: "front" as const }]];
  const { id: fitSetId } = await makeFitSet(database, {
    partTypeId,
    lines: [{ variantId: fitting.id }, { variantId: conditional.id, alternatives }],
  });
  const fillers: Made[] = [];
  for (let made = 0; made < maxLines - 2; made++) {
    const given = {
      brandId,
      partTypeId,
      isUniversal: true,
      priceCents: fillerCents,
      available: fillerPieces,
    };
    fillers.push(await makeProduct(database, given));
  }
  await publishCatalogue(shop);
  const processes = [await start(shop), await start(shop)] as const;
  let day = shop.clock.now().getTime();
  return {
    shop,
    processes,
    nextDay() {
      day += dayMs;
      return new Date(day);
    },
    ...{ brandId, partTypeId, fitSetId, fillers },
    vehicles: new Map([
      ["fitting", fitting.publicId],
      ["conditional", conditional.publicId],
      ["other", other.publicId],
      ["unknown", "abcdefgh23456789"],
    ]),
    passwordHash: await hashPassword(password),
    async close() {
      for (const process of processes) await process.close();
      await shop.close();
    },
  };
}

/** Without the limits on unpaid orders: histories are many, and all of one network. */
function start(shop: TestShop): Promise<Process> {
  const open = { orders: 1_000_000, pieces: 1_000_000_000, value_cents: 1_000_000_000_000 };
  const unpaid_limits = {
    guest: open,
    account: open,
    guest_orders_per_network: 1_000_000_000,
    transfer_working_days: 2,
  };
  return shop.startProcess({ shop: { ...shop.context.shop, unpaid_limits } });
}

/** The goods of one history, in the shop and in the model. */
export type CartGoods = { made: Map<string, Made>; names: Names; state: ModelState };

type ProductPlan = {
  name: string;
  cents: number;
  fit: "fitments" | "universal" | "no data";
  depositCents?: number;
  isRestricted?: boolean;
  offerAfterCents?: number;
};

const productPlans: readonly ProductPlan[] = [
  { name: "disc", cents: 3490, fit: "fitments", depositCents: 700 },
  { name: "pad", cents: 1999, fit: "fitments" },
  { name: "clip", cents: 7, fit: "universal", offerAfterCents: 9 },
  { name: "fluid", cents: 333, fit: "no data" },
  { name: "gas", cents: 2500, fit: "universal", isRestricted: true },
];

const kitPlans = [
  {
    name: "brake kit",
    cents: 7900,
    parts: [
      { product: "disc", perUnit: 2 },
      { product: "pad", perUnit: 1 },
    ],
  },
  {
    name: "service kit",
    cents: 320,
    parts: [
      { product: "clip", perUnit: 3 },
      { product: "fluid", perUnit: 1 },
    ],
  },
  {
    name: "gas kit",
    cents: 2400,
    parts: [
      { product: "gas", perUnit: 1 },
      { product: "clip", perUnit: 1 },
    ],
  },
] as const;

/** Makes what a history sells: products, and kits that share them. */
export async function makeCartGoods(world: CartWorld, pieces: DrawnHistory["pieces"]): Promise<CartGoods> {
  const { database, clock } = world.shop;
  const now = clock.now().getTime();
  const made = new Map<string, Made>();
  const products = new Map<string, ModelProduct>();
  const things = new Map<string, ModelThing>();
  for (const plan of productPlans) {
    const available = pieces[plan.name] ?? 0;
    const offer = plan.offerAfterCents ? { endsAt: now + 3 * dayMs, after: plan.offerAfterCents } : null;
    const given = {
      ...{ brandId: world.brandId, partTypeId: world.partTypeId, available, priceCents: plan.cents },
      fitSetId: plan.fit === "fitments" ? world.fitSetId : null,
      isUniversal: plan.fit === "universal",
      coreDepositCents: plan.depositCents ?? null,
      restricted: plan.isRestricted ? ("f_gas" as const) : null,
      ...(offer ? { offerPreviousCents: offer.after, offerEndsAt: new Date(offer.endsAt) } : {}),
    };
    made.set(plan.name, await makeProduct(database, given));
    const { fit, isRestricted = false, depositCents = 0 } = plan;
    products.set(plan.name, { pieces: available, isSold: true, isRestricted, depositCents, fit });
    const parts = [{ product: plan.name, perUnit: 1 }];
    things.set(plan.name, { kind: "product", parts, price: { cents: plan.cents, offer }, isSold: true });
  }
  for (const { name, cents, parts } of kitPlans) {
    const components = parts.map(({ product, perUnit }) => ({
      productId: made.get(product)?.id ?? 0,
      quantity: perUnit,
    }));
    made.set(name, await makeKit(database, { components, priceCents: cents }));
    things.set(name, { kind: "kit", parts, price: { cents, offer: null }, isSold: true });
  }
  addFillers(world, { made, products, things });
  await restockFillers(world);
  const ids = new Map([...made].map(([name, { publicId }]) => [name, publicId]));
  return {
    made,
    names: { things: ids, vehicles: world.vehicles },
    state: { now, products, things, carts: new Map() },
  };
}

function addFillers(
  { fillers }: CartWorld,
  {
    made,
    products,
    things,
  }: { made: Map<string, Made>; products: Map<string, ModelProduct>; things: Map<string, ModelThing> },
) {
  const facts = { pieces: fillerPieces, isSold: true, isRestricted: false, depositCents: 0 };
  for (const [index, filler] of fillers.entries()) {
    const name = `filler ${index}`;
    made.set(name, filler);
    products.set(name, { ...facts, fit: "universal" });
    const parts = [{ product: name, perUnit: 1 }];
    things.set(name, { kind: "product", parts, price: { cents: fillerCents, offer: null }, isSold: true });
  }
}

/** Earlier histories may have ordered them. */
async function restockFillers({ shop, fillers }: CartWorld) {
  await shop.database.transaction(async (transaction) => {
    await transaction.rows({
      text: "update product set available = $2 where id = any($1::integer[])",
      values: [fillers.map(({ id }) => id), fillerPieces],
    });
    await bumpRevision(transaction);
  });
}

/** Two people of a new customer, who sign in with `password`. */
export async function makePeople({
  shop,
  passwordHash,
}: CartWorld): Promise<{ id: string; email: string }[]> {
  const customerId = randomPublicId();
  await shop.database.rows({ text: "insert into customer (id) values ($1)", values: [customerId] });
  const people = [randomPublicId(), randomPublicId()].map((id) => ({ id, email: `${id}@example.com` }));
  for (const { id, email } of people) {
    await shop.database.rows({
      text: `with made as (
               insert into person (id, customer_id, email, email_verified, name)
               values ($1, $2, $3, true, 'Ana Prueba')
             )
             insert into credential (id, account_id, provider_id, person_id, password)
             values ($1, $1, 'credential', $1, $4)`,
      values: [id, customerId, email, passwordHash],
    });
  }
  return people;
}
