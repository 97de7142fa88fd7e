import { Profile, ProfileBody } from "@recambia/contract/account";
import { Envelope } from "@recambia/contract/http";
import type { App, Context } from "../platform/http/app.ts";
import { signedInOf } from "../platform/http/guard-customers.ts";
import { isRefusal, refuse } from "../platform/http/refusal.ts";
import { changeProfile } from "./change-profile.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { readProfile } from "./read-profile.ts";

const config = { access: "customer" } as const;
const tags = ["account"];
const ProfileAnswer = Envelope(Profile);

/** The signed-in person's own profile, picture, password, address, data and end (product decisions §2). */
export async function accountRoutes(app: App, context: Context) {
  const { database, clock } = context;

  app.get(
    "/spa/me/profile",
    { config, schema: { summary: "The person's profile", tags, response: { 200: ProfileAnswer } } },
    async (request, reply) => {
      const profile = await readProfile(database, signedInOf(request).personId);
      if (!profile) return refuse(request, reply, { refused: "unauthenticated" });
      return { data: profile };
    },
  );

  app.put(
    "/spa/me/profile",
    {
      config,
      schema: {
        summary: "Changes what the person is called, and their currency",
        tags,
        body: ProfileBody,
        response: { 200: ProfileAnswer },
      },
    },
    async (request, reply) => {
      const { personId } = signedInOf(request);
      const profile = await changeProfile(database, personId, request.body, clock.now());
      if (!profile) return refuse(request, reply, { refused: "unauthenticated" });
      return isRefusal(profile) ? refuse(request, reply, profile) : { data: profile };
    },
  );

  await pictureRoutes(app, context);
}
