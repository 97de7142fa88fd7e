import Ajv from "ajv";
import addFormats from "ajv-formats";
import { compileOnce } from "./compile-once.ts";

const ajv = addFormats.default(new Ajv.default({ allErrors: true, strict: false }));
const compile = compileOnce(ajv);

/** A serializer that throws when an answer is not what its route declares. */
export function checkResponses(schema: object) {
  const check = compile(schema);
  return (answer: unknown) => {
    if (!check(answer)) throw new Error(`Answer differs from its schema: ${ajv.errorsText(check.errors)}`);
    return JSON.stringify(answer);
  };
}
