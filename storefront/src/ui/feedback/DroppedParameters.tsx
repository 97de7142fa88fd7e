import { useLingui } from "@lingui/react/macro";
import { Button } from "../actions/Button.tsx";
import styles from "./DroppedParameters.module.css";

type Props = {
  names: readonly string[];
  search: URLSearchParams;
  onChange(search: URLSearchParams): void;
};

/** Says which parameters of the URL are unknown, so that the list is shown without them. */
export function DroppedParameters({ names, search, onChange }: Props) {
  const { t } = useLingui();
  if (names.length === 0) return null;
  const unknown = names.map((name) => `${name}=${search.get(name) ?? ""}`).join(", ");
  const removeThem = () =>
    onChange(new URLSearchParams([...search].filter(([name]) => !names.includes(name))));
  return (
    <div className={styles.note} role="note">
      <span>{t`La dirección pide algo que no conocemos (${unknown}): ves la lista sin eso.`}</span>
      <Button look="quiet" onClick={removeThem}>
        {t`Quitarlo de la dirección`}
      </Button>
    </div>
  );
}
