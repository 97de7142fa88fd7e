import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { App } from "./app.ts";

/** Serves OpenAPI generated from the validating schemas: `/docs/api/json`, browsable at `/docs/api`. */
export async function describeApi(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Recambia customers API",
        description:
          "What the storefront asks. Bodies are `{ data }`, lists add `meta`; refusals carry a message, a code and the fields concerned.",
        version: "1",
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: "/docs/api", staticCSP: true });
}
