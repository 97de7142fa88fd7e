import type { Reading } from "../../src/catalogue/model/reading.ts";
import type { Statement } from "../../src/platform/database/database.ts";

/** A reading that notes the statements it asks. */
export function watchStatements(reading: Reading): { reading: Reading; asked: Statement[] } {
  const asked: Statement[] = [];
  const database = {
    rows<Row>(statement: Statement) {
      asked.push(statement);
      return reading.database.rows<Row>(statement);
    },
  };
  return { reading: { ...reading, database }, asked };
}
