import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/**
 * Failures that a journey brings about on purpose, by text of the browser's message. A refused
 * call is reported by the browser itself ("Failed to load resource").
 */
type Expected = { expectedMessages: RegExp[] };

/** `test` whose page may say nothing on the console: a warning or an error fails the journey. */
export const test = base.extend<Expected>({
  expectedMessages: [[/the server responded with a status of 40[14]/], { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const heard: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") heard.push(message.text());
    });
    page.on("pageerror", (error) => heard.push(String(error)));
    await use(page);
    expect(heard.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect };

/** Sets the theme before the first page is opened. */
export async function useTheme(page: Page, theme: "light" | "dark") {
  await page.addInitScript((value) => {
    if (!localStorage.getItem("theme")) localStorage.setItem("theme", value);
  }, theme);
}

/** Nothing that axe objects to, by WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map((violation) => ({
      rule: violation.id,
      help: violation.help,
      where: violation.nodes.map((node) => node.target.join(" ")).slice(0, 5),
    })),
  ).toEqual([]);
}
