import { expect, test } from "vitest";
import { isUnencrypted } from "./is-unencrypted.ts";

test.each([
  ["", false],
  ["postgres://shop@localhost:5432/shop", false],
  ["postgres://shop@127.0.0.1/shop", false],
  ["postgres://shop@[::1]/shop", false],
  ["postgres://shop@/shop?host=/var/run/postgresql", false],
  ["postgres://shop@%2Fvar%2Frun%2Fpostgresql/shop", false],
  ["postgres://shop:secret@db.example/shop", true],
  ["postgres://shop:secret@10.0.0.2:5432/shop?sslmode=disable", true],
  ["postgres://shop:secret@10.0.0.2/shop?sslmode=no-verify", true],
  ["postgres://shop:secret@10.0.0.2/shop?sslmode=prefer", true],
  ["postgresql://shop:secret@db.example/shop?sslmode=verify-full", false],
  ["postgresql://shop:secret@db.example/shop?sslmode=require&uselibpqcompat=true", true],
  ["postgresql://shop:secret@db.example/shop?sslmode=verify-full&uselibpqcompat=true", false],
])("whether %s is a connection that others could read: %s", (url, isOpen) => {
  expect(isUnencrypted(url)).toBe(isOpen);
});
