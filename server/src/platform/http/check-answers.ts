import Ajv from "ajv";
import addFormats from "ajv-formats";

const ajv = addFormats.default(new Ajv.default({ allErrors: true, strict: false }));

/** A serializer that throws when an answer is not what its route declares. */
export function checkAnswers(schema: object) {
  const check = ajv.compile(schema);
  return (answer: unknown) => {
    if (!check(answer)) throw new Error(`Answer differs from its schema: ${ajv.errorsText(check.errors)}`);
    return JSON.stringify(answer);
  };
}
