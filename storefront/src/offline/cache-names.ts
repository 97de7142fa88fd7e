import type { Locale } from "@recambia/contract/locale";

/** Names of the browser's caches. None holds anything personal. */

/** Code, styles and texts that this device has loaded. */
export const assetCache = "shop-files";
/** Pictures that have been seen; the oldest ones make room. */
export const viewedPictureCache = "seen-pictures";
/** Small pictures of a kept catalogue. */
export const offlinePictureCache = "kept-pictures";

/** Key of an entry in the cache of files that marks all screens as stored in a language. */
export const languageMark = (locale: Locale) => `/offline-language/${locale}`;
