import { ConfigError } from "./config.ts";

/** Explains a startup error that the operator can fix, in one sentence; null for a bug. */
export function explainFailedStart(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error) || !("code" in error)) return null;
  const { code, syscall, path, port, address, hostname } = systemError(error);
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken: stop what listens there, or set another (PORT, METRICS_PORT).`;
  }
  if (code === "EACCES" && syscall === "listen") {
    return `Port ${port} may not be opened by this user: set PORT to one above 1023.`;
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return `HOST is ${address ?? hostname}, which is no address of this machine.`;
  }
  return path && fileTroubles.has(code)
    ? `${path} can't be written (${code}): set DATA_DIR to a folder that can.`
    : null;
}

const fileTroubles = new Set(["EACCES", "EEXIST", "EISDIR", "ENOSPC", "ENOTDIR", "EPERM", "EROFS"]);

function systemError(error: object): Record<string, string | undefined> & { code: string } {
  const fields = ["syscall", "path", "port", "address", "hostname"].map(
    (name): [string, string | undefined] => {
      const value: unknown = Reflect.get(error, name);
      return [name, value === undefined ? undefined : String(value)];
    },
  );
  return { ...Object.fromEntries(fields), code: String(Reflect.get(error, "code")) };
}
