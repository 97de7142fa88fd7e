import type { CatalogueContext } from "../../src/catalogue/model/read-catalogue.ts";
import type { Statement } from "../../src/platform/database/database.ts";

/** A reading that notes the statements it asks. */
export function watchStatements(catalogue: CatalogueContext): {
  catalogue: CatalogueContext;
  asked: Statement[];
} {
  const asked: Statement[] = [];
  const database = {
    rows<Row>(statement: Statement) {
      asked.push(statement);
      return catalogue.database.rows<Row>(statement);
    },
  };
  return { catalogue: { ...catalogue, database }, asked };
}
