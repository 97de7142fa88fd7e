import { Envelope, ErrorBody, PublicId } from "@recambia/contract/http";
import type { Locale } from "@recambia/contract/locale";
import * as endpoints from "@recambia/contract/reviews/endpoints";
import { Reviewable, WriteReviewBody } from "@recambia/contract/reviews/schemas";
import { Type } from "typebox";
import { readCatalogue } from "../../catalogue/index.ts";
import { type Orderer, ordererOf } from "../../platform/http/access/guard-customers.ts";
import { bindEndpoint } from "../../platform/http/bind-endpoint.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { isRefusal, type Refusal, refuse } from "../../platform/http/refusals/refusal.ts";
import { countChange } from "../limits.ts";
import { writeReview } from "../write-review.ts";
import { listGuestReviewable } from "./list-guest-reviewable.ts";

const config = { access: "orderer" } as const;
const tags = ["reviews"];
const params = Type.Object({ orderId: PublicId }, { additionalProperties: false });

/** Routes for a guest's reviews of an order; accounts have their own (docs/decisions/041). */
export function guestReviewRoutes(app: App, context: Context) {
  const answer = { 200: Envelope(Type.Array(Reviewable)), 201: Envelope(Type.Array(Reviewable)) };

  app.route({
    ...bindEndpoint(endpoints.listReviewableOfOrder, {
      summary: "What I have got with an order without an account, reviewed or not",
      tags,
      params,
      response: { 200: answer[200] },
    }),
    config,
    handler: async (request, reply) => {
      const orderer = ordererOf(request);
      const objection = objectionTo(orderer);
      if (objection) return refuse(request, reply, objection);
      return { data: await listNow(context, orderer, request.locale) };
    },
  });

  app.route({
    ...bindEndpoint(endpoints.writeReviewAsGuest, {
      summary:
        "Publishes a guest's review, without pictures; answers like the order's list of what can be reviewed",
      tags,
      params,
      body: WriteReviewBody,
      response: { 201: answer[201], 429: ErrorBody },
    }),
    config,
    handler: async (request, reply) => {
      const orderer = ordererOf(request);
      const objection = objectionTo(orderer);
      if (objection) return refuse(request, reply, objection);
      const { customerId } = orderer;
      if (!(await countChange(context, customerId))) {
        return refuse(request, reply, { refused: "too_many_requests" });
      }
      const { body, locale, params: asked } = request;
      const by = { customerId, orderId: asked.orderId };
      const written = await writeReview(context.database, { by, locale, body, now: context.clock.now() });
      if (isRefusal(written)) return refuse(request, reply, written);
      return reply.code(201).send({ data: await listNow(context, orderer, locale) });
    },
  });
}

/** An account reviews with its own name; a guest has to have opened the link of a mail first. */
function objectionTo({ isGuest, isProved }: Orderer): Refusal | null {
  if (!isGuest) return { refused: "not_found" };
  return isProved ? null : { refused: "forbidden" };
}

function listNow(context: Context, { customerId }: Orderer, locale: Locale): Promise<Reviewable[]> {
  return readCatalogue(context, locale, (catalogue) => listGuestReviewable(catalogue, customerId));
}
