/** The list of my addresses (specification §2). */
export const addressesPath = "/profile/my-addresses";

/** The form: of an address, or empty for a new one. */
export function addressFormPath(id?: string): string {
  const path = `${addressesPath}/form-address`;
  return id ? `${path}?${new URLSearchParams({ id })}` : path;
}
