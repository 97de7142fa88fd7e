import type { Command } from "./command.ts";
import { importCommands } from "./import-command.ts";
import { reviewCommands } from "./reviews-commands.ts";
import { userCommands } from "./users-commands.ts";

/** Everything that the shop owner can ask for, in the order of the help. */
export const commands: readonly Command[] = [...importCommands, ...userCommands, ...reviewCommands];
