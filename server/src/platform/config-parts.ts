import { resolve } from "node:path";
import { Encrypter } from "age-encryption";
import { type Static, Type } from "typebox";

/** An error that the operator must fix; its message says what and how. */
export class ConfigError extends Error {}

/** A variable with an address, or empty. What only looks like one would fail after the shop has opened. */
export function addressVariable(pattern: string, description: string, isAddress = URL.canParse) {
  return Type.Refine(
    Type.String({ pattern: `^(${pattern})?$`, default: "", description }),
    (text) => text === "" || isAddress(text),
  );
}

/** Whether an address can be read, and the user and password in it decoded. */
export function isAddressWithUser(text: string): boolean {
  const url = URL.parse(text);
  if (!url) return false;
  try {
    decodeURIComponent(`${url.username}${url.password}`);
    return true;
  } catch {
    return false;
  }
}

/** Credentials for payments through Redsys. */
export type RedsysConfig = {
  merchantCode: string;
  terminal: string;
  secretKey: string;
  /** Origin of the payment page and of the refund interface. */
  origin: string;
};

/** Absolute paths of what a shop brings along. */
export type ShopFiles = {
  shopConfigPath: string;
  /** The products' pictures: `NAME.webp`, smaller ones in `thumbs/`. */
  picturesDir: string;
  /** The safety data sheets: `NAME.pdf`. */
  dataSheetsDir: string;
};

/** Files that a shop provides: pictures, data sheets and configuration. */
export const shopFileVariables = {
  PICTURES_DIR: Type.String({ minLength: 1, default: "./demo/pictures", description: "a folder" }),
  DATA_SHEETS_DIR: Type.String({ minLength: 1, default: "./demo/data-sheets", description: "a folder" }),
  SHOP_CONFIG: Type.String({ minLength: 1, default: "./shop.config.json", description: "a file" }),
};

export function shopFilesOf(
  values: Record<"SHOP_CONFIG" | "PICTURES_DIR" | "DATA_SHEETS_DIR", string>,
): ShopFiles {
  return {
    shopConfigPath: resolve(values.SHOP_CONFIG),
    picturesDir: resolve(values.PICTURES_DIR),
    dataSheetsDir: resolve(values.DATA_SHEETS_DIR),
  };
}

/** All are set, or none. */
export const redsysVariables = {
  REDSYS_MERCHANT_CODE: Type.String({
    pattern: "^(\\d{9})?$",
    default: "",
    description: "the nine digits of the bank's merchant code (FUC)",
  }),
  REDSYS_TERMINAL: Type.String({
    pattern: "^(\\d{1,3})?$",
    default: "",
    description: "the terminal's number, one to three digits",
  }),
  REDSYS_SECRET_KEY: Type.String({
    pattern: "^([A-Za-z0-9+/]{32})?$",
    default: "",
    description: "the bank's key for HMAC_SHA256_V1, 32 characters",
  }),
  REDSYS_ORIGIN: Type.String({
    pattern: "^https?://[^/?#\\s;,]+$",
    default: "https://sis.redsys.es",
    description: "an origin like https://sis.redsys.es, without a path or a slash at its end",
  }),
};

/** @throws ConfigError when only some of the Redsys variables are set. */
export function redsysOf(values: Record<keyof typeof redsysVariables, string>): RedsysConfig | null {
  const merchantCode = values.REDSYS_MERCHANT_CODE;
  const terminal = values.REDSYS_TERMINAL;
  const secretKey = values.REDSYS_SECRET_KEY;
  if (!merchantCode && !terminal && !secretKey) return null;
  if (merchantCode && terminal && secretKey) {
    return { merchantCode, terminal, secretKey, origin: values.REDSYS_ORIGIN };
  }
  throw new ConfigError(
    "REDSYS_MERCHANT_CODE, REDSYS_TERMINAL and REDSYS_SECRET_KEY are set together or not at all.",
  );
}

/** Certificate with which records of invoices are reported to the tax office. */
export type VerifactuConfig = {
  /** Absolute path of a PKCS #12 file. */
  certificatePath: string;
  password: string;
  /** A seal's certificate has hosts of its own. */
  isSeal: boolean;
};

export const verifactuVariables = {
  VERIFACTU_CERTIFICATE: Type.String({ default: "", description: "a file" }),
  VERIFACTU_PASSWORD: Type.String({ default: "", description: "a text" }),
  VERIFACTU_SEAL: Type.Enum(["0", "1"], { default: "0", description: "0 or 1" }),
};

/** Service that tells a vehicle's registration data by its plate. */
export type PlateLookupConfig = { address: string; key: string };

export const plateLookupVariables = {
  PLATE_LOOKUP_URL: addressVariable(
    "https://[^?#\\s]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?(/[^?#\\s]*)?",
    "an address like https://plates.example/vehicle, with https unless it is this machine",
  ),
  PLATE_LOOKUP_KEY: Type.String({ pattern: "^\\S*$", default: "", description: "a text without spaces" }),
};

/** @throws ConfigError when there is only one of address and key. */
export function plateLookupOf(
  values: Record<keyof typeof plateLookupVariables, string>,
): PlateLookupConfig | null {
  const { PLATE_LOOKUP_URL: address, PLATE_LOOKUP_KEY: key } = values;
  if (!address !== !key) {
    throw new ConfigError("PLATE_LOOKUP_URL and PLATE_LOOKUP_KEY are set together or not at all.");
  }
  return address ? { address, key } : null;
}

/** A mistyped key, which its last letters tell, would let every backup fail. */
export const recipientVariable = Type.Refine(
  Type.String({ pattern: "^(age1[a-z0-9]+)?$", default: "", description: "a public key of age, age1…" }),
  (text) => text === "" || isRecipient(text),
);

function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** Backups that the shop makes by itself. */
export type BackupConfig = {
  /** Absolute path of their folder; empty: none are made. */
  folder: string;
  everyHours: number;
  keptCount: number;
  /** Public key of age that encrypts backups; empty: none. */
  recipient: string;
};

/** From when on the server refuses requests to keep up with others. */
export type OverloadLimits = {
  /** Delay of the event loop; 0: nothing is ever refused. */
  delayMs: number;
  /** 0: nine tenths of the largest heap that Node allows. */
  heapBytes: number;
};

/** Traces for an OpenTelemetry collector. */
export type TracingConfig = {
  /** Address of the collector, such as http://localhost:4318; empty: nothing is traced. */
  endpoint: string;
  serviceName: string;
  /** Share of the requests that are traced, from 0 to 1. */
  share: number;
};

/** Their names are those of OpenTelemetry. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: addressVariable("https?://[^?#\\s]+", "an address like http://localhost:4318"),
  OTEL_SERVICE_NAME: Type.String({ minLength: 1, default: "recambia", description: "a name" }),
  OTEL_TRACES_SAMPLER_ARG: Type.String({
    pattern: "^(0(\\.\\d+)?|1(\\.0+)?)$",
    default: "1",
    description: "a share from 0 to 1",
  }),
};

export function tracingOf(values: Static<Type.TObject<typeof tracingVariables>>): TracingConfig {
  return {
    endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: values.OTEL_SERVICE_NAME,
    share: Number(values.OTEL_TRACES_SAMPLER_ARG),
  };
}
