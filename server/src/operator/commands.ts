import { backupCommands } from "./backup-commands.ts";
import { catalogueCommands } from "./catalogue/catalogue-commands.ts";
import { importCommands } from "./catalogue/import-command.ts";
import type { Command } from "./command.ts";
import { fileCommands } from "./files/files-commands.ts";
import { claimCommands } from "./orders/claim-commands.ts";
import { customsCommands } from "./orders/customs-commands.ts";
import { orderCommands } from "./orders/orders-commands.ts";
import { orderMoneyCommands } from "./orders/orders-money-commands.ts";
import { verifactuCommands } from "./orders/verifactu-commands.ts";
import { withdrawalCommands } from "./orders/withdrawal-commands.ts";
import { recallCommands } from "./recalls-commands.ts";
import { reviewCommands } from "./reviews-commands.ts";
import { supportCommands } from "./support/support-commands.ts";
import { userCommands } from "./users-commands.ts";

/** All operator commands, in the order of the help. */
export const commands: readonly Command[] = [
  ...importCommands,
  ...orderCommands,
  ...withdrawalCommands,
  ...orderMoneyCommands,
  ...customsCommands,
  ...claimCommands,
  ...recallCommands,
  ...verifactuCommands,
  ...catalogueCommands,
  ...userCommands,
  ...reviewCommands,
  ...supportCommands,
  ...fileCommands,
  ...backupCommands,
];
