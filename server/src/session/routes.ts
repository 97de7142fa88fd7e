import { Envelope, ErrorBody } from "@recambia/contract/http";
import { CsrfAnswer, CurrentUser } from "@recambia/contract/session";
import { Type } from "typebox";
import type { App, Context } from "../platform/http/app.ts";
import { issueToken } from "../platform/http/protect-writes.ts";
import { refuse } from "../platform/http/refusal.ts";

/** CSRF token, current user, logout (specification §7). */
export function sessionRoutes(app: App, context: Context) {
  app.get(
    "/sanctum/csrf-cookie",
    {
      config: { access: "anyone" },
      schema: { summary: "A fresh CSRF token", tags: ["session"], response: { 200: CsrfAnswer } },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return { csrf_token: issueToken(context, request, reply) };
    },
  );

  app.get(
    "/spa/me/user",
    {
      config: { access: "anyone" },
      schema: {
        summary: "Who is signed in",
        tags: ["session"],
        response: { 200: Envelope(CurrentUser), 401: ErrorBody },
      },
    },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return refuse(request, reply, { refused: "unauthenticated" });
    },
  );

  app.post(
    "/spa/logout",
    {
      config: { access: "anyone" },
      schema: {
        summary: "Ends the session",
        tags: ["session"],
        response: { 204: Type.Null(), 419: ErrorBody },
      },
    },
    async (_request, reply) => reply.code(204).send(null),
  );
}
