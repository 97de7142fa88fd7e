const texts = {
  search: { es: "Buscar", ca: "Cerca", en: "Search" },
  products: { es: "Productos", ca: "Productes", en: "Products" },
  next: { es: "Página siguiente", ca: "Pàgina següent", en: "Next page" },
  cart: { es: "Carrito", ca: "Cistella", en: "Cart" },
  add: { es: "Añadir al carrito", ca: "Afegeix a la cistella", en: "Add to cart" },
  added: { es: "Añadido al carrito", ca: "Afegit a la cistella", en: "Added to cart" },
  soldOut: { es: "Sin existencias", ca: "Sense existències", en: "Out of stock" },
  quantity: { es: "Cantidad", ca: "Quantitat", en: "Quantity" },
  remove: { es: "Quitar", ca: "Treu", en: "Remove" },
  total: { es: "Total sin envío", ca: "Total sense enviament", en: "Total without delivery" },
  empty: { es: "Tu carrito está vacío", ca: "La cistella és buida", en: "Your cart is empty" },
  offline: { es: "No hay conexión", ca: "No hi ha connexió", en: "No connection" },
};

const languages = ["es", "ca", "en"] as const;
const spoken = navigator.languages.map((tag) => languages.find((language) => tag.startsWith(language)));

/** The first of the browser's languages that the shop speaks. */
export const language = spoken.find((language) => language !== undefined) ?? "es";

export const text = (name: keyof typeof texts) => texts[name][language];
