/** Where a query leads: a list like any other, with the query in its address. */
export function searchPath(query: string, vehicleId: string | null): string {
  const parameters = new URLSearchParams({ q: query, ...(vehicleId ? { vehicle: vehicleId } : {}) });
  return `/products?${parameters}`;
}
