import { createHash } from "node:crypto";
import { unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ConfigError } from "../config.ts";

/**
 * Claims a folder for this process. The embedded database does not detect a second process with the same files, and both
 * would corrupt each other's writes. The claim is a listening socket, which the system closes when the process ends.
 *
 * @returns a function that releases the folder.
 * @throws ConfigError when another process has claimed it.
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

/** Listens on a path; null when it is taken. */
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

/** A killed process leaves its socket path behind; no one accepts connections there. */
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
