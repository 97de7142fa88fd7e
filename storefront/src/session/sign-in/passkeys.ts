import * as endpoints from "@recambia/contract/session/endpoints";
import type { LoginResponse } from "@recambia/contract/session/schemas";
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { type ApiAnswer, type HttpClient, isSuccess } from "../../lib/http/http-client.ts";

/** Whether this browser knows what a passkey is. */
export const canUsePasskeys = browserSupportsWebAuthn;

/** Result of requesting a passkey; null if the person gave none. */
export type PasskeyOutcome =
  | { isAccepted: true; login: LoginResponse }
  | { isAccepted: false; answer: ApiAnswer<unknown> }
  | null;

/**
 * Signs in with a passkey: the browser's own dialog asks for it.
 *
 * @returns null when the dialog was closed or took too long, which is no error.
 * @throws when the browser cannot use passkeys here.
 */
export async function signInWithPasskey(http: HttpClient): Promise<PasskeyOutcome> {
  const asked = await askForOptions(http);
  return isSuccess(asked) ? givePasskey(http, asked.data.data, false) : { isAccepted: false, answer: asked };
}

/**
 * Offers passkeys among what the browser fills into the email field, and waits until one is chosen.
 *
 * @returns null when none was chosen, or when there is nothing to offer them with.
 */
export async function startPasskeyAutofill(http: HttpClient): Promise<PasskeyOutcome> {
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const asked = await askForOptions(http);
  return isSuccess(asked) ? givePasskey(http, asked.data.data, true) : null;
}

/** Takes back what {@link startPasskeyAutofill} has offered. */
export function cancelPasskeyAutofill(): void {
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Confirms by a passkey that the signed-in person is the owner of the account.
 *
 * @returns the server's answer, null when the browser's dialog was closed, `unable` when the browser cannot use passkeys.
 */
export async function confirmWithPasskey(http: HttpClient): Promise<ApiAnswer<unknown> | null | "unable"> {
  const asked = await askForOptions(http);
  if (!isSuccess(asked)) return asked;
  try {
    const response = await startAuthentication({ optionsJSON: asked.data.data });
    return await http.call(endpoints.confirmByPasskey, { body: { response } });
  } catch (reason) {
    return isClosed(reason) ? null : "unable";
  }
}

function askForOptions(http: HttpClient) {
  return http.call(endpoints.getPasskeySignInOptions);
}

async function givePasskey(
  http: HttpClient,
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  useBrowserAutofill: boolean,
): Promise<PasskeyOutcome> {
  try {
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill });
    const answer = await http.call(endpoints.signInWithPasskey, { body: { response } });
    return isSuccess(answer) ? { isAccepted: true, login: answer.data.data } : { isAccepted: false, answer };
  } catch (reason) {
    if (isClosed(reason)) return null;
    throw reason;
  }
}

/** The dialog was closed, ran out of time, or made room for another. */
function isClosed(reason: unknown): boolean {
  return reason instanceof Error && ["NotAllowedError", "AbortError"].includes(reason.name);
}
