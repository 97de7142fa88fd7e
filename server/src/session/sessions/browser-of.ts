import type { FastifyRequest } from "fastify";
import { visitorHash } from "../../platform/http/access/visitor.ts";
import { readKnownDevices } from "./known-device.ts";
import type { Browser } from "./open-session.ts";
import { readSessionToken } from "./session-cookie.ts";

const maxUserAgentLength = 400;

/** Describes the browser of a request. */
export function browserOf(request: FastifyRequest, secret: string): Browser {
  return {
    token: readSessionToken(request, secret),
    visitorHash: visitorHash(request),
    devices: readKnownDevices(request, secret),
    ipAddress: request.ip,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, maxUserAgentLength),
  };
}
