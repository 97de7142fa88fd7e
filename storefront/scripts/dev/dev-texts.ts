import type { LinguiConfigNormalized } from "@lingui/conf";
import type { Plugin } from "vite";
import { compileTexts, readTexts } from "../page-texts.ts";

const address = /^\/assets\/texts-[^/]+\/(\w+)\//;

/** Serves all texts of a language with the first load of a page, and reloads the page when a catalog changes. */
export function devTexts(linguiConfig: LinguiConfigNormalized): Plugin {
  return {
    name: "dev-texts",
    apply: "serve",
    configureServer({ middlewares, watcher, hot }) {
      middlewares.use(async (request, response, next) => {
        const locale = address.exec(request.url ?? "")?.[1];
        if (!locale) return next();
        const { source } = compileTexts(locale, await readTexts(linguiConfig, locale));
        response.setHeader("content-type", "text/javascript").end(source);
      });
      watcher.on("change", (file) => {
        if (file.endsWith(".po")) hot.send({ type: "full-reload" });
      });
    },
  };
}
