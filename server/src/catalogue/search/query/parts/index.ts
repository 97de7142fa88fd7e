export { freePlaces } from "./free-places.ts";
export { joinedPartType, namedBeside } from "./joined-part-type.ts";
export { findPosition, ownPosition } from "./own-position.ts";
export { type PartTypeMatch, readPartType } from "./read-part-type.ts";
