import type { CommercialGuarantee } from "@recambia/contract/catalogue/commercial-guarantee";
import type { Brand } from "../model/definitions.ts";

/** The statement of a brand's commercial guarantee; null without an id or statement. */
export function commercialGuarantee(
  { guarantees }: Pick<Brand, "guarantees">,
  named: string | null,
): CommercialGuarantee | null {
  const found = guarantees.find(({ id }) => id === named);
  if (!found) return null;
  const { id: _, ...statement } = found;
  return statement;
}
