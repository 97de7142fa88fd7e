import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot, sourceFiles } from "./source-files.ts";

const files = sourceFiles().filter((path) => !/\.(test|spec)\.tsx?$|\/test\//.test(path));
const texts = new Map(files.map((path) => [path, readFileSync(join(projectRoot, path), "utf8")]));

/** Files below a folder with a match of a pattern. */
function filesWith(folder: string, pattern: RegExp): string[] {
  return files.filter((path) => path.startsWith(folder) && pattern.test(texts.get(path) ?? "")).sort();
}

/** Everything below a folder that a pattern captures, once. */
function captured(folder: string, pattern: RegExp): string[] {
  const found = files.flatMap((path) =>
    path.startsWith(folder)
      ? [...(texts.get(path) ?? "").matchAll(pattern)].map(([, name = ""]) => name)
      : [],
  );
  return [...new Set(found)].sort();
}

test("the server opens connections in few places, to configured addresses", () => {
  expect(
    filesWith(
      "server/src",
      /\bfetch\(|createConnection\(|nodemailer\.createTransport|ImapFlow\(|OTLPTraceExporter\(/,
    ),
  ).toEqual([
    "server/src/platform/files/fetch-from-store.ts",
    "server/src/platform/mail/sending/folder-transport.ts",
    "server/src/platform/mail/sending/smtp-transport.ts",
    "server/src/platform/payments/refund-through-redsys.ts",
    "server/src/platform/tracing/start-tracing.ts",
    "server/src/support/inbox/poll-mailbox.ts",
    "server/src/uploads/checking/scan-file.ts",
    "server/src/vehicles/look-up-plate.ts",
  ]);
  const clients = /from "node:(?:https|http2|tls|dgram|dns)"|\bhttp\.(?:request|get)\(/;
  expect(filesWith("server/src", clients)).toEqual(["server/src/platform/tax-office/open-tax-office.ts"]);
});

test("hashes, MACs and ciphers are SHA-256, HMAC-SHA256, Argon2id and AES-256-GCM", () => {
  const named = captured("server/src", /(?:createHash|createHmac|hkdfSync|\bhash|\bargon2)\("([^"]+)"/g);
  expect(named).toEqual(["argon2id", "sha256"]);
  expect(filesWith("server/src", /create(?:Cipher|Decipher)iv\(/)).toEqual([
    "server/src/addresses/seal-identification.ts",
  ]);
  expect(captured("server/src/addresses/", /algorithm = "([^"]+)"/g)).toEqual(["aes-256-gcm"]);
});

test("secrets have at least 128 bits of the system's random generator", () => {
  // Waiting times may be predictable.
  expect(filesWith("server/src", /Math\.random/)).toEqual(["server/src/platform/database/listen.ts"]);
  const drawn = captured("server/src/session", /randomBytes\((\d+)\)/g).map(Number);
  expect(drawn.length).toBeGreaterThan(0);
  expect(Math.min(...drawn) * 8).toBeGreaterThanOrEqual(128);
});

test("docs/security.md names what each key is derived for", () => {
  const inventory = readFileSync(join(projectRoot, "docs/security.md"), "utf8");
  const purposes = captured("server/src", /(?:(?:deriveKey|hmacOf)\([^,]*, |purpose = )["`]([^"`$]+)/g).map(
    (each) => each.trim(),
  );
  expect(purposes.length).toBeGreaterThan(10);
  const short = (purpose: string) => purpose.replace(/^.*(?=: cookie$)|^recambia /, "");
  expect(purposes.filter((each) => !inventory.includes(`\`${short(each)}\``))).toEqual([]);
});

test("neither code nor HTML is built from strings", () => {
  for (const folder of ["contract/src", "server/src", "storefront/src"]) {
    expect(filesWith(folder, /\beval\(|new Function\(|from "node:(?:vm|child_process)"/)).toEqual([]);
    expect(filesWith(folder, /\.innerHTML\b|insertAdjacentHTML|document\.write\(/)).toEqual([]);
  }
  expect(filesWith("storefront/src", /dangerouslySetInnerHTML/)).toEqual([]);
});

test("windows exchange no messages", () => {
  const windows =
    /\b(?:window|parent|opener|top|contentWindow)\??\.postMessage|\bwindow\.addEventListener\(\s*"message"/;
  expect(filesWith("storefront/src", windows)).toEqual([]);
});

test("nothing speaks what docs/security.md says that the shop does not speak", () => {
  const unspoken = {
    directories: /\bldap/i,
    "queries in XML": /\bxpath/i,
    typesetting: /\blatex\b/i,
    "Java's names": /\bjndi\b/i,
    "shared caches": /memcache/i,
    GraphQL: /graphql/i,
    "open sockets": /\bWebSocket\b|\bEventSource\b|socket\.io/,
    "direct connections of browsers": /RTCPeerConnection/,
    "other sites' accounts": /oauth|openid-|\bsaml\b|socialProviders/i,
    "codes by telephone": /twilio|\bsms\b/i,
    "templates or Markdown of others":
      /from "(?:marked|markdown-it|remark|showdown|handlebars|ejs|mustache|nunjucks)"/,
    "format strings": /\bformat\b.* from "node:util"/,
    "keys from passwords": /\bpbkdf2|\bscrypt/i,
  };
  for (const [name, pattern] of Object.entries(unspoken)) {
    const found = ["contract/src", "server/src", "storefront/src"].flatMap((folder) =>
      filesWith(folder, pattern),
    );
    expect([name, found]).toEqual([name, []]);
  }
});
