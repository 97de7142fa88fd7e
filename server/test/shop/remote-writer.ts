import type { RemoteCustomer } from "../people/insert-customers.ts";
import { remoteVisitor } from "./shop-process.ts";

/** The way in which many people's browsers write, each with its own session. */
export async function remoteWriter(origin: string) {
  const visitor = await remoteVisitor();
  await visitor.greet(origin);
  const shared = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return async (
    to: string,
    { cookie }: RemoteCustomer,
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown }> => {
    const answer = await fetch(`${to}${path}`, {
      method: "POST",
      headers: {
        cookie: `${shared}; ${cookie}`,
        "content-type": "application/json",
        "x-csrf-token": visitor.token(),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
}
