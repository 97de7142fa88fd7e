/** The kinds of browser storage that the shop uses. */
export type StoragePlace = "cookie" | "local" | "session" | "database" | "cache";

/** The reader: the shop or a third party. */
export type StorageOwner = "shop" | "google";

/**
 * Everything that the shop stores on a device, or lets be stored: the cookie policy is made of it, and
 * a test holds it against the source (AEPD guide: name, owner, purpose, life). What is Google's is
 * stored only after consent; the rest is needed for what the shopper asked for (LSSI art. 22.2).
 */
export const storageRegister = [
  { name: "recambia_visitor", place: "cookie", owner: "shop" },
  { name: "recambia_session", place: "cookie", owner: "shop" },
  { name: "recambia_device", place: "cookie", owner: "shop" },
  { name: "recambia_orders", place: "cookie", owner: "shop" },
  { name: "recambia_support", place: "cookie", owner: "shop" },
  { name: "recambia_second_factor", place: "cookie", owner: "shop" },
  { name: "recambia_passkey", place: "cookie", owner: "shop" },
  { name: "recambia_csrf", place: "cookie", owner: "shop" },
  { name: "theme", place: "local", owner: "shop" },
  { name: "user-locale", place: "local", owner: "shop" },
  { name: "language-offer", place: "local", owner: "shop" },
  { name: "garage", place: "local", owner: "shop" },
  { name: "garage-account", place: "local", owner: "shop" },
  { name: "cart", place: "local", owner: "shop" },
  { name: "favorites", place: "local", owner: "shop" },
  { name: "auth", place: "local", owner: "shop" },
  { name: "logout-pending", place: "local", owner: "shop" },
  { name: "consent", place: "local", owner: "shop" },
  { name: "list-shape", place: "local", owner: "shop" },
  { name: "recent-searches", place: "local", owner: "shop" },
  { name: "recently-seen", place: "local", owner: "shop" },
  { name: "mileage", place: "local", owner: "shop" },
  { name: "return-after-mail", place: "local", owner: "shop" },
  { name: "install-offer", place: "local", owner: "shop" },
  { name: "recambia-offline", place: "database", owner: "shop" },
  { name: "recambia-cart", place: "database", owner: "shop" },
  { name: "shop-files", place: "cache", owner: "shop" },
  { name: "seen-pictures", place: "cache", owner: "shop" },
  { name: "kept-pictures", place: "cache", owner: "shop" },
  { name: "scroll-positions", place: "session", owner: "shop" },
  { name: "compared", place: "session", owner: "shop" },
  { name: "list-wish", place: "session", owner: "shop" },
  { name: "vehicle-choice", place: "session", owner: "shop" },
  { name: "checkout", place: "session", owner: "shop" },
  { name: "_ga", place: "cookie", owner: "google" },
  { name: "_ga_*", place: "cookie", owner: "google" },
] as const satisfies readonly { name: string; place: StoragePlace; owner: StorageOwner }[];

export type StoredName = (typeof storageRegister)[number]["name"];
