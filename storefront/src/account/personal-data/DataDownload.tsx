import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/account/endpoints";
import { Download, FileJson } from "lucide-react";
import { useState } from "react";
import { isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { saveFile } from "../../lib/http/save-file.ts";
import { useShop } from "../../lib/page/page-frame.tsx";
import { Button } from "../../ui/actions/Button.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { useRefusalText } from "../../ui/feedback/use-refusal-text.ts";
import { Panel } from "../../ui/layout/Panel.tsx";

/** Everything that the shop keeps about the person, as a file that programs can read too. */
export function DataDownload() {
  const { t } = useLingui();
  const http = useHttp();
  const shop = useShop();
  const wordsFor = useRefusalText();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function download() {
    setIsAsking(true);
    setFailure(null);
    const answer = await http.call(endpoints.getPersonalData);
    setIsAsking(false);
    if (!isSuccess(answer)) return setFailure(wordsFor(answer));
    const personal = answer.data.data;
    const day = personal.made_at.slice(0, 10);
    saveFile(`${shop.name.toLowerCase()}-${day}.json`, JSON.stringify(personal, null, 2), "application/json");
  }

  return (
    <Panel
      title={t`Descargar mis datos`}
      icon={<FileJson />}
      text={t`Un archivo JSON con todo lo que guardamos sobre ti: tu perfil y tus sesiones, direcciones, vehículos, favoritos, listas, carrito, pedidos, opiniones, conversaciones, archivos, copias de seguridad, correos enviados y las personas de tu cuenta.`}
    >
      <FailureRow>{failure}</FailureRow>
      <div>
        <Button look="quiet" icon={<Download aria-hidden="true" />} isLoading={isAsking} onClick={download}>
          {t`Descargar`}
        </Button>
      </div>
    </Panel>
  );
}
