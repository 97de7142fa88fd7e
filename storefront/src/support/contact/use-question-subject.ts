import { useState } from "react";
import { useSelectedVehicle } from "../../vehicles/index.ts";
import type { Subject } from "../paths.ts";

/** Subject of a question; each part can be removed. */
export type QuestionAbout = {
  shown: Subject & { vehicle: string | null };
  /** Parts that are sent with the question. */
  sent: Subject & { vehicleId: string | null };
  remove(part: "productSlug" | "orderId" | "vehicle"): void;
};

/** The product or order that a link to the form names, and the shopper's vehicle. */
export function useQuestionSubject(linked: Subject): QuestionAbout {
  const vehicle = useSelectedVehicle();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const { productSlug, orderId, from } = linked;
  const subject: Subject = {
    ...(productSlug && !removed.includes("productSlug") ? { productSlug } : {}),
    ...(orderId && !removed.includes("orderId") ? { orderId } : {}),
    ...(from ? { from } : {}),
  };
  const kept = removed.includes("vehicle") ? null : vehicle;
  return {
    shown: {
      ...subject,
      vehicle: kept && `${kept.makerName} ${kept.modelName} ${kept.variantName}`,
    },
    sent: { ...subject, vehicleId: kept?.variantId ?? null },
    remove: (part) => setRemoved([...removed, part]),
  };
}
