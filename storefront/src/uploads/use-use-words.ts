import { useLingui } from "@lingui/react/macro";
import type { UploadedFile } from "@recambia/contract/uploads/schemas";

/** Returns a function that says what a file is attached to. */
export function useUseWords(): (use: UploadedFile["uses"][number]) => string {
  const { t } = useLingui();
  return ({ kind, reference }) =>
    ({
      support: t`En tu consulta ${reference}`,
      review: t`En una opinión`,
      withdrawal: t`En la devolución del pedido ${reference}`,
      vehicle: t`Papeles de tu coche`,
    })[kind];
}
