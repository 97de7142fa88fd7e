import { once } from "node:events";
import { chmod, unlink } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { findCommand, type Surroundings } from "./command.ts";
import { commands } from "./commands.ts";

/**
 * The embedded database is open in the shop's process alone, so there the shop runs the owner's
 * commands itself: the command line hands them in at a socket in `DATA_DIR`, which only the user
 * that the shop runs as may open. One line of JSON each way at a time.
 */

const closed = { additionalProperties: false };
const Errand = Type.Object(
  { words: Type.Array(Type.String()), options: Type.Record(Type.String(), Type.String()) },
  closed,
);
export type Errand = Static<typeof Errand>;

const Reply = Type.Union([
  Type.Object({ output: Type.String() }, closed),
  Type.Object({ errors: Type.String() }, closed),
  Type.Object({ isGood: Type.Boolean() }, closed),
]);
type Reply = Static<typeof Reply>;

/** Longer paths are cut off by the system. */
const longestPath = 100;

function deskPath(dataDir: string): string {
  return join(dataDir, "operator.sock");
}

/**
 * Takes errands from the command line until it is closed.
 *
 * @returns the way to close it; null where there can be no socket.
 */
export async function openDesk(
  dataDir: string,
  surroundings: Omit<Surroundings, "output" | "errors" | "options">,
): Promise<(() => Promise<void>) | null> {
  const path = deskPath(dataDir);
  if (process.platform === "win32" || Buffer.byteLength(path) > longestPath) return null;
  // What a killed process has left behind; nobody else has the folder open.
  await unlink(path).catch(() => undefined);
  const visitors = new Set<Socket>();
  const server = createServer((socket) => {
    visitors.add(socket.on("error", () => socket.destroy()));
    socket.once("close", () => visitors.delete(socket));
    serve(socket, surroundings).catch(() => socket.destroy());
  });
  server.listen(path);
  await once(server, "listening");
  await chmod(path, 0o600);
  return async () => {
    for (const socket of visitors) socket.destroy();
    await new Promise((done) => server.close(done));
  };
}

async function serve(
  socket: Socket,
  surroundings: Omit<Surroundings, "output" | "errors" | "options">,
): Promise<void> {
  const tell = (reply: Reply) => socket.write(`${JSON.stringify(reply)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const errand = readLine(Errand, line);
    const found = errand && findCommand(commands, errand.words);
    if (!errand || !found || found.command.isAlone) break;
    const isGood = await found.command
      .run(
        {
          ...surroundings,
          options: errand.options,
          output: { write: (output) => tell({ output }) },
          errors: { write: (errors) => tell({ errors }) },
        },
        found.given,
      )
      .catch((error: unknown) => {
        tell({ errors: `${error instanceof Error ? error.message : String(error)}\n` });
        return false;
      });
    tell({ isGood });
    break;
  }
  socket.end();
}

/**
 * Hands an errand to the shop that runs on a folder.
 *
 * @returns whether all went well; null when no shop runs there.
 * @throws when the shop ends before it has answered.
 */
export async function runAtDesk(
  dataDir: string,
  errand: Errand,
  { output, errors }: Pick<Surroundings, "output" | "errors">,
): Promise<boolean | null> {
  const socket = await reach(deskPath(dataDir));
  if (!socket) return null;
  socket.write(`${JSON.stringify(errand)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const reply = readLine(Reply, line);
    if (!reply) continue;
    if ("output" in reply) output.write(reply.output);
    else if ("errors" in reply) errors.write(reply.errors);
    else return reply.isGood;
  }
  throw new Error("The shop ended before it had answered. See what has been done before doing it again.");
}

function reach(path: string): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = connect(path, () => done(socket));
    socket.once("error", () => done(null));
  });
}

function readLine<Schema extends typeof Errand | typeof Reply>(
  schema: Schema,
  line: string,
): Static<Schema> | null {
  try {
    const value: unknown = JSON.parse(line);
    return Value.Check(schema, value) ? value : null;
  } catch {
    return null;
  }
}
