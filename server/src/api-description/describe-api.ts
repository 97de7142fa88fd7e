import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { visitorCookie } from "../platform/http/access/visitor.ts";
import type { App, Context } from "../platform/http/context.ts";
import { contractSchemas } from "./contract-schemas.ts";
import { describeOperation } from "./describe-operations.ts";
import { errorCodeList } from "./error-codes.ts";
import { examples } from "./examples.ts";
import { nameComponents } from "./name-components.ts";
import { refineOperations } from "./refine-operations.ts";

const tags = [
  { name: "catalogue", description: "Categories, brands, products, kits, search and suggestions." },
  { name: "vehicles", description: "Makers, models and variants, and what registration papers lead to." },
  { name: "cart", description: "The visitor's or the signed-in person's cart." },
  { name: "checkout", description: "Quotes and orders." },
  { name: "orders", description: "Orders, payments, invoices, cancellations and withdrawals." },
  { name: "reviews", description: "What buyers say of products." },
  { name: "support", description: "Conversations with the shop: questions and complaints." },
  { name: "favorites", description: "Products and kits that a person has marked." },
  { name: "collections", description: "Lists of products, which can be shared." },
  { name: "uploads", description: "A person's own files: sending, checking, renaming and deleting them." },
  { name: "recalls", description: "Products that are being recalled." },
  { name: "addresses", description: "Delivery addresses, and the municipalities of a zip code." },
  { name: "account", description: "Profile, password, email and personal data." },
  { name: "backups", description: "Copies of a person's own data, and restoring from them." },
  { name: "people", description: "Those who share an account, and invitations." },
  { name: "session", description: "Signing up, signing in and out, passkeys and second factors." },
];

const cookie = (name: string, description: string) =>
  ({ type: "apiKey", in: "cookie", name, description }) as const;

const securitySchemes = {
  session: cookie(
    "recambia_session",
    "Set by signing in. Over HTTPS the names of cookies begin with `__Host-`.",
  ),
  visitor: cookie(visitorCookie, "Set when it is first needed; a cart hangs on it."),
  guestOrders: cookie("recambia_orders", "Opens orders that were placed without an account."),
  guestConversations: cookie("recambia_support", "Opens conversations without an account."),
  csrf: {
    type: "apiKey",
    in: "header",
    name: "X-CSRF-TOKEN",
    description: "The token of `GET /sanctum/csrf-cookie`, whose cookie has to come along.",
  } as const,
};

const description = `What a storefront asks of the shop. Bodies are \`{ data }\`, lists add \`meta\`. Texts come in the
language of \`Accept-Language\` (\`es\`, \`ca\`, \`en\`). Refusals carry a message for people, a code for programs
and, by field, what is wrong:

${errorCodeList}`;

/** OpenAPI from the same schemas that validate; with `hasApiDocs` at `/docs/api/json`, browsable at `/docs/api`. */
export async function describeApi(app: App, { config }: Pick<Context, "config">) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Recambia customers API",
        description,
        version: "1",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: config.shopOrigin, description: "This shop" }],
      tags,
      components: { securitySchemes },
    },
    transform: ({ schema, url, route }) => ({ schema: describeOperation(schema, url, route), url }),
    transformObject: (written) => {
      if (!("openapiObject" in written)) return written.swaggerObject;
      return refineOperations(nameComponents(written.openapiObject, contractSchemas(), examples));
    },
  });
  if (config.hasApiDocs) await app.register(swaggerUi, { routePrefix: "/docs/api", staticCSP: true });
}
