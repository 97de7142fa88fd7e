import { useLingui } from "@lingui/react/macro";
import { excludesWithdrawal } from "@recambia/contract/orders/withdrawal-exclusion";
import { useExclusionText } from "../../legal/index.ts";
import type { ChoosableLine } from "../cancellation/PieceChoice.tsx";
import type { WithdrawableLine } from "./withdrawable-lines.ts";

/** Returns the lines for a withdrawal with the return obligation, or the reason why a line is excluded. */
export function useWithdrawableChoice(): (lines: readonly WithdrawableLine[]) => ChoosableLine[] {
  const noteOf = useNote();
  return (lines) =>
    lines.map((line) => ({
      id: line.id,
      name: line.name,
      part_number: line.part_number,
      picture: line.picture,
      most: line.withdrawable_quantity,
      note: noteOf(line),
    }));
}

function useNote(): (line: WithdrawableLine) => string {
  const { t } = useLingui();
  const exclusionWords = useExclusionText();
  return ({ withdrawable_quantity: most, sent_quantity: sent, withdrawal_exclusion: letter }) => {
    if (most === 0) {
      return letter && excludesWithdrawal(letter) ? exclusionWords(letter) : t`Ya está cancelado o devuelto.`;
    }
    if (sent === 0) return t`Aún no ha salido: no tienes que devolver nada.`;
    if (sent === most) return t`Ya ha salido: tienes que devolverlo.`;
    return t`Han salido ${sent}: esos tienes que devolverlos.`;
  };
}
