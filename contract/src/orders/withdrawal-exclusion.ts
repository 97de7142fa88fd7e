import { Type } from "typebox";

/**
 * Exclusions from withdrawal by letter of consumer code art. 103: `c` made to the buyer's specifications, `d` perishable,
 * `e` sealed for health or hygiene and opened, `f` inseparably mixed.
 */
export const WithdrawalExclusion = Type.Enum(["c", "d", "e", "f"]);

/** Exclusions that depend on the state of the goods: an intact seal, unmixed goods. */
const dependOnGoods: readonly (string | null)[] = ["e", "f"];

/** Whether goods with this letter can never be returned; null for no letter. */
export function excludesWithdrawal(letter: string | null): boolean {
  return letter !== null && !dependOnGoods.includes(letter);
}
