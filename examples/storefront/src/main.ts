import { element } from "./dom.ts";
import { type Cart, shop } from "./shop.ts";
import { language, text } from "./texts.ts";

type Screen = { title: string; content: (Node | string)[] };
type CartAnswer = { data?: { data: Cart }; error?: { message: string } };

const [header, main, status] = document.body.children;
const euros = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" });
const formatPrice = (cents: number) => euros.format(cents / 100);
const formatTotal = ({ totals }: Cart) => `${text("total")}: ${formatPrice(totals.total_cents)}`;
const cartLink = element("a", { href: "#/cart" }, text("cart"));

function announce(message: string) {
  status?.replaceChildren(message);
}

function showCount({ totals }: Cart) {
  cartLink.textContent = `${text("cart")} (${totals.item_count})`;
}

async function listScreen(search: URLSearchParams): Promise<Screen> {
  const q = search.get("q") ?? "";
  const page = Number(search.get("page") ?? 1);
  const query = { page, ...(q && { q }) };
  const { data, error } = await shop.GET("/spa/catalog/products", { params: { query } });
  if (!data) return { title: error.message, content: [] };
  const items = data.data.map(({ slug, name, brand, picture, price }) =>
    element(
      "li",
      {},
      element("img", { src: `/pictures/thumbs/${picture}.webp`, alt: "", width: 80 }),
      element("a", { href: `#/products/${slug}` }, `${name}, ${brand.name}`),
      formatPrice(price.cents),
    ),
  );
  const next = new URLSearchParams({ q, page: String(page + 1) });
  const more = page < data.meta.pages ? [element("a", { href: `#/?${next}` }, text("next"))] : [];
  const title = `${q || text("products")} (${data.meta.total})`;
  return { title, content: [element("ul", {}, ...items), ...more] };
}

async function productScreen(slug: string): Promise<Screen> {
  const { data, error } = await shop.GET("/spa/catalog/products/{slug}", { params: { path: { slug } } });
  if (!data) return { title: error.message, content: [] };
  const { id, name, brand, picture, price, stock, description, attributes } = data.data;
  const isSoldOut = stock.state === "out_of_stock";
  async function add() {
    await shop.POST("/spa/cart");
    const { data, error } = await shop.POST("/spa/cart/lines", { body: { purchasable_public_id: id } });
    announce(error?.message ?? text("added"));
    if (data) showCount(data.data);
  }
  const facts = attributes.map((attribute) => element("li", {}, `${attribute.name}: ${attribute.value}`));
  return {
    title: `${name}, ${brand.name}`,
    content: [
      element("img", { src: `/pictures/${picture}.webp`, alt: "", width: 320 }),
      element("p", {}, formatPrice(price.cents)),
      element("button", { disabled: isSoldOut, onclick: add }, isSoldOut ? text("soldOut") : text("add")),
      element("p", {}, description),
      element("ul", {}, ...facts),
    ],
  };
}

async function cartScreen(): Promise<Screen> {
  const { data, error } = await shop.POST("/spa/cart");
  return data ? drawCart(data.data) : { title: error.message, content: [] };
}

function drawCart(cart: Cart): Screen {
  showCount(cart);
  const lines = cart.lines.map(({ id, product, quantity, line_cents }) => {
    const params = { path: { lineId: id } };
    const field = element("input", { id, type: "number", min: "1", max: "99", value: String(quantity) });
    field.onchange = async () => {
      const body = { quantity: field.valueAsNumber };
      update(await shop.PUT("/spa/cart/lines/{lineId}", { params, body }), id);
    };
    const remove = async () => update(await shop.DELETE("/spa/cart/lines/{lineId}", { params }));
    field.ariaLabel = `${text("quantity")}: ${product.name}`;
    return element(
      "li",
      {},
      product.name,
      field,
      formatPrice(line_cents),
      element("button", { ariaLabel: `${text("remove")}: ${product.name}`, onclick: remove }, text("remove")),
    );
  });
  const filled = [element("ul", {}, ...lines), element("p", {}, formatTotal(cart))];
  return { title: text("cart"), content: lines.length > 0 ? filled : [text("empty")] };

  function update({ data, error }: CartAnswer, focused?: string) {
    const current = data?.data ?? cart;
    show(drawCart(current), focused);
    announce(error?.message ?? formatTotal(current));
  }
}

/** Shows a screen and moves the focus to its heading, or to the field that was changed. */
function show({ title, content }: Screen, focused = "title") {
  document.title = title;
  main?.replaceChildren(element("h1", { id: "title", tabIndex: -1 }, title), ...content);
  announce("");
  document.getElementById(focused)?.focus();
}

async function open() {
  const { hash } = location;
  const { pathname, searchParams } = new URL(hash.slice(1) || "/", location.origin);
  const [, room, slug = ""] = pathname.split("/");
  const screen =
    room === "cart" ? cartScreen() : room === "products" ? productScreen(slug) : listScreen(searchParams);
  const opened = await screen;
  // Another address may have been opened meanwhile.
  if (hash === location.hash) show(opened);
}

const word = element("input", { type: "search", ariaLabel: text("search") });
const form = element("form", { role: "search" }, word, element("button", {}, text("search")));
form.onsubmit = (event) => {
  event.preventDefault();
  location.hash = `/?${new URLSearchParams({ q: word.value })}`;
};
document.documentElement.lang = language;
header?.append(element("a", { href: "#/" }, text("products")), form, cartLink);
window.onhashchange = open;
await open();
