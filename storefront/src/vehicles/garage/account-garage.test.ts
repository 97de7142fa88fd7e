import { maxGarageVehicles, type SyncGarageBody } from "@recambia/contract/vehicles/garage";
import type { GarageVehicle } from "@recambia/contract/vehicles/schemas";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { HttpClient } from "../../lib/http/http-client.ts";
import {
  createAccountLink,
  dropBroughtVehicles,
  followLinkAcrossTabs,
  noteChanges,
  syncWithAccount,
} from "./account-garage.ts";
import { addVehicle, removeVehicle, selectVehicle } from "./change-garage.ts";
import { createGarageStore, syncGarageAcrossTabs } from "./store.ts";

const vehicleOf = (variantId: string): GarageVehicle => ({
  makerId: "seat0000",
  makerName: "SEAT",
  modelId: "ibiza000",
  modelName: `Ibiza ${variantId}`,
  variantId,
  variantName: "1.6 TDI",
  variantMotor: "CAYB",
  variantFrom: 200805,
  variantTo: null,
});

/** An account that keeps the last change of each vehicle, as the server does. */
function createAccount(limit = maxGarageVehicles) {
  const kept = new Map<string, { vehicle: GarageVehicle | null; at: number }>();
  let now = 0;
  return {
    ids: () => [...kept].filter(([, { vehicle }]) => vehicle).map(([id]) => id),
    setNow: (time: number) => {
      now = time;
    },
    answer({ changes }: SyncGarageBody) {
      if (changes.length > maxGarageVehicles) return null;
      const left_out: string[] = [];
      const hasRoom = () => [...kept.values()].filter(({ vehicle }) => vehicle).length < limit;
      for (const { variant_id, vehicle, ms_ago } of changes) {
        const at = now - ms_ago;
        if (vehicle && !kept.get(variant_id)?.vehicle && !hasRoom()) {
          left_out.push(variant_id);
          continue;
        }
        if (at > (kept.get(variant_id)?.at ?? -1)) kept.set(variant_id, { vehicle, at });
      }
      return { data: { vehicles: [...kept.values()].flatMap(({ vehicle }) => vehicle ?? []), left_out } };
    },
  };
}

function createDevice(
  account: ReturnType<typeof createAccount>,
  clock: () => number,
  storage = new Map<string, string>(),
) {
  const open = () => ({
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  const stores = { garage: createGarageStore(open), link: createAccountLink(open) };
  let isOnline = true;
  let losesAnswers = false;
  const http: HttpClient = {
    call: async (_endpoint, ...[input]) => {
      account.setNow(clock());
      const answer = isOnline ? account.answer(Object(input).body) : null;
      const isHeard = answer !== null && !losesAnswers;
      return { status: isHeard ? 200 : 0, data: isHeard ? JSON.parse(JSON.stringify(answer)) : null };
    },
    read: async () => ({ status: 0, data: null }),
  };
  noteChanges(stores, clock);
  return {
    ...stores,
    ids: () => stores.garage.getState().vehicles.map(({ variantId }) => variantId),
    setOnline: (given: boolean) => {
      isOnline = given;
    },
    setLosesAnswers: (given: boolean) => {
      losesAnswers = given;
    },
    meet: (personId = "ana", whoIsIn: string | undefined = personId) =>
      syncWithAccount(http, personId, clock, stores, () => whoIsIn),
    leave: () => dropBroughtVehicles(stores),
  };
}

test("a garage without a network stays as it is, and is sent when there is one", async () => {
  let time = 1_000;
  const account = createAccount();
  const phone = createDevice(account, () => time++);
  addVehicle(vehicleOf("a"), phone.garage);
  phone.setOnline(false);
  expect(await phone.meet()).toBeNull();
  expect([phone.ids(), account.ids()]).toEqual([["a"], []]);
  phone.setOnline(true);
  await phone.meet();
  expect(account.ids()).toEqual(["a"]);
});

test("a vehicle follows to the other device, its removal too, and the selection of each stays its own", async () => {
  let time = 1_000;
  const account = createAccount();
  const [phone, desktop] = [createDevice(account, () => time++), createDevice(account, () => time++)];
  addVehicle(vehicleOf("a"), phone.garage);
  await phone.meet();
  addVehicle(vehicleOf("b"), desktop.garage);
  expect((await desktop.meet())?.added.map(({ variantId }) => variantId)).toEqual(["a"]);
  expect(desktop.garage.getState().selected?.variantId).toBe("b");
  await phone.meet();
  selectVehicle("a", phone.garage);
  removeVehicle("b", desktop.garage);
  await desktop.meet();
  expect((await phone.meet())?.removed.map(({ variantId }) => variantId)).toEqual(["b"]);
  expect([phone.ids(), desktop.ids(), phone.garage.getState().selected?.variantId]).toEqual([
    ["a"],
    ["a"],
    "a",
  ]);
});

test("a vehicle that reached the account by a lost answer does not undo its removal on another device", async () => {
  let time = 1;
  const clock = () => time++;
  const account = createAccount();
  const [phone, laptop] = [createDevice(account, clock), createDevice(account, clock)];
  addVehicle(vehicleOf("ibiza"), phone.garage);
  phone.setLosesAnswers(true);
  await phone.meet();
  phone.setLosesAnswers(false);
  await laptop.meet();
  removeVehicle("ibiza", laptop.garage);
  await laptop.meet();
  await phone.meet();
  expect([account.ids(), phone.ids(), laptop.ids()]).toEqual([[], [], []]);
});

test("what finds no room in the account stays in its browser, is told once, and goes there when there is room", async () => {
  let time = 1_000;
  const account = createAccount(2);
  const [phone, desktop] = [createDevice(account, () => time++), createDevice(account, () => time++)];
  for (const id of ["a", "b"]) addVehicle(vehicleOf(id), phone.garage);
  await phone.meet();
  addVehicle(vehicleOf("c"), desktop.garage);
  const met = await desktop.meet();
  expect([desktop.ids(), account.ids()]).toEqual([
    ["c", "a", "b"],
    ["a", "b"],
  ]);
  expect(met?.removed).toEqual([]);
  expect(met?.leftOut.map(({ variantId }) => variantId)).toEqual(["c"]);
  expect((await desktop.meet())?.leftOut).toEqual([]);
  removeVehicle("a", phone.garage);
  await phone.meet();
  await desktop.meet();
  // The removal arrived with the answer to what was sent before.
  await desktop.meet();
  expect([desktop.ids(), account.ids()]).toEqual([
    ["c", "b"],
    ["b", "c"],
  ]);
});

test("more vehicles than one request takes are sent in several", async () => {
  const account = createAccount();
  const desktop = createDevice(account, () => 1_000);
  for (let n = 0; n < 101; n += 1) addVehicle(vehicleOf(`v${n}`), desktop.garage);
  expect((await desktop.meet())?.leftOut.map(({ variantId }) => variantId)).toEqual(["v100"]);
  expect([desktop.ids().length, account.ids().length]).toEqual([101, 100]);
});

test("vehicles of one account do not reach another that signs in in the same browser", async () => {
  let time = 1_000;
  const [ofAna, ofLuis] = [createAccount(), createAccount()];
  const shared = createDevice(ofAna, () => time++);
  addVehicle(vehicleOf("a"), shared.garage);
  await shared.meet("ana");
  const luis = createDevice(ofLuis, () => time++);
  luis.garage.setState(shared.garage.getState());
  luis.link.setState(shared.link.getState());
  await luis.meet("luis");
  expect([luis.ids(), ofLuis.ids(), ofAna.ids()]).toEqual([[], [], ["a"]]);
});

test("vehicles that an account brought leave with its person, and come back", async () => {
  let time = 1_000;
  const account = createAccount();
  const [phone, shared] = [createDevice(account, () => time++), createDevice(account, () => time++)];
  addVehicle(vehicleOf("a"), phone.garage);
  await phone.meet();
  addVehicle(vehicleOf("b"), shared.garage);
  await shared.meet();
  expect(shared.ids()).toEqual(["b", "a"]);
  shared.leave();
  expect(shared.ids()).toEqual(["b"]);
  expect(JSON.stringify([shared.garage.getState(), shared.link.getState()])).not.toContain('"a"');
  await phone.meet();
  expect(phone.ids()).toEqual(["a", "b"]);
  await shared.meet();
  expect(shared.ids()).toEqual(["b", "a"]);
});

test("another tab takes vehicles that left with their person for neither changed nor removed", async () => {
  let time = 1_000;
  const account = createAccount();
  const phone = createDevice(account, () => time++);
  addVehicle(vehicleOf("a"), phone.garage);
  await phone.meet();
  const storage = new Map<string, string>();
  const [here, there] = [
    createDevice(account, () => time++, storage),
    createDevice(account, () => time++, storage),
  ];
  const tab = new EventTarget();
  syncGarageAcrossTabs(tab, there.garage);
  followLinkAcrossTabs(tab, there.link);
  const tell = () => {
    for (const key of ["garage-account", "garage"])
      tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
  };
  await here.meet();
  tell();
  expect(there.ids()).toEqual(["a"]);
  here.leave();
  tell();
  expect([there.ids(), there.link.getState().changedAt]).toEqual([[], {}]);
  await there.meet();
  expect([there.ids(), account.ids()]).toEqual([["a"], ["a"]]);
  // Storage that was cleared is no removal either.
  storage.clear();
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
  await there.meet();
  expect([there.ids(), account.ids()]).toEqual([["a"], ["a"]]);
});

test("an answer that comes after its person has left brings nothing", async () => {
  const account = createAccount();
  const [phone, shared] = [createDevice(account, () => 1_000), createDevice(account, () => 1_000)];
  addVehicle(vehicleOf("a"), phone.garage);
  await phone.meet();
  expect(await shared.meet("ana", "")).toBeNull();
  expect(shared.ids()).toEqual([]);
});

test("whatever two devices do in whatever order, both end with the last change of each vehicle", async () => {
  const step = fc.record({
    device: fc.constantFrom(0, 1),
    act: fc.constantFrom("add", "remove", "meet", "online", "offline", "leave"),
    id: fc.constantFrom("a", "b", "c"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      let time = 1_000;
      const account = createAccount();
      const devices = [createDevice(account, () => time++), createDevice(account, () => time++)];
      const addedOn = devices.map(() => new Set<string>());
      for (const { device, act, id } of steps) {
        const used = devices[device];
        if (!used) continue;
        if (act === "add") {
          if (addVehicle(vehicleOf(id), used.garage)) addedOn[device]?.add(id);
        } else if (act === "leave") {
          used.leave();
          expect(new Set(used.ids()).isSubsetOf(addedOn[device] ?? new Set())).toBe(true);
        } else if (act === "remove") removeVehicle(id, used.garage);
        else if (act === "meet") await used.meet();
        else used.setOnline(act === "online");
      }
      for (const device of [...devices, ...devices]) {
        device.setOnline(true);
        await device.meet();
      }
      const [one, other] = devices.map((device) => device.ids().sort());
      expect(one).toEqual(other);
      expect(one).toEqual(account.ids().sort());
    }),
    { numRuns: 300 },
  );
});
