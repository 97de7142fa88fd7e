import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { postgresPrograms } from "../../server/test/shop/global-setup.ts";
import { projectRoot } from "../source-files.ts";

/**
 * `npm run test:histories -- --minutes 30`: draws histories for that many minutes on each engine, all kinds in
 * parallel unless `--only order` (or `account`, `checkout`, `cart`, `access`) names one. `--seed` and `--path` repeat a failure.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    only: { type: "string", default: "" },
    engine: { type: "string" },
    seed: { type: "string" },
    path: { type: "string" },
  },
});

const engines = values.engine
  ? [values.engine]
  : ["embedded", ...((await postgresPrograms()) === null ? [] : ["postgres"])];
const environment = values.seed
  ? { HISTORY_SEED: values.seed, ...(values.path ? { HISTORY_PATH: values.path } : {}) }
  : { HISTORY_MINUTES: values.minutes };
const ran = spawnSync(
  "vitest",
  [
    "run",
    ...engines.flatMap((engine) => ["--project", engine]),
    "--maxWorkers=8",
    "--reporter=verbose",
    `${values.only}.history.test.ts`,
  ],
  { cwd: projectRoot, stdio: "inherit", env: { ...process.env, ...environment } },
);
process.exitCode = ran.status ?? 1;
