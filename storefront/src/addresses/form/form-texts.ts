import {
  type Address,
  type AddressBody,
  type AddressTexts,
  addressFieldNames,
  emptyAddressTexts,
  type Province,
} from "@recambia/contract/addresses/schemas";
import { type Suggestion, suggestionNamed } from "../../ui/forms/matching-suggestions.ts";

/** A province as its field suggests it. */
export type ProvinceSuggestion = Suggestion & { province: Province };

/** Suggestions of the province field; Cuban provinces are marked. */
export function provinceSuggestions(provinces: readonly Province[], cuba: string): ProvinceSuggestion[] {
  return provinces.map((province) => ({
    province,
    text: province.name,
    also: province.also,
    ...(province.country === "CU" ? { detail: cuba } : {}),
  }));
}

/** The texts of an address in the form: its province goes by name, because people type it. */
export function toFormTexts(address: Address): AddressTexts {
  const texts = emptyAddressTexts();
  for (const field of addressFieldNames) texts[field] = address[field];
  return { ...texts, province: address.province_name };
}

/** Fills in the recipient of a new address with the person's own name, unless the draft names one. */
export function withRecipient(draft: AddressTexts, name: string): AddressTexts {
  if (draft.first_name || draft.last_name) return draft;
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return { ...draft, first_name: first, last_name: rest.join(" ") };
}

/** The province that is typed; undefined while the text is none's name. */
export function findTypedProvince(
  name: string,
  suggestions: readonly ProvinceSuggestion[],
): Province | undefined {
  return suggestionNamed(suggestions, name)?.province;
}

/** The form as the API takes it; a province that nobody knows goes as it was typed, and is refused. */
export function toAddressBody(texts: AddressTexts, suggestions: readonly ProvinceSuggestion[]): AddressBody {
  return { ...texts, province: findTypedProvince(texts.province, suggestions)?.id ?? texts.province };
}
