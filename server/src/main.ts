import { openShop } from "./open-shop.ts";
import { explainFailedStart } from "./platform/explain-failed-start.ts";

openShop(process.env).catch((error: unknown) => {
  console.error(explainFailedStart(error) ?? error);
  process.exitCode = 1;
});
