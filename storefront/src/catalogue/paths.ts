/** Paths of the catalogue's screens, with the vehicle as a parameter. */

function withVehicle(path: string, vehicleId: string | null): string {
  return vehicleId ? `${path}?vehicle=${vehicleId}` : path;
}

export const productPath = (slug: string, vehicleId: string | null) =>
  withVehicle(`/products/${slug}`, vehicleId);
export const categoryPath = (slug: string, vehicleId: string | null) =>
  withVehicle(`/categories/${slug}`, vehicleId);
export const subcategoryPath = (slug: string, vehicleId: string | null) =>
  withVehicle(`/subcategories/${slug}`, vehicleId);
export const brandPath = (slug: string, vehicleId: string | null) =>
  withVehicle(`/brands/${slug}`, vehicleId);
export const kitPath = (slug: string, vehicleId: string | null) =>
  withVehicle(`/kit-list/${slug}`, vehicleId);
export const toolPath = (slug: string) => `/tools/${slug}`;
/** Path of a comparison. */
export const comparePath = (slugs: readonly string[], vehicleId: string | null) =>
  `/compare?ids=${slugs.join(",")}${vehicleId ? `&vehicle=${vehicleId}` : ""}`;
