import { type Locale, localePrefixes } from "./locale.ts";

/** Path of a page without content, whose scripts draw any address: what a service worker shows without a connection. */
export const shellPath = (locale: Locale): string => `${localePrefixes[locale]}/shell`;
