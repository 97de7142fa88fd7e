import type { SubcategoryDetail } from "@recambia/contract/catalogue/navigation";
import { queryOptions } from "@tanstack/react-query";
import { subcategoryQuery, type VehicleId } from "../queries.ts";

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
      const asked = serviceParts.map((slug) => client.ensureQueryData(subcategoryQuery(slug, vehicle)));
      const answers = await Promise.allSettled(asked);
      return answers
        .flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.data] : []))
        .filter((part) => part.product_count > 0);
    },
  });
}
