import type { Screen } from "../lib/screen.ts";

/** Every screen's file as `room/Component`, by its component; a file of this room begins with a dot. */
const files = new Map(
  Object.keys(import.meta.glob("../*/*Screen.tsx")).map((path) => {
    const [component = "", room = "app"] = path
      .replace(/\.tsx$/, "")
      .split("/")
      .reverse();
    return [component, `${room === "." ? "app" : room}/${component}`];
  }),
);

/**
 * The part of the build that a screen is, `room/Component`. For the server alone: the route table,
 * which comes with every page, does not carry it.
 *
 * @throws Error when its component is not called as its file: that is a bug.
 */
export function screenFile({ Component }: Screen): string {
  const file = files.get(Component.name);
  if (!file) throw new Error(`No file is called like the screen ${Component.name}`);
  return file;
}
