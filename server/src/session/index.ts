export { checkPassword } from "./check-password.ts";
export { endSessions } from "./end-sessions.ts";
export { unlockPassword } from "./guard-password.ts";
export { dropMailTokens, findMailToken, issueMailToken, redeemMailToken } from "./mail-tokens.ts";
export { makePassword } from "./make-password.ts";
export { callerReader, sessionReader } from "./read-session.ts";
export { sessionRoutes } from "./routes.ts";
export { clearSessionCookie } from "./session-cookie.ts";
export { setPassword } from "./set-password.ts";
