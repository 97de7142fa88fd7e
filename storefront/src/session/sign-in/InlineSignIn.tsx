import type { LoginResponse } from "@recambia/contract/session/schemas";
import { useState } from "react";
import { PasskeySignIn } from "./PasskeySignIn.tsx";
import { SecondFactorForm } from "./SecondFactorForm.tsx";
import { SignInForm } from "./SignInForm.tsx";
import { useAcceptLogin } from "./use-accept-login.ts";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";

/** Signing in without leaving the page: with a password and perhaps a code, or with a passkey. */
export function InlineSignIn() {
  const finish = useAcceptLogin();
  const [wantsCode, setWantsCode] = useState(false);
  const accept = async (login: LoginResponse) => (login.second_factor ? setWantsCode(true) : finish(login));
  if (wantsCode) return <SecondFactorForm onAccepted={accept} onBack={() => setWantsCode(false)} />;
  return (
    <>
      <SignInForm onAccepted={accept} />
      <PasskeySignIn onAccepted={accept} />
    </>
  );
}

/** Draws nothing: lets the browser offer passkeys in a page's field with `autocomplete="… webauthn"`. */
export function PasskeyAutofill() {
  const finish = useAcceptLogin();
  usePasskeyAutofill(async (outcome) => {
    if (outcome?.isAccepted) await finish(outcome.login);
  });
  return null;
}
