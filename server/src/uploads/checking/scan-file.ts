import { createConnection, type Socket } from "node:net";

const chunkBytes = 64 * 1024;
const maxSeconds = 60;

/**
 * Has ClamAV's daemon look through a file, by its command INSTREAM (clamd(8)).
 *
 * @param clamdUrl `tcp://host:port` or `unix:///path`.
 * @returns whether it is clean.
 * @throws when the daemon cannot be reached or does not answer: the file must wait.
 */
export async function isClean(clamdUrl: string, bytes: Buffer): Promise<boolean> {
  const reply = await ask(connect(clamdUrl), bytes);
  if (/ OK$/.test(reply)) return true;
  if (/ FOUND$/.test(reply)) return false;
  throw new Error("ClamAV could not look through a file");
}

function connect(clamdUrl: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(clamdUrl);
  if (protocol === "unix:") return createConnection({ path: pathname });
  return createConnection({ host: hostname.replaceAll(/[[\]]/g, ""), port: Number(port || 3310) });
}

function ask(socket: Socket, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = "";
    socket.setTimeout(maxSeconds * 1000, () => socket.destroy(new Error("ClamAV did not answer")));
    socket.on("error", reject);
    socket.on("data", (piece) => {
      reply += piece.toString("latin1");
    });
    socket.on("close", () => resolve(reply.replaceAll("\0", "").trim()));
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let start = 0; start < bytes.length; start += chunkBytes) {
        const chunk = bytes.subarray(start, start + chunkBytes);
        socket.write(lengthOf(chunk.length));
        socket.write(chunk);
      }
      socket.write(lengthOf(0));
    });
  });
}

function lengthOf(count: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(count);
  return length;
}
