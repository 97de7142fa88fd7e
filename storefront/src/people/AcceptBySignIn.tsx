import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import { signInPath } from "../session/index.ts";
import { buttonClass } from "../ui/actions/Button.tsx";
import styles from "./People.module.css";

/** The page of an invitation, to come back to after signing in. */
export function signInPathFor(token: string): string {
  return signInPath(`/users/invitation?${new URLSearchParams({ token })}`);
}

/** The invited address has an account: accepting is one sign-in away. */
export function AcceptBySignIn({ email, token }: { email: string; token: string }) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Ya tienes una cuenta con <strong>{email}</strong>. Inicia sesión y acepta la invitación con ella.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Link to={signInPathFor(token)} state={{ email }} className={buttonClass()}>
          {t`Iniciar sesión`}
        </Link>
      </div>
    </>
  );
}
