import { spawn } from "node:child_process";
import { once } from "node:events";

/** A bucket of an S3-compatible server that runs as a process of its own. */
export type S3Server = {
  /** Value of `FILES_URL`. */
  filesUrl: string;
  /** Ends the server at once. */
  kill(): Promise<void>;
};

/**
 * Starts an S3-compatible server with a bucket called `shop`, whose files are in a folder.
 *
 * It computes the signature of a bucket's list for an address without the slash that clients may send, so signatures are
 * not compared; unknown keys are refused.
 */
export async function startS3Server(directory: string): Promise<S3Server> {
  const options = JSON.stringify({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: "shop" }],
  });
  const script = `import S3rver from "${import.meta.resolve("@20minutes/s3rver")}";
    const { port } = await new S3rver(${options}).run();
    console.log(port);`;
  const server = spawn(process.execPath, ["--openssl-legacy-provider", "--input-type=module", "-e", script], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  async function kill() {
    server.kill("SIGKILL");
    await ended;
  }
  const [port] = await once(server.stdout.setEncoding("utf8"), "data");
  return { filesUrl: `s3+http://S3RVER:S3RVER@127.0.0.1:${Number(port)}/shop`, kill };
}
