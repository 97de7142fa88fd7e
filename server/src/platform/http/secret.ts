import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The key that signs tokens: from the environment, or made once and kept in `dataDir`, readable by
 * its owner only. Several processes must share one, so give it in the environment there.
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
