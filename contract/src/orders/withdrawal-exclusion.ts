import { Type } from "typebox";

/**
 * Why goods cannot be withdrawn from, by the letter of consumer code art. 103: `c` made to the buyer's
 * wishes, `d` perish quickly, `e` sealed for health or hygiene and opened, `f` mixed inseparably.
 */
export const WithdrawalExclusion = Type.Enum(["c", "d", "e", "f"]);

/** Of these the buyer can withdraw as long as the seal is whole or nothing is mixed: the goods tell. */
const dependOnGoods: readonly (string | null)[] = ["e", "f"];

/** Whether goods with this letter can never be withdrawn from; null: no letter. */
export function excludesWithdrawal(letter: string | null): boolean {
  return letter !== null && !dependOnGoods.includes(letter);
}
