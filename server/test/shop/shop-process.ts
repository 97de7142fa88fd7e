import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inject, onTestFinished } from "vitest";
import { freePort } from "../../../scripts/free-port.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { openEmbedded } from "../../src/platform/database/embedded.ts";
import { openPostgres } from "../../src/platform/database/postgres.ts";

const projectRoot = fileURLToPath(new URL("../../../", import.meta.url));
const startPatienceMs = 240_000;
const run = promisify(execFile);

/** Compile cache of programs that tests start repeatedly. */
export const compiledFolder = join(projectRoot, "node_modules/.cache/node");

/** Secret of the processes, unless a test sets another. */
export const shopSecret = "a secret of at least thirty-two characters";

/** A process of the shop, and what it has said so far. */
export type ShopProcess = {
  origin: string;
  process: ChildProcess;
  output(): string;
  errors(): string;
  /** Resolves to the exit code, or null when a signal ended it. */
  ended: Promise<number | null>;
};

/** Takes what is to run at an end: that of the running test, or that of a whole file. */
export type AtEnd = (run: () => Promise<void>) => void;

/** A folder that goes when the test ends. */
export async function temporaryFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "recambia-process-"));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A migrated database that processes can open: a folder, or an address of PostgreSQL. */
export type Storage = { environment: Record<string, string>; open(): Promise<Database> };

export async function makeStorage(atEnd: AtEnd = onTestFinished): Promise<Storage> {
  const dataDir = await temporaryFolder(atEnd);
  const server = inject("postgresUrl");
  if (server) {
    const name = `test_${randomBytes(6).toString("hex")}`;
    const admin = openPostgres(`${server}/postgres`, 1);
    await admin.script(`create database ${name} template template_shop`);
    await admin.close();
    const url = `${server}/${name}`;
    return { environment: { DATA_DIR: dataDir, DATABASE_URL: url }, open: async () => openPostgres(url, 2) };
  }
  const folder = join(dataDir, "database");
  await mkdir(folder);
  // Opening it from the snapshot would start an engine only to stop it again.
  await run("tar", ["-xf", inject("embeddedSnapshot"), "-C", folder]);
  return { environment: { DATA_DIR: dataDir, DATABASE_URL: "" }, open: () => openEmbedded(folder) };
}

/** Runs the shop as a process of its own on a free port; it is killed when the test ends. */
export async function spawnShop(
  environment: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
): Promise<ShopProcess> {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ["server/src/main.ts"], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: port,
      SHOP_SECRET: shopSecret,
      DEMO_PRODUCTS: "0",
      OVERLOAD_DELAY_MS: "0",
      NODE_COMPILE_CACHE: compiledFolder,
      ...environment,
    },
  });
  let output = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  // "close" comes after the last of what it said.
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  atEnd(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    output: () => output,
    errors: () => errors,
    ended,
  };
}

/** Runs the shop and waits until it is ready. */
export async function startShop(
  environment: Record<string, string>,
  atEnd: AtEnd = onTestFinished,
): Promise<ShopProcess> {
  const shop = await spawnShop(environment, atEnd);
  const deadline = Date.now() + startPatienceMs;
  for (;;) {
    const answer = await fetch(`${shop.origin}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return shop;
    if (shop.process.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The shop did not start:\n${shop.output()}${shop.errors()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A browser of its own, over a socket. */
export async function remoteVisitor() {
  const cookies = new Map<string, string>();
  let token = "";
  async function call(origin: string, method: string, path: string, body?: object, headers = {}) {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "content-type": "application/json",
        "x-csrf-token": token,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";", 1)[0]?.split("=", 2) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    const json: unknown = text === "" ? null : JSON.parse(text);
    return { status: answer.status, body: json, headers: answer.headers };
  }
  return {
    cookies,
    token: () => token,
    call,
    /** Takes a token from one process; it counts in each. */
    async greet(origin: string) {
      const { body } = await call(origin, "GET", "/sanctum/csrf-cookie");
      token = String(Reflect.get(Object(body), "csrf_token"));
    },
  };
}
