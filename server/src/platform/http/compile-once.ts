import type { Ajv, ValidateFunction } from "ajv";

/**
 * Compiles each schema once, however often it is declared: what refuses is declared by every route,
 * and every shop of a test run declares the same.
 */
export function compileOnce(ajv: Ajv): (schema: object) => ValidateFunction {
  const known = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const compiled = known.get(text) ?? ajv.compile(schema);
    known.set(text, compiled);
    return compiled;
  };
}
