import { expect, test } from "vitest";
import { openTestDatabase } from "./test-database.ts";

test("a database that was given back has the settings of a new one", async () => {
  const readSettings = async () => {
    const database = await openTestDatabase();
    const rows = await database.rows({
      text: "select name, setting from pg_settings where source = 'session' order by name",
    });
    await database.close();
    return rows;
  };
  const settings = await readSettings();
  expect(settings).not.toEqual([]);
  expect(await readSettings()).toEqual(settings);
});
