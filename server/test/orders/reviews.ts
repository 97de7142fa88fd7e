import { MyReview, type WriteReviewBody } from "@recambia/contract/reviews/schemas";
import { Value } from "typebox/value";
import { type Made, makeProduct } from "../catalogue/factories.ts";
import { signedInCustomer, type TestCustomer } from "../people/customers.ts";
import { type Answer, readField, type TestShop } from "../shop/test-shop.ts";
import { makeOrder } from "./orders.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Someone whose customer has bought a product and got it, so many days ago. */
export async function buyer(
  shop: TestShop,
  given: Partial<{ product: Made; boughtDaysAgo: number; customerId: string; email: string }> = {},
): Promise<TestCustomer & { product: Made }> {
  const { customerId, email } = given;
  const person = await signedInCustomer(shop, {
    ...(customerId ? { customerId } : {}),
    ...(email ? { email } : {}),
  });
  const product = given.product ?? (await makeProduct(shop.database));
  await deliver(shop, person, product, given.boughtDaysAgo ?? 5);
  return { ...person, product };
}

/** One more delivered order of a product, placed so many days ago. */
export async function deliver(shop: TestShop, person: TestCustomer, product: Made, daysAgo: number) {
  const placedAt = new Date(shop.clock.now().getTime() - daysAgo * dayMs);
  return makeOrder(shop, person, { things: [{ product }], state: "delivered", placedAt });
}

/** A whole review of a product, good unless told otherwise. */
export function reviewOfProduct(product: Made, given: Partial<WriteReviewBody> = {}): WriteReviewBody {
  return {
    product_id: product.publicId,
    rating: 5,
    title: "Encaja a la primera",
    text: "Montado en media hora.",
    pictures: [],
    used_recently: false,
    ...given,
  };
}

/** The review in an answer to its author; throws when the answer is something else. */
export function reviewIn(answer: Answer): MyReview {
  const review = readField(answer.body, "data");
  if (answer.status >= 300 || !Value.Check(MyReview, review)) {
    throw new Error(`Not a review: ${answer.status} ${answer.text}`);
  }
  return review;
}

/** Writes a review as a new buyer of a product. */
export async function writtenReview(
  shop: TestShop,
  product: Made,
  given: Partial<WriteReviewBody> = {},
): Promise<MyReview & { author_person: TestCustomer }> {
  const person = await buyer(shop, { product });
  const review = reviewIn(await person.post("/spa/reviews", reviewOfProduct(product, given)));
  return { ...review, author_person: person };
}

/** Average and count as lists and pages of the catalogue read them. */
export async function ratingOf(shop: TestShop, product: Made): Promise<[number | null, number]> {
  const [row] = await shop.database.rows<{ rating_average: number | null; rating_count: number }>({
    text: "select rating_average, rating_count from product where id = $1",
    values: [product.id],
  });
  return [row?.rating_average ?? null, row?.rating_count ?? 0];
}
