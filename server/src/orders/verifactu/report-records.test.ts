import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makePaidOrder } from "../../../test/orders/invoices.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
import { onlyRow } from "../../platform/database/database.ts";
import type { TaxOffice } from "../../platform/tax-office/index.ts";
import { readAnswer } from "./read-answer.ts";
import { reportRecords } from "./report-records.ts";

let shop: TestShop;
let ana: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  ana = await signedInCustomer(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.rows({ text: "update invoice_record set state = 'accepted'" });
  await shop.database.rows({
    text: "update invoice_chain set report_after = null, reporting_until = null, has_failed = false",
  });
});

const line = (position: string, state: string, more = "") =>
  `<tikR:RespuestaLinea><tikR:RefExterna>${position}</tikR:RefExterna>` +
  `<tikR:EstadoRegistro>${state}</tikR:EstadoRegistro>${more}</tikR:RespuestaLinea>`;
const answer = (lines: string[]) => `<?xml version="1.0"?>
<env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/"><env:Body>
<tikR:RespuestaRegFactuSistemaFacturacion xmlns:tikR="urn:answer"><tikR:CSV>A-TEST</tikR:CSV>
<tikR:TiempoEsperaEnvio>60</tikR:TiempoEsperaEnvio><tikR:EstadoEnvio>ParcialmenteCorrecto</tikR:EstadoEnvio>
${lines.join("")}</tikR:RespuestaRegFactuSistemaFacturacion></env:Body></env:Envelope>`;

/** An office that answers each record of a request with a line. */
function officeOf(lineOf: (position: string, place: number) => string): TaxOffice & { requests: string[] } {
  const requests: string[] = [];
  return {
    requests,
    async send(request) {
      requests.push(request);
      const positions = [...request.matchAll(/<sf:RefExterna>(\d+)</g)].map(([, position]) => position ?? "");
      return answer(positions.map(lineOf));
    },
  };
}

const at = (seconds: number) => new Date(shop.clock.now().getTime() + seconds * 1000);
const lastStates = () =>
  shop.database.rows<{ state: string; error_code: string | null; receipt: string | null }>({
    text: "select state, error_code, receipt from invoice_record order by position desc limit 2",
  });

test("waiting records are reported in order, and each keeps its answer", async () => {
  await makePaidOrder(shop, ana);
  await makePaidOrder(shop, ana);
  const office = officeOf((position, place) =>
    place === 0
      ? line(position, "Incorrecto", "<tikR:CodigoErrorRegistro>1110</tikR:CodigoErrorRegistro>")
      : line(position, "AceptadoConErrores"),
  );
  expect(await reportRecords(shop.context, office, at(0))).toBe(2);
  expect(await lastStates()).toEqual([
    { state: "accepted_with_errors", error_code: null, receipt: "A-TEST" },
    { state: "refused", error_code: "1110", receipt: "A-TEST" },
  ]);
  expect(office.requests[0]).not.toContain("Incidencia");
  await makePaidOrder(shop, ana);
  expect(await reportRecords(shop.context, office, at(59))).toBe(0);
  expect(await reportRecords(shop.context, office, at(61))).toBe(1);
  expect(office.requests).toHaveLength(2);
});

test("after a failure the records wait, and the next request says that they are late", async () => {
  await makePaidOrder(shop, ana);
  const broken: TaxOffice = { send: () => Promise.reject(new Error("no line")) };
  await expect(reportRecords(shop.context, broken, at(0))).rejects.toThrow("no line");
  const office = officeOf((position) => line(position, "Correcto"));
  expect(await reportRecords(shop.context, office, at(30))).toBe(0);
  expect(await reportRecords(shop.context, office, at(61))).toBe(1);
  expect(office.requests[0]).toContain("<sf:Incidencia>S</sf:Incidencia>");
});

/** An office that refuses each request whole in which one of these records is. */
function strictOffice(isBad: (position: string) => boolean): TaxOffice & { sizes: number[] } {
  const sizes: number[] = [];
  const fault = `<e:Envelope xmlns:e="urn:e"><e:Body><e:Fault><faultstring>Codigo[4102].El XML no cumple el esquema.</faultstring></e:Fault></e:Body></e:Envelope>`;
  return {
    sizes,
    async send(request) {
      const positions = [...request.matchAll(/<sf:RefExterna>(\d+)</g)].map(([, position]) => position ?? "");
      sizes.push(positions.length);
      return positions.some(isBad) ? fault : answer(positions.map((position) => line(position, "Correcto")));
    },
  };
}

const waitingPositions = async () => {
  const rows = await shop.database.rows<{ position: number }>({
    text: "select position from invoice_record where state = 'waiting' order by position",
  });
  return rows.map(({ position }) => position);
};
const recordAt = (position: number | undefined) =>
  onlyRow<{ state: string; error_code: string | null; error_text: string | null }>(shop.database, {
    text: "select state, error_code, error_text from invoice_record where position = $1",
    values: [position],
  });

test("a record for which whole requests are refused is found, and those after it go", async () => {
  for (let count = 0; count < 5; count += 1) await makePaidOrder(shop, ana);
  const [, bad] = await waitingPositions();
  const office = strictOffice((position) => Number(position) === bad);
  expect(await reportRecords(shop.context, office, at(0))).toBe(1);
  expect(office.sizes).toEqual([5, 3, 2, 1]);
  await expect(reportRecords(shop.context, office, at(61))).rejects.toThrow(`Record ${bad} is set aside`);
  expect(await recordAt(bad)).toMatchObject({ state: "waiting", error_code: "4102" });
  expect(await reportRecords(shop.context, office, at(122))).toBe(3);
  expect(await waitingPositions()).toEqual([bad]);
  await expect(reportRecords(shop.context, office, at(183))).rejects.toThrow("set aside");
  expect(await recordAt(bad)).toEqual({
    state: "refused",
    error_code: "4102",
    error_text: "Codigo[4102].El XML no cumple el esquema.",
  });
  expect(await reportRecords(shop.context, office, at(300))).toBe(0);
});

test("while the tax office takes no record at all, none counts as refused", async () => {
  for (let count = 0; count < 3; count += 1) await makePaidOrder(shop, ana);
  const waiting = await waitingPositions();
  let isDown = true;
  const office = strictOffice(() => isDown);
  for (let run = 0; run < 8; run += 1)
    await expect(reportRecords(shop.context, office, at(1000 + run * 61))).rejects.toThrow("set aside");
  expect(await waitingPositions()).toEqual(waiting);
  isDown = false;
  expect(await reportRecords(shop.context, office, at(1600))).toBe(3);
  expect(await recordAt(waiting[0])).toEqual({ state: "accepted", error_code: null, error_text: null });
});

test("two processes do not report the same records", async () => {
  await makePaidOrder(shop, ana);
  const office = officeOf((position) => line(position, "Correcto"));
  const counts = await Promise.all([1, 2].map(() => reportRecords(shop.context, office, at(0))));
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(office.requests).toHaveLength(1);
});

test("a record that had arrived before counts as it was registered then", () => {
  const duplicate = (state: string) =>
    `<RegistroDuplicado><EstadoRegistroDuplicado>${state}</EstadoRegistroDuplicado></RegistroDuplicado>`;
  const states = ["Correcta", "AceptadaConErrores"].map((state) => line("7", "Incorrecto", duplicate(state)));
  expect(readAnswer(answer(states)).records.map(({ state }) => state)).toEqual([
    "accepted",
    "accepted_with_errors",
  ]);
});

test("a fault and anything else is no answer", () => {
  const fault = `<e:Envelope xmlns:e="urn:e"><e:Body><e:Fault><faultstring>Codigo[4102]</faultstring></e:Fault></e:Body></e:Envelope>`;
  expect(() => readAnswer(fault)).toThrow("Codigo[4102]");
  for (const text of ["", "<html/>", "no xml", answer([line("1", "Quizás")])]) {
    expect(() => readAnswer(text)).toThrow("no answer that can be read");
  }
});
