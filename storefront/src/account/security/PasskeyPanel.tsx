import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/session/endpoints";
import type { Passkey } from "@recambia/contract/session/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { Fingerprint, KeyRound, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useHttp } from "../../lib/http/http-context.ts";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { useLocale } from "../../lib/page/page-frame.tsx";
import { formatDay } from "../../lib/texts/format.ts";
import { IconButton } from "../../ui/actions/IconButton.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { securityQuery } from "../queries.ts";
import styles from "../Rows.module.css";
import { AddPasskey } from "./AddPasskey.tsx";

const loadConfirming = () => import("../ConfirmDialog.tsx");

/** The person's passkeys: add, remove. */
export function PasskeyPanel({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const close = () => setLeaving(null);
  const confirming = useOnDemand(leaving !== null, loadConfirming, close);
  const renew = () => queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
  return (
    <Panel
      title={t`Llaves de acceso`}
      icon={<Fingerprint />}
      text={t`Entra con tu huella, tu cara o el PIN del dispositivo, sin escribir la contraseña.`}
    >
      {passkeys.length > 0 ? (
        <ul ref={list} tabIndex={-1} className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      ) : null}
      <AddPasskey onAdded={renew} />
      {leaving && confirming ? (
        <confirming.ConfirmDialog
          title={t`¿Quitar la llave «${leaving.name}»?`}
          text={t`Dejará de abrir tu cuenta. Podrás entrar con la contraseña o con otra llave.`}
          action={t`Quitar la llave`}
          call={() => http.call(endpoints.removePasskey, { params: { id: leaving.id } })}
          onDone={renew}
          onClose={close}
          finalFocus={list}
        />
      ) : null}
    </Panel>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove(): void }) {
  const { t } = useLingui();
  const day = formatDay(passkey.created_at, useLocale());
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        <KeyRound />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{passkey.name}</p>
        <p className={styles.detail}>{t`Creada el ${day}`}</p>
      </div>
      <IconButton
        label={t`Quitar la llave ${passkey.name}`}
        icon={<Trash2 aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={onRemove}
      />
    </li>
  );
}
