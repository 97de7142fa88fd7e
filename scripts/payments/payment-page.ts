import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { type Parameters, type SignedFields, signReport, verifyRequest } from "./bank-signature.ts";

/** Keys that the bank publishes for tries. */
export const testKeys = {
  merchantCode: "999008881",
  terminal: "1",
  secretKey: "sq7HjrUOBfKmC576ILgskD5srU870gJ7",
};

/** Outcomes of the notification, to choose on the page. */
const notices = {
  sent: "Se notifica",
  lost: "Se pierde",
  late: "Llega 3 segundos tarde",
  doubled: "Llega dos veces",
  forged: "Con una firma falsa",
  cheaper: "Por un céntimo",
} as const;
type Notice = keyof typeof notices;

/** Responses to a refund: done, refused, none, or one with a foreign signature. */
export type RefundAnswer = "done" | "refused" | "unknown order" | "silence" | "forged" | "other amount";

type Visit = { parameters: Parameters; paidCents: number; refundedCents: number };

type Bank = {
  keys: typeof testKeys;
  /** By the shop's reference. */
  visits: Map<string, Visit>;
  /** Responses to the next refunds; later ones are done. */
  refundAnswers: RefundAnswer[];
  /** Refunds that were carried out. */
  refunds: { reference: string; cents: number }[];
};

/**
 * Stands in for the bank: its payment page, its notifications and its refunds, as Redsys documents
 * them, for one shop on this machine. What goes wrong is chosen on the page, or by `refundAnswers`.
 */
export async function openPaymentPage(port = 0, keys = testKeys) {
  const bank: Bank = { keys, visits: new Map(), refundAnswers: [], refunds: [] };
  const server = createServer((request, response) => {
    answer(bank, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`,
    refundAnswers: bank.refundAnswers,
    refunds: bank.refunds,
    /** The bank takes a payment without a browser: its report, to be sent in whatever way. */
    pay(form: Record<string, unknown>, code = "0000"): Parameters {
      const parameters = verifyRequest(keys.secretKey, form);
      if (!parameters) throw new Error("The form is not signed by the shop");
      const paidCents = Number(code) <= 99 ? Number(parameters.DS_MERCHANT_AMOUNT) : 0;
      bank.visits.set(parameters.DS_MERCHANT_ORDER ?? "", { parameters, paidCents, refundedCents: 0 });
      return reportOn(bank, parameters, code);
    },
    sign: (report: Parameters): SignedFields => signReport(keys.secretKey, report),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(bank: Bank, request: IncomingMessage, response: ServerResponse) {
  const body = await text(request);
  if (request.url === "/sis/realizarPago") return showPage(bank, response, new URLSearchParams(body));
  if (request.url === "/decide") return decide(bank, response, new URLSearchParams(body));
  if (request.url === "/sis/rest/trataPeticionREST") return refund(bank, response, JSON.parse(body));
  response.writeHead(request.url === "/" ? 200 : 404).end();
}

function showPage(bank: Bank, response: ServerResponse, form: URLSearchParams) {
  const parameters = verifyRequest(bank.keys.secretKey, Object.fromEntries(form));
  const reference = parameters?.DS_MERCHANT_ORDER ?? "";
  const isOurs =
    parameters?.DS_MERCHANT_MERCHANTCODE === bank.keys.merchantCode &&
    parameters.DS_MERCHANT_TERMINAL === bank.keys.terminal &&
    /^\d{4}[0-9A-Za-z]{8}$/.test(reference);
  if (!parameters || !isOurs) return html(response, "<h1>SIS0042</h1><p>Firma errónea.</p>");
  if (bank.visits.has(reference)) return html(response, "<h1>SIS0051</h1><p>Número de pedido repetido.</p>");
  bank.visits.set(reference, { parameters, paidCents: 0, refundedCents: 0 });
  return html(response, pageFor(parameters));
}

async function decide(bank: Bank, response: ServerResponse, form: URLSearchParams) {
  const visit = bank.visits.get(form.get("reference") ?? "");
  if (!visit) return html(response, "<h1>SIS0093</h1>");
  const isPaid = form.get("decision") === "pay";
  if (isPaid) visit.paidCents = Number(visit.parameters.DS_MERCHANT_AMOUNT);
  const report = reportOn(bank, visit.parameters, isPaid ? "0000" : "0190");
  await notify(bank, visit.parameters.DS_MERCHANT_MERCHANTURL ?? "", report, form.get("notice") ?? "sent");
  const back = new URL(visit.parameters[isPaid ? "DS_MERCHANT_URLOK" : "DS_MERCHANT_URLKO"] ?? "");
  if (form.get("return") === "signed") {
    for (const [name, value] of Object.entries(signReport(bank.keys.secretKey, report))) {
      back.searchParams.set(name, value);
    }
  }
  response.writeHead(303, { location: back.href }).end();
}

function reportOn(bank: Bank, parameters: Parameters, code: string): Parameters {
  return {
    Ds_Date: "22%2F11%2F2026",
    Ds_Hour: "10%3A15",
    Ds_SecurePayment: "1",
    Ds_Amount: parameters.DS_MERCHANT_AMOUNT ?? "",
    Ds_Currency: "978",
    Ds_Order: parameters.DS_MERCHANT_ORDER ?? "",
    Ds_MerchantCode: bank.keys.merchantCode,
    Ds_Terminal: bank.keys.terminal.padStart(3, "0"),
    Ds_Response: code,
    Ds_TransactionType: parameters.DS_MERCHANT_TRANSACTIONTYPE ?? "",
    Ds_MerchantData: "",
    Ds_AuthorisationCode: code === "0190" ? "" : "501602",
    Ds_Card_Brand: "1",
    Ds_ConsumerLanguage: parameters.DS_MERCHANT_CONSUMERLANGUAGE ?? "1",
  };
}

async function notify(bank: Bank, address: string, report: Parameters, notice: string) {
  const said = notice === "cheaper" ? { ...report, Ds_Amount: "1" } : report;
  const fields = signReport(bank.keys.secretKey, said);
  if (notice === "forged") fields.Ds_Signature = fields.Ds_Signature.split("").reverse().join("");
  if (notice === "lost") return;
  const send = () => fetch(address, { method: "POST", body: new URLSearchParams(fields) });
  if (notice === "late") void pause(3000).then(send);
  else await Promise.all(notice === "doubled" ? [send(), send()] : [send()]);
}

function refund(bank: Bank, response: ServerResponse, fields: Record<string, unknown>) {
  const parameters = verifyRequest(bank.keys.secretKey, fields);
  const reference = parameters?.DS_MERCHANT_ORDER ?? "";
  const cents = Number(parameters?.DS_MERCHANT_AMOUNT);
  const visit = bank.visits.get(reference);
  const wish = bank.refundAnswers.shift() ?? "done";
  if (wish === "silence") return response.destroy();
  if (!parameters) return json(response, { errorCode: "SIS0042" });
  const isKnown = visit !== undefined && visit.refundedCents + cents <= visit.paidCents;
  if (!isKnown || wish === "unknown order") return json(response, { errorCode: "SIS0057" });
  if (wish !== "refused") {
    visit.refundedCents += cents;
    bank.refunds.push({ reference, cents });
  }
  const report = reportOn(bank, parameters, wish === "refused" ? "0904" : "0900");
  if (wish === "other amount") report.Ds_Amount = String(cents + 1);
  return json(response, signReport(wish === "forged" ? "A".repeat(32) : bank.keys.secretKey, report));
}

function html(response: ServerResponse, body: string) {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(`<!doctype html><html lang="es"><title>Banco de pruebas</title><body>${body}</body></html>`);
}

function json(response: ServerResponse, body: object) {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function pageFor(parameters: Parameters): string {
  const euros = (Number(parameters.DS_MERCHANT_AMOUNT) / 100).toFixed(2).replace(".", ",");
  const options = Object.entries(notices satisfies Record<Notice, string>).map(
    ([value, label]) => `<option value="${value}">${label}</option>`,
  );
  return `<h1>Pago de ${euros} €</h1>
    <p><strong>Banco de pruebas: no es un banco de verdad y no se cobra nada.</strong></p>
    <p>${parameters.DS_MERCHANT_PAYMETHODS === "z" ? "Bizum" : "Tarjeta"}</p>
    <form method="post" action="/decide">
      <input type="hidden" name="reference" value="${parameters.DS_MERCHANT_ORDER}">
      <label>Notificación <select name="notice">${options.join("")}</select></label>
      <label>Vuelta <select name="return">
        <option value="signed">Con datos firmados</option><option value="bare">Sin datos</option>
      </select></label>
      <button name="decision" value="pay">Pagar</button>
      <button name="decision" value="refuse">Rechazar</button>
    </form>`;
}

/** `node scripts/payments/payment-page.ts PORT`. */
if (import.meta.main) {
  const page = await openPaymentPage(Number(process.argv[2]));
  process.on("SIGTERM", () => page.close());
}
