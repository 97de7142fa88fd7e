import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { isSecure } from "../../platform/http/access/visitor.ts";
import type { Context } from "../../platform/http/context.ts";
import { hmacOf } from "../../platform/secrets/derive-key.ts";
import { isSameSecret } from "../../platform/secrets/is-same-secret.ts";

/** Name of the cookie of a browser that somebody has signed in from. */
const deviceCookie = "recambia_device";

/** A browser that a person has signed in from. */
export type KnownDevice = { personId: string; deviceId: string };

const lifetimeSeconds = 365 * 24 * 60 * 60;
/** People of a household who share a browser; the cookie stays short. */
const maxPeople = 5;
const maxLength = 1000;
/** Entries with a valid signature, by entry and secret: what is valid stays so, and every page asks who is signed in. */
const validEntries = new LRUCache<string, KnownDevice>({ max: 1000 });
const entryShape = /^([a-z0-9]{8,32})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/**
 * Returns the people who have signed in from the caller's browser before, the latest first. Their failed passwords are
 * counted apart from those of strangers. The cookie opens nothing; each entry is signed for one person.
 */
export function readKnownDevices(request: FastifyRequest, secret: string): KnownDevice[] {
  const cookie = request.cookies[deviceCookie];
  if (!cookie || cookie.length > maxLength) return [];
  return cookie.split("~").flatMap((entry) => readEntry(entry, secret) ?? []);
}

function readEntry(entry: string, secret: string): KnownDevice | null {
  const name = `${entry} ${secret}`;
  const valid = validEntries.get(name);
  if (valid) return valid;
  const [, personId = "", deviceId = "", received = ""] = entryShape.exec(entry) ?? [];
  const device = { personId, deviceId };
  if (!personId || !isSameSecret(received, signatureOf(device, secret))) return null;
  validEntries.set(name, device);
  return device;
}

/** Remembers that a person has signed in from the caller's browser, unless the browser's cookie says so already. */
export function rememberDevice(
  context: Pick<Context, "config" | "secret">,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: string,
): void {
  const known = readKnownDevices(request, context.secret);
  if (known.some((device) => device.personId === personId)) return;
  const device = { personId, deviceId: randomBytes(16).toString("base64url") };
  const entries = [device, ...known].slice(0, maxPeople).map((each) => {
    return `${each.personId}.${each.deviceId}.${signatureOf(each, context.secret)}`;
  });
  reply.setCookie(deviceCookie, entries.join("~"), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(context),
    maxAge: lifetimeSeconds,
  });
}

function signatureOf({ personId, deviceId }: KnownDevice, secret: string): string {
  return hmacOf(secret, "known device", `${personId} ${deviceId}`).toString("base64url");
}
