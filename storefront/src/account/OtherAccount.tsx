import { Trans, useLingui } from "@lingui/react/macro";
import { useCurrentUser } from "../session/index.ts";
import { Button } from "../ui/actions/Button.tsx";
import { useLogOut } from "./use-log-out.ts";

/** Why a page of a mail may show nothing: its reader has signed in with another account than the mail was sent to. */
export function OtherAccountNote() {
  const email = useCurrentUser()?.email;
  if (!email) return null;
  return (
    <p>
      <Trans>
        Has entrado como <strong>{email}</strong>. Si lo que buscas es de otra cuenta, entra con ella.
      </Trans>
    </p>
  );
}

/** Signs out, and leads back to the page over the sign-in. */
export function OtherAccountButton({ page }: { page: string }) {
  const { t } = useLingui();
  const { isLeaving, leave } = useLogOut(page);
  if (!useCurrentUser()) return null;
  return (
    <Button look="quiet" isLoading={isLeaving} onClick={leave}>
      {t`Entrar con otra cuenta`}
    </Button>
  );
}
