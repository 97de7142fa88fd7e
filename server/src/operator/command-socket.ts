import { once } from "node:events";
import { chmod, unlink } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { closed } from "@recambia/contract/http";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { type CommandContext, findCommand } from "./command.ts";
import { commands } from "./commands.ts";
import { logCommand } from "./log-command.ts";

/**
 * Only the shop's process can open the embedded database, so the shop runs the operator's commands itself. The command line
 * sends them through a Unix socket in `DATA_DIR`, which only the shop's user may open, as one line of JSON per message.
 */

const CommandRequest = Type.Object(
  {
    words: Type.Array(Type.String()),
    options: Type.Record(Type.String(), Type.String()),
    /** Standard input of the caller, in base 64. */
    input: Type.Optional(Type.String()),
  },
  closed,
);
export type CommandRequest = Static<typeof CommandRequest>;

const Reply = Type.Union([
  Type.Object({ output: Type.String() }, closed),
  Type.Object({ errors: Type.String() }, closed),
  Type.Object({ isGood: Type.Boolean() }, closed),
]);
type Reply = Static<typeof Reply>;

/** Dependencies that the shop's process passes to every command. */
type ShopContext = Omit<CommandContext, "output" | "errors" | "options" | "input">;

/** The system truncates longer socket paths. */
const maxPathBytes = 100;

function socketPath(dataDir: string): string {
  return join(dataDir, "operator.sock");
}

/**
 * Opens the socket and runs commands from it until it is closed.
 *
 * @returns a function that closes the socket; null where Unix sockets are not available.
 */
export async function openCommandSocket(
  dataDir: string,
  context: ShopContext,
): Promise<(() => Promise<void>) | null> {
  const path = socketPath(dataDir);
  if (process.platform === "win32" || Buffer.byteLength(path) > maxPathBytes) return null;
  // A killed process may have left its socket; no other process has the folder open.
  await unlink(path).catch(() => undefined);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => socket.destroy()));
    socket.once("close", () => sockets.delete(socket));
    runCommand(socket, context).catch(() => socket.destroy());
  });
  // The socket is created with these permissions, so that nobody else can connect before they are set.
  const umask = process.umask(0o177);
  server.listen(path);
  process.umask(umask);
  await once(server, "listening");
  await chmod(path, 0o600);
  return async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  };
}

async function runCommand(socket: Socket, context: ShopContext): Promise<void> {
  const send = (reply: Reply) => socket.write(`${JSON.stringify(reply)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const request = readLine(CommandRequest, line);
    const found = request && findCommand(commands, request.words);
    if (!request || !found || found.command.needsOwnProcess) break;
    const isGood = await found.command
      .run(
        {
          ...context,
          options: request.options,
          input: Buffer.from(request.input ?? "", "base64"),
          output: { write: (output) => send({ output }) },
          errors: { write: (errors) => send({ errors }) },
        },
        found.given,
      )
      .catch((error: unknown) => {
        send({ errors: `${error instanceof Error ? error.message : String(error)}\n` });
        return false;
      });
    // What has been done stays done, also where nobody may write the log.
    await logCommand(context.config.dataDir, {
      command: found.command,
      isGood,
      now: context.clock.now(),
    }).catch((error: unknown) => send({ errors: `The command was not logged: ${error}\n` }));
    send({ isGood });
    break;
  }
  socket.end();
}

/**
 * Sends a command to the shop that runs on a data folder.
 *
 * @returns whether the command succeeded; null when no shop runs there.
 * @throws when the shop ends before it has replied.
 */
export async function runThroughSocket(
  dataDir: string,
  request: CommandRequest,
  { output, errors }: Pick<CommandContext, "output" | "errors">,
): Promise<boolean | null> {
  const socket = await connectTo(socketPath(dataDir));
  if (!socket) return null;
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const reply = readLine(Reply, line);
    if (!reply) continue;
    if ("output" in reply) output.write(reply.output);
    else if ("errors" in reply) errors.write(reply.errors);
    else return reply.isGood;
  }
  throw new Error("The shop ended before it had answered. See what has been done before doing it again.");
}

function connectTo(path: string): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = connect(path, () => done(socket));
    socket.once("error", () => done(null));
  });
}

function readLine<Schema extends typeof CommandRequest | typeof Reply>(
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
