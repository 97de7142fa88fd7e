import { useLingui } from "@lingui/react/macro";
import { type TyreSize, writeTyreSize } from "@recambia/contract/catalogue/tyre-sizes";
import { Search } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../ui/actions/Button.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { useEarlyChoices } from "../ui/forms/use-early-choices.ts";
import { useSelectedVehicle } from "../vehicles/index.ts";
import { searchPath } from "./search-path.ts";
import styles from "./TyreSizeForm.module.css";
import { chooseSizePart, sizeOptions, sizeParts } from "./tyre-size-choice.ts";

type Props = {
  /** Sizes on sale; the form is not shown without any. */
  sizes: readonly TyreSize[];
  /** Text to search for together with the size. */
  query?: string;
};

/** Three selects for the parts of a tyre's size, each with the values that the earlier ones leave, and a search for the size. */
export function TyreSizeForm({ sizes, query = "" }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const selectedId = useSelectedVehicle()?.variantId ?? null;
  const [chosen, setChosen] = useState<Partial<TyreSize>>({});
  const [isAsked, setIsAsked] = useState(false);
  const form = useEarlyChoices<HTMLFormElement>();
  if (sizes.length === 0) return null;
  const { width, ratio, rim } = chosen;
  const size = width && ratio && rim ? { width, ratio, rim } : null;
  const labels = { width: t`Anchura`, ratio: t`Perfil`, rim: t`Llanta` };
  const written = {
    width: (n: number) => `${n} mm`,
    ratio: (n: number) => t`${n} %`,
    rim: (n: number) => `${n}″`,
  };

  function search() {
    setIsAsked(true);
    if (size) navigate(searchPath(`${query} ${writeTyreSize(size)}`.trim(), selectedId));
  }

  return (
    <form ref={form} className={styles.form} aria-label={t`Busca por medida`}>
      <p className={styles.lead}>
        <strong>{t`Busca por medida`}</strong> {t`Está en el flanco del neumático, por ejemplo 205/55 R16.`}
      </p>
      {sizeParts.map((part) => (
        <Select
          key={part}
          label={labels[part]}
          autoComplete="off"
          value={chosen[part] ?? ""}
          aria-invalid={isAsked && chosen[part] === undefined ? true : undefined}
          onChange={({ currentTarget: { value } }) =>
            setChosen(chooseSizePart(sizes, chosen, part, value === "" ? null : Number(value)))
          }
        >
          <option value="">{t`Elige`}</option>
          {sizeOptions(sizes, chosen, part).map((value) => (
            <option key={value} value={value}>
              {written[part](value)}
            </option>
          ))}
        </Select>
      ))}
      {/* Not submitting: before hydration, that would load the page without its search text. */}
      <Button icon={<Search aria-hidden="true" />} onClick={search}>
        {t`Ver neumáticos`}
      </Button>
    </form>
  );
}
