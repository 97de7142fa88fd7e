import { readFileSync } from "node:fs";
import { mismatchError } from "@recambia/contract/explain-mismatch";
import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";

/**
 * Returns a function that reads JSON files of one schema.
 *
 * @throws Error of the returned function, naming the file and each invalid field.
 */
export function jsonReader<Schema extends TSchema>(schema: Schema): (path: string) => Static<Schema> {
  const validator = Compile(schema);
  return (path) => {
    const value = parse(path);
    if (validator.Check(value)) return value;
    throw mismatchError(schema, value, path);
  };
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
