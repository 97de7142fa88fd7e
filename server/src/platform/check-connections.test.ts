import { expect, test } from "vitest";
import { checkConnections } from "./check-connections.ts";

test.each([
  ["", "http://localhost:3000", 0],
  ["postgres://shop@127.0.0.1/shop", "http://127.0.0.1:3000", 0],
  ["postgres://shop@db.example/shop?sslmode=verify-full", "https://shop.example", 0],
  ["postgres://shop@db.example/shop", "https://shop.example", 1],
  ["", "http://shop.example", 1],
  ["postgres://shop@db.example/shop", "http://192.168.1.20:3000", 2],
])(
  "a shop with the database %j at %s has %i connections that others can read",
  (databaseUrl, shopOrigin, count) => {
    expect(checkConnections({ databaseUrl, shopOrigin })).toHaveLength(count);
  },
);
