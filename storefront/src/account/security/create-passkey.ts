import * as endpoints from "@recambia/contract/session/endpoints";
import type { AddPasskeyBody } from "@recambia/contract/session/schemas";
import { startRegistration } from "@simplewebauthn/browser";
import { type ApiAnswer, type HttpClient, isSuccess } from "../../lib/http/http-client.ts";

/** Why the device made no passkey. */
export type PasskeyProblem = "cancelled" | "already_there" | "unable";

type Outcome = { problem: PasskeyProblem } | { answer: ApiAnswer<unknown> };

/**
 * Has the device make a passkey for the signed-in person and files it under a name (W3C WebAuthn 3 §7.1).
 *
 * @returns what the server says to it, or why it never got that far.
 */
export async function createPasskey(http: HttpClient, name: string): Promise<Outcome> {
  const asked = await http.call(endpoints.getPasskeyCreationOptions);
  if (!isSuccess(asked)) return { answer: asked };
  const made = await startRegistration({ optionsJSON: asked.data.data }).catch(toPasskeyProblem);
  if (typeof made === "string") return { problem: made };
  const body: AddPasskeyBody = { name, response: { ...made } };
  return { answer: await http.call(endpoints.addPasskey, { body }) };
}

/** Converts a failed WebAuthn ceremony to a message for the person. */
export function toPasskeyProblem(reason: unknown): PasskeyProblem {
  const name = reason instanceof Error ? reason.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return "cancelled";
  return name === "InvalidStateError" ? "already_there" : "unable";
}
