import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { postgresPrograms } from "../../server/test/shop/global-setup.ts";
import { projectRoot } from "../source-files.ts";

/**
 * `npm run test:hostile -- --requests 100000`: sends that many hostile requests, drawn from the API's description, as a
 * visitor and signed in. `--seed` repeats a run. With `--outages` PostgreSQL is cut, slow and frozen meanwhile.
 */
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    engine: { type: "string" },
    outages: { type: "boolean", default: false },
  },
});

const engine = values.engine ?? ((await postgresPrograms()) === null ? "embedded" : "postgres");
const [file, variable] = values.outages
  ? ["hostile-outages.test.ts", "HOSTILE_OUTAGES"]
  : ["hostile-requests.test.ts", "HOSTILE_REQUESTS"];
process.stdout.write(`Seed ${values.seed}\n`);
const ran = spawnSync("vitest", ["run", "--project", engine, `server/src/${file}`], {
  cwd: projectRoot,
  stdio: "inherit",
  env: { ...process.env, [variable]: values.requests, HOSTILE_SEED: values.seed },
});
process.exitCode = ran.status ?? 1;
