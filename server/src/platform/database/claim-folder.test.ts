import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { folderForThisTest } from "../../../test/shop/temporary-folder.ts";
import { claimFolder } from "./claim-folder.ts";

test("a folder in use is refused with advice", async () => {
  const folder = await folderForThisTest();
  const release = await claimFolder(folder);
  await expect(claimFolder(folder)).rejects.toThrow("open in another process");
  await release();
});

test("a released folder can be claimed again, and folders are independent", async () => {
  const folder = await folderForThisTest();
  const release = await claimFolder(folder);
  const releaseOther = await claimFolder(await folderForThisTest());
  await release();
  const again = await claimFolder(folder);
  await expect(claimFolder(folder)).rejects.toThrow("open in another process");
  await again();
  await releaseOther();
});

test("a folder is claimed from processes with another temporary folder, until its owner is killed", async () => {
  const folder = await folderForThisTest();
  const module = JSON.stringify(new URL("./claim-folder.ts", import.meta.url).href);
  const script = `const { claimFolder } = await import(${module});
    await claimFolder(${JSON.stringify(folder)});
    console.log("claimed");
    setInterval(() => undefined, 1000);`;
  // Containers that share a folder have temporary folders of their own.
  const env = { ...process.env, TMPDIR: await folderForThisTest() };
  const other = spawn(process.execPath, ["--input-type=module", "-e", script], { env });
  await once(other.stdout, "data");
  await expect(claimFolder(folder)).rejects.toThrow("open in another process");
  other.kill("SIGKILL");
  await once(other, "exit");
  const release = await claimFolder(folder);
  await release();
});

test("of processes that claim a folder at once, after its owner was killed, one gets it", async () => {
  const folder = await folderForThisTest();
  await (await claimFolder(folder))();
  const claims = await Promise.allSettled(Array.from({ length: 20 }, () => claimFolder(folder)));
  const got = claims.flatMap((claim) => (claim.status === "fulfilled" ? [claim.value] : []));
  expect(got).toHaveLength(1);
  for (const release of got) await release();
});
