/** Addresses of the style sheets that could not be loaded so far. */
const missing = new Set<string>();

/**
 * Notes style sheets that fail to load, from now on. Vite's preload helper asks for each sheet once: when the
 * code that needs it is loaded again, the helper takes the sheet for loaded, and the part would be unstyled.
 */
export function noteMissingStylesheets(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    missing.add(target.href);
    target.remove();
  };
  addEventListener("error", note, true);
}

/**
 * Loads code, and before it the style sheets that an earlier attempt could not load.
 *
 * @throws when a style sheet or the code can't be loaded; the next call tries again.
 */
export async function loadWithStylesheets<Code>(load: () => Promise<Code>): Promise<Code> {
  await Promise.all([...missing].map(loadStylesheet));
  return load();
}

function loadStylesheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => {
      missing.delete(address);
      resolve();
    };
    link.onerror = () => reject(new Error(`Style sheet ${address} could not be loaded`));
    document.head.append(link);
  });
}
