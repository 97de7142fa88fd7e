import { reviewPictureAddress } from "@recambia/contract/reviews/picture-address";
import type { Review, ReviewPicture } from "@recambia/contract/reviews/schemas";

/** A review as statements read it, through JSON: times are texts. */
export type ReviewRow = {
  id: string;
  product_id: number;
  rating: number;
  title: string;
  body: string;
  author: string;
  locale: string;
  bought_on: string;
  used_recently_at: string | null;
  created_at: string;
  edited_at: string | null;
  hidden_at: string | null;
  hidden_reason: string | null;
  reply: string | null;
  replied_at: string | null;
  pictures: PictureRow[] | null;
};

type PictureRow = { id: string; width: number; height: number; copied_from: string | null };

/** Columns of a `ReviewRow` from `review r`. */
export const reviewColumns = `r.public_id as id, r.product_id, r.rating, r.title, r.body, r.author, r.locale,
  r.bought_on::text as bought_on, r.used_recently_at, r.created_at, r.edited_at, r.hidden_at, r.hidden_reason,
  r.reply, r.replied_at,
  (select json_agg(json_build_object('id', picture.public_id, 'width', picture.width, 'height', picture.height,
                                     'copied_from', picture.copied_from)
                   order by picture.position)
   from review_picture picture where picture.review_id = r.id) as pictures`;

/** A review as everybody reads it. */
export function reviewOf(row: ReviewRow): Review {
  return {
    id: row.id,
    rating: row.rating,
    title: row.title,
    text: row.body,
    author: row.author,
    locale: row.locale,
    pictures: (row.pictures ?? []).map(pictureOf),
    bought_on: row.bought_on,
    written_at: isoTime(row.created_at),
    edited_at: row.edited_at === null ? null : isoTime(row.edited_at),
    used_recently: row.used_recently_at !== null,
    reply:
      row.reply === null || row.replied_at === null
        ? null
        : { text: row.reply, replied_at: isoTime(row.replied_at) },
  };
}

export function pictureOf({ id, width, height }: Omit<PictureRow, "copied_from">): ReviewPicture {
  return {
    id,
    small: reviewPictureAddress(id, "small"),
    large: reviewPictureAddress(id, "large"),
    width,
    height,
  };
}

export function isoTime(time: string): string {
  return new Date(time).toISOString();
}
