import type { LocalizedText } from "@recambia/contract/locale";

/** Texts of the product feed. */
export const feedTexts = {
  standardDelivery: { es: "Envío estándar", ca: "Enviament estàndard", en: "Standard delivery" },
} as const satisfies Record<string, LocalizedText>;
