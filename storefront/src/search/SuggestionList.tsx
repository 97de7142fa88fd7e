import { useLingui } from "@lingui/react/macro";
import { pictureUrl } from "@recambia/contract/catalogue/card";
import { formatCents } from "@recambia/contract/money";
import { CarFront, History, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { keepVisit, useIsVisitKept } from "../lib/kept-visit.ts";
import { formatVersion } from "../vehicles/index.ts";
import { clearRecentSearches } from "./recent-searches.ts";
import styles from "./SearchCombobox.module.css";
import { optionKinds, type SuggestedOption } from "./suggested-options.ts";

type Props = {
  id: string;
  options: readonly SuggestedOption[];
  active: number;
  onPoint(place: number): void;
  onChoose(option: SuggestedOption): void;
};

/** The list under the search box, in groups that are named. */
export function SuggestionList({ id, options, active, onPoint, onChoose }: Props) {
  const { t } = useLingui();
  const names: Record<SuggestedOption["kind"], string> = {
    recent: t`Has buscado`,
    part_type: t`Tipos de pieza`,
    vehicle: t`Usar este coche`,
    brand: t`Marcas`,
    product: t`Productos`,
  };
  const isKept = useIsVisitKept();
  const groups = optionKinds.filter((kind) => options.some((option) => option.kind === kind));
  return (
    <div className={styles.panel}>
      <div role="listbox" id={id} aria-label={t`Sugerencias`}>
        {groups.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox
          <div key={kind} role="group" aria-label={names[kind]}>
            <p className={styles.group} aria-hidden="true">
              {names[kind]}
            </p>
            {options.map((option, place) =>
              option.kind === kind ? (
                // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and steers
                <div
                  key={option.key}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === active}
                  className={styles.option}
                  onPointerMove={() => onPoint(place)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(option)}
                >
                  <OptionContent option={option} />
                </div>
              ) : null,
            )}
          </div>
        ))}
      </div>
      {groups.includes("recent") ? (
        <>
          <button type="button" className={styles.forget} onClick={clearRecentSearches}>
            {t`Borrar lo buscado`}
          </button>
          <button type="button" className={styles.forget} onClick={() => keepVisit(!isKept)}>
            {isKept ? t`No recordarlo en este navegador` : t`Recordar en este navegador lo que busco y miro`}
          </button>
        </>
      ) : null}
    </div>
  );
}

function OptionContent({ option }: { option: SuggestedOption }) {
  const { i18n } = useLingui();
  switch (option.kind) {
    case "recent":
      return <Line lead={<History aria-hidden="true" />} title={option.query} />;
    case "brand":
      return <Line lead={<Tag aria-hidden="true" />} title={option.name} />;
    case "vehicle": {
      const { maker_name, model_name, vehicle_name } = option.vehicle;
      return (
        <Line
          lead={<CarFront aria-hidden="true" />}
          title={`${maker_name} ${model_name} ${vehicle_name}`}
          detail={formatVersion(option.vehicle, i18n)}
        />
      );
    }
    case "part_type":
      return <Line lead={<Thumb picture={option.picture} />} title={option.name} detail={option.detail} />;
    case "product":
      return (
        <Line
          lead={<Thumb picture={option.picture} />}
          title={option.name}
          detail={option.detail}
          trail={formatCents(option.cents)}
        />
      );
  }
}

function Thumb({ picture }: { picture: string }) {
  return <img src={pictureUrl(picture, "thumb")} alt="" width={40} height={40} className={styles.thumb} />;
}

type LineProps = { lead: ReactNode; title: string; detail?: string; trail?: string };

function Line({ lead, title, detail, trail }: LineProps) {
  return (
    <>
      <span className={styles.icon}>{lead}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail ? <span className={styles.detail}>{detail}</span> : null}
      </span>
      {trail ? <span className={styles.price}>{trail}</span> : null}
    </>
  );
}
