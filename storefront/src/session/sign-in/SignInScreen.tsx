import { useLingui } from "@lingui/react/macro";
import type { LoginResponse } from "@recambia/contract/session/schemas";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { showAlert } from "../../lib/alert-store.ts";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { OrderLinkButton } from "../../orders/index.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { Callout } from "../../ui/feedback/Callout.tsx";
import { cartMergeAlert } from "../cart-merge-alert.ts";
import styles from "../Form.module.css";
import { hasKeptForms } from "../kept-forms/kept-forms.ts";
import { returnPath } from "../return-paths/return-path.ts";
import { withReturnPath } from "../return-paths/with-return-path.ts";
import { SecurityPage } from "../SecurityPage.tsx";
import { AccountBenefits } from "../sign-up/AccountBenefits.tsx";
import { useCompleteSignIn } from "../use-complete-sign-in.ts";
import { PasskeySignIn } from "./PasskeySignIn.tsx";
import { SecondFactorForm } from "./SecondFactorForm.tsx";
import { SignInForm } from "./SignInForm.tsx";

/** Signing in with a password and perhaps a code, or with a passkey (specification §2, §5). */
function SignInScreen() {
  const { t, i18n } = useLingui();
  const arrive = useCompleteSignIn();
  const [search] = useSearchParams();
  const [wantsCode, setWantsCode] = useState(false);
  useHead({ title: t`Iniciar sesión`, isPrivate: true });

  async function accept(login: LoginResponse) {
    if (login.second_factor) return setWantsCode(true);
    if (await arrive(cartMergeAlert(login.cart_merge, i18n))) return;
    showAlert({
      type: "error",
      title: t`Error en autenticación.`,
      text: t`Has entrado, pero no hemos podido cargar tu cuenta. Vuelve a intentarlo.`,
    });
  }

  if (wantsCode) {
    return (
      <SecurityPage
        title={t`Falta un paso`}
        lead={t`Tu contraseña es correcta. Tu cuenta pide además un código.`}
        beside={<AccountBenefits />}
      >
        <SecondFactorForm onAccepted={accept} onBack={() => setWantsCode(false)} />
      </SecurityPage>
    );
  }
  return (
    <SecurityPage title={t`Iniciar sesión`} beside={<AccountBenefits />}>
      {hasKeptForms() ? (
        <Callout type="info" title={t`Tu sesión ha terminado`}>
          {t`Entra otra vez y encontrarás lo que habías escrito.`}
        </Callout>
      ) : null}
      <SignInForm onAccepted={accept} />
      <PasskeySignIn onAccepted={accept} />
      <div className={`${styles.between} ${styles.other}`}>
        <p>{t`¿Aún no tienes cuenta?`}</p>
        <Link to={withReturnPath("/sign-up", search)} className={buttonClass("quiet")}>
          {t`Crear cuenta`}
        </Link>
      </div>
      {isCheckingOut(search) ? null : (
        <div className={`${styles.between} ${styles.other}`}>
          <p>{t`¿Pediste sin cuenta?`}</p>
          <OrderLinkButton />
        </div>
      )}
    </SecurityPage>
  );
}

/** Whether the shopper is on the way to the checkout, where no earlier order is looked for. */
function isCheckingOut(search: URLSearchParams): boolean {
  return returnPath(search).startsWith("/orders/create");
}

export const screen: Screen = { Component: SignInScreen };
