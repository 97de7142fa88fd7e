import * as account from "@recambia/contract/account/schemas";
import * as addresses from "@recambia/contract/addresses/schemas";
import * as backups from "@recambia/contract/backups/schemas";
import * as cart from "@recambia/contract/cart/schemas";
import * as cards from "@recambia/contract/catalogue/card";
import * as kits from "@recambia/contract/catalogue/kits";
import * as lists from "@recambia/contract/catalogue/list";
import * as navigation from "@recambia/contract/catalogue/navigation";
import * as products from "@recambia/contract/catalogue/product";
import * as search from "@recambia/contract/catalogue/search";
import * as checkout from "@recambia/contract/checkout/schemas";
import * as collections from "@recambia/contract/collections/schemas";
import * as favorites from "@recambia/contract/favorites/schemas";
import * as http from "@recambia/contract/http";
import * as guaranteeClaims from "@recambia/contract/orders/guarantee-claims";
import * as guestOrders from "@recambia/contract/orders/guest-orders";
import * as orders from "@recambia/contract/orders/schemas";
import * as withdrawals from "@recambia/contract/orders/withdrawals";
import * as people from "@recambia/contract/people/schemas";
import * as recalls from "@recambia/contract/recalls/schemas";
import * as reviews from "@recambia/contract/reviews/schemas";
import * as session from "@recambia/contract/session/schemas";
import * as shop from "@recambia/contract/shop/schemas";
import * as support from "@recambia/contract/support/schemas";
import * as uploads from "@recambia/contract/uploads/schemas";
import * as fit from "@recambia/contract/vehicles/fit";
import * as vehicles from "@recambia/contract/vehicles/schemas";

const modules: Record<string, unknown>[] = [
  http,
  session,
  shop,
  fit,
  vehicles,
  cards,
  lists,
  products,
  navigation,
  kits,
  search,
  cart,
  addresses,
  checkout,
  orders,
  guestOrders,
  withdrawals,
  guaranteeClaims,
  reviews,
  favorites,
  collections,
  people,
  account,
  support,
  uploads,
  backups,
  recalls,
];

/** Every schema that these modules export, with the name that it is exported by: the description names them so. */
export function contractSchemas(): [name: string, schema: object][] {
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]): [string, object][] =>
      /^[A-Z]/.test(name) && typeof value === "object" && value !== null ? [[name, value]] : [],
    ),
  );
}
