import type { LocalizedText } from "@recambia/contract/locale";

/** Messages of field errors about the catalogue. */
export const catalogueMessages = {
  unknown_vehicle: {
    es: "No conocemos este vehículo.",
    ca: "No coneixem aquest vehicle.",
    en: "We do not know this vehicle.",
  },
} as const satisfies Record<string, LocalizedText>;
