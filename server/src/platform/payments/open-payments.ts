import type { PaymentMeans, Shop } from "@recambia/contract/shop/schemas";
import { type Config, ConfigError } from "../config.ts";
import type { RedsysConfig } from "../config-parts.ts";
import type { PaymentAdapter } from "./payment-adapter.ts";
import { transferAdapter } from "./transfer.ts";

export type Payments = {
  /**
   * Payment methods; each one that is offered must work, because it is announced before ordering (consumer code art. 98.3).
   */
  adapterFor(method: PaymentMeans): PaymentAdapter | undefined;
};

/**
 * Opens the payment methods of the shop's configuration.
 *
 * @throws ConfigError when a configured method lacks credentials.
 */
export async function openPayments(options: { config: Config; shop: Shop }): Promise<Payments> {
  const { shop, config } = options;
  const adapters = [
    transferAdapter(shop.bank_account),
    ...(config.redsys ? [await openRedsys(config.redsys, shop.name)] : []),
  ];
  const adapterFor = (method: PaymentMeans) => adapters.find(({ methods }) => methods.includes(method));
  const missing = shop.payment_means.filter((method) => !adapterFor(method));
  if (missing.length > 0) {
    throw new ConfigError(
      `SHOP_CONFIG offers ${missing.join(" and ")} among its payment_means: set REDSYS_MERCHANT_CODE, REDSYS_TERMINAL and REDSYS_SECRET_KEY, or take it out.`,
    );
  }
  return { adapterFor };
}

/** Loads the bank's library only where a contract with the bank is configured. */
async function openRedsys(config: RedsysConfig, shopName: string): Promise<PaymentAdapter> {
  const { redsysAdapter } = await import("./redsys.ts");
  return redsysAdapter(config, shopName);
}
