import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { defaultCacheBytes } from "./caches/caches.ts";
import { ConfigError, Environment, readConfig } from "./config.ts";

function messageFor(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error("It was accepted");
}

test("each invalid variable is named with its rule, and its value is not repeated", () => {
  const message = messageFor({
    PORT: "http",
    SHOP_SECRET: "hunter2",
    DATABASE_URL: "mysql://root:hunter2@db/shop",
    LOG_LEVEL: "loud",
  });
  expect(message.split("\n")).toEqual([
    "PORT must be a whole number from 0 to 65535.",
    "DATABASE_URL must be an address like postgres://user:password@host:5432/name.",
    "SHOP_SECRET must be 32 characters or longer.",
    "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.",
  ]);
});

test("numbers are plain digits within bounds", () => {
  for (const text of ["-1", "1.5", "1e3", "0x10", "true", "65536", "１２", "NaN", "Infinity"]) {
    expect([text, messageFor({ PORT: text })]).toEqual([
      text,
      "PORT must be a whole number from 0 to 65535.",
    ]);
  }
  expect(readConfig({ PORT: " 0 " }).port).toBe(0);
  expect(readConfig({ PORT: "65535" }).port).toBe(65535);
});

test("metrics have a port of their own", () => {
  expect(messageFor({ PORT: "9100", METRICS_PORT: "9100" })).toBe(
    "METRICS_PORT must be another port than PORT.",
  );
  expect(messageFor({ METRICS_PORT: String(readConfig({}).port) })).toContain("another port");
  expect(readConfig({ PORT: "0", METRICS_PORT: "0" }).metricsPort).toBe(0);
});

test("plates are looked up with an address and a key, encrypted unless on this machine", () => {
  const PLATE_LOOKUP_KEY = "key";
  for (const text of ["plates.example", "http://plates.example", "https://plates.example/?a=b", "ftp://x"]) {
    expect(messageFor({ PLATE_LOOKUP_URL: text, PLATE_LOOKUP_KEY })).toContain("PLATE_LOOKUP_URL must be");
  }
  expect(messageFor({ PLATE_LOOKUP_KEY })).toContain("together");
  expect(messageFor({ PLATE_LOOKUP_URL: "https://plates.example/v" })).toContain("together");
  for (const address of ["https://plates.example/v", "http://localhost:8080/v", "http://127.0.0.1"]) {
    expect(readConfig({ PLATE_LOOKUP_URL: address, PLATE_LOOKUP_KEY }).plateLookup).toEqual({
      address,
      key: "key",
    });
  }
  expect(readConfig({}).plateLookup).toBeNull();
});

test("an address that can't be read is refused, whatever it begins like", () => {
  const support = { SUPPORT_ADDRESS: "help@shop.example" };
  const wrong: [string, string][] = [
    ["SMTP_URL", "smtp://mail.example:99999"],
    ["SMTP_URL", "smtp://:25"],
    ["IMAP_URL", "imap://us%er:password@mail.example/INBOX"],
    ["IMAP_URL", "imaps://user:password@mail.example:port"],
    ["FILES_URL", "s3://key:se%cret@store.example/bucket"],
    ["FILES_URL", "s3://key:se/cret@store.example/bucket"],
    ["CLAMD_URL", "tcp://localhost:99999"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://localhost:99999"],
    ["PLATE_LOOKUP_URL", "https://plates.example:99999"],
  ];
  for (const [name, text] of wrong) {
    expect(messageFor({ ...support, PLATE_LOOKUP_KEY: "key", [name]: text })).toMatch(
      new RegExp(`^${name} must be an address like`),
    );
  }
  const right = { SMTP_URL: "smtps://us%40er:100%@mail.example", CLAMD_URL: "unix:///run/clamd.ctl" };
  expect(readConfig(right)).toMatchObject({ smtpUrl: right.SMTP_URL, clamdUrl: right.CLAMD_URL });
});

test("a mistyped key for backups is refused, which would let each of them fail", async () => {
  const recipient = await identityToRecipient(await generateX25519Identity());
  const mistyped = recipient.endsWith("q") ? `${recipient.slice(0, -1)}p` : `${recipient.slice(0, -1)}q`;
  expect(messageFor({ BACKUP_RECIPIENT: mistyped })).toMatch(/^BACKUP_RECIPIENT must be a public key/);
  expect(readConfig({ BACKUP_RECIPIENT: recipient }).backups.recipient).toBe(recipient);
});

test("an origin has no path and no trailing slash", () => {
  for (const text of ["shop.example", "https://shop.example/", "https://shop.example/shop", "ftp://shop"]) {
    expect(messageFor({ SHOP_ORIGIN: text })).toContain("SHOP_ORIGIN");
  }
  expect(readConfig({ SHOP_ORIGIN: "https://shop.example:8443" }).shopOrigin).toBe(
    "https://shop.example:8443",
  );
});

test("an origin is read as browsers write it, which compare it letter by letter", () => {
  const read = (text: string) => readConfig({ SHOP_ORIGIN: text }).shopOrigin;
  expect(read("https://Shop.example:443")).toBe("https://shop.example");
  expect(read("https://recambios-muñoz.example")).toBe("https://xn--recambios-muoz-1nb.example");
  expect(messageFor({ SHOP_ORIGIN: "https://shop:eighty" })).toContain("SHOP_ORIGIN must be");
});

test("a shop that others can reach needs its origin", () => {
  for (const HOST of ["0.0.0.0", "::", "192.0.2.1", "shop.example"]) {
    expect(messageFor({ HOST })).toBe(
      "SHOP_ORIGIN must be set when HOST is not this machine only: cookies, links and passkeys depend on it.",
    );
    expect(readConfig({ HOST, SHOP_ORIGIN: "https://shop.example" }).host).toBe(HOST);
    expect(readConfig({ HOST, NODE_ENV: "development" }).host).toBe(HOST);
  }
  for (const HOST of ["localhost", "127.0.0.1", "127.8.8.8", "::1"])
    expect(readConfig({ HOST }).host).toBe(HOST);
});

test("the API's description is closed in production unless it is wanted", () => {
  const isOpen = (environment: Record<string, string>) => readConfig(environment).hasApiDocs;
  expect([isOpen({}), isOpen({ API_DOCS: "1" })]).toEqual([false, true]);
  expect([isOpen({ NODE_ENV: "development" }), isOpen({ NODE_ENV: "test", API_DOCS: "0" })]).toEqual([
    true,
    false,
  ]);
});

test("earlier secrets are as long as the present one", () => {
  const [first, second] = ["a".repeat(32), "b".repeat(40)];
  expect(readConfig({ SHOP_EARLIER_SECRETS: `${first}  ${second}` }).earlierSecrets).toEqual([first, second]);
  expect(messageFor({ SHOP_EARLIER_SECRETS: `${first} short` })).toBe(
    "SHOP_EARLIER_SECRETS must be secrets of 32 characters or more, with spaces between them.",
  );
});

test("proxies are counted, or named by address and range", () => {
  for (const text of [
    ...["0", "10", "-1", "1.5", "true", "yes", "loopback", "*", "10.0.0.0/", "10.0.0/8", "0.0.0.0/0", "::/0"],
    ...["10.0.0.0/33", "fd00::/129", "10.0.0.1,", "10.0.0.1;10.0.0.2", "proxy.example", "10.0.0.1:80"],
  ]) {
    expect([text, messageFor({ TRUST_PROXY: text })]).toEqual([
      text,
      "TRUST_PROXY must be the number of proxies in front, from 1 to 9, or their addresses and ranges such as 10.0.0.0/8, with commas between them.",
    ]);
  }
  expect(readConfig({ TRUST_PROXY: "2" }).trustedProxies).toBe(2);
  expect(readConfig({ TRUST_PROXY: "10.0.0.0/8, fd00::/8,192.0.2.1" }).trustedProxies).toEqual([
    "10.0.0.0/8",
    "fd00::/8",
    "192.0.2.1",
  ]);
});

test("unset and empty variables give a shop on this machine", () => {
  const names = Object.keys(Environment.properties);
  for (const environment of [{}, Object.fromEntries(names.map((name) => [name, "  "]))]) {
    expect(readConfig(environment)).toMatchObject({
      isProduction: true,
      port: 3000,
      host: "localhost",
      shopOrigin: "http://localhost:3000",
      databaseUrl: "",
      dataDir: resolve(".data"),
      trustedProxies: null,
      drainSeconds: 0,
      cacheBytes: defaultCacheBytes(),
    });
  }
});

test("caches take the memory that is set", () => {
  expect(readConfig({ CACHE_MB: "64" }).cacheBytes).toBe(64 * 1024 * 1024);
  expect(messageFor({ CACHE_MB: "64 MB" })).toBe("CACHE_MB must be a whole number from 0 to 65536.");
});

test("the origin follows the port unless it is given", () => {
  expect(readConfig({ PORT: "4000" }).shopOrigin).toBe("http://localhost:4000");
});

test("docs/operations.md documents exactly these variables, with their defaults", () => {
  const page = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`|–) \|/gm)].map(([, name, initial = ""]) => [
    name,
    initial,
  ]);
  const known = Object.entries(Environment.properties).map(([name, schema]) => [
    name,
    String(Reflect.get(schema, "default")),
  ]);
  expect(rows).toEqual(known);
});
