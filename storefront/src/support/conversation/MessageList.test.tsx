import type { SupportMessage } from "@recambia/contract/support/schemas";
import { expect, test } from "vitest";
import { renderInPage } from "../../../test/render-in-page.tsx";
import { MessageList } from "./MessageList.tsx";

const messageOf = (text: string, index = 0): SupportMessage => ({
  ...{ id: `message${index}`, from: "customer", name: "Ana", is_mail: false, text },
  sent_at: "2026-11-21T10:00:00Z",
});

test("a long conversation opens at its newest messages, with the earlier ones folded above", () => {
  const drawn = (count: number) => {
    const messages = Array.from({ length: count }, (_none, index) => messageOf(`Texto ${index}.`, index));
    return renderInPage(<MessageList messages={messages} />);
  };
  expect(drawn(5)).not.toContain("<details");
  const [before = "", after = ""] = drawn(12).split("</details>");
  expect(before).toMatch(/^<details[^>]*><summary>/);
  expect(before).not.toMatch(/<details[^>]* open/);
  expect([before.match(/Texto \d+/g)?.length, after.match(/Texto \d+/g)]).toEqual([
    9,
    ["Texto 9", "Texto 10", "Texto 11"],
  ]);
});

test("addresses of the web in a message are links, and nothing else is", () => {
  const drawn = (text: string) => renderInPage(<MessageList messages={[messageOf(text)]} />);
  const rel = 'rel="noopener noreferrer nofollow ugc external" target="_blank"';
  const [first, second] = ["https://a.example/b?c=1&amp;d=(2)", "HTTP://b.example"];
  expect(drawn("Mira (https://a.example/b?c=1&d=(2)), y HTTP://b.example.")).toContain(
    `Mira (<a href="${first}" ${rel}>${first}</a>), y <a href="${second}" ${rel}>${second}</a>.`,
  );
  for (const text of [
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "ftp://a.example",
    "https://",
    "http://[",
    '<a href="https:\n//x">',
  ]) {
    expect(drawn(text)).not.toMatch(/<a |<script/);
  }
  expect(drawn('https://a.example/"onclick="alert(1)')).toContain('href="https://a.example/" rel=');
});
