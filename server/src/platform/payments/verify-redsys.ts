import { deserializeAndVerifyJSONResponse } from "redsys-easy";
import { Value } from "typebox/value";
import type { RedsysConfig } from "../config-parts.ts";
import { euro, RedsysParameters } from "./redsys-parameters.ts";

/** The three signed fields of notifications, return URLs and REST responses. */
export type RedsysEnvelope = {
  Ds_SignatureVersion: string;
  Ds_MerchantParameters: string;
  Ds_Signature: string;
};

/**
 * Verifies the signature and returns the parameters for this shop's terminal.
 *
 * @returns null when the signature is invalid, or the parameters are malformed or for another merchant, terminal or
 *   currency.
 */
export function verifyRedsys(config: RedsysConfig, envelope: RedsysEnvelope): RedsysParameters | null {
  const report = openEnvelope(config, envelope);
  if (!report) return null;
  const parameters = Object.fromEntries(
    Object.keys(RedsysParameters.properties).flatMap((name) => {
      const value: unknown = Reflect.get(report, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  if (!Value.Check(RedsysParameters, parameters)) return null;
  const isOurs =
    Number(parameters.Ds_MerchantCode) === Number(config.merchantCode) &&
    Number(parameters.Ds_Terminal) === Number(config.terminal) &&
    parameters.Ds_Currency === euro;
  return isOurs ? parameters : null;
}

/** The library throws on forged and on malformed input alike. */
function openEnvelope(config: RedsysConfig, envelope: RedsysEnvelope): object | null {
  try {
    return deserializeAndVerifyJSONResponse(config.secretKey, envelope);
  } catch {
    return null;
  }
}
