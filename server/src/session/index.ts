export { countMail, countNetworkMail, countNewAccount, countOrderLink, releaseNewAccount } from "./limits.ts";
export { sessionMails } from "./mails/session-mails.ts";
export { sessionMessages } from "./messages.ts";
export { checkPassword } from "./passwords/check-password.ts";
export { unlockPassword } from "./passwords/guard-password.ts";
export { matchesHash } from "./passwords/hash-password.ts";
export { makePassword } from "./passwords/make-password.ts";
export { setPassword } from "./passwords/set-password.ts";
export { settlePasskeys } from "./passwords/settle-passkeys.ts";
export { sessionRecords } from "./personal-records.ts";
export { sessionRoutes } from "./routes.ts";
export { hashSealedBackupCodes } from "./security/backup-codes.ts";
export { browserOf } from "./sessions/browser-of.ts";
export { dropStaleSessions } from "./sessions/drop-stale-sessions.ts";
export { endSessions } from "./sessions/end-sessions.ts";
export type { Browser } from "./sessions/open-session.ts";
export { callerReader, sessionReader } from "./sessions/read-session.ts";
export { rotateSession } from "./sessions/rotate-session.ts";
export { clearSessionCookie, sendSessionCookie } from "./sessions/session-cookie.ts";
export { type MergeGuestData, startSession } from "./sessions/start-session.ts";
export { withMinimumTime } from "./sign-in/with-minimum-time.ts";
export { addPerson } from "./sign-up/add-person.ts";
export { cancelEmailChange } from "./sign-up/cancel-email-change.ts";
export {
  dropMailTokens,
  findMailToken,
  isJustIssued,
  issueMailToken,
  redeemMailToken,
} from "./sign-up/mail-tokens.ts";
