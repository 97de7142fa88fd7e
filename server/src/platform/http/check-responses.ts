import Ajv from "ajv";
import addFormats from "ajv-formats";
import { compileOnce } from "./compile-once.ts";

const ajv = addFormats.default(new Ajv.default({ allErrors: true, strict: false }));
const compile = compileOnce(ajv);

/** Returns a serializer that throws when a response does not match its declared schema. */
export function checkResponses(schema: object) {
  const check = compile(schema);
  return (answer: unknown) => {
    if (!check(answer)) throw new Error(`Answer differs from its schema: ${ajv.errorsText(check.errors)}`);
    return JSON.stringify(answer);
  };
}
