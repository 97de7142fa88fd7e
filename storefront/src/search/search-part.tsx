import { latePart } from "../lib/on-sight.tsx";

/** The search box: drawn by the server as a form that works by itself, its code fetched when it is touched. */
export const searchBox = latePart(
  "search/SearchBox",
  async () => (await import("./SearchBox.tsx")).SearchBox,
  null,
);
