import type { PublicShop, Shop } from "@recambia/contract/shop/schemas";

/** The shop's public data: bank account and limits are left out. */
export function toPublicShop(shop: Shop): PublicShop {
  const {
    bank_account: _payersOnly,
    unpaid_limits: _limits,
    new_accounts: _newAccounts,
    prepared_answers: _answers,
    verifactu: _verifactu,
    ...publicShop
  } = shop;
  return publicShop;
}
