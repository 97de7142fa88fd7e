import * as endpoints from "@recambia/contract/orders/endpoints";
import type { SignedReport } from "@recambia/contract/orders/schemas";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { isRefusal, unwrap } from "../../lib/http/api-error.ts";
import { useHttp } from "../../lib/http/http-context.ts";
import { orderQuery } from "../queries.ts";

const signedParameters = ["Ds_SignatureVersion", "Ds_MerchantParameters", "Ds_Signature"] as const;
const waitMs = 120_000;

/**
 * After a return from the payment page, sends its signed data to the server in case the bank's notification
 * was lost, and removes it from the URL. `isAwaited` lasts two minutes, while the notification may arrive.
 * The server verifies the signature; the browser's data alone proves nothing.
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

  const report = reportIn(search);
  const reporting = useQuery({
    queryKey: [endpoints.reportPaymentReturn.path, orderId, report],
    queryFn: async () => {
      if (!report) return null;
      return unwrap(await http.call(endpoints.reportPaymentReturn, { params: { orderId }, body: report }));
    },
    enabled: report !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // A report that the server could not take stays in the URL, for a reload to send again.
  const isTaken = report !== null && (reporting.isSuccess || isRefusal(reporting.error));
  useEffect(() => {
    if (!isTaken) return;
    const rest = new URLSearchParams(search);
    for (const name of signedParameters) rest.delete(name);
    setSearch(rest, { replace: true });
    queryClient.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
  }, [isTaken, orderId, queryClient, search, setSearch]);

  return { isAwaited };
}

/** Reads the payment page's signed data from the URL; null without any. */
function reportIn(search: URLSearchParams): SignedReport | null {
  const [Ds_SignatureVersion, Ds_MerchantParameters, Ds_Signature] = signedParameters.map((name) =>
    search.get(name),
  );
  if (!Ds_SignatureVersion || !Ds_MerchantParameters || !Ds_Signature) return null;
  return { Ds_SignatureVersion, Ds_MerchantParameters, Ds_Signature };
}
