import type { LocalizedText } from "@recambia/contract/locale";

/** Texts of the product feed. */
export const feedTexts = {
  standardDelivery: { es: "Envío estándar", ca: "Enviament estàndard", en: "Standard delivery" },
  danger: { es: "Peligro", ca: "Perill", en: "Danger" },
  warning: { es: "Atención", ca: "Atenció", en: "Warning" },
} as const satisfies Record<string, LocalizedText>;
