import type { SubcategoryDetail } from "@recambia/contract/catalogue/navigation";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { subcategoryQuery, type VehicleId } from "../../queries.ts";

/** Parts of an ordinary car's service, in the usual order. */
const serviceParts = [
  "filtros-de-aceite",
  "pastillas-de-freno",
  "discos-de-freno",
  "filtros-de-aire",
  "filtros-de-habitaculo",
  "escobillas-limpiaparabrisas",
  "baterias",
  "amortiguadores",
  "bujias",
  "kits-de-distribucion",
  "kits-de-embrague",
  "aceites-de-motor",
];

/** Query of a vehicle's service parts; a part whose request fails is left out, too. */
export function servicePartsQuery(vehicle: VehicleId) {
  return queryOptions<SubcategoryDetail[]>({
    queryKey: ["service parts", vehicle],
    queryFn: async ({ client }) => {
      return sellableParts(await readParts(client, serviceParts, vehicle));
    },
  });
}

/** Parts that there are for the vehicle. Oil is universal, so an electric car is known by having no oil filter. */
export function sellableParts<Part extends Pick<SubcategoryDetail, "slug" | "product_count">>(
  parts: readonly Part[],
): Part[] {
  const sellable = parts.filter((part) => part.product_count > 0);
  const hasOil = sellable.some(({ slug }) => slug === "filtros-de-aceite");
  return sellable.filter(({ slug }) => hasOil || slug !== "aceites-de-motor");
}

/** Query of named subcategories with their counts for a vehicle; those whose request fails are left out. */
export function namedPartsQuery(slugs: readonly string[], vehicle: VehicleId) {
  return queryOptions<SubcategoryDetail[]>({
    queryKey: ["parts", slugs, vehicle],
    queryFn: ({ client }) => readParts(client, slugs, vehicle),
  });
}

async function readParts(client: QueryClient, slugs: readonly string[], vehicle: VehicleId) {
  const asked = slugs.map((slug) => client.ensureQueryData(subcategoryQuery(slug, vehicle)));
  const answers = await Promise.allSettled(asked);
  return answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.data] : []));
}
