import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../../scripts/source-files.ts";
import { type Program, startCommand } from "./program.ts";
import type { Workspace } from "./workspace.ts";

export type Balancer = Program & { origin: string };

const readyPatienceMs = 60_000;

/** HAProxy with the settings of `deploy/haproxy.cfg`, in front of shops on this machine. */
export async function openBalancer(
  workspace: Workspace,
  { name, port, origins }: { name: string; port: number; origins: string[] },
): Promise<Balancer> {
  const deployed = await readFile(join(projectRoot, "deploy/haproxy.cfg"), "utf8");
  const servers = origins.map((origin, index) => `  server shop-${index + 1} ${new URL(origin).host}`);
  const settings = deployed
    .replace("bind :8080", `bind 127.0.0.1:${port}`)
    .replace(/^ {2}server .*\n/gm, "")
    .concat(servers.join("\n"), "\n");
  const path = join(workspace.folder, `${name}.cfg`);
  await writeFile(path, settings);
  const origin = `http://127.0.0.1:${port}`;
  const start = { name, command: "haproxy", args: ["-db", "-f", path] };
  return { origin, ...(await startCommand(workspace, start, `${origin}/readyz`, readyPatienceMs)) };
}
