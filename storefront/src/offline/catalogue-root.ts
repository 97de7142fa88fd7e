/** Beginning of the paths of all endpoints of the catalogue. */
export const catalogueRoot = "/spa/catalog/";
