import { useLingui } from "@lingui/react/macro";
import * as endpoints from "@recambia/contract/vehicles/endpoints";
import type { Vehicle } from "@recambia/contract/vehicles/schemas";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { apiQuery } from "../lib/http/query-client.ts";
import { Button } from "../ui/actions/Button.tsx";
import { Callout } from "../ui/feedback/Callout.tsx";
import { addSharedVehicle, formatVersion, pathForVehicle } from "../vehicles/index.ts";
import styles from "./SearchReadingBar.module.css";

type Result = { vehicles: Vehicle[]; total: number } | { status: number };

/** A plate was typed: the shop looks it up if it has a service for that, and names the other ways. */
export function PlateCard({ plate, ways }: { plate: string; ways: ReactNode }) {
  const { t } = useLingui();
  const http = useHttp();
  const lookup = useQuery(apiQuery(endpoints.getPlateLookup));
  const [isAsking, setIsAsking] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  async function ask() {
    setIsAsking(true);
    const answer = await http.call(endpoints.findByPlate, { body: { plate } });
    setIsAsking(false);
    const found = isSuccess(answer) ? answer.data : null;
    setResult(found ? { vehicles: found.data, total: found.meta.total } : { status: answer.status });
  }

  const isOffered = lookup.data?.is_offered === true && (result === null || isPassing(result));
  return (
    <>
      <Callout
        title={t`«${plate}» es una matrícula`}
        actions={
          isOffered ? (
            <>
              <Button isLoading={isAsking} onClick={ask}>{t`Buscar por matrícula`}</Button>
              {ways}
            </>
          ) : (
            ways
          )
        }
      >
        {isOffered
          ? t`Podemos preguntar a un servicio externo qué coche es. Solo le enviamos la matrícula y no la guardamos.`
          : t`La matrícula no dice qué versión es el coche, y de la versión dependen las piezas. Elígela de una de estas dos formas.`}
      </Callout>
      <div role="status">{result ? <Answer result={result} /> : null}</div>
    </>
  );
}

/** Statuses of a lookup that the same plate would meet again. */
const lasting = [404, 422, 429];

/** Whether the same lookup may succeed a moment later. */
function isPassing(result: Result): boolean {
  return "status" in result && !lasting.includes(result.status);
}

function Answer({ result }: { result: Result }) {
  const { t, i18n } = useLingui();
  const http = useHttp();
  const navigate = useNavigate();
  if ("status" in result) {
    if (result.status === 404) return <p>{t`No hemos encontrado esa matrícula.`}</p>;
    if (result.status === 429) return <p>{t`Has buscado muchas matrículas. Vuelve a probar en una hora.`}</p>;
    return <p>{t`Ahora no podemos buscar por matrícula. Vuelve a probar dentro de un rato.`}</p>;
  }
  if (result.total === 0)
    return <p>{t`No tenemos en el catálogo ninguna versión con los datos de esa matrícula.`}</p>;
  async function choose(variantId: string) {
    if (await addSharedVehicle(http, variantId)) navigate(pathForVehicle("/categories", { variantId }));
  }
  return (
    <section aria-label={t`¿Cuál es el tuyo?`}>
      <p className={styles.question}>{t`¿Cuál es el tuyo? Elígelo y verás solo lo que le vale.`}</p>
      <ul className={styles.versions}>
        {result.vehicles.map(({ maker, model, variant }) => (
          <li key={variant.id}>
            <button
              type="button"
              className={`${styles.chip} ${styles.version}`}
              onClick={() => choose(variant.id)}
            >
              {`${maker.name} ${model.name} ${variant.vehicle_name}`}
              <span className={styles.kind}>{formatVersion(variant, i18n)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
