import type { SignedReport } from "@recambia/contract/orders/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useHttp } from "../../lib/http/http-context.ts";
import { orderQuery } from "../queries.ts";

const signedParameters = ["Ds_SignatureVersion", "Ds_MerchantParameters", "Ds_Signature"] as const;
const waitMs = 120_000;

/**
 * After a return from the payment page: hands what it has signed to the shop, so that a lost
 * notification is healed, and takes it out of the address. `isAwaited` for two minutes: the bank's own
 * word may be on its way; nothing that the browser brings is believed by itself.
 */
export function useBankReturn(orderId: string): { isAwaited: boolean } {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [isAwaited, setIsAwaited] = useState(() => reportIn(search) !== null);

  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(setIsAwaited, waitMs, false);
    return () => clearTimeout(timer);
  }, [isAwaited]);

  useEffect(() => {
    const report = reportIn(search);
    if (!report) return;
    const rest = new URLSearchParams(search);
    for (const name of signedParameters) rest.delete(name);
    http.post(`/spa/orders/${orderId}/payment-return`, report).then(() => {
      setSearch(rest, { replace: true });
      return queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
    });
  }, [http, orderId, queryClient, search, setSearch]);

  return { isAwaited };
}

/** What the payment page has hung on the address; null where there is nothing of it. */
function reportIn(search: URLSearchParams): SignedReport | null {
  const [Ds_SignatureVersion, Ds_MerchantParameters, Ds_Signature] = signedParameters.map((name) =>
    search.get(name),
  );
  if (!Ds_SignatureVersion || !Ds_MerchantParameters || !Ds_Signature) return null;
  return { Ds_SignatureVersion, Ds_MerchantParameters, Ds_Signature };
}
