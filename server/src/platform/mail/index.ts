export { devMailRoutes } from "./dev-mail-routes.ts";
export type { OrderMail } from "./order-templates.ts";
export { mailRecords } from "./personal-records.ts";
export { queueMail } from "./queue-mail.ts";
export { openMailOffice } from "./sending/mail-office.ts";
export { dropOldMails } from "./sending/send-mails.ts";
