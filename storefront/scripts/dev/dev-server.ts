import { join } from "node:path";
import { type Locale, localeOfPath } from "@recambia/contract/locale";
import { type Connect, createServer, type ViteDevServer } from "vite";
import { forwardToApi } from "./forward-to-api.ts";

/**
 * Serves the storefront from its sources with hot module replacement, and passes requests for the API on to its process.
 * Pages are rendered by the browser alone.
 *
 * @param options.documentOf returns the document of a page that the server did not render.
 */
export async function startDevServer(options: {
  port: number;
  apiPort: number;
  documentOf: (locale: Locale) => string;
}): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: join(import.meta.dirname, "../../vite.config.ts"),
    appType: "custom",
    server: { port: options.port, strictPort: true },
    // Named only by what the text macros are replaced with, so it would be found too late.
    optimizeDeps: { include: ["@lingui/react/server"] },
    plugins: [
      {
        name: "pages",
        configureServer(server) {
          server.middlewares.use(forwardToApi(options.apiPort));
          return () => server.middlewares.use(sendPages(server, options.documentOf));
        },
      },
    ],
  });
  return server.listen();
}

function sendPages(
  server: ViteDevServer,
  documentOf: (locale: Locale) => string,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (!request.headers.accept?.includes("text/html")) return next();
    const url = request.originalUrl ?? "/";
    const [pathname = "/"] = url.split("?");
    const html = await server.transformIndexHtml(url, documentOf(localeOfPath(pathname)));
    response.setHeader("content-type", "text/html; charset=utf-8").end(html);
  };
}
