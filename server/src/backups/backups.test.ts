import { readFile } from "node:fs/promises";
import { type Backup, BackupFile, type BackupPreview, maxBackups } from "@recambia/contract/backups/schemas";
import type { UploadList } from "@recambia/contract/uploads/schemas";
import { Value } from "typebox/value";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../test/catalogue/factories.ts";
import { expectRefusal } from "../../test/orders/shopper.ts";
import { saveAddress, writtenCubanAddress } from "../../test/people/addresses.ts";
import { signedInCustomer, type TestCustomer } from "../../test/people/customers.ts";
import { garageVehicle } from "../../test/people/garage.ts";
import { type Answer, openTestShop, readField, type TestShop } from "../../test/shop/test-shop.ts";
import { photograph, sentFile } from "../../test/uploads/send-file.ts";
import { backupParts } from "../app.ts";
import { sessionCookie } from "../session/sessions/session-cookie.ts";
import { readBackupFile, writeBackupFile } from "./backup-file.ts";
import { makeDailyBackups } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ibiza = "aaaaaaaaaaaaaaaa";
const identification = "90010112345";

/** Somebody with one thing of each kind. */
async function fullAccount() {
  const ana = await signedInCustomer(shop);
  const product = await makeProduct(shop.database);
  const done = [
    await ana.put("/spa/me/garage", {
      changes: [{ variant_id: ibiza, vehicle: garageVehicle(ibiza), ms_ago: 0 }],
    }),
    await ana.put(`/spa/me/favorites/${product.publicId}`),
    await ana.put("/spa/me/preferences", { theme: "light", locale: "ca" }),
    await ana.post("/spa/collections", {
      name: "Revisión",
      items: [{ purchasable_public_id: product.publicId, quantity: 2 }],
    }),
    await ana.post("/spa/me/addresses", {
      first_name: "Ana",
      last_name: "Prueba",
      identification,
      mobile_phone: "612345678",
      zip_code: "28013",
      province: "es-28",
      municipality: "Madrid",
      street: "Calle Mayor",
      number: "1",
    }),
  ];
  expect(done.every(({ status }) => [200, 201, 204].includes(status))).toBe(true);
  const file = await sentFile(shop, ana, await photograph());
  await ana.put(`/spa/uploads/${file.id}/vehicle`, { vehicle_id: ibiza });
  return { ana, product, file };
}

function dataIn<T>(answer: Answer): T {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return JSON.parse(answer.text).data;
}

const make = async (person: TestCustomer) => dataIn<Backup>(await person.post("/spa/backups"));
const list = async (person: TestCustomer) => dataIn<Backup[]>(await person.get("/spa/backups"));
const fileOfBackup = async (person: TestCustomer, { id }: Backup) =>
  (await person.get(`/spa/backups/${id}/file`)).text;
const preview = async (person: TestCustomer, source: object) =>
  dataIn<BackupPreview>(await person.post("/spa/backups/preview", source));

/** Restores every possible change of a source, or those of some actions. */
async function restore(person: TestCustomer, source: object, actions = ["add", "change", "remove"]) {
  const { changes } = await preview(person, source);
  const chosen = changes.filter(({ action }) => actions.includes(action));
  return person.post("/spa/backups/restore", {
    source,
    changes: chosen.map(({ part, key }) => ({ part, key })),
  });
}

/** Empties an account. */
async function empty(person: TestCustomer) {
  await person.put("/spa/me/garage", { changes: [{ variant_id: ibiza, vehicle: null, ms_ago: 0 }] });
  for (const table of ["favorite", "collection"]) {
    await shop.database.rows({
      text: `delete from ${table} where person_id = $1`,
      values: [person.personId],
    });
  }
  await shop.database.rows({
    text: "delete from address where customer_id = $1",
    values: [person.customerId],
  });
}

test("a file that is not the shop's, broken or of a later version is refused, with the place", async () => {
  const { ana } = await fullAccount();
  const text = await fileOfBackup(ana, await make(ana));
  const file = JSON.parse(text);
  const problems: [string, RegExp][] = [
    ['{"a":\n 1,}', /en la línea 2, carácter 4\./],
    ["", /archivo/],
    ["[]", /No es una copia/],
    [JSON.stringify({ ...file, version: 3 }), /versión que no conocemos/],
    [JSON.stringify({ ...file, version: "2" }), /versión que no conocemos/],
    [text.replace('"quantity":2', '"quantity":0'), /parts\.collections\[0\]\.value\.items\[0\]\.quantity/],
    [text.replace('"zip_code":"28013"', '"zip_code":28013'), /parts\.addresses\[0\]\.value\.zip_code/],
    [JSON.stringify({ ...file, more: 1 }), /dañado/],
    [text.replace(`"key":"${ibiza}"`, String.raw`"key":"\ud800"`), /parts\.garage\[0\]\.key/],
    [text.replace(file.parts.collections[0].key, "mi lista"), /parts\.collections\[0\]\.key/],
    [text.replace(file.parts.addresses[0].key, "../otra"), /parts\.addresses\[0\]\.key/],
    ...["2026-01-01T00:00:00+23:59", "0000-01-01T00:00:00Z", "2026-01-01T00:00:00Z[u-ca=hebrew]"].map(
      (moment): [string, RegExp] => [
        text.replace(`"added_at":"${file.parts.favorites[0].value.added_at}"`, `"added_at":"${moment}"`),
        /parts\.favorites\[0\]\.value\.added_at/,
      ],
    ),
    [
      text.replace('"variantName":"', String.raw`"variantName":"\ud800`),
      /parts\.garage\[0\]\.value\.variantName/,
    ],
    [
      JSON.stringify({
        ...file,
        parts: { ...file.parts, favorites: [...file.parts.favorites, ...file.parts.favorites] },
      }),
      /parts\.favorites\[1\]\.key/,
    ],
  ];
  for (const [broken, words] of problems) {
    const answer = await ana.post("/spa/backups/preview", { file: broken });
    expect([broken.slice(0, 20), answer.status]).toEqual([broken.slice(0, 20), 422]);
    if (broken) expect(answer.text).toMatch(words);
  }
});

test("another person's backup is neither seen, downloaded, restored nor deleted", async () => {
  const { ana } = await fullAccount();
  const { id } = await make(ana);
  const relative = await signedInCustomer(shop, { customerId: ana.customerId });
  for (const stranger of [relative, await signedInCustomer(shop)]) {
    expect(await list(stranger)).toEqual([]);
    expectRefusal(await stranger.get(`/spa/backups/${id}/file`), 404, "not_found");
    expectRefusal(await stranger.post("/spa/backups/preview", { backup_id: id }), 404, "not_found");
    const body = { source: { backup_id: id }, changes: [{ part: "garage", key: ibiza }] };
    expectRefusal(await stranger.post("/spa/backups/restore", body), 404, "not_found");
    expectRefusal(await stranger.remove(`/spa/backups/${id}`), 404, "not_found");
  }
  expect((await ana.remove(`/spa/backups/${id}`)).status).toBe(204);
  expect(await list(ana)).toEqual([]);
});

test("an emptied account is restored item by item, after a backup of the state before", async () => {
  const { ana, product } = await fullAccount();
  const backup = await make(ana);
  expect(backup).toMatchObject({
    cause: "asked",
    changes: null,
    counts: { garage: 1, favorites: 1, collections: 1, addresses: 1, preferences: 3, papers: 1 },
  });
  expect(await make(ana)).toEqual(backup);
  await empty(ana);
  const source = { backup_id: backup.id };
  const { changes, is_intact } = await preview(ana, source);
  expect(is_intact).toBe(true);
  expect(changes.map(({ part, action }) => `${action} ${part}`)).toEqual([
    "add garage",
    "add favorites",
    "add collections",
    "add addresses",
  ]);
  expect(changes[0]?.label).toContain("Ibiza IV");
  const some = { source, changes: changes.slice(0, 1).map(({ part, key }) => ({ part, key })) };
  expect((await ana.post("/spa/backups/restore", some)).status).toBe(200);
  expect((await preview(ana, source)).changes).toHaveLength(3);
  const result = dataIn<{ made: number; left_out: string[] }>(await restore(ana, source));
  expect(result).toMatchObject({ made: 3, left_out: [], before: { cause: "restore" } });
  expect((await preview(ana, source)).changes).toEqual([]);
  expect((await ana.get("/spa/me/favorites")).text).toContain(product.publicId);
  expect((await list(ana)).map(({ cause }) => cause)).toEqual(["restore", "restore", "asked"]);
});

test("a file of papers is the backup's vehicle's after a restore, and of no other", async () => {
  const { ana, file } = await fullAccount();
  const { id: backup_id } = await make(ana);
  await ana.put(`/spa/uploads/${file.id}/vehicle`, { vehicle_id: "golf000000000001" });
  expect((await restore(ana, { backup_id }, ["add"])).status).toBe(200);
  const { files } = dataIn<UploadList>(await ana.get("/spa/uploads"));
  expect(files.map(({ uses }) => uses.map(({ reference }) => reference))).toEqual([[ibiza]]);
});

test("what is newer than the backup is only removed if it is chosen", async () => {
  const { ana } = await fullAccount();
  const source = { backup_id: (await make(ana)).id };
  const later = await makeProduct(shop.database);
  await ana.put(`/spa/me/favorites/${later.publicId}`);
  await ana.put("/spa/me/profile", { first_name: "Anna", last_name: "", nickname: "x", currency: "USD" });
  expect((await preview(ana, source)).changes.map(({ action }) => action)).toEqual(["remove", "change"]);
  await restore(ana, source, ["change"]);
  expect((await ana.get("/spa/me/favorites")).text).toContain(later.publicId);
  expect((await ana.get("/spa/me/profile")).text).toContain("Ana Prueba");
  await restore(ana, source);
  expect((await ana.get("/spa/me/favorites")).text).not.toContain(later.publicId);
});

test("theme and language are restored one by one, for the device to apply", async () => {
  const { ana } = await fullAccount();
  const text = await fileOfBackup(ana, await make(ana));
  const source = { file: text };
  await ana.put("/spa/me/preferences", { theme: "dark", locale: "en" });
  const { changes } = await preview(ana, source);
  expect(changes).toEqual([
    { part: "preferences", key: "theme", action: "change", label: "light", is_possible: true },
    { part: "preferences", key: "language", action: "change", label: "ca", is_possible: true },
  ]);
  const one = { source, changes: [{ part: "preferences", key: "theme" }] };
  expect(dataIn(await ana.post("/spa/backups/restore", one))).toMatchObject({
    made: 1,
    preferences: { theme: "light" },
  });
  expect((await preview(ana, source)).changes.map(({ key }) => key)).toEqual(["language"]);
  const broken = { file: text.replace('"value":"light"', '"value":"pink"') };
  expect((await ana.post("/spa/backups/preview", broken)).status).toBe(422);
  for (const wrong of [{ theme: "pink" }, { locale: "fr" }, { theme: null }, { font: "big" }])
    expect((await ana.put("/spa/me/preferences", wrong)).status).toBe(422);
});

test("backups of earlier releases, with fewer preferences, leave theme and language alone", async () => {
  const { ana } = await fullAccount();
  const { id } = await make(ana);
  await shop.database.rows({
    text: `update backup set content = content #- '{preferences,2}' #- '{preferences,1}',
             changes = '{"add":1,"change":0,"remove":0,"items":[{"part":"garage","action":"add","label":"Ibiza"}]}'
           where public_id = $1`,
    values: [id],
  });
  expect((await preview(ana, { backup_id: id })).changes).toEqual([]);
  expect((await list(ana))[0]?.changes?.items).toEqual([
    { part: "garage", key: "", action: "add", label: "Ibiza" },
  ]);
});

test("identity numbers are in no backup, and stay with their address through a restore", async () => {
  const { ana } = await fullAccount();
  const backup = await make(ana);
  expect(await fileOfBackup(ana, backup)).not.toMatch(/identification|12345"/);
  const stored = await shop.database.rows<{ content: string }>({
    text: "select content::text from backup where person_id = $1",
    values: [ana.personId],
  });
  expect(stored[0]?.content).not.toContain(identification);
  await shop.database.rows({
    text: "update address set street = 'Otra' where customer_id = $1",
    values: [ana.customerId],
  });
  await restore(ana, { backup_id: backup.id });
  const addresses = (await ana.get("/spa/me/addresses")).text;
  expect(addresses).toContain("Calle Mayor");
  expect(addresses).toContain("345");
});

test("an address that a restore brings back to Spain keeps no identity number", async () => {
  const ana = await signedInCustomer(shop);
  const { id } = await saveAddress(ana);
  const source = { backup_id: (await make(ana)).id };
  expect((await ana.put(`/spa/me/addresses/${id}`, writtenCubanAddress())).status).toBe(200);
  expect(dataIn(await restore(ana, source))).toMatchObject({ made: 1 });
  const [stored] = await shop.database.rows({
    text: "select province, identification, identification_key from address where public_id = $1",
    values: [id],
  });
  expect(stored).toEqual({ province: "es-28", identification: null, identification_key: null });
});

test("a file is loaded by another account, says when it was changed, and does not double anything", async () => {
  const { ana, product } = await fullAccount();
  const text = await fileOfBackup(ana, await make(ana));
  expect(Value.Check(BackupFile, JSON.parse(text))).toBe(true);
  const luis = await signedInCustomer(shop);
  const source = { file: text };
  const { changes } = await preview(luis, source);
  // The file of the papers is Ana's.
  expect(changes.filter(({ is_possible }) => !is_possible).map(({ part }) => part)).toEqual(["papers"]);
  expect(dataIn(await restore(luis, source))).toMatchObject({ made: 6, left_out: ["foto.jpg"] });
  expect((await preview(luis, source)).changes.map(({ part }) => part)).toEqual(["papers"]);
  expect((await luis.get("/spa/me/favorites")).text).toContain(product.publicId);
  expect(await list(ana)).toHaveLength(1);
  expect((await preview(luis, { file: text.replace("Calle Mayor", "Calle Menor") })).is_intact).toBe(false);
  expect((await preview(luis, { file: JSON.stringify(JSON.parse(text), null, 2) })).is_intact).toBe(true);
});

test("a file that was loaded before doubles nothing once its own account is gone", async () => {
  const { ana } = await fullAccount();
  const source = { file: await fileOfBackup(ana, await make(ana)) };
  const luis = await signedInCustomer(shop);
  await restore(luis, source);
  await empty(ana);
  expect((await preview(luis, source)).changes.map(({ part }) => part)).toEqual(["papers"]);
});

test("files of version 1 load for ever", async () => {
  const file = await readFile(new URL("../../test/people/backup-v1.json", import.meta.url), "utf8");
  const ana = await signedInCustomer(shop);
  const { changes } = await preview(ana, { file });
  expect(changes.map(({ part, action }) => `${action} ${part}`)).toEqual([
    "add garage",
    "add favorites",
    "add collections",
    "add addresses",
    "change preferences",
    "add papers",
  ]);
  expect(dataIn(await restore(ana, { file }))).toMatchObject({ made: 4 });
});

test("a file signed with an earlier secret is known as the shop's, one with a stranger's is not", async () => {
  const { ana } = await fullAccount();
  const { parts } = JSON.parse(await fileOfBackup(ana, await make(ana)));
  const text = JSON.stringify(writeBackupFile("the secret of last year", shop.clock.now(), parts));
  expect(readBackupFile(["the secret", "the secret of last year"], text)).toMatchObject({ isIntact: true });
  expect(readBackupFile(["the secret", "another one"], text)).toMatchObject({ isIntact: false });
});

test("a day's change makes one backup, thirty are kept, and each says what differs from the one before", async () => {
  const { ana, product } = await fullAccount();
  const idle = await signedInCustomer(shop);
  const daily = (now: Date) => makeDailyBackups(shop.database, backupParts, now);
  const start = new Date("2026-12-01T00:00:00Z").getTime();
  for (let day = 0; day < 33; day++) {
    const heart = `/spa/me/favorites/${product.publicId}`;
    await (day % 2 === 0 ? ana.remove(heart) : ana.put(heart));
    const now = new Date(start + day * 25 * 60 * 60 * 1000);
    await Promise.all([daily(now), daily(now)]);
    await daily(new Date(now.getTime() + 60 * 60 * 1000));
  }
  const backups = await list(ana);
  expect([backups.length, await list(idle)]).toEqual([30, []]);
  expect(backups[0]).toMatchObject({ cause: "daily", changes: { add: 0, change: 0, remove: 1 } });
  const { label } = backups[1]?.changes?.items[0] ?? {};
  expect(backups[1]?.changes).toEqual({
    ...{ add: 1, change: 0, remove: 0 },
    items: [{ part: "favorites", key: product.publicId, action: "add", label: expect.stringMatching(/./) }],
  });
  expect(backups[0]?.changes?.items).toEqual([
    { part: "favorites", key: product.publicId, action: "remove", label },
  ]);
  const quiet = new Date(start + 60 * 24 * 60 * 60 * 1000);
  await daily(quiet);
  expect(await list(ana)).toEqual(backups);
});

test("a change made just before signing out is backed up, also by who came back for a moment only", async () => {
  const { ana, product } = await fullAccount();
  const heart = `/spa/me/favorites/${product.publicId}`;
  const start = new Date("2027-01-01T00:00:00Z").getTime();
  const daily = (hours: number) =>
    makeDailyBackups(shop.database, backupParts, new Date(start + hours * 60 * 60 * 1000));
  const other = await signedInCustomer(shop);
  const giveSession = (from: TestCustomer, to: TestCustomer) =>
    shop.database.rows({
      text: "update session set person_id = $2 where person_id = $1 and token = split_part($3, '.', 1)",
      values: [from.personId, to.personId, ana.cookies.get(sessionCookie)],
    });
  await daily(0);
  await ana.remove(heart);
  await giveSession(ana, other);
  await daily(25);
  await daily(26);
  await giveSession(other, ana);
  await daily(30);
  await ana.put(heart);
  await giveSession(ana, other);
  await daily(51);
  await daily(77);
  await giveSession(other, ana);
  const counts = (await list(ana)).map((backup) => [backup.cause, backup.counts.favorites]);
  expect(counts).toEqual([
    ["daily", 1],
    ["daily", 0],
    ["daily", 1],
  ]);
});

test("a backup that fails holds up no other, and is tried again", async () => {
  const [broken, whole] = [await fullAccount(), await fullAccount()];
  const now = new Date("2027-02-01T00:00:00Z");
  let isBroken = true;
  const parts = {
    ...backupParts,
    garage: {
      ...backupParts.garage,
      read: (...[database, owner]: Parameters<typeof backupParts.garage.read>) =>
        isBroken && owner.personId === broken.ana.personId
          ? Promise.reject(new Error("broken"))
          : backupParts.garage.read(database, owner),
    },
  };
  await expect(makeDailyBackups(shop.database, parts, now)).rejects.toThrow("broken");
  expect([await list(broken.ana), (await list(whole.ana)).length]).toEqual([[], 1]);
  isBroken = false;
  await makeDailyBackups(shop.database, parts, now);
  expect(await list(broken.ana)).toHaveLength(1);
});

test("who moves to another account leaves its backups behind", async () => {
  const { ana } = await fullAccount();
  await make(ana);
  const other = await signedInCustomer(shop);
  await shop.database.rows({
    text: "update person set customer_id = $2 where id = $1",
    values: [ana.personId, other.customerId],
  });
  expect(await list(ana)).toEqual([]);
});

test("the oldest backup is still there after something of it was restored", async () => {
  const { ana } = await fullAccount();
  const { id } = await make(ana);
  for (let more = 1; more < maxBackups; more++) {
    await ana.put("/spa/me/preferences", { theme: more % 2 === 0 ? "light" : "dark" });
    await make(ana);
  }
  await empty(ana);
  const source = { backup_id: id };
  const body = { source, changes: [{ part: "garage", key: ibiza }] };
  expect(dataIn(await ana.post("/spa/backups/restore", body))).toMatchObject({ made: 1 });
  const { changes } = await preview(ana, source);
  expect(changes.map(({ part }) => part)).toEqual(["favorites", "collections", "addresses", "preferences"]);
});

test("restores at the same time take turns", async () => {
  const { ana } = await fullAccount();
  const source = { backup_id: (await make(ana)).id };
  await empty(ana);
  const { changes } = await preview(ana, source);
  const body = { source, changes: changes.map(({ part, key }) => ({ part, key })) };
  const answers = await Promise.all([1, 2, 3].map(() => ana.post("/spa/backups/restore", body)));
  const made = answers.map((answer) => Number(readField(readField(answer.body, "data"), "made")));
  expect(made.sort()).toEqual([0, 0, 4]);
});
