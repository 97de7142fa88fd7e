import { madridDay } from "@recambia/contract/madrid-time";
import { useShopAheadMs } from "../../lib/http/shop-time.ts";

/** Returns today in Madrid by the shop's clock, `yyyy-mm-dd`, whatever the device's says. */
export function useShopDay(): string {
  return madridDay(new Date(Date.now() + useShopAheadMs()));
}
