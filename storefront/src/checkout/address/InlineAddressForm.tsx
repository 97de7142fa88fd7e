import { useLingui } from "@lingui/react/macro";
import type { Address, AddressTexts } from "@recambia/contract/addresses/schemas";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AddressForm, provincesQuery } from "../../addresses/index.ts";
import { hasFailed } from "../../lib/http/has-failed.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { QueryFailure } from "../../ui/feedback/QueryFailure.tsx";
import { currentChoices, type GuestTexts } from "../choices.ts";
import { FormSkeleton } from "../frame/FormSkeleton.tsx";
import { StepAction } from "../frame/StepAction.tsx";
import styles from "./InlineAddressForm.module.css";

type Props = {
  /** Undefined for a new address. */
  address: Address | undefined;
  onSaved(address: Address): Promise<void>;
  /** Null when there is no list to return to. */
  onCancel: (() => void) | null;
};

/** The address of the guest's form; its email is not the recipient's. */
function addressIn({ name: _name, ...texts }: GuestTexts): AddressTexts {
  return { ...texts, email: "" };
}

/** The address form within the checkout. */
export function InlineAddressForm({ address, onSaved, onCancel }: Props) {
  const { t } = useLingui();
  const provinces = useQuery(provincesQuery());
  // Prefills the guest's draft after signing in here.
  const [draft] = useState(() => addressIn(currentChoices().draft));
  if (hasFailed(provinces)) return <QueryFailure query={provinces} />;
  if (!provinces.data) return <FormSkeleton />;
  return (
    <div className={styles.form}>
      <AddressForm
        address={address}
        draft={draft}
        provinces={provinces.data}
        saveButton={(button) => (
          <StepAction>
            <Button {...button}>{t`Guardar y continuar`}</Button>
          </StepAction>
        )}
        onSaved={onSaved}
        cancel={
          onCancel ? (
            <Button look="quiet" onClick={onCancel}>
              {t`Cancelar`}
            </Button>
          ) : null
        }
      />
    </div>
  );
}
