import { resolve } from "node:path";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";

/** Every variable of the environment that the server reads; documented in docs/operations.md. */
const Environment = Type.Object({
  NODE_ENV: Type.Enum(["production", "development", "test"], { default: "production" }),
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 3000 }),
  HOST: Type.String({ minLength: 1, default: "localhost" }),
  DATA_DIR: Type.String({ minLength: 1, default: "./.data" }),
  DATABASE_URL: Type.String({ pattern: "^(postgres(ql)?://.+)?$", default: "" }),
  DATABASE_POOL_SIZE: Type.Integer({ minimum: 1, maximum: 200, default: 10 }),
  SHOP_ORIGIN: Type.String({ pattern: "^(https?://[^/]+)?$", default: "" }),
  SHOP_SECRET: Type.String({ pattern: "^(.{32,})?$", default: "" }),
  PICTURES_DIR: Type.String({ minLength: 1, default: "./demo/pictures" }),
  SHOP_CONFIG: Type.String({ minLength: 1, default: "./shop.config.json" }),
  TRUST_PROXY: Type.Enum(["", "1"], { default: "" }),
  LOG_LEVEL: Type.Enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], { default: "info" }),
  ANSWER_CACHE_MB: Type.Integer({ minimum: 0, maximum: 65536, default: 128 }),
  DEMO_PRODUCTS: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 12_000 }),
});

export type Config = {
  isProduction: boolean;
  port: number;
  host: string;
  /** Absolute folder of everything the shop writes. */
  dataDir: string;
  /** Empty: the embedded database in `dataDir`. */
  databaseUrl: string;
  databasePoolSize: number;
  /** Public origin without trailing slash, used in canonical addresses and to decide on secure cookies. */
  shopOrigin: string;
  /** Empty: made once and kept in `dataDir`. */
  shopSecret: string;
  shopConfigPath: string;
  /** Absolute folder of the products' pictures: `NAME.webp`, and smaller ones in `thumbs/`. */
  picturesDir: string;
  trustProxy: boolean;
  logLevel: Static<typeof Environment>["LOG_LEVEL"];
  answerCacheBytes: number;
  demoProducts: number;
};

export class ConfigError extends Error {}

/**
 * Reads and checks the environment.
 *
 * @throws ConfigError naming every variable that is wrong and what it must be.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(Environment.properties)) {
    const text = environment[name]?.trim();
    if (text !== undefined && text !== "") given[name] = text;
  }
  const values: unknown = Value.Convert(Environment, Value.Default(Environment, given));
  if (!Value.Check(Environment, values)) {
    const problems = [...Value.Errors(Environment, values)].map(
      (problem) => `${problem.instancePath.slice(1)}: ${problem.message}`,
    );
    throw new ConfigError(`The environment is not usable:\n  ${problems.join("\n  ")}`);
  }
  const shopOrigin = values.SHOP_ORIGIN || `http://localhost:${values.PORT}`;
  return {
    isProduction: values.NODE_ENV === "production",
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    shopOrigin,
    shopSecret: values.SHOP_SECRET,
    picturesDir: resolve(values.PICTURES_DIR),
    shopConfigPath: resolve(values.SHOP_CONFIG),
    trustProxy: values.TRUST_PROXY === "1",
    logLevel: values.LOG_LEVEL,
    answerCacheBytes: values.ANSWER_CACHE_MB * 1024 * 1024,
    demoProducts: values.DEMO_PRODUCTS,
  };
}
