import { closed } from "@recambia/contract/http";
import { Type } from "typebox";

/** Values of every mail about an order. */
export const common = {
  name: Type.String(),
  /** The order's. */
  number: Type.String(),
  /** Its page, without language and host. */
  path: Type.String({ pattern: "^/[a-z0-9/-]+$" }),
  /** Public id of an order without an account: the link to its page carries the key that opens it. */
  guest_order_id: Type.Optional(Type.String({ pattern: "^[a-z0-9]{8,32}$" })),
  /** Its account has been erased, so that nobody can open its page. */
  has_no_page: Type.Optional(Type.Boolean()),
};

/** Something ordered: name, and brand with part number. */
export const Thing = Type.Object(
  { name: Type.String(), detail: Type.String(), quantity: Type.Integer({ minimum: 1 }) },
  closed,
);
