import { isLocale, type Locale, localeOfPath, locales } from "@recambia/contract/locale";
import { shellPath } from "@recambia/contract/shell-path";

/** One file of a release; without a revision, its name changes with its content. */
export type ReleaseFile = {
  url: string;
  revision: string | null;
  /** Whether it is stored at once. */
  isOfStart?: boolean;
  /** Whether the cart's page needs it besides, in one language if it holds texts. */
  isOfCart?: boolean;
};

const textsFile = /^assets\/texts-([^/]+)\/([a-z]+)\//;

/** Returns the shell for an address. */
export function shellFor(pathname: string): string {
  return shellPath(localeOfPath(pathname));
}

/** Returns the files that are stored at once: those that every page starts with, and the shells under the release's name. */
export function startFiles(files: readonly ReleaseFile[]): ReleaseFile[] {
  const release = files.map(({ url }) => textsFile.exec(url)?.[1]).find(Boolean) ?? "";
  const shells = locales.map((locale) => ({ url: shellPath(locale), revision: release }));
  return [...files.filter(({ isOfStart }) => isOfStart), ...shells];
}

/** Returns the files that show the cart in one language and are not stored at once. */
export function cartFilesIn(files: readonly ReleaseFile[], locale: Locale): string[] {
  return filesIn(
    files.filter(({ isOfCart }) => isOfCart),
    locale,
  );
}

/** Returns every file of the release that a device needs in one language. */
export function filesIn(files: readonly ReleaseFile[], locale: Locale): string[] {
  return files
    .filter(({ url }) => {
      const language = textsFile.exec(url)?.[2];
      return url.startsWith("assets/") && (!isLocale(language) || language === locale);
    })
    .map(({ url }) => `/${url}`);
}
