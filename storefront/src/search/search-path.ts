/** Path of the list that a query opens, with the query in the URL. */
export function searchPath(query: string, vehicleId: string | null): string {
  const parameters = new URLSearchParams({ q: query, ...(vehicleId ? { vehicle: vehicleId } : {}) });
  return `/products?${parameters}`;
}
