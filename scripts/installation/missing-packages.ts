import { dirname, posix } from "node:path";

/** What `package-lock.json` says of a package. */
export type LockedPackage = {
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, LockedPackage> };
export type Platform = { os: string; cpu: string; libc: "glibc" | "musl" | null };

/**
 * Finds the programs for this platform that installed packages want and that are not installed. npm leaves out an optional
 * package silently if the Node that runs npm is too old for it, whatever Node the shop itself runs on.
 *
 * @param isInstalled whether a folder of the lock, such as `node_modules/sharp`, exists.
 * @returns their folders.
 */
export function findMissingPackages(
  { packages }: Lock,
  isInstalled: (folder: string) => boolean,
  platform: Platform,
): string[] {
  const missing = new Set<string>();
  for (const [parent, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const name of Object.keys(optionalDependencies)) {
      const folder = resolveFolder(parent, name, packages);
      if (!folder || isInstalled(folder) || !isMadeFor(packages[folder] ?? {}, platform)) continue;
      if (parent === "" || isInstalled(parent)) missing.add(folder);
    }
  }
  return [...missing];
}

/** Where Node finds a package from another one's folder; null if the lock does not have it. */
function resolveFolder(parent: string, name: string, packages: Lock["packages"]): string | null {
  for (let from = parent; ; from = dirname(from)) {
    const folder = posix.join(from, "node_modules", name);
    if (folder in packages) return folder;
    if (from === "." || from === "") return null;
  }
}

/** Packages that name no platform are not programs; whether they are wanted depends on what wants them. */
function isMadeFor({ os, cpu, libc }: LockedPackage, platform: Platform): boolean {
  if (!os && !cpu) return false;
  const allows = (allowed: string[] | undefined, own: string | null) =>
    !allowed || (own !== null && allowed.includes(own));
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc);
}
