export { devMailRoutes } from "./dev-mail-routes.ts";
export { openMailOffice } from "./mail-office.ts";
export type { OrderMail } from "./order-templates.ts";
export { mailRecords } from "./personal-records.ts";
export { queueMail } from "./queue-mail.ts";
export { dropOldMails } from "./send-mails.ts";
