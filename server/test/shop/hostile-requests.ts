import fc from "fast-check";
import { hostileValues, strange, strangeTexts } from "./hostile-values.ts";
import { readField } from "./test-shop.ts";

/** One operation of the API's description. */
type Operation = { method: Method; path: string; parameters: unknown[]; content: Record<string, unknown> };

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];

/** A request that may be wrong in any place. */
export type HostileRequest = {
  /** The operation: `GET /spa/orders/{orderId}`. */
  name: string;
  method: Method;
  path: string;
  query: string;
  headers: Record<string, string>;
  payload: string | Buffer | null;
};

type Given = {
  /** Ids of things that belong to several people. */
  ids: readonly string[];
  emails: readonly string[];
  /** Each fills in the parameters of a path with the ids of one person. */
  fillings: readonly ((path: string) => string)[];
  /** Each returns the body of an operation as one person would send it: with their own things. */
  bodies: readonly ((name: string) => object | undefined)[];
  /** First bytes of files of the types that the shop accepts. */
  files: readonly Buffer[];
};

/**
 * Draws requests for all operations of an API description: bodies, headers, queries and paths as described, with something
 * strange in some places, and ids that exist among them.
 */
export function hostileRequests(description: unknown, given: Given): fc.Arbitrary<HostileRequest> {
  const operations = operationsOf(description);
  const { anyValue } = hostileValues(description, given);
  return fc.constantFrom(...operations).chain(({ method, path, parameters, content }) =>
    fc
      .record({
        filled: pathOf(path, given),
        query: fc.tuple(
          ...named(parameters, "query").map(([name, schema]) =>
            fc.option(anyValue(schema, 0).map((value) => `${text(name)}=${text(value)}`)),
          ),
        ),
        named: fc.tuple(
          ...named(parameters, "header").map(([name, schema]) =>
            anyValue(schema, 0).map((value) => [name, text(value)] as const),
          ),
        ),
        body: isTransfer(method, path)
          ? transferOf(given.files)
          : fc.oneof(bodyOf(content, anyValue, given.files), goodBodyOf(`${method} ${path}`, given.bodies)),
      })
      .map(({ filled, query, named, body }) => ({
        name: `${method} ${path}`,
        method,
        path: filled,
        query: query.filter((pair) => pair !== null).join("&"),
        headers: { ...Object.fromEntries(named), ...body.headers },
        payload: body.payload,
      })),
  );
}

function operationsOf(description: unknown): Operation[] {
  return Object.entries(Object(readField(description, "paths"))).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = readField(operations, method.toLowerCase());
      if (operation === undefined) return [];
      const content = Object(readField(readField(operation, "requestBody"), "content"));
      return [{ method, path, parameters: [readField(operation, "parameters") ?? []].flat(), content }];
    }),
  );
}

function named(parameters: unknown[], place: "query" | "header"): [name: string, schema: unknown][] {
  return parameters
    .filter((parameter) => readField(parameter, "in") === place)
    .map((parameter) => [String(readField(parameter, "name")), readField(parameter, "schema")]);
}

/** Mostly a path with the ids of one person; else with any ids, or something strange. */
function pathOf(path: string, { ids, fillings }: Given): fc.Arbitrary<string> {
  const places = path.match(/\{\w+\}/g) ?? [];
  const anyId = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<unknown>(...ids, "small", "large", "file", "es") },
    { weight: 1, arbitrary: strange },
  );
  const anyIds = fc
    .tuple(...places.map(() => anyId))
    .map((parts) => places.reduce((filled, place, index) => filled.replace(place, text(parts[index])), path));
  const ofOne = fc.constantFrom(...fillings).map((fill) => fill(path));
  return fc.oneof({ weight: 3, arbitrary: ofOne }, { weight: 1, arbitrary: anyIds });
}

type Body = { headers: Record<string, string>; payload: string | Buffer | null };
type AnyValue = ReturnType<typeof hostileValues>["anyValue"];

function bodyOf(
  content: Record<string, unknown>,
  anyValue: AnyValue,
  files: Given["files"],
): fc.Arbitrary<Body> {
  const [type] = Object.keys(content);
  if (type === undefined) {
    return fc.constantFrom<Body>(
      { headers: {}, payload: null },
      { headers: { "content-type": "application/json" }, payload: "{}" },
    );
  }
  if (type.startsWith("image/")) {
    return fc.record({
      headers: fc.constantFrom(...Object.keys(content), "image/svg+xml").map((each) => ({
        "content-type": each,
      })),
      payload: anyBytes(files),
    });
  }
  const isForm = type === "application/x-www-form-urlencoded";
  return anyValue(readField(content[type], "schema"), 0).map((value) => ({
    headers: { "content-type": type },
    payload: isForm
      ? Object.entries(Object(value))
          .map(([name, each]) => `${text(name)}=${text(each)}`)
          .join("&")
      : JSON.stringify(value),
  }));
}

/** A good body, often with something strange in one place. */
function goodBodyOf(name: string, bodies: Given["bodies"]): fc.Arbitrary<Body> {
  const good = fc.constantFrom(...bodies).map((body) => Object.entries(body(name) ?? {}));
  return good.chain((fields) => {
    const changed = fc.tuple(fc.nat(Math.max(0, fields.length - 1)), strange).map(([place, value]) => {
      return fields.map(([field, each], index) => [field, index === place ? value : each] as const);
    });
    return fc.oneof(fc.constant(fields), changed).map((sent) => ({
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(Object.fromEntries(sent)),
    }));
  });
}

/** A file's bytes, whole, cut off or changed, or no file's. */
function anyBytes(files: Given["files"]): fc.Arbitrary<Buffer> {
  const file = fc.constantFrom(...files);
  return fc.oneof(
    file,
    fc.tuple(file, fc.nat(400)).map(([bytes, length]) => bytes.subarray(0, length)),
    fc.tuple(file, fc.nat(400), fc.nat(255)).map(([bytes, place, byte]) => {
      const changed = Buffer.from(bytes);
      changed[Math.min(place, bytes.length - 1)] = byte;
      return changed;
    }),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );
}

/** Transfers of tus 1.0, whose headers the description does not contain. */
function isTransfer(method: Method, path: string): boolean {
  return (
    path.startsWith("/spa/uploads") && (method === "PATCH" || (method === "POST" && !path.includes("{")))
  );
}

function transferOf(files: Given["files"]): fc.Arbitrary<Body> {
  const number = fc.oneof(
    fc.integer({ min: -1, max: 500 }).map(String),
    fc.constantFrom("", "1e3", "0x10", "9".repeat(25), "20971521", "1,2", " 1"),
  );
  const name = fc
    .constantFrom(...strangeTexts, "foto.jpg")
    .map((each) => Buffer.from(each).toString("base64"));
  return fc.record({
    headers: fc
      .record({
        "tus-resumable": fc.constantFrom("1.0.0", "1.0.0", "1.0.0", "0.2.2", "x"),
        "upload-length": number,
        "upload-offset": fc.oneof(fc.constant("0"), number),
        "upload-metadata": fc.oneof(
          name.map((each) => `filename ${each}`),
          name.map((each) => `filename ${each},keep_original`),
          fc.constantFrom("", ",", "filename", "filename !", "a b,a b", "x".repeat(5000)),
        ),
        "upload-defer-length": fc.option(fc.constantFrom("1", "0"), { nil: "" }),
        "content-type": fc.constantFrom("application/offset+octet-stream", "application/json", "text/plain"),
      })
      .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""))),
    payload: anyBytes(files),
  });
}

function text(value: unknown): string {
  const whole = typeof value === "object" ? JSON.stringify(value) : String(value);
  return encodeURIComponent(whole.toWellFormed());
}
