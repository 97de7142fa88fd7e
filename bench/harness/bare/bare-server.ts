import { argon2, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import Fastify from "fastify";
import pg from "pg";
import { type BareOrder, writeBareOrder } from "./bare-order.ts";

/**
 * The yardstick: a Fastify server that does nothing but what is measured against it. Run as a
 * program with the name of a file that holds `BareWork`.
 */

/** A response held in memory as bytes. */
export type BareAnswer = { path: string; headers: Record<string, string>; base64: string };

export type BareWork = { port: number; databaseUrl: string; poolSize: number; answers: BareAnswer[] };

const upsert = `insert into bare_line (visitor, product, quantity) values ($1, $2, $3)
  on conflict (visitor, product) do update set quantity = bare_line.quantity + excluded.quantity
  returning visitor, product, quantity`;
const select =
  "select public_id, slug, part_number, price_cents, available from product where public_id = $1";

/** Argon2id at the cost that the shop's passwords are hashed at. */
export const hashCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const hash = promisify(argon2);

/** Target table of the upsert. */
export const bareTable = `create table if not exists bare_line (
  visitor text not null, product text not null, quantity smallint not null, primary key (visitor, product))`;

async function serve({ port, databaseUrl, poolSize, answers }: BareWork) {
  const app = Fastify();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  for (const { path, headers, base64 } of answers) {
    const bytes = Buffer.from(base64, "base64");
    app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
  }
  app.get<{ Params: { id: string } }>("/select/:id", async (request) => {
    const { rows } = await pool.query({ name: "select", text: select, values: [request.params.id] });
    return { data: rows[0] };
  });
  app.post<{ Body: { visitor: string; product: string; quantity: number } }>("/upsert", async (request) => {
    const { visitor, product, quantity } = request.body;
    const values = [visitor, product, quantity];
    const { rows } = await pool.query({ name: "upsert", text: upsert, values });
    return { data: rows[0] };
  });
  app.post<{ Body: { password: string } }>("/hash", async (request) => {
    const tag = await hash("argon2id", {
      ...hashCost,
      message: request.body.password,
      nonce: randomBytes(16),
    });
    return { data: tag.toString("base64") };
  });
  app.post<{ Body: BareOrder }>("/order", async (request) => ({
    data: await writeBareOrder(pool, request.body),
  }));
  app.get("/readyz", () => ({ status: "ready" }));
  app.get("/healthz", () => ({ status: "alive" }));
  process.once("SIGTERM", async () => {
    await app.close();
    await pool.end();
  });
  await app.listen({ port, host: "127.0.0.1" });
}

const workFile = process.argv[2];
if (import.meta.main && workFile) await serve(JSON.parse(readFileSync(workFile, "utf8")));
