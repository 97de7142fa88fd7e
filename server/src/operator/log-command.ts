import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Command, commandName } from "./command.ts";

/**
 * Appends a command that has been run to `DATA_DIR/operator.log`, a JSON line without its arguments, which may be personal
 * data (docs/security.md).
 */
export async function logCommand(
  dataDir: string,
  { command, isGood, now }: { command: Command; isGood: boolean; now: Date },
): Promise<void> {
  const line = {
    time: now.getTime(),
    security: "operator_command",
    command: commandName(command),
    outcome: isGood ? "done" : "refused",
  };
  await mkdir(dataDir, { recursive: true });
  await appendFile(join(dataDir, "operator.log"), `${JSON.stringify(line)}\n`, { mode: 0o600 });
}
