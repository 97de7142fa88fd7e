import * as endpoints from "@recambia/contract/catalogue/endpoints";
import type { OfflineProduct, VehicleCatalogue } from "@recambia/contract/catalogue/vehicle-catalogue";
import { pathOf, type ReplyOf } from "@recambia/contract/endpoint";
import { type Locale, serverLocales } from "@recambia/contract/locale";
import { repeatWhileUnavailable } from "../../lib/http/repeat-while-unavailable.ts";

/** A vehicle whose catalogue is fetched. */
export type Wanted = { id: string; locale: Locale; withUniversal: boolean };

/** The shop could not be reached, or did not answer as promised. */
class FetchFailure extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The vehicle's catalogue could not be fetched: ${status}`);
    this.name = "FetchFailure";
    this.status = status;
  }
}

/** Fetches what a device needs to know before the products. */
export async function fetchOverview(wanted: Wanted): Promise<VehicleCatalogue> {
  const response = await read(addressOf(endpoints.getVehicleCatalogue, wanted), wanted, null);
  const { data }: ReplyOf<typeof endpoints.getVehicleCatalogue> = await response.json();
  return data;
}

/**
 * Fetches a share of the products.
 *
 * @param tag ETag of the share as it is stored; null for none.
 * @returns null when the stored share is still right.
 */
export async function fetchShare(
  wanted: Wanted,
  { share, of, tag }: { share: number; of: number; tag: string | null },
): Promise<{ products: OfflineProduct[]; tag: string } | null> {
  const address = addressOf(endpoints.listVehicleShare, wanted, { of: String(of), share: String(share) });
  const response = await read(address, wanted, tag);
  if (response.status === 304) return null;
  const { data }: ReplyOf<typeof endpoints.listVehicleShare> = await response.json();
  return { products: data, tag: response.headers.get("etag") ?? "" };
}

function addressOf(
  endpoint: typeof endpoints.getVehicleCatalogue | typeof endpoints.listVehicleShare,
  { id, withUniversal }: Wanted,
  query: Record<string, string> = {},
): string {
  const search = new URLSearchParams({ ...query, ...(withUniversal ? { universal: "1" } : {}) });
  return `${import.meta.env.VITE_API_URL ?? ""}${pathOf(endpoint, { vehicle: id })}?${search}`;
}

async function read(address: string, { locale }: Wanted, tag: string | null): Promise<Response> {
  const headers: Record<string, string> = {
    Accept: "application/json",
    "Accept-Language": serverLocales[locale],
    ...(tag ? { "If-None-Match": tag } : {}),
  };
  const attempt = () => fetch(address, { headers, credentials: "include" });
  const response = await repeatWhileUnavailable(attempt).catch(() => {
    throw new FetchFailure(0);
  });
  if (!response.ok && response.status !== 304) throw new FetchFailure(response.status);
  return response;
}
