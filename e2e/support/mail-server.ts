import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** `node e2e/support/mail-server.ts PORT FOLDER`: stores every mail unchanged as a file of the folder. */
const [port, folder = ""] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
let count = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, callback) {
    keep(buffer(stream)).then(() => callback(), callback);
  },
});

async function keep(message: Promise<Buffer>) {
  const name = `${String(++count).padStart(6, "0")}.eml`;
  const part = join(folder, `${name}.part`);
  await writeFile(part, await message);
  await rename(part, join(folder, name));
}

server.listen(Number(port), "127.0.0.1");
process.on("SIGTERM", () => server.close());
