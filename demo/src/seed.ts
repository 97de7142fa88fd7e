/** Seed of the catalogue with which a shop opens. */
export const defaultSeed = "recambia";
