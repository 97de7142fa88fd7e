import * as endpoints from "@recambia/contract/addresses/endpoints";
import {
  type Address,
  type AddressBody,
  type AddressTexts,
  addressFieldNames,
  emptyAddressTexts,
} from "@recambia/contract/addresses/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import { setFieldErrors } from "../../lib/forms/set-field-errors.ts";
import { createCreationSender } from "../../lib/http/create-once.ts";
import { type ApiAnswer, isSuccess } from "../../lib/http/http-client.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { keptForms, useCurrentUser, useKeptForm } from "../../session/index.ts";
import { addressesQuery, addressQuery } from "../queries.ts";
import { type ProvinceSuggestion, toAddressBody, toFormTexts, withRecipient } from "./form-texts.ts";
import { useProblemText } from "./use-problem-text.ts";

/** The rules with the numbering plans of every country: fetched while the form is filled in. */
const loadRules = () => import("@recambia/contract/addresses/check-address");

const kept = keptForms<AddressTexts>();

/**
 * State of the address form: checked by the shared rules when it is sent and from then on while one
 * types; what the server has against a field is shown there too.
 *
 * @param address the one that is edited; undefined for a new one.
 * @param draft what a new one begins with.
 * @param onSaved called with it once it is stored.
 */
export function useAddressForm(
  address: Address | undefined,
  draft: AddressTexts | undefined,
  suggestions: readonly ProvinceSuggestion[],
  onSaved: (address: Address) => Promise<void>,
) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const name = useCurrentUser()?.name ?? "";
  const [refused, setRefused] = useState<ApiAnswer<unknown> | null>(null);
  const create = useAddressCreation();
  const findErrors = useAddressRules(address, suggestions);
  const resolver: Resolver<AddressTexts> = async (texts) => {
    const errors = await findErrors(texts);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: texts, errors: {} };
  };
  const form = useForm<AddressTexts>({
    defaultValues: address ? toFormTexts(address) : withRecipient(draft ?? emptyAddressTexts(), name),
    resolver,
  });
  useKeptForm(kept, address?.id ?? "", form);

  const save = form.handleSubmit(async (texts) => {
    setRefused(null);
    const body = toAddressBody(texts, suggestions);
    const answer = await (address
      ? http.call(endpoints.changeAddress, { params: { id: address.id }, body })
      : create(body));
    if (!isSuccess(answer)) {
      if (!setFieldErrors(answer, addressFieldNames, form.setError)) setRefused(answer);
      return;
    }
    const saved = answer.data.data;
    queryClient.setQueryData(addressQuery(saved.id).queryKey, answer.data);
    await queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey });
    await onSaved(saved);
  });
  return { form, save, refused };
}

/** Creates an address once, even if an answer is lost. */
function useAddressCreation() {
  const http = useHttp();
  const [create] = useState(() =>
    createCreationSender<AddressBody, Address>({
      list: () => http.call(endpoints.listAddresses),
      create: (body) => http.call(endpoints.createAddress, { body }),
      change: (id, body) => http.call(endpoints.changeAddress, { params: { id }, body }),
    }),
  );
  return create;
}

/**
 * Checks what is typed by the shared rules.
 *
 * @param address the one that is edited; undefined for a new one.
 * @returns a function that resolves to an error in words for each wrong field.
 */
export function useAddressRules(
  address: Address | undefined,
  suggestions: readonly ProvinceSuggestion[],
): (texts: AddressTexts) => Promise<FieldErrors<AddressTexts>> {
  const wordsFor = useProblemText();
  useEffect(() => {
    loadRules().catch(() => undefined);
  }, []);

  return async (texts) => {
    // Without a connection the rules may be missing: the server has the last word anyway.
    const rules = await loadRules().catch(() => null);
    const checked = rules?.checkAddress(toAddressBody(texts, suggestions), {
      provinces: suggestions.map(({ province }) => province),
      now: new Date(),
      storedMask: address?.identification ?? "",
    });
    if (!checked || "address" in checked) return {};
    const errors: FieldErrors<AddressTexts> = {};
    for (const field of addressFieldNames) {
      const problem = checked.problems[field];
      if (problem) errors[field] = { type: problem, message: wordsFor(field, problem) };
    }
    return errors;
  };
}
