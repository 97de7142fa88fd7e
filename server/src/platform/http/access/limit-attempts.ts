import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../database/database.ts";

/** A rate limit: `most` attempts of a subject in a window. The name tells the limits of one subject apart. */
export type Limit = { name: string; most: number; windowMinutes: number };

/**
 * Counts an attempt in the database, so that all processes share the count. A window begins with its first attempt.
 *
 * @param subject the caller or target: a network address or an email address.
 * @returns false when the limit is exceeded.
 */
export async function countAttempt(
  database: Queryable,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<boolean> {
  const [row] = await database.rows<{ attempts: number }>({
    name: "count-attempt",
    text: `
      insert into attempt_count (subject, attempts, window_ends_at) values ($1, 1, $3)
      on conflict (subject) do update set
        attempts = case when attempt_count.window_ends_at <= $2 then 1 else attempt_count.attempts + 1 end,
        window_ends_at = case when attempt_count.window_ends_at <= $2 then $3 else attempt_count.window_ends_at end
      returning attempts`,
    values: [`${limit.name} ${subject}`, now, new Date(now.getTime() + limit.windowMinutes * 60_000)],
  });
  return row !== undefined && row.attempts <= limit.most;
}

/** Whether a subject's attempts have reached a limit, without counting one. */
export async function isAtLimit(
  database: Queryable,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<boolean> {
  const [row] = await database.rows<{ attempts: number }>({
    name: "read-attempts",
    text: "select attempts from attempt_count where subject = $1 and window_ends_at > $2",
    values: [`${limit.name} ${subject}`, now],
  });
  return row !== undefined && row.attempts >= limit.most;
}

/** Takes back an attempt that turned out to be legitimate, such as a sign-in with the right password. */
export async function releaseAttempt(database: Queryable, limit: Limit, subject: string): Promise<void> {
  await database.rows({
    text: "update attempt_count set attempts = attempts - 1 where subject = $1 and attempts > 0",
    values: [`${limit.name} ${subject}`],
  });
}

/** Deletes ended windows. */
export async function dropEndedWindows(database: Queryable, now: Date): Promise<void> {
  await database.rows({ text: "delete from attempt_count where window_ends_at <= $1", values: [now] });
}

/** An address followed by a port, as some proxies write it, such as Azure's. The port differs for each connection. */
const withPort = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/;

/** Returns the caller's network for rate limits: an IPv4 address, or the /64 prefix of an IPv6 subscriber. */
export function callersNetwork(request: FastifyRequest): string {
  const address = request.ip.replace(withPort, "$1$2").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
