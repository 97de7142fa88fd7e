import type { GarageVehicleBody } from "@recambia/contract/vehicles/garage";

/** A vehicle as a browser's garage keeps it. */
export function garageVehicle(variantId: string, modelName = "Ibiza IV"): GarageVehicleBody {
  return {
    makerId: "seat000000000000",
    makerName: "SEAT",
    modelId: "ibiza00000000000",
    modelName,
    variantId,
    variantName: "1.6 TDI",
    variantMotor: "CAYB",
    variantFrom: 200805,
    variantTo: null,
  };
}
