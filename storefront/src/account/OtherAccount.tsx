import { Trans, useLingui } from "@lingui/react/macro";
import { useCurrentUser } from "../session/index.ts";
import { Button } from "../ui/actions/Button.tsx";
import { useLogOut } from "./use-log-out.ts";

/** Says who is signed in: a page that was not found may belong to another account of the reader. */
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

/** Signs out and opens the sign-in, which leads back to the page. */
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
