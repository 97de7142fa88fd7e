import { madridDay } from "@recambia/contract/madrid-time";
import { reviewPictureAddress } from "@recambia/contract/reviews/picture-address";
import { reportReasons } from "@recambia/contract/reviews/schemas";
import { isRefusal, type Refusal } from "../platform/http/refusals/refusal.ts";
import {
  hideReview,
  listForModeration,
  type ModerationScope,
  readForModeration,
  replyToReview,
  showReview,
} from "../reviews/index.ts";
import type { Command, CommandContext } from "./command.ts";
import type { Terminal } from "./terminal/show-progress.ts";
import { textTable } from "./text-table.ts";

/** Maximum reviews of a list. */
const maxShown = 50;

async function listReviews(
  { database, output }: CommandContext,
  scope: ModerationScope,
  emptyText: string,
): Promise<boolean> {
  const reviews = await listForModeration(database, scope, maxShown);
  if (reviews.length === 0) {
    output.write(emptyText);
    return true;
  }
  const rows = reviews.map((review) => [
    review.id,
    madridDay(review.createdAt),
    String(review.rating),
    review.isHidden ? "hidden" : "shown",
    String(review.openReports),
    review.hasReply ? "yes" : "no",
    review.productSlug,
    review.title,
  ]);
  output.write(
    textTable(["Review", "Written", "Stars", "State", "Reports", "Answered", "Product", "Title"], rows),
  );
  if (reviews.length === maxShown) output.write(`There may be more: the newest ${maxShown} are shown.\n`);
  return true;
}

async function readReview({ database, output }: CommandContext, reviewId: string): Promise<boolean> {
  const review = await readForModeration(database, reviewId);
  if (!review) return explain(output, reviewId, { refused: "not_found" });
  const edited = review.editedAt ? `, edited ${madridDay(review.editedAt)}` : "";
  const lines = [
    `${review.id}  ${review.rating} of 5  ${review.productSlug}`,
    `by ${review.author || "somebody who has left"}, ${madridDay(review.createdAt)}${edited}`,
    review.hiddenReason === null ? "shown" : `hidden: ${review.hiddenReason}`,
    "",
    review.title,
    review.text,
    ...review.pictures.map((id) => `picture ${reviewPictureAddress(id, "large")}`),
    ...(review.reply === null ? [] : ["", `answer: ${review.reply}`]),
    ...review.reports.map(
      ({ reason, explanation, reportedAt, isOpen }) =>
        `report ${madridDay(new Date(reportedAt))} (${isOpen ? "open" : "settled"}) ${reason}: ${explanation}`,
    ),
    ...review.decisions.map(
      ({ decision, reason, decidedAt }) =>
        `decision ${madridDay(new Date(decidedAt))} ${decision}: ${reason}`,
    ),
  ];
  // Strips control characters, which terminals would interpret.
  output.write(`${lines.map((line) => line.replace(/[^\P{C}\n]/gu, "")).join("\n")}\n`);
  return true;
}

/** Prints the problem of a command; null on success. */
function explain(output: Terminal, reviewId: string, refusal: Refusal | null, conflict = ""): boolean {
  if (!isRefusal(refusal)) return true;
  output.write(refusal.refused === "conflict" ? `${conflict}\n` : `There is no review ${reviewId}.\n`);
  return false;
}

async function hide({ database, config, clock, output, errors, options }: CommandContext, reviewId: string) {
  const reason = (options.reason ?? "").trim();
  if (reason === "") {
    errors.write("Say why with --reason: the author is told.\n");
    return false;
  }
  const rule = reportReasons.find((one) => one === options.rule);
  if (!rule) {
    errors.write(`Name the rule that it breaks with --rule: ${reportReasons.join(", ")}.\n`);
    return false;
  }
  const asked = { reviewId, rule, reason, origin: config.shopOrigin, now: clock.now() };
  const refusal = await hideReview(database, asked);
  if (!explain(output, reviewId, refusal, `The review ${reviewId} is hidden already.`)) return false;
  output.write(
    `The review ${reviewId} is hidden; its stars still count, and its author has been told why.\n`,
  );
  return true;
}

async function show({ database, config, clock, output, options }: CommandContext, reviewId: string) {
  const reason = (options.reason ?? "").trim();
  const asked = { reviewId, reason, origin: config.shopOrigin, now: clock.now() };
  const refusal = await showReview(database, asked);
  const conflict = `The review ${reviewId} is shown, and nobody has reported it.`;
  if (!explain(output, reviewId, refusal, conflict)) return false;
  output.write(`The review ${reviewId} is shown; reports of it are settled.\n`);
  return true;
}

async function reply({ database, clock, output, errors, options }: CommandContext, reviewId: string) {
  if (options.text === undefined) {
    errors.write('Give the answer with --text; --text "" takes it away.\n');
    return false;
  }
  const refusal = await replyToReview(database, { reviewId, text: options.text, now: clock.now() });
  if (!explain(output, reviewId, refusal)) return false;
  output.write(options.text.trim() ? "The answer is published.\n" : "The answer is taken away.\n");
  return true;
}

const reasonOption = "TEXT  says why";

export const reviewCommands: readonly Command[] = [
  {
    usage: "reviews list",
    summary: "Lists the newest reviews.",
    run: (context) => listReviews(context, "all", "Nobody has written a review yet.\n"),
  },
  {
    usage: "reviews reported",
    summary: "Lists the reviews that somebody has reported and nobody has decided about.",
    run: (context) => listReviews(context, "reported", "No review waits for a decision.\n"),
  },
  {
    usage: "reviews hidden",
    summary: "Lists the reviews that are hidden.",
    run: (context) => listReviews(context, "hidden", "No review is hidden.\n"),
  },
  {
    usage: "reviews read ID",
    summary: "Shows a review with its reports and what has been decided about it.",
    run: (context, [id = ""]) => readReview(context, id),
  },
  {
    usage: "reviews hide ID",
    summary:
      "Takes a review's words and pictures off the shop. Its stars still count; its author is told why and how to object.",
    options: { rule: `RULE  is what it breaks: ${reportReasons.join(", ")}`, reason: reasonOption },
    run: (context, [id = ""]) => hide(context, id),
  },
  {
    usage: "reviews show ID",
    summary: "Shows a hidden review again, or settles reports of one that stays.",
    options: { reason: reasonOption },
    run: (context, [id = ""]) => show(context, id),
  },
  {
    usage: "reviews reply ID",
    summary: "Puts the shop's answer beneath a review, in place of the one before.",
    options: { text: "TEXT  is the answer" },
    run: (context, [id = ""]) => reply(context, id),
  },
];
