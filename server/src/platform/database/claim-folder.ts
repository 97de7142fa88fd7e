import { createHash } from "node:crypto";
import { unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ConfigError } from "../config.ts";

/**
 * Keeps a folder for this process alone: the embedded database does not notice a second process
 * that opens its files, and both would lose what the other writes. The claim is a socket that
 * listens, which ends with the process however that ends.
 *
 * @returns the way to give the folder up.
 * @throws ConfigError when another process has it.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const path = claimPath(resolve(folder));
  const server = (await listenAt(path)) ?? (await takeOver(path));
  if (!server) {
    throw new ConfigError(
      `The database in ${folder} is open in another process. Stop that one first, or set DATABASE_URL.`,
    );
  }
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function claimPath(folder: string): string {
  const name = `recambia-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** A listening server; null when the path is taken. */
function listenAt(path: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) => {
      if ("code" in error && error.code === "EADDRINUSE") done(null);
      else fail(error);
    });
    server.listen(path, () => done(server));
  });
}

/** What a killed process leaves behind is a path at which nobody answers. */
async function takeOver(path: string): Promise<Server | null> {
  if (await isAnswered(path)) return null;
  await unlink(path).catch(() => undefined);
  return listenAt(path);
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path, () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}
