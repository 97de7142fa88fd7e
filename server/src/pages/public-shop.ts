import type { PublicShop, Shop } from "@recambia/contract/shop/schemas";

/** What every page may know of the shop: the bank account is for those who pay, the limits for the server. */
export function toPublicShop(shop: Shop): PublicShop {
  const { bank_account: _payersOnly, unpaid_limits: _limits, ...publicShop } = shop;
  return publicShop;
}
