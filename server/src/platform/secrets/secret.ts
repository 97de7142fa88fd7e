import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Loads the secret for signing tokens: from the environment, or generated once and stored in `dataDir`, readable only by
 * its owner. Several processes must share one through the environment.
 */
export async function loadSecret(options: { shopSecret: string; dataDir: string }): Promise<string> {
  if (options.shopSecret) return options.shopSecret;
  await mkdir(options.dataDir, { recursive: true });
  const path = join(options.dataDir, "secret");
  try {
    await writeFile(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return (await readFile(path, "utf8")).trim();
}
