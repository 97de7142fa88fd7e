import { expect, test } from "vitest";
import { contactFormPath, contactFormStateIn, subjectIn } from "./paths.ts";

test("what is no slug, id or path of the shop is left out", () => {
  const search = new URLSearchParams({ product: "../x", order: "RC 1", from: "//evil.example" });
  expect(subjectIn(search)).toEqual({});
  expect(subjectIn(new URLSearchParams({ from: "https://evil.example" }))).toEqual({});
  expect(contactFormStateIn({ about: 1, subject: null })).toEqual({});
  expect(contactFormStateIn("text")).toEqual({});
});

test("the form reads from its address what the link was made of", () => {
  const subject = {
    productSlug: "filtro-a",
    orderId: "abcdefgh23456789",
    from: "/products?q=a%C3%B1+b&page=2",
  };
  const { search, hash } = new URL(contactFormPath(subject), "http://shop.test");
  expect(subjectIn(new URLSearchParams(search))).toEqual(subject);
  expect(hash).toBe("#write");
  expect(contactFormPath()).toBe("/contact-us#write");
});

test("a text that is too long is cut between characters, not within one", () => {
  const subject = `${"x".repeat(119)}🚗 azul`;
  expect(contactFormStateIn({ subject })).toEqual({ subject: "x".repeat(119) });
  expect(contactFormStateIn({ subject: subject.slice(1) })).toEqual({ subject: `${"x".repeat(118)}🚗` });
});
