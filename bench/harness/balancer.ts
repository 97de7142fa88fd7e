import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot } from "../../scripts/source-files.ts";
import type { Workspace } from "./workspace.ts";

export type Balancer = { origin: string; pid: number; stop(): Promise<void> };

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
  const child = spawn("haproxy", ["-db", "-f", path], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  async function stop() {
    child.kill("SIGTERM");
    await ended;
  }
  workspace.defer(stop);
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + readyPatienceMs;
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return { origin, pid: child.pid ?? 0, stop };
    if (child.exitCode !== null || Date.now() > deadline) throw new Error("HAProxy does not reach the shop");
    await pause(100);
  }
}
