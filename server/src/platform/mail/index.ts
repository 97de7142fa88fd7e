export { mailRecords } from "./personal-records.ts";
export { queueMail } from "./queue-mail.ts";
export type { MailTemplate } from "./templates.ts";
