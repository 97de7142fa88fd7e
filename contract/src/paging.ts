import { Type } from "typebox";

/** Maximum page of a list; narrower queries are more useful. */
export const maxPage = 400;
export const maxPerPage = 48;
export const defaultPerPage = 24;

/** Query parameters of a list that is read by pages. */
export const pageParameters = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPerPage })),
};

/** Properties of such a list's `meta`. */
export const pagingProperties = {
  total: Type.Integer({ minimum: 0 }),
  page: Type.Integer({ minimum: 1 }),
  per_page: Type.Integer({ minimum: 1 }),
  pages: Type.Integer({ minimum: 0 }),
};
