import type { Screen } from "../../lib/page/screen.ts";

/** Every screen's file by the name of its component, as its path in `src` without the extension. */
const files = new Map(
  Object.keys(import.meta.glob("../../*/**/*Screen.tsx")).map((path) => {
    // Vite writes files of this room relative to this folder.
    const file = path.replace(/^\.\.\/(?!\.\.)/, "../../app/").replace(/^(?:\.\.\/)+|\.tsx$/g, "");
    return [file.split("/").at(-1) ?? "", file];
  }),
);

/**
 * The part of the build that a screen is: its path in `src`, such as `cart/screen/CartScreen`. For the server alone: the route table,
 * which comes with every page, does not carry it.
 *
 * @throws Error when its component is not called as its file: that is a bug.
 */
export function screenFile({ Component }: Screen): string {
  const file = files.get(Component.name);
  if (!file) throw new Error(`No file is called like the screen ${Component.name}`);
  return file;
}
