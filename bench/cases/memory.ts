import { setTimeout as pause } from "node:timers/promises";
import { flood } from "../harness/flood.ts";
import { drawLists, drawMixed, readHeaders } from "../harness/list-addresses.ts";
import type { Call } from "../harness/load.ts";
import { memoryMegabytes, peakMemoryMegabytes } from "../harness/process-figures.ts";
import type { OpenShop } from "../harness/shop.ts";
import { slopeOf } from "../harness/statistics.ts";
import { findBuyable, findUsualVehicle, surveyShop } from "../harness/survey.ts";
import { inWords, printTable } from "../harness/table.ts";
import { additions, openCarts } from "../harness/visitors.ts";

const leastSamples = 8;
const minutesOfSample = 5;
const callsEachSecond = 40;
const visitors = 200;

/**
 * Measures the memory of a process while shoppers read lists and pages, cached and not, search, and fill carts. Tells each
 * sample as it comes, and how fast memory grows in the second half, when the caches are full.
 */
export async function measureMemory(
  shop: OpenShop,
  { name, minutes }: { name: string; minutes: number },
): Promise<void> {
  const samples = Math.max(leastSamples, Math.round(minutes / minutesOfSample));
  const seconds = (minutes * 60) / samples;
  const draw = drawMixedCalls(shop, Math.ceil(seconds * callsEachSecond));
  const held = [{ x: 0, y: memoryMegabytes(shop.pid) ?? 0 }];
  let failed = 0;
  console.info(`\n${name}: megabytes while ${callsEachSecond} mixed requests come each second`);
  for (let sample = 1; sample <= samples; sample++) {
    const calls = await draw();
    const flooded = await flood(shop, calls, { connections: 8, rate: callsEachSecond, seconds });
    failed += flooded.failed;
    const point = { x: (minutes * sample) / samples, y: memoryMegabytes(shop.pid) ?? 0 };
    held.push(point);
    console.info(`after ${inWords.ms(point.x)} minutes: ${inWords.count(point.y)}`);
    await pause(100);
  }
  const slope = slopeOf(held.slice(Math.ceil(held.length / 2))) * 60;
  printTable(
    ["", "open", "half", "last", "most", "growth an hour, second half", "failed"],
    [
      [
        name,
        ...[held[0], held[Math.floor(held.length / 2)], held.at(-1)].map((point) =>
          inWords.count(point?.y ?? 0),
        ),
        inWords.count(peakMemoryMegabytes(shop.pid) ?? 0),
        inWords.ms(slope),
        inWords.count(failed),
      ],
    ],
  );
}

/** Half of the calls are lists that are new each time, the others pages, product data, searches and carts. */
function drawMixedCalls(shop: OpenShop, count: number): () => Promise<Call[]> {
  const state = (async () => {
    const vehicle = await findUsualVehicle(shop);
    const products = await findBuyable(shop, vehicle, 24);
    return { vehicle, products, draw: drawLists(await surveyShop(shop), 3) };
  })();
  let round = 0;
  return async () => {
    const { vehicle, products, draw } = await state;
    round += 1;
    const page = (path: string): Call => ({ path, headers: readHeaders });
    const others = products.flatMap(({ slug, id }) => [
      page(`/spa/catalog/products/${slug}?vehicle=${vehicle}`),
      page(`/en/products/${slug}`),
      page(`/spa/catalog/products?q=${encodeURIComponent(`${slug.slice(0, 6)} ${round}`)}`),
      page(`/spa/catalog/suggest?q=${id.slice(0, 3)}${round}`),
      page("/"),
    ]);
    const carts = additions(
      await openCarts(shop, visitors),
      products.slice(0, 3).map(({ id }) => id),
      vehicle,
    );
    const rest = [...others, ...carts];
    const lists = drawMixed(draw, Math.ceil(count / 2));
    return lists.flatMap((list, index) => {
      const other = rest[index % rest.length];
      return other ? [list, other] : [list];
    });
  };
}
