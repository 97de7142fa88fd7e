import { useLingui } from "@lingui/react/macro";
import { addressLines } from "@recambia/contract/addresses/address-lines";
import * as endpoints from "@recambia/contract/addresses/endpoints";
import type { Address } from "@recambia/contract/addresses/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { IdCard, Pencil, Phone, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { showAlert } from "../lib/alert-store.ts";
import { isSuccess } from "../lib/http/http-client.ts";
import { useHttp } from "../lib/http/http-context.ts";
import { Button, buttonClass } from "../ui/actions/Button.tsx";
import { IconButton } from "../ui/actions/IconButton.tsx";
import { Badge } from "../ui/feedback/Badge.tsx";
import { useRefusalText } from "../ui/feedback/use-refusal-text.ts";
import styles from "./AddressCard.module.css";
import { formatPhone } from "./format-phone.ts";
import { addressFormPath } from "./paths.ts";
import { addressesQuery } from "./queries.ts";
import { UnservedNote } from "./UnservedNote.tsx";

type Props = { address: Address; onRemove(): void };

/** One address, and what can be done with it. */
export function AddressCard({ address, onRemove }: Props) {
  const { t } = useLingui();
  const name = `${address.first_name} ${address.last_name}`;
  const place = `${address.street}, ${address.number}`;
  return (
    <article className={styles.card} aria-label={`${name}, ${place}`}>
      <header className={styles.header}>
        <h2 className={styles.name}>{name}</h2>
        {address.is_default ? <Badge tone="primary">{t`Predeterminada`}</Badge> : null}
      </header>
      <Particulars address={address} />
      <UnservedNote zone={address.zone} />
      <footer className={styles.actions}>
        <Link
          to={addressFormPath(address.id)}
          className={buttonClass("quiet")}
          aria-label={t`Editar la dirección ${place}`}
        >
          <Pencil aria-hidden="true" />
          {t`Editar`}
        </Link>
        {address.is_default ? null : <MakeDefaultButton address={address} place={place} />}
        <IconButton
          label={t`Eliminar la dirección ${place}`}
          icon={<Trash2 aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onRemove}
        />
      </footer>
    </article>
  );
}

function Particulars({ address }: { address: Address }) {
  const { t } = useLingui();
  const { identification } = address;
  const lastDigits = identification.slice(-3);
  const phones = [address.mobile_phone, address.landline_phone].filter(Boolean).map(formatPhone);
  return (
    <>
      <address className={styles.address}>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <ul className={styles.facts}>
        {phones.map((phone) => (
          <li key={phone}>
            <Phone size={18} aria-hidden="true" />
            {phone}
          </li>
        ))}
        {identification ? (
          <li>
            <IdCard size={18} aria-hidden="true" />
            {t`Carné de identidad acabado en ${lastDigits}`}
          </li>
        ) : null}
      </ul>
    </>
  );
}

function MakeDefaultButton({ address, place }: { address: Address; place: string }) {
  const { t } = useLingui();
  const http = useHttp();
  const queryClient = useQueryClient();
  const wordsFor = useRefusalText();
  const [isSending, setIsSending] = useState(false);

  async function makeDefault() {
    setIsSending(true);
    const answer = await http.call(endpoints.makeDefaultAddress, { params: { id: address.id } });
    if (isSuccess(answer) || answer.status === 404) {
      await queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey });
    } else {
      showAlert({ title: wordsFor(answer), type: "error" });
    }
    setIsSending(false);
  }

  return (
    <Button
      look="quiet"
      isLoading={isSending}
      onClick={makeDefault}
      aria-label={t`Usar por defecto la dirección ${place}`}
    >
      {t`Usar por defecto`}
    </Button>
  );
}
