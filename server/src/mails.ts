import { accountMails } from "./account/index.ts";
import { claimNoticeMails, orderMails } from "./orders/index.ts";
import { peopleMails } from "./people/index.ts";
import type { Mails } from "./platform/mail/index.ts";
import { recallMails } from "./recalls/index.ts";
import { reviewMails } from "./reviews/index.ts";
import { sessionMails } from "./session/index.ts";
import { noticeMails, supportMails } from "./support/index.ts";

/** Every mail that the shop sends. */
export const mails: readonly Mails[] = [
  sessionMails,
  accountMails,
  peopleMails,
  orderMails,
  claimNoticeMails,
  recallMails,
  reviewMails,
  supportMails,
  noticeMails,
];
