import { passkey } from "@better-auth/passkey";
import { passwordLength } from "@recambia/contract/session/schemas";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import { isSecure } from "../../platform/http/access/visitor.ts";
import type { App, Context } from "../../platform/http/context.ts";
import { randomPublicId } from "../../platform/public-id.ts";
import { hashPassword, matchesHash } from "../passwords/hash-password.ts";
import { sessionCookie, sessionLifetimeMs } from "../sessions/session-cookie.ts";
import { authAdapter } from "./auth-adapter.ts";
import { authSecrets } from "./auth-secret.ts";

const times = { createdAt: "created_at", updatedAt: "updated_at" };

/** Cookies of sign-ins in progress. */
export const secondFactorCookie = "recambia_second_factor";
export const passkeyCookie = "recambia_passkey";

export type Auth = ReturnType<typeof createAuth>;

/**
 * Creates better-auth with the shop's tables, clock, cookies and password hashes. Its HTTP handler is not mounted: the
 * shop's routes call its functions (docs/decisions/012).
 */
export function createAuth(context: Context, log: App["log"]) {
  const { config, database, clock, secret, earlierSecrets, shop } = context;
  return betterAuth({
    appName: shop.name,
    baseURL: config.shopOrigin,
    secrets: authSecrets(secret, earlierSecrets),
    database: authAdapter(database, clock),
    user: {
      modelName: "person",
      fields: { emailVerified: "email_verified", image: "picture", ...times },
    },
    session: {
      fields: {
        userId: "person_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        ...times,
      },
      expiresIn: sessionLifetimeMs / 1000,
      freshAge: 0,
      disableSessionRefresh: true,
    },
    account: {
      modelName: "credential",
      fields: { accountId: "account_id", providerId: "provider_id", userId: "person_id", ...times },
    },
    verification: { fields: { expiresAt: "expires_at", ...times } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: passwordLength.maximum,
      password: { hash: hashPassword, verify: ({ hash, password }) => matchesHash(password, hash) },
    },
    advanced: {
      database: { generateId: randomPublicId },
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure(context), httpOnly: true, sameSite: "lax", path: "/" },
      cookies: {
        session_token: { name: sessionCookie },
        two_factor: { name: secondFactorCookie },
        "better-auth-passkey": { name: passkeyCookie },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message) => log.warn({ better_auth: message }) },
    plugins: [secondFactorPlugin(shop.name), passkeyPlugin(shop.name, config.shopOrigin)],
  });
}

/** Backup codes are drawn and hashed by the shop, once the app has shown a code: better-auth's list stays as it is. */
function secondFactorPlugin(issuer: string) {
  return twoFactor({
    issuer,
    backupCodeOptions: { storeBackupCodes: "plain", customBackupCodesGenerate: () => [] },
    schema: {
      user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
      twoFactor: {
        modelName: "second_factor",
        fields: {
          userId: "person_id",
          backupCodes: "backup_codes",
          failedVerificationCount: "failed_verification_count",
          lockedUntil: "locked_until",
        },
      },
    },
  });
}

/** A passkey replaces password and second factor, so the device must verify its user. */
function passkeyPlugin(rpName: string, origin: string) {
  return passkey({
    rpName,
    rpID: new URL(origin).hostname,
    origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    authentication: {
      afterVerification: async ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) throw new APIError("UNAUTHORIZED");
      },
    },
    schema: {
      passkey: {
        fields: {
          publicKey: "public_key",
          userId: "person_id",
          credentialID: "credential_id",
          deviceType: "device_type",
          backedUp: "backed_up",
          createdAt: "created_at",
        },
      },
    },
  });
}
