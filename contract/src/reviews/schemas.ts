import { type Static, Type } from "typebox";
import { closed, Nullable, PublicId } from "../http.ts";
import { madridDay } from "../madrid-time.ts";
import { OrderNumber } from "../orders/order-number.ts";
import { pageParameters, pagingProperties } from "../paging.ts";
import { filledLine, lines, shortMailbox } from "../text-patterns.ts";

const Time = Type.String({ format: "date-time" });
/** Calendar day as `yyyy-mm-dd`, in Madrid's calendar. */
const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

export const stars = [1, 2, 3, 4, 5] as const;
/** From 1, bad, to 5, very good. */
const Stars = Type.Integer({ minimum: 1, maximum: 5 });

/** Most characters of a title, of a text and of a report's explanation; most pictures of a review. */
export const reviewLimits = { title: 100, text: 4000, explanation: 2000, pictures: 4 } as const;

/**
 * A review is of something that was bought or used in so many calendar days before it (consumer code
 * art. 20.4, `law.md` 8.2).
 */
export const reviewDays = 30;

/**
 * Whether a review needs the declaration that the product was used in the last 30 days, because it was
 * bought before them.
 *
 * @param boughtOn day of the order, `yyyy-mm-dd`.
 */
export function needsUseDeclaration(boughtOn: string, now: Date): boolean {
  const dayMs = 24 * 60 * 60 * 1000;
  return Date.parse(madridDay(now)) - Date.parse(boughtOn) > reviewDays * dayMs;
}

/** A picture of a review: its large one fits into 1600 × 1600 pixels, its small one is a square of 320. */
export const ReviewPicture = Type.Object(
  {
    id: PublicId,
    small: Type.String(),
    large: Type.String(),
    /** Pixels of the large one. */
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
  },
  closed,
);
export type ReviewPicture = Static<typeof ReviewPicture>;

/** `POST /spa/reviews/pictures/copies`: a picture among my files (`GET /spa/uploads`). */
export const CopyPictureBody = Type.Object({ upload_id: PublicId }, closed);
export type CopyPictureBody = Static<typeof CopyPictureBody>;

/** The shop's answer, beneath what it answers. */
const Reply = Type.Object({ text: Type.String(), replied_at: Time }, closed);

const words = {
  id: PublicId,
  rating: Stars,
  title: Type.String(),
  text: Type.String(),
  /** Name as it is shown; empty when its author has left. */
  author: Type.String(),
  /** Language that it was written in. */
  locale: Type.String(),
  pictures: Type.Array(ReviewPicture),
  bought_on: Day,
  written_at: Time,
  /** When its author changed it last; null: never. */
  edited_at: Nullable(Time),
  /** Its author has declared to have used the product in the 30 days before. */
  used_recently: Type.Boolean(),
  reply: Nullable(Reply),
};

/** A review as everybody reads it. */
export const Review = Type.Object(words, closed);
export type Review = Static<typeof Review>;

/** Summary of a product's reviews; hidden ones count as well (docs/decisions/027). */
export const ReviewSummary = Type.Object(
  {
    /** One decimal; null without reviews. */
    average: Nullable(Type.Number({ minimum: 1, maximum: 5 })),
    count: Type.Integer({ minimum: 0 }),
    /** Number of reviews by stars, five first. */
    distribution: Type.Array(Type.Object({ stars: Stars, count: Type.Integer({ minimum: 0 }) }, closed)),
    /** Reviews with pictures that are shown. */
    with_pictures: Type.Integer({ minimum: 0 }),
    /** Reviews whose words the shop has hidden; their stars count. */
    hidden: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type ReviewSummary = Static<typeof ReviewSummary>;

export const reviewSorts = ["newest", "best", "worst", "pictures"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Query of `GET /spa/catalog/products/{slug}/reviews`. */
export const ReviewQuery = Type.Object(
  {
    /** `pictures`: those with pictures first. */
    sort: Type.Optional(Type.Enum(reviewSorts)),
    /** Rating of the reviews to list. */
    stars: Type.Optional(Stars),
    ...pageParameters,
  },
  closed,
);
export type ReviewQuery = Static<typeof ReviewQuery>;

/** `total` and `pages` are of what the query asks for; the summary is of all. */
export const ReviewListMeta = Type.Object({ ...pagingProperties, summary: ReviewSummary }, closed);
export type ReviewListMeta = Static<typeof ReviewListMeta>;

/** A product as its reviewer sees it. */
const ReviewedProduct = Type.Object(
  {
    id: PublicId,
    slug: Type.String(),
    name: Type.String(),
    brand: Type.String(),
    part_type_name: Type.String(),
    part_number: Type.String(),
    picture: Type.String(),
    /** False: it has no page any more. */
    is_sold: Type.Boolean(),
  },
  closed,
);
export type ReviewedProduct = Static<typeof ReviewedProduct>;

/** A review as its author sees it. */
export const MyReview = Type.Object(
  {
    ...words,
    /** Which of its pictures are copies of my files; the files may be gone. */
    copies: Type.Array(Type.Object({ picture_id: PublicId, upload_id: PublicId }, closed)),
    product: ReviewedProduct,
    /** Name that it would be signed with if it were saved now. */
    author_now: Type.String(),
    /** Changing it now wants `used_recently`. */
    needs_use_declaration: Type.Boolean(),
    /** The shop has hidden it, and why; it can't be changed then, only deleted. */
    hidden: Nullable(Type.Object({ hidden_at: Time, reason: Type.String() }, closed)),
  },
  closed,
);
export type MyReview = Static<typeof MyReview>;

/** Query of `GET /spa/reviews` and of `GET /spa/reviews/reviewable`. */
export const MyReviewQuery = Type.Object(
  {
    ...pageParameters,
  },
  closed,
);
export type MyReviewQuery = Static<typeof MyReviewQuery>;

export const MyReviewListMeta = Type.Object(pagingProperties, closed);
export type MyReviewListMeta = Static<typeof MyReviewListMeta>;

/** Something that the caller's customer has bought and got. */
export const Reviewable = Type.Object(
  {
    product: ReviewedProduct,
    /** The order that it came with last. */
    order: Type.Object({ id: PublicId, number: OrderNumber }, closed),
    bought_on: Day,
    delivered_on: Day,
    needs_use_declaration: Type.Boolean(),
    /** The caller's review of it; null: none yet. */
    review_id: Nullable(PublicId),
    /** Name that the review would be signed with. */
    author: Type.String(),
  },
  closed,
);
export type Reviewable = Static<typeof Reviewable>;

const written = {
  rating: Stars,
  title: Type.String({ minLength: 1, maxLength: reviewLimits.title, pattern: filledLine }),
  /** May be empty: the title may say all. */
  text: Type.String({ maxLength: reviewLimits.text, pattern: lines }),
  /** In their order: made by `POST /spa/reviews/pictures` or `…/copies`, or the review's already. */
  pictures: Type.Array(PublicId, { maxItems: reviewLimits.pictures, uniqueItems: true }),
  /** "I have used it in the last 30 days": required when the purchase is older. */
  used_recently: Type.Boolean(),
};

/** `PUT /spa/reviews/{id}`. */
export const ReviewBody = Type.Object(written, closed);
export type ReviewBody = Static<typeof ReviewBody>;

/** `POST /spa/reviews`. */
export const WriteReviewBody = Type.Object({ product_id: PublicId, ...written }, closed);
export type WriteReviewBody = Static<typeof WriteReviewBody>;

export const reportReasons = ["false", "offensive", "personal_data", "unlawful", "off_topic"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `POST /spa/reviews/{id}/report` (Regulation (EU) 2022/2065 art. 16). */
export const ReportBody = Type.Object(
  {
    reason: Type.Enum(reportReasons),
    /** Why, in the reporter's words. */
    explanation: Type.String({ maxLength: reviewLimits.explanation, pattern: lines }),
    /** Address for the receipt and the decision; null: none are sent. */
    email: Nullable(Type.String({ format: "email", pattern: shortMailbox, maxLength: 254 })),
  },
  closed,
);
export type ReportBody = Static<typeof ReportBody>;
