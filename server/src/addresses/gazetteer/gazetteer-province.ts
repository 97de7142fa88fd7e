import type { DeliveryArea } from "@recambia/contract/shop/schemas";

/** A province of the gazetteer. */
export type GazetteerProvince = {
  /** Catalan and English only where they differ. */
  name: { es: string; ca?: string; en?: string };
  /** Other names and spellings. */
  also?: string;
  /** Defaults to the Peninsula, or Cuba. */
  zone?: DeliveryArea;
  /** Municipalities, capital first. */
  towns: string;
};
