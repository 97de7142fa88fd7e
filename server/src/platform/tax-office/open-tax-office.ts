import { readFile } from "node:fs/promises";
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { text } from "node:stream/consumers";
import { createSecureContext } from "node:tls";
import type { Verifactu } from "@recambia/contract/shop/schemas";
import { ConfigError } from "../config.ts";
import type { VerifactuConfig } from "../config-parts.ts";

/** The tax office's service for records of invoices. */
export type TaxOffice = {
  /**
   * Sends a request.
   *
   * @returns the SOAP message that was answered.
   * @throws when there was no answer, or one without a message.
   */
  send(request: string): Promise<string>;
};

/** Hosts of the service, for a company's or a person's certificate, and for a seal. */
const hosts: Record<Verifactu["mode"], { person: string; seal: string }> = {
  production: { person: "www1.agenciatributaria.gob.es", seal: "www10.agenciatributaria.gob.es" },
  test: { person: "prewww1.aeat.es", seal: "prewww10.aeat.es" },
};
const path = "/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP";
const timeoutMs = 60_000;

/**
 * Opens the service with the shop's certificate.
 *
 * @returns null without a certificate, or for a shop whose invoices have no records.
 * @throws ConfigError when the certificate cannot be read or opened.
 */
export async function openTaxOffice(
  config: VerifactuConfig | null,
  mode: Verifactu["mode"] | undefined,
): Promise<TaxOffice | null> {
  if (!config || !mode) return null;
  const pfx = await readFile(config.certificatePath).catch(() => {
    throw new ConfigError("VERIFACTU_CERTIFICATE names a file that cannot be read.");
  });
  const identity = { pfx, passphrase: config.password };
  try {
    createSecureContext(identity);
  } catch {
    throw new ConfigError("VERIFACTU_CERTIFICATE is no PKCS #12 file that its password opens.");
  }
  const { person, seal } = hosts[mode];
  return taxOfficeAt(`https://${config.isSeal ? seal : person}${path}`, identity);
}

/** The service at an address. */
export function taxOfficeAt(address: string, identity: { pfx?: Buffer; passphrase?: string }): TaxOffice {
  const isSecure = address.startsWith("https:");
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        const options = {
          method: "POST",
          headers: { "content-type": "text/xml; charset=utf-8", soapaction: '""' },
          signal: AbortSignal.timeout(timeoutMs),
        };
        const sent = isSecure ? overHttps(address, { ...options, ...identity }) : overHttp(address, options);
        sent.once("error", reject);
        sent.once("response", (response) => {
          text(response).then((body) => {
            const isMessage = /^text\/xml|^application\/(?:soap\+)?xml/.test(
              response.headers["content-type"] ?? "",
            );
            if (isMessage) resolve(body);
            else reject(new Error(`The tax office answered with status ${response.statusCode}`));
          }, reject);
        });
        sent.end(envelope(request));
      }),
  };
}

function envelope(request: string): string {
  const soap = "http://schemas.xmlsoap.org/soap/envelope/";
  return `<?xml version="1.0" encoding="UTF-8"?>
<soapenv:Envelope xmlns:soapenv="${soap}"><soapenv:Header/><soapenv:Body>${request}</soapenv:Body></soapenv:Envelope>`;
}
