import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/account/endpoints";
import { Camera, Trash2 } from "lucide-react";
import { useState } from "react";
import { showAlert } from "../../lib/alert-store.ts";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { useOnDemand } from "../../lib/loading/use-on-demand.ts";
import { fetchCurrentUser } from "../../session/index.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import styles from "./PictureControl.module.css";

const loadChoosing = () => import("./PictureDialog.tsx");

/** Puts, changes and removes the person's picture. */
export function PictureControl({ hasPicture }: { hasPicture: boolean }) {
  const { t } = useLingui();
  const http = useHttp();
  const wordsFor = useRefusalText();
  const [isChoosing, setIsChoosing] = useState(false);
  const close = () => setIsChoosing(false);
  const choosing = useOnDemand(isChoosing, loadChoosing, close);
  const [isRemoving, setIsRemoving] = useState(false);

  async function remove() {
    setIsRemoving(true);
    const answer = await http.call(endpoints.deletePicture);
    if (isSuccess(answer)) await fetchCurrentUser(http, { force: true });
    else showAlert({ title: t`No hemos podido quitar la foto`, text: wordsFor(answer), type: "error" });
    setIsRemoving(false);
  }

  return (
    <div className={styles.controls}>
      <Button
        look="quiet"
        icon={<Camera aria-hidden="true" />}
        onClick={() => setIsChoosing(true)}
        aria-haspopup="dialog"
        aria-label={hasPicture ? t`Cambiar la foto` : t`Poner una foto`}
      >
        {hasPicture ? t`Cambiar` : t`Poner una foto`}
      </Button>
      {hasPicture ? (
        <Button
          look="quiet"
          icon={<Trash2 aria-hidden="true" />}
          isLoading={isRemoving}
          onClick={remove}
          aria-label={t`Quitar la foto`}
        >
          {t`Quitar`}
        </Button>
      ) : null}
      {isChoosing && choosing ? <choosing.PictureDialog onClose={close} /> : null}
    </div>
  );
}
