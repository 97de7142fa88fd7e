import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/collections/endpoints";
import type { Collection } from "@recambia/contract/collections/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { usePageFrame } from "../../lib/page/page-frame.tsx";
import { pathIn } from "../../lib/page/paths.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { CopyText } from "../../ui/copy/CopyText.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { sharedListPath } from "../paths.ts";
import { listPath, listsPath } from "../queries.ts";
import styles from "./ShareList.module.css";

/** Creates, shows and withdraws the read-only link of a list. */
export function ShareList({ list }: { list: Collection }) {
  const { t } = useLingui();
  const { origin, locale } = usePageFrame();
  const { isSending, share, withdraw } = useSharing(list.id);
  const token = list.share_token;
  return (
    <section className={styles.share} aria-label={t`Compartir`}>
      <h2 className={styles.title}>{t`Compartir`}</h2>
      {token ? (
        <>
          <p className={styles.note}>
            {t`Quien tenga este enlace ve la lista y su nombre, y nada más de ti. No puede cambiarla.`}
          </p>
          <CopyText text={`${origin}${pathIn(locale, sharedListPath(token))}`} label={t`Copiar el enlace`} />
          <div>
            <Button look="quiet" isLoading={isSending} onClick={withdraw}>
              {t`Dejar de compartir`}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.note}>{t`Haz un enlace para que otra persona, o tu taller, vea la lista.`}</p>
          <div>
            <Button look="quiet" icon={<Link2 aria-hidden="true" />} isLoading={isSending} onClick={share}>
              {t`Crear un enlace`}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function useSharing(listId: string) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const [isSending, setIsSending] = useState(false);

  async function send(change: typeof endpoints.shareCollection | typeof endpoints.stopSharing) {
    setIsSending(true);
    const answer = await http.call(change, { params: { id: listId } });
    if (isSuccess(answer)) {
      await queryClient.invalidateQueries({ queryKey: [listPath(listId)] });
      queryClient.invalidateQueries({ queryKey: [listsPath], refetchType: "none" });
    } else {
      showAlert({ type: "error", title: t`No hemos podido cambiar el enlace`, text: wordsFor(answer) });
    }
    setIsSending(false);
  }
  return {
    isSending,
    share: () => send(endpoints.shareCollection),
    withdraw: () => send(endpoints.stopSharing),
  };
}
