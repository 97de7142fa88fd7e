export { dropOldInvitations } from "./drop-old-invitations.ts";
export { peopleMails } from "./mails/people-mails.ts";
export { peopleRecords } from "./personal-records.ts";
export { peopleRoutes } from "./routes.ts";
