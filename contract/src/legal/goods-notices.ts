/**
 * Notices that page, cart, order and mail must show for some goods: what to do with the old battery (Regulation (EU) 2023/1542
 * art. 74), oil (Royal Decree 679/2006) and appliance (Royal Decree 110/2015), and whether the part may be driven with on
 * public roads (Regulation (EU) 2018/858 art. 51, Royal Decree 866/2010).
 */
export const goodsNotices = ["battery", "oil", "electrical", "reform", "off_road"] as const;
export type GoodsNotice = (typeof goodsNotices)[number];

/** The notices of several goods, each once, in a fixed order. */
export function noticesOf(goods: readonly { notices?: readonly GoodsNotice[] }[]): GoodsNotice[] {
  return goodsNotices.filter((notice) => goods.some(({ notices }) => notices?.includes(notice)));
}
