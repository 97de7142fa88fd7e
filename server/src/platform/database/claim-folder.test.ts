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

test("a killed process releases its folder", async () => {
  const folder = await folderForThisTest();
  const module = JSON.stringify(new URL("./claim-folder.ts", import.meta.url).href);
  const script = `const { claimFolder } = await import(${module});
    await claimFolder(${JSON.stringify(folder)});
    console.log("claimed");
    setInterval(() => undefined, 1000);`;
  const other = spawn(process.execPath, ["--input-type=module", "-e", script]);
  await once(other.stdout, "data");
  await expect(claimFolder(folder)).rejects.toThrow("open in another process");
  other.kill("SIGKILL");
  await once(other, "exit");
  const release = await claimFolder(folder);
  await release();
});
