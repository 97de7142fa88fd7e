export { devMailRoutes } from "./dev-mail-routes.ts";
export type { OrderMail } from "./order-templates.ts";
export { mailRecords } from "./personal-records.ts";
export { queueMail } from "./queue-mail.ts";
export { startMailSender } from "./sending/mail-sender.ts";
export { dropOldMails } from "./sending/send-mails.ts";
