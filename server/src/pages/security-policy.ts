import { carriesSecret } from "@recambia/contract/secret-pages";
import { firstPaintHash } from "./first-paint.ts";

/** Origins of the analytics tag; allowed only where the shop has one. */
const analyticsHosts = {
  script: ["https://www.googletagmanager.com"],
  call: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
};

const directives = (
  isMeasured: boolean,
  paymentOrigin: string | undefined,
  styleHashes: readonly string[],
) => [
  "default-src 'none'",
  ["script-src 'self'", `'${firstPaintHash}'`, ...(isMeasured ? analyticsHosts.script : [])].join(" "),
  ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(" "),
  ["img-src 'self' data: blob:", ...(isMeasured ? analyticsHosts.call : [])].join(" "),
  "font-src 'self'",
  ["connect-src 'self'", ...(isMeasured ? analyticsHosts.call : [])].join(" "),
  "manifest-src 'self'",
  "worker-src 'self'",
  ["form-action 'self'", ...(paymentOrigin ? [paymentOrigin] : [])].join(" "),
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/**
 * Security headers of a page; the policy names the one inline script and the inline styles by their hashes. A page whose address carries a secret
 * loads nothing from other origins and sends no referrer.
 *
 * @param allowed.pathname of the page.
 * @param allowed.analyticsTag the shop's tag id; empty: nothing outside the shop is loaded or called.
 * @param allowed.paymentOrigin of the bank's payment page, which a form may be sent to; missing: none.
 * @param allowed.styleHashes of the inline styles.
 */
export const pageHeaders = (allowed: {
  pathname: string;
  analyticsTag: string;
  paymentOrigin: string | undefined;
  styleHashes: readonly string[];
}): Record<string, string> => ({
  "content-security-policy": directives(
    allowed.analyticsTag !== "" && !carriesSecret(allowed.pathname),
    allowed.paymentOrigin,
    allowed.styleHashes,
  ).join("; "),
  "x-content-type-options": "nosniff",
  "referrer-policy": carriesSecret(allowed.pathname) ? "no-referrer" : "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
});
