/** The kinds of browser storage that the shop uses. */
export type StoragePlace = "cookie" | "local" | "session" | "database" | "cache";

/** The reader: the shop or a third party. */
export type StorageOwner = "shop" | "google";

/**
 * Why something may be stored (LSSI art. 22.2): the shopper asked for what needs it, pages cannot be shown or protected
 * without it, or the shopper has consented.
 */
export type StorageGround = "asked" | "technical" | "consent";

/**
 * Everything that the shop stores on a device, or lets be stored: the cookie policy is made of it, and
 * tests hold it against the source and against browsers of visitors who ask for nothing (AEPD guide: name, owner, purpose,
 * life).
 */
export const storageRegister = [
  { name: "recambia_visitor", place: "cookie", owner: "shop", ground: "technical" },
  { name: "recambia_session", place: "cookie", owner: "shop", ground: "asked" },
  { name: "recambia_device", place: "cookie", owner: "shop", ground: "technical" },
  { name: "recambia_orders", place: "cookie", owner: "shop", ground: "asked" },
  { name: "recambia_support", place: "cookie", owner: "shop", ground: "asked" },
  { name: "recambia_second_factor", place: "cookie", owner: "shop", ground: "asked" },
  { name: "recambia_passkey", place: "cookie", owner: "shop", ground: "asked" },
  { name: "recambia_csrf", place: "cookie", owner: "shop", ground: "technical" },
  { name: "theme", place: "local", owner: "shop", ground: "asked" },
  { name: "user-locale", place: "local", owner: "shop", ground: "asked" },
  { name: "garage", place: "local", owner: "shop", ground: "asked" },
  { name: "garage-account", place: "local", owner: "shop", ground: "asked" },
  { name: "cart", place: "local", owner: "shop", ground: "asked" },
  { name: "favorites", place: "local", owner: "shop", ground: "asked" },
  { name: "auth", place: "local", owner: "shop", ground: "asked" },
  { name: "logout-pending", place: "local", owner: "shop", ground: "asked" },
  { name: "consent", place: "local", owner: "shop", ground: "asked" },
  { name: "list-shape", place: "local", owner: "shop", ground: "asked" },
  { name: "keep-visit", place: "local", owner: "shop", ground: "asked" },
  { name: "recent-searches", place: "local", owner: "shop", ground: "consent" },
  { name: "recently-seen", place: "local", owner: "shop", ground: "consent" },
  { name: "mileage", place: "local", owner: "shop", ground: "asked" },
  { name: "return-after-mail", place: "local", owner: "shop", ground: "asked" },
  { name: "install-offer", place: "local", owner: "shop", ground: "asked" },
  { name: "recambia-offline", place: "database", owner: "shop", ground: "asked" },
  { name: "recambia-cart", place: "database", owner: "shop", ground: "asked" },
  { name: "shop-files", place: "cache", owner: "shop", ground: "technical" },
  { name: "seen-pictures", place: "cache", owner: "shop", ground: "technical" },
  { name: "kept-pictures", place: "cache", owner: "shop", ground: "asked" },
  { name: "scroll-positions", place: "session", owner: "shop", ground: "technical" },
  { name: "compared", place: "session", owner: "shop", ground: "asked" },
  { name: "list-wish", place: "session", owner: "shop", ground: "asked" },
  { name: "vehicle-choice", place: "session", owner: "shop", ground: "asked" },
  { name: "checkout", place: "session", owner: "shop", ground: "asked" },
  { name: "_ga", place: "cookie", owner: "google", ground: "consent" },
  { name: "_ga_*", place: "cookie", owner: "google", ground: "consent" },
] as const satisfies readonly {
  name: string;
  place: StoragePlace;
  owner: StorageOwner;
  ground: StorageGround;
}[];

export type StoredName = (typeof storageRegister)[number]["name"];
