import Ajv, { type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { compileOnce } from "./compile-once.ts";

const ajv = addFormats.default(new Ajv.default({ allErrors: true, strict: false }));
const compile = compileOnce(ajv);

/**
 * Returns a serializer that throws when a response does not match its declared schema. It is compiled for the first answer,
 * because most test shops answer only a few of their routes.
 */
export function checkResponses(schema: object) {
  let check: ValidateFunction | undefined;
  return (answer: unknown) => {
    check ??= compile(schema);
    if (!check(answer)) throw new Error(`Answer differs from its schema: ${ajv.errorsText(check.errors)}`);
    return JSON.stringify(answer);
  };
}
