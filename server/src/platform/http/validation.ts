import Ajv from "ajv";
import addFormats from "ajv-formats";
import type { FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";
import { compileOnce } from "./compile-once.ts";

// `verbose`: errors hold what is wrong, so that blank texts are told from others.
const options = {
  allErrors: true,
  verbose: true,
  removeAdditional: false,
  useDefaults: true,
  strict: false,
} as const;
// URLs carry text only, so numbers in them are coerced; bodies must have the right types.
const textual = compileOnce(addFormats.default(new Ajv.default({ ...options, coerceTypes: true })));
const typed = compileOnce(addFormats.default(new Ajv.default({ ...options, coerceTypes: false })));

/** Compiles a route's schemas: unknown input is rejected, never dropped. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) =>
  (httpPart === "body" ? typed : textual)(schema);
