import { openAccounts } from "../harness/accounts.ts";
import { readHeaders } from "../harness/list-addresses.ts";
import { type Call, distributeCalls, putLoad, type Sample, sameOnEach } from "../harness/load.ts";
import type { OpenShop } from "../harness/shop.ts";
import { findBuyable, findUsualVehicle } from "../harness/survey.ts";
import { additions, openCarts } from "../harness/visitors.ts";

const connections = 32;
const people = 16;
const seconds = 2;
const cartsEachTurn = connections * 15;
const linesEach = 6;

/** Puts load on one shop for one turn. */
type Turn = () => Promise<Sample>;

/** Prepares turns for a shop. */
type Case = (shop: OpenShop) => Promise<Turn>;

/**
 * Returns what shoppers request most, by name: reads that are cached, the current user, and additions to carts. A turn is two
 * seconds of the same requests, or carts that grow to six lines.
 *
 * @param surveyed the shop whose vehicle and products are requested; others must have the same catalogue.
 */
export async function frequentRequests(surveyed: OpenShop): Promise<Map<string, Case>> {
  const vehicle = await findUsualVehicle(surveyed);
  const products = await findBuyable(surveyed, vehicle, linesEach);
  const cached = (path: string): Case => repeated([{ path, headers: readHeaders }]);
  return new Map([
    ["product list, cached", cached(`/spa/catalog/products?vehicle=${vehicle}&subcategory=discos-de-freno`)],
    ["product page data, cached", cached(`/spa/catalog/products/${products[0]?.slug}?vehicle=${vehicle}`)],
    ["categories, cached", cached(`/spa/catalog/categories?vehicle=${vehicle}`)],
    ["landing page, cached", cached("/")],
    ["who am I", async (shop) => repeated((await openAccounts(shop, people)).map(({ me }) => me))(shop)],
    [
      "add a line to a cart",
      async (shop) => async () => {
        const visitors = await openCarts(shop, cartsEachTurn);
        const ids = products.map(({ id }) => id);
        return putLoad(shop, distributeCalls(connections, additions(visitors, ids, vehicle)));
      },
    ],
  ]);
}

/** One call on all connections, or several on one each. */
function repeated(calls: Call[]): Case {
  const [first] = calls;
  const lanes = calls.length === 1 && first ? sameOnEach(connections, first) : calls.map((call) => [call]);
  return async (shop) => () => putLoad(shop, lanes, seconds);
}
