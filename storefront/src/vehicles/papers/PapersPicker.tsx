import { useLingui } from "@lingui/react/macro";
import type { Maker, PapersQuery, Vehicle } from "@recambia/contract/vehicles/schemas";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../ui/actions/Button.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { formatFuelLabel } from "../format-vehicle.ts";
import { builtBefore, keepFacts } from "../garage/vehicle-facts.ts";
import { makersQuery } from "../queries.ts";
import { PapersCandidates } from "./PapersCandidates.tsx";
import styles from "./PapersPicker.module.css";
import { PapersPicture } from "./PapersPicture.tsx";
import {
  monthOf,
  type PapersFields,
  type PapersProblem,
  type PapersProblems,
  papersFieldNames,
  papersFuels,
  readPapers,
} from "./papers-form.ts";
import { VinField } from "./VinField.tsx";

type Props = {
  chosen: Vehicle | null;
  onChoose(vehicle: Vehicle | null): void;
  /** Whether the shopper has the papers in view: then no drawing explains them. */
  hasPapers?: boolean;
};

const nothing: PapersFields = { kw: "", ccm: "", fuel: "", firstRegistration: "", makerId: "" };

/** The second way to a vehicle: by what its registration papers say. */
export function PapersPicker({ chosen, onChoose, hasPapers = false }: Props) {
  const { t, i18n } = useLingui();
  const makers = useQuery(makersQuery()).data ?? [];
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(nothing);
  const [problems, setProblems] = useState<PapersProblems>({});
  const [papers, setPapers] = useState<PapersQuery | null>(null);
  const [searchCount, setSearchCount] = useState(0);
  const problemWords = useProblemText();
  const isElectric = fields.fuel === "electric";

  function change(name: keyof PapersFields, value: string) {
    setFields((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _solved, ...others }) => others);
  }
  const field = (name: keyof PapersFields) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    error: problemWords(name, problems[name]),
  });

  function search(event: FormEvent) {
    event.preventDefault();
    onChoose(null);
    setSearchCount((count) => count + 1);
    const reading = readPapers(fields, monthOf(new Date()));
    setPapers("papers" in reading ? reading.papers : null);
    setProblems("problems" in reading ? reading.problems : {});
    if ("problems" in reading) focusFirst(form.current, reading.problems);
  }

  function choose(vehicle: Vehicle) {
    if (papers) keepFacts(vehicle.variant.id, [builtBefore(papers.first_registration)]);
    onChoose(vehicle);
  }

  return (
    <div className={styles.columns}>
      <form ref={form} className={styles.form} onSubmit={search} noValidate>
        <p className={styles.lead}>
          {t`Copia cuatro datos del permiso de circulación o de la ficha técnica y te decimos qué versiones pueden ser.`}
        </p>
        {hasPapers ? null : <PapersPicture />}
        <div className={styles.fields}>
          <TextField label={t`Potencia (P.2), en kW`} inputMode="decimal" required {...field("kw")} />
          <TextField
            label={t`Cilindrada (P.1), en cm³`}
            inputMode="decimal"
            disabled={isElectric}
            {...field("ccm")}
            {...(isElectric ? { value: "" } : {})}
          />
          <Select label={t`Combustible (P.3)`} required {...field("fuel")}>
            <option value="">{t`Elige`}</option>
            {papersFuels.map((fuel) => (
              <option key={fuel} value={fuel}>
                {formatFuelLabel(fuel, i18n)}
              </option>
            ))}
          </Select>
          <TextField
            label={t`Primera matriculación (B)`}
            placeholder={t`MM/AAAA`}
            inputMode="text"
            required
            {...field("firstRegistration")}
          />
          <Select label={t`Marca (D.1), opcional`} {...field("makerId")}>
            <option value="">{t`Cualquiera`}</option>
            {makers.map((maker) => (
              <option key={maker.id} value={maker.id}>
                {maker.name}
              </option>
            ))}
          </Select>
          <VinField makers={makers} onMaker={(maker: Maker) => change("makerId", maker.id)} />
        </div>
        <Button type="submit" icon={<Search aria-hidden="true" />}>{t`Buscar versiones`}</Button>
      </form>
      <div className={styles.results}>
        {papers ? (
          <PapersCandidates key={searchCount} papers={papers} chosen={chosen} onChoose={choose} />
        ) : null}
      </div>
    </div>
  );
}

function focusFirst(form: HTMLFormElement | null, problems: PapersProblems) {
  const first = papersFieldNames.find((name) => problems[name]);
  const control = first ? form?.elements.namedItem(first) : null;
  if (control instanceof HTMLElement) control.focus();
}

/** Error message of a field; undefined if it is valid. */
function useProblemText() {
  const { t } = useLingui();
  return (name: keyof PapersFields, problem: PapersProblem | undefined): string | undefined => {
    if (!problem) return undefined;
    if (name === "firstRegistration") {
      if (problem === "required") return t`Escribe el mes y el año de la primera matriculación.`;
      if (problem === "future") return t`Esa fecha aún no ha llegado.`;
      return t`Escríbela con mes y año, por ejemplo 05/2010.`;
    }
    if (name === "fuel") return t`Elige el combustible.`;
    if (name === "kw" && problem === "required") return t`Escribe la potencia en kW, no en CV.`;
    if (problem === "out_of_range") return name === "kw" ? t`De 1 a 2.000 kW.` : t`De 1 a 20.000 cm³.`;
    return t`Escribe solo el número que pone en los papeles.`;
  };
}
