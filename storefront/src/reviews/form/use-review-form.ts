import * as endpoints from "@recambia/contract/reviews/endpoints";
import type { MyReview, ReviewBody } from "@recambia/contract/reviews/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { setFieldErrors } from "../../lib/forms/set-field-errors.ts";
import { type ApiAnswer, isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { keptForms, useKeptForm } from "../../session/index.ts";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { forgetReviews } from "../queries.ts";
import { useReviewPictures } from "./use-review-pictures.ts";

/** Values of the form; `rating` is the value of its radio button, empty while none is chosen. */
export type ReviewValues = { rating: string; title: string; text: string; used_recently: boolean };

const kept = keptForms<ReviewValues>();

/** The product of a new review, or an existing review of mine. */
export type ReviewSubject = {
  productId: string;
  productSlug: string;
  review: MyReview | null;
  /** The guest order that contained the product; null: the reviewer has an account. */
  guestOrderId: string | null;
};

/** State of the form of a review: texts, pictures and the server's refusals. */
export function useReviewForm(
  { productId, productSlug, review, guestOrderId }: ReviewSubject,
  onSaved: () => Promise<void>,
) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const [failure, setFailure] = useState<string | null>(null);
  const pictures = useReviewPictures(review);
  const form = useForm<ReviewValues>({ defaultValues: valuesOf(review) });
  useKeptForm(kept, productId, form);

  const save = form.handleSubmit(async (values) => {
    setFailure(null);
    const body: ReviewBody = {
      rating: Number(values.rating),
      title: values.title,
      text: values.text,
      pictures: pictures.pictures.map(({ id }) => id),
      used_recently: values.used_recently,
    };
    const written = { product_id: productId, ...body };
    const answer: ApiAnswer<unknown> = await (review
      ? http.call(endpoints.changeReview, { params: { id: review.id }, body })
      : guestOrderId
        ? http.call(endpoints.writeReviewAsGuest, { params: { orderId: guestOrderId }, body: written })
        : http.call(endpoints.writeReview, { body: written }));
    if (!isSuccess(answer)) {
      const isPlaced = setFieldErrors(answer, ["rating", "title", "text", "used_recently"], form.setError);
      if (!isPlaced) setFailure(refusalText(answer));
      return;
    }
    await onSaved();
    await forgetReviews(queryClient, productSlug);
  });
  const isPictureChanged = pictures.pictures.map(({ id }) => id).join() !== idsOf(review);
  return { form, pictures, save, failure, isChanged: form.formState.isDirty || isPictureChanged };
}

function idsOf(review: MyReview | null): string {
  return (review?.pictures ?? []).map(({ id }) => id).join();
}

function valuesOf(review: MyReview | null): ReviewValues {
  if (!review) return { rating: "", title: "", text: "", used_recently: false };
  return { rating: String(review.rating), title: review.title, text: review.text, used_recently: false };
}
