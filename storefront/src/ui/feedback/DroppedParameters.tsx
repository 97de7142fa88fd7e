import { useLingui } from "@lingui/react/macro";
import { useHydrated } from "../../lib/loading/use-hydrated.ts";
import { unknownParameters } from "../../lib/page/unknown-parameters.ts";
import { Button } from "../actions/Button.tsx";
import styles from "./DroppedParameters.module.css";

type Props = {
  /** Parameters that the list reads and does without: the API has refused them, or the screen determines them. */
  refused: readonly string[];
  /** Whether the list reads a parameter. */
  isKnown(name: string): boolean;
  search: URLSearchParams;
  onChange(search: URLSearchParams): void;
};

/** Says which parameters of the URL a list is shown without. */
export function DroppedParameters({ refused, isKnown, search, onChange }: Props) {
  const { t } = useLingui();
  // The server's page is the same for all names that the list does not read.
  const isHydrated = useHydrated();
  const unknown = unknownParameters(search, isKnown);
  const names = [...refused, ...unknown];
  if (names.length === 0) return null;
  const named = (isHydrated ? names : refused).map((name) => `${name}=${search.get(name) ?? ""}`).join(", ");
  const removeThem = () =>
    onChange(new URLSearchParams([...search].filter(([name]) => !names.includes(name))));
  return (
    <div className={styles.note} role="note">
      <div className={styles.text}>
        <p>{t`La dirección pide algo que esta lista no tiene: la ves sin eso.`}</p>
        <p className={styles.names} title={named}>
          {named}
        </p>
      </div>
      <Button look="quiet" onClick={removeThem}>
        {t`Quitarlo de la dirección`}
      </Button>
    </div>
  );
}
