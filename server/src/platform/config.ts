import { resolve } from "node:path";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { defaultCacheBytes } from "./caches/caches.ts";
import {
  addressVariable,
  type BackupConfig,
  ConfigError,
  isAddressWithUser,
  type OverloadLimits,
  type PlateLookupConfig,
  plateLookupOf,
  plateLookupVariables,
  type RedsysConfig,
  recipientVariable,
  redsysOf,
  redsysVariables,
  type ShopFiles,
  shopFilesOf,
  shopFileVariables,
  type TracingConfig,
  tracingOf,
  tracingVariables,
  type VerifactuConfig,
  verifactuVariables,
} from "./config-parts.ts";
import type { TimeLimits } from "./database/time-limits.ts";
import { isLoopback } from "./is-loopback.ts";
import { parseTrustedProxies, type TrustedProxies } from "./trusted-proxies.ts";

export { ConfigError } from "./config-parts.ts";

/**
 * All environment variables that the server reads; docs/operations.md documents each. A description completes the sentence
 * "NAME must be …".
 */
export const Environment = Type.Object({
  NODE_ENV: Type.Enum(["production", "development", "test"], {
    default: "production",
    description: "production, development or test",
  }),
  PORT: wholeNumber(0, 65535, 3000),
  HOST: Type.String({ minLength: 1, default: "localhost", description: "a host name or an address" }),
  DATA_DIR: Type.String({ minLength: 1, default: "./.data", description: "a folder" }),
  DATABASE_URL: Type.String({
    pattern: "^(postgres(ql)?://.+)?$",
    default: "",
    description: "an address like postgres://user:password@host:5432/name",
  }),
  DATABASE_POOL_SIZE: wholeNumber(1, 200, 10),
  DATABASE_CONNECT_SECONDS: wholeNumber(1, 60, 3),
  DATABASE_STATEMENT_SECONDS: wholeNumber(1, 600, 5),
  DATABASE_LOCK_SECONDS: wholeNumber(1, 600, 3),
  DATABASE_IDLE_TRANSACTION_SECONDS: wholeNumber(1, 600, 10),
  DATABASE_TRANSACTION_SECONDS: wholeNumber(1, 600, 8),
  FILES_URL: addressVariable(
    "s3(\\+http)?://.+",
    "an address like s3://key:secret@host/bucket?region=eu-south-2",
    isAddressWithUser,
  ),
  BACKUP_DIR: Type.String({ default: "", description: "a folder" }),
  BACKUP_EVERY_HOURS: wholeNumber(1, 8760, 24),
  BACKUP_KEEP: wholeNumber(1, 1000, 14),
  BACKUP_RECIPIENT: recipientVariable,
  SHOP_ORIGIN: Type.String({
    pattern: "^(https?://[^/?#\\s]+)?$",
    default: "",
    description: "an origin like https://shop.example, without a path or a slash at its end",
  }),
  SHOP_SECRET: Type.String({
    pattern: "^(.{32,})?$",
    default: "",
    description: "32 characters or longer",
  }),
  SHOP_EARLIER_SECRETS: Type.String({
    pattern: "^([^\\s]{32,}(\\s+[^\\s]{32,})*)?$",
    default: "",
    description: "secrets of 32 characters or more, with spaces between them",
  }),
  SMTP_URL: addressVariable("smtps?://.+", "an address like smtps://user:password@host:465"),
  MAIL_FROM: Type.String({
    pattern: '^([^\\s<>,;:"@]+@[^\\s<>,;:"@]+)?$',
    default: "",
    description: "an email address",
  }),
  SUPPORT_ADDRESS: Type.String({
    pattern: '^([^\\s<>,;:"@+]{1,30}@[^\\s<>,;:"@]+)?$',
    default: "",
    description: "an email address of which at most 30 characters are before the @, without a plus",
  }),
  IMAP_URL: addressVariable(
    "imaps?://.+@.+",
    "an address like imaps://user:password@host:993/INBOX",
    isAddressWithUser,
  ),
  ...redsysVariables,
  ...verifactuVariables,
  ...plateLookupVariables,
  CLAMD_URL: addressVariable(
    "tcp://[^/?#\\s]+|unix:///.+",
    "an address like tcp://localhost:3310 or unix:///run/clamav/clamd.ctl",
  ),
  ...shopFileVariables,
  TRUST_PROXY: Type.Refine(
    Type.String({
      default: "",
      description:
        "the number of proxies in front, from 1 to 9, or their addresses and ranges such as 10.0.0.0/8, with commas between them",
    }),
    (text) => parseTrustedProxies(text) !== undefined,
  ),
  API_DOCS: Type.Enum(["", "0", "1"], { default: "", description: "0, 1 or empty" }),
  LOG_LEVEL: Type.Enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
    default: "info",
    description: "fatal, error, warn, info, debug, trace or silent",
  }),
  DRAIN_SECONDS: wholeNumber(0, 300, 0),
  METRICS_PORT: wholeNumber(0, 65535, 0),
  ...tracingVariables,
  PAGE_PATIENCE_MS: wholeNumber(1, 60_000, 300),
  OVERLOAD_DELAY_MS: wholeNumber(0, 60_000, 1000),
  OVERLOAD_HEAP_MB: wholeNumber(0, 1_000_000, 0),
  NETWORK_CARTS_PER_HOUR: wholeNumber(1, 1_000_000, 600),
  CACHE_MB: wholeNumber(0, 65536, 0),
  DEMO_PRODUCTS: wholeNumber(0, 1_000_000, 20_800),
});

function wholeNumber(minimum: number, maximum: number, initial: number) {
  const description = `a whole number from ${minimum} to ${maximum}`;
  return Type.Integer({ minimum, maximum, default: initial, description });
}

export type Config = ShopFiles & {
  isProduction: boolean;
  port: number;
  host: string;
  /** Absolute path of the folder for all files that the shop writes. */
  dataDir: string;
  /** Empty for the embedded database in `dataDir`. */
  databaseUrl: string;
  databasePoolSize: number;
  /** Limits of a request's waiting for the database. */
  databaseLimits: TimeLimits;
  /** Empty for the folder `files` in `dataDir`. */
  filesUrl: string;
  backups: BackupConfig;
  /** Public origin without trailing slash, for canonical URLs and the `Secure` attribute of cookies. */
  shopOrigin: string;
  /** Empty: generated once and stored in `dataDir`. */
  shopSecret: string;
  /** Secrets that have been the shop's before, the latest first: what they sealed can still be read. */
  earlierSecrets: string[];
  /** Empty: mails are written to the folder `mail` in `dataDir`. */
  smtpUrl: string;
  /** Empty: the shop's own email address. */
  mailFrom: string;
  /** Address that takes replies to conversations, with a token behind a plus; empty: none. */
  supportAddress: string;
  /** Mailbox that replies are read from; empty: none. */
  imapUrl: string;
  /** Null: the shop accepts neither cards nor Bizum. */
  redsys: RedsysConfig | null;
  /** Null: records of invoices are stored and exported, but not reported. */
  verifactu: VerifactuConfig | null;
  /** Null: plates are not looked up. */
  plateLookup: PlateLookupConfig | null;
  /** Address of ClamAV's daemon; empty: files are not looked through for malware. */
  clamdUrl: string;
  trustedProxies: TrustedProxies;
  /** Whether the description of the API can be browsed. */
  hasApiDocs: boolean;
  logLevel: Static<typeof Environment>["LOG_LEVEL"];
  /** Port of the metrics for Prometheus; 0: none. */
  metricsPort: number;
  tracing: TracingConfig;
  /** Seconds for which `/readyz` fails before the server stops listening. */
  drainSeconds: number;
  /** Time that a page may take before its shell is sent instead. */
  pagePatienceMs: number;
  overload: OverloadLimits;
  /** Carts that visitors of one network may begin in an hour. */
  networkCartsPerHour: number;
  /** Memory that all caches together may take. */
  cacheBytes: number;
  demoProducts: number;
};

/**
 * Reads and validates the environment. Messages never contain values, which may be secrets.
 *
 * @throws ConfigError naming every invalid variable and its rule.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(Environment.properties)) {
    const text = environment[name]?.trim();
    if (text) parsed[name] = Type.IsInteger(schema) && /^\d+$/.test(text) ? Number(text) : text;
  }
  const values: unknown = Value.Default(Environment, parsed);
  if (!Value.Check(Environment, values)) {
    const wrong = new Set(
      [...Value.Errors(Environment, values)].map(({ instancePath }) => instancePath.slice(1)),
    );
    throw new ConfigError([...wrong].map(mustBe).join("\n"));
  }
  const isProduction = values.NODE_ENV === "production";
  if (isProduction && !values.SHOP_ORIGIN && !isLoopback(values.HOST)) {
    throw new ConfigError(
      "SHOP_ORIGIN must be set when HOST is not this machine only: cookies, links and passkeys depend on it.",
    );
  }
  if (values.METRICS_PORT !== 0 && values.METRICS_PORT === values.PORT) {
    throw new ConfigError("METRICS_PORT must be another port than PORT.");
  }
  const shopOrigin = originOf(values);
  return {
    isProduction,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databaseLimits: {
      connectMs: values.DATABASE_CONNECT_SECONDS * 1000,
      statementMs: values.DATABASE_STATEMENT_SECONDS * 1000,
      lockMs: values.DATABASE_LOCK_SECONDS * 1000,
      idleTransactionMs: values.DATABASE_IDLE_TRANSACTION_SECONDS * 1000,
      transactionMs: values.DATABASE_TRANSACTION_SECONDS * 1000,
    },
    filesUrl: values.FILES_URL,
    backups: {
      folder: values.BACKUP_DIR && resolve(values.BACKUP_DIR),
      everyHours: values.BACKUP_EVERY_HOURS,
      keptCount: values.BACKUP_KEEP,
      recipient: values.BACKUP_RECIPIENT,
    },
    shopOrigin,
    shopSecret: values.SHOP_SECRET,
    earlierSecrets: values.SHOP_EARLIER_SECRETS.split(/\s+/).filter(Boolean),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    supportAddress: values.SUPPORT_ADDRESS,
    imapUrl: mailboxOf(values),
    redsys: redsysOf(values),
    verifactu: values.VERIFACTU_CERTIFICATE
      ? {
          certificatePath: resolve(values.VERIFACTU_CERTIFICATE),
          password: values.VERIFACTU_PASSWORD,
          isSeal: values.VERIFACTU_SEAL === "1",
        }
      : null,
    plateLookup: plateLookupOf(values),
    clamdUrl: values.CLAMD_URL,
    ...shopFilesOf(values),
    trustedProxies: parseTrustedProxies(values.TRUST_PROXY) ?? null,
    hasApiDocs: values.API_DOCS === "" ? !isProduction : values.API_DOCS === "1",
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT,
    tracing: tracingOf(values),
    drainSeconds: values.DRAIN_SECONDS,
    pagePatienceMs: values.PAGE_PATIENCE_MS,
    overload: {
      delayMs: values.OVERLOAD_DELAY_MS,
      heapBytes: values.OVERLOAD_HEAP_MB * 1024 * 1024,
    },
    networkCartsPerHour: values.NETWORK_CARTS_PER_HOUR,
    cacheBytes: values.CACHE_MB ? values.CACHE_MB * 1024 * 1024 : defaultCacheBytes(),
    demoProducts: values.DEMO_PRODUCTS,
  };
}

/**
 * Normalizes the shop's origin as browsers do, because they compare it as text for passkeys and cross-origin requests:
 * `https://Tienda-Muñoz.es:443` becomes `https://xn--tienda-muoz-beb.es`.
 */
function originOf({ SHOP_ORIGIN: text, PORT: port }: Static<typeof Environment>): string {
  const origin = URL.parse(text || `http://localhost:${port}`)?.origin;
  if (origin === undefined) throw new ConfigError(mustBe("SHOP_ORIGIN"));
  return origin;
}

/** @throws ConfigError when there is a mailbox for replies, but no address that takes them. */
function mailboxOf({ IMAP_URL: url, SUPPORT_ADDRESS: address }: Static<typeof Environment>): string {
  if (url && !address)
    throw new ConfigError("IMAP_URL needs SUPPORT_ADDRESS, the address that replies go to.");
  return url;
}

function mustBe(name: string): string {
  const schema: unknown = Reflect.get(Environment.properties, name);
  return `${name} must be ${Object(schema).description}.`;
}
