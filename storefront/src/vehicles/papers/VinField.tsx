import { useLingui } from "@lingui/react/macro";
import type { Maker } from "@recambia/contract/vehicles/schemas";
import { readVin, type Vin, type VinProblem, vinLength } from "@recambia/contract/vehicles/vin";
import { useState } from "react";
import { TextField } from "../../ui/forms/TextField.tsx";
import styles from "./PapersPicker.module.css";

type Props = { makers: readonly Maker[]; onMaker(maker: Maker): void };

/** Field for a vehicle identification number, which tells only the maker. The number is neither stored nor sent. */
export function VinField({ makers, onMaker }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const [isBlurred, setIsBlurred] = useState(false);
  const problemWords = useVinProblemWords();
  const reading = readVin(typed);
  const problem = "problem" in reading && typed.trim() !== "" ? reading.problem : null;
  const isTold = problem && (problem.kind !== "length" || problem.length > vinLength || isBlurred);

  function change(text: string) {
    setTyped(text);
    setIsBlurred(false);
    const next = readVin(text);
    const known = "vin" in next ? makersIn(makers, next.vin) : [];
    const [only] = known;
    if (only && known.length === 1) onMaker(only);
  }

  return (
    <div>
      <TextField
        label={t`Bastidor (E), opcional`}
        hint={t`Solo dice la marca. Ni lo guardamos ni lo enviamos.`}
        value={typed}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setIsBlurred(true)}
        error={isTold ? problemWords(problem) : undefined}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.vin} role="status">
        {"vin" in reading ? <VinWords vin={reading.vin} makers={makers} /> : null}
      </div>
    </div>
  );
}

function VinWords({ vin, makers }: { vin: Vin; makers: readonly Maker[] }) {
  const { t, i18n } = useLingui();
  const maker = makersIn(makers, vin)
    .map(({ name }) => name)
    .join(" / ");
  const country = vin.countryCode
    ? new Intl.DisplayNames(i18n.locale, { type: "region" }).of(vin.countryCode)
    : undefined;
  const years = possibleYears(vin.modelYears);
  const place = [maker, country, years ? t`año de modelo ${years}` : ""].filter(Boolean).join(" · ");
  const { checkDigit, wmi } = vin;
  return (
    <>
      <p>{maker ? place : t`Está bien escrito, pero no conocemos al fabricante ${wmi}.`}</p>
      {maker ? <p>{t`La versión no se sabe por el bastidor: complétala con los demás datos.`}</p> : null}
      {checkDigit.isBinding && !checkDigit.isRight ? (
        <p>{t`El dígito de control no cuadra: repasa el número por si acaso.`}</p>
      ) : null}
    </>
  );
}

/** `2012 / 1982`: the code comes round every thirty years. */
function possibleYears(modelYears: readonly number[]): string {
  const nextYear = new Date().getFullYear() + 1;
  return modelYears.filter((year) => year <= nextYear).join(" / ");
}

function makersIn(makers: readonly Maker[], { makerSlugs }: Vin): Maker[] {
  return makers.filter(({ slug }) => makerSlugs.includes(slug));
}

function useVinProblemWords() {
  const { t } = useLingui();
  return (problem: VinProblem): string => {
    if (problem.kind === "look_alikes")
      return t`Un bastidor no lleva las letras I, O ni Q: mira si es un 1 o un 0.`;
    if (problem.kind === "length") {
      const count = problem.length;
      return t`Un bastidor tiene 17 caracteres; aquí hay ${count}.`;
    }
    const strange = problem.characters.join(" ");
    return t`Un bastidor solo lleva letras y cifras; sobra ${strange}.`;
  };
}
