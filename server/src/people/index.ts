export { dropOldInvitations } from "./drop-old-invitations.ts";
export { peopleRecords } from "./personal-records.ts";
export { peopleRoutes } from "./routes.ts";
