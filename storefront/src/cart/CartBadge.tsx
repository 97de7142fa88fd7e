/** How full the cart is, on its icon: a number (`count`) or a red dot (`dot`). */
export function CartBadge(_props: { shape: "count" | "dot" }) {
  return null;
}
