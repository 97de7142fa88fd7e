import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makePaidOrder } from "../../../test/orders/invoices.ts";
import { signedInCustomer, type TestCustomer } from "../../../test/people/customers.ts";
import { openTestShop, type TestShop } from "../../../test/shop/test-shop.ts";
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
