import { useLingui } from "@lingui/react/macro";
import type { AddressProblem } from "@recambia/contract/addresses/check-address";
import { type AddressField, addressLimits } from "@recambia/contract/addresses/schemas";
import { useFieldRules } from "../../ui/forms/use-field-rules.ts";

/** Error message of a field (specification §5). */
export function useProblemText(): (field: AddressField, problem: AddressProblem) => string {
  const { t } = useLingui();
  const { required, email, atMost } = useFieldRules();
  return (field, problem) => {
    const words: Record<AddressProblem, string> = {
      required,
      email: email.pattern.message,
      too_long: atMost(addressLimits[field]).message,
      unreadable: t`Hay caracteres que no se pueden imprimir.`,
      phone_required: t`Debes indicar al menos un número de teléfono válido.`,
      phone_invalid: t`El número de teléfono no es válido.`,
      unknown_province: t`Elige una provincia de la lista.`,
      zip_code: t`El código postal tiene 5 cifras.`,
      zip_code_elsewhere: t`El código postal no es de esta provincia.`,
      identification_required: t`Para enviar a Cuba, la aduana pide el carné de identidad del destinatario.`,
      identification_length: t`¡El carné de identidad debe tener 11 caracteres!`,
      identification_digits: t`¡El carné de identidad debe contener solo números!`,
      identification_date: t`Las seis primeras cifras no son una fecha de nacimiento.`,
      identification_age: t`¡El destinatario debe ser mayor de edad!`,
    };
    return words[problem];
  };
}
