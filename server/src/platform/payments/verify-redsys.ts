import { deserializeAndVerifyJSONResponse } from "redsys-easy";
import { Value } from "typebox/value";
import type { RedsysConfig } from "../config.ts";
import { euro, RedsysParameters } from "./redsys-parameters.ts";

/** The three fields of a notification, a return address and an answer of the REST interface. */
export type RedsysEnvelope = {
  Ds_SignatureVersion: string;
  Ds_MerchantParameters: string;
  Ds_Signature: string;
};

/**
 * The parameters that the bank has signed for this shop's terminal.
 *
 * @returns null when the signature is not the bank's, or they are for another merchant, terminal or
 * currency, or hold what the bank never says.
 */
export function verifyRedsys(config: RedsysConfig, envelope: RedsysEnvelope): RedsysParameters | null {
  const given = openEnvelope(config, envelope);
  if (!given) return null;
  const parameters = Object.fromEntries(
    Object.keys(RedsysParameters.properties).flatMap((name) => {
      const value: unknown = Reflect.get(given, name);
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

/** The library throws at whatever is wrong, forged or merely garbled: neither is the bank's word. */
function openEnvelope(config: RedsysConfig, envelope: RedsysEnvelope): object | null {
  try {
    return deserializeAndVerifyJSONResponse(config.secretKey, envelope);
  } catch {
    return null;
  }
}
