import type { Ajv, ValidateFunction } from "ajv";

/** Caches compiled schemas: every route declares the refusals, and every shop of a test run declares the same schemas. */
export function compileOnce(ajv: Ajv): (schema: object) => ValidateFunction {
  const known = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const compiled = known.get(text) ?? ajv.compile(schema);
    known.set(text, compiled);
    return compiled;
  };
}
