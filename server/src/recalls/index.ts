export { createRecall, endRecall } from "./change-recall.ts";
export { listForOperator } from "./list-recalls.ts";
export { recallMails } from "./mails/recall-mails.ts";
export { recallRoutes } from "./routes.ts";
export { countBuyers, sendRecallLetters } from "./send-recall-letters.ts";
