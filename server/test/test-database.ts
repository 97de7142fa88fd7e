import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { inject, onTestFinished } from "vitest";
import type { Database } from "../src/platform/database/database.ts";
import { openEmbedded } from "../src/platform/database/embedded.ts";
import { openPostgres } from "../src/platform/database/postgres.ts";

/**
 * A fresh database with the newest schema and nothing in it: a copy of the migrated template, on
 * the engine that the test project names. The caller closes it.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = inject("postgresUrl");
  if (!url) return openEmbedded(undefined, new Blob([await readFile(inject("embeddedSnapshot"))]));
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = openPostgres(`${url}/postgres`, 1);
  await admin.script(`create database ${name} template template_shop`);
  await admin.close();
  return openPostgres(`${url}/${name}`, 10);
}

/** The same, closed by itself when the running test ends. */
export async function databaseForThisTest(): Promise<Database> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  return database;
}
