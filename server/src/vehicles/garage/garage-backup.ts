import type { BackupPart } from "../../backups/index.ts";
import { changeGarage, readGarage } from "./account-garage.ts";

/** The account's garage as a part of backups; keys are the public ids of variants. */
export const garageBackup: BackupPart<"garage"> = {
  async read(database, { personId }) {
    const vehicles = await readGarage(database, personId);
    return vehicles.map((vehicle) => ({
      key: vehicle.variantId,
      label: `${vehicle.makerName} ${vehicle.modelName} ${vehicle.variantName}`.slice(0, 200),
      value: vehicle,
    }));
  },
  findImpossible: async () => new Set<string>(),
  async restore(transaction, { personId }, { put, remove, now }) {
    const changes = [
      ...remove.map((variantId) => ({ variantId, vehicle: null, changedAt: now })),
      ...put.map(({ key, value }) => ({
        variantId: key,
        vehicle: { ...value, variantId: key },
        changedAt: now,
      })),
    ];
    return changeGarage(transaction, personId, changes);
  },
};
