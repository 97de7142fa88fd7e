import type { Screen } from "../../lib/page/screen.ts";

/** Maps component names to their screen's path in `src`, without the extension. */
const files = new Map(
  Object.keys(import.meta.glob("../../*/**/*Screen.tsx")).map((path) => {
    // Vite resolves this feature's files relative to this folder.
    const file = path.replace(/^\.\.\/(?!\.\.)/, "../../app/").replace(/^(?:\.\.\/)+|\.tsx$/g, "");
    return [file.split("/").at(-1) ?? "", file];
  }),
);

/**
 * Returns a screen's part of the build: its path in `src`, such as `cart/screen/CartScreen`. Used by the
 * server only, so that the route table, which every page loads, need not contain it.
 *
 * @throws Error when the component is not named like its file, which is a bug.
 */
export function screenFile({ Component }: Screen): string {
  const file = files.get(Component.name);
  if (!file) throw new Error(`No file is called like the screen ${Component.name}`);
  return file;
}
