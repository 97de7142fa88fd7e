import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../../ui/actions/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import styles from "./PlatePicker.module.css";

/** Searches for the number on an old part. */
export function NumberForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [number, setNumber] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  function search(event: FormEvent) {
    event.preventDefault();
    const wanted = number.trim();
    setIsMissing(wanted === "");
    if (wanted === "") form.current?.querySelector("input")?.focus();
    else navigate(`/products?${new URLSearchParams({ q: wanted })}`);
  }

  return (
    <form ref={form} className={styles.number} onSubmit={search} noValidate>
      <TextField
        label={t`Número de la pieza`}
        hint={t`El que lleva grabado tu pieza vieja o el de la caja. Da igual si pones espacios, puntos o guiones.`}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        error={isMissing ? t`Escribe el número.` : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button type="submit" icon={<Search aria-hidden="true" />}>
        {t`Buscar la pieza`}
      </Button>
    </form>
  );
}
