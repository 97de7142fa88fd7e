import { defaultLocale, isLocale, type Locale } from "@recambia/contract/locale";
import type { Queryable } from "../platform/database/database.ts";

/** A review as moderation needs it. */
export type LockedReview = {
  key: string;
  title: string;
  productSlug: string;
  isHidden: boolean;
  /** Written for an order without an account. */
  isGuests: boolean;
  /** Null when they have left: nobody is written to. A guest is reached by the order's email, while the order has one. */
  author: { email: string; name: string; locale: Locale } | null;
};

type Row = {
  key: string;
  title: string;
  slug: string;
  is_hidden: boolean;
  is_guests: boolean;
  email: string | null;
  name: string | null;
  locale: string | null;
};

/** Keeps a review as it is until the transaction ends; null when there is none. */
export async function lockReview(transaction: Queryable, reviewId: string): Promise<LockedReview | null> {
  const [row] = await transaction.rows<Row>({
    name: "lock-review",
    text: `select r.id as key, r.title, product.slug, r.hidden_at is not null as is_hidden,
             coalesce(person.email, nullif(guest.email, '')) as email, coalesce(person.name, guest.name) as name,
             coalesce(person.locale, guest.locale) as locale, guest.id is not null as is_guests
           from review r
           join product on product.id = r.product_id
           left join person on person.id = r.person_id
           left join customer_order guest on guest.id = r.guest_order_id
           where r.public_id = $1 for update of r`,
    values: [reviewId],
  });
  if (!row) return null;
  const { key, title, slug, is_hidden, is_guests, email, name, locale } = row;
  const author =
    email === null ? null : { email, name: name ?? "", locale: isLocale(locale) ? locale : defaultLocale };
  return { key, title, productSlug: slug, isHidden: is_hidden, isGuests: is_guests, author };
}
