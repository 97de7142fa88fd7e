/** Names of the browser's caches. None holds anything personal. */

/** Code, styles and texts that this device has loaded. */
export const assetCache = "shop-files";
/** Pictures that have been seen; the oldest ones make room. */
export const viewedPictureCache = "seen-pictures";
/** Small pictures of a kept catalogue. */
export const offlinePictureCache = "kept-pictures";
