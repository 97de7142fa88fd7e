import { createServer } from "node:http";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";

/** Path at which it takes files. */
export const bareTusPath = "/files";

/**
 * The yardstick of uploads: `@tus/server` with its own store of files and nothing else. Run as a program with a port and a
 * folder.
 */
function serve(port: number, folder: string) {
  const tus = new Server({ path: bareTusPath, datastore: new FileStore({ directory: folder }) });
  const server = createServer((request, response) => {
    if (request.url === "/readyz") response.end("ready");
    else void tus.handle(request, response);
  });
  process.once("SIGTERM", () => server.close());
  server.listen(port, "127.0.0.1");
}

const [, , port, folder] = process.argv;
if (import.meta.main && port && folder) serve(Number(port), folder);
