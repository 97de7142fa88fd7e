import { firstPaintHash } from "./first-paint.ts";

const directives = [
  "default-src 'none'",
  `script-src 'self' '${firstPaintHash}'`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** What a page of the shop allows the browser to do; the one inline script is named by its hash. */
export const pageHeaders: Record<string, string> = {
  "content-security-policy": directives.join("; "),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
};
