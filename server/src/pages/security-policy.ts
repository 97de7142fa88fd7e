import { firstPaintHash } from "./first-paint.ts";

/** What the analytics tag loads and calls; allowed only where the shop has one. */
const analyticsHosts = {
  script: ["https://www.googletagmanager.com"],
  call: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

const directives = (isMeasured: boolean) => [
  "default-src 'none'",
  ["script-src 'self'", `'${firstPaintHash}'`, ...(isMeasured ? analyticsHosts.script : [])].join(" "),
  "style-src 'self'",
  ["img-src 'self' data: blob:", ...(isMeasured ? analyticsHosts.call : [])].join(" "),
  "font-src 'self'",
  ["connect-src 'self'", ...(isMeasured ? analyticsHosts.call : [])].join(" "),
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/**
 * What a page of the shop allows the browser to do; the one inline script is named by its hash.
 *
 * @param analyticsTag the shop's tag id; empty: nothing outside the shop is allowed.
 */
export const pageHeaders = (analyticsTag: string): Record<string, string> => ({
  "content-security-policy": directives(analyticsTag !== "").join("; "),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
});
