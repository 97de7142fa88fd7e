import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { forwardToApi } from "./forward-to-api.ts";

/** Opens a server on a free port, or on the one given. */
async function open(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  onTestFinished(() => void server.close());
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

const api = () =>
  createServer(async (request, response) => {
    let body = "";
    for await (const part of request.setEncoding("utf8")) body += part;
    response.setHeader("set-cookie", ["one=1", "other=2"]);
    response.writeHead(201).end(`${request.method} ${request.url} ${body}`);
  });

const devServer = (apiPort: number) => {
  const forward = forwardToApi(apiPort);
  return createServer((request, response) =>
    forward(request, response, () => response.writeHead(404).end("not the API's")),
  );
};

test("other paths than the API's are left to the dev server", async () => {
  const origin = `http://localhost:${await open(devServer(1))}`;
  for (const path of ["/", "/spare", "/src/spa/x.ts", "/documents/"]) {
    expect(await (await fetch(origin + path)).text()).toBe("not the API's");
  }
});

test("the API's answer comes with status, cookies and body; a write with its body", async () => {
  const origin = `http://localhost:${await open(devServer(await open(api())))}`;
  const read = await fetch(`${origin}/spa/cart?a=1`);
  expect([read.status, await read.text()]).toEqual([201, "GET /spa/cart?a=1 "]);
  expect(read.headers.getSetCookie()).toEqual(["one=1", "other=2"]);
  const written = await fetch(`${origin}/spa/cart`, { method: "POST", body: "line" });
  expect(await written.text()).toBe("POST /spa/cart line");
});

test("requests wait while the API restarts", async () => {
  const first = api();
  const port = await open(first);
  const origin = `http://localhost:${await open(devServer(port))}`;
  await (await fetch(`${origin}/spa/cart`)).text();
  await new Promise((resolve) => first.close(resolve));
  const waiting = [
    fetch(`${origin}/spa/cart`),
    fetch(`${origin}/spa/cart`, { method: "POST", body: "line" }),
  ];
  await open(api(), port);
  const answers = await Promise.all(waiting);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    "GET /spa/cart ",
    "POST /spa/cart line",
  ]);
});
