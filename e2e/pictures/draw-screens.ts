import { join } from "node:path";
import type { Page } from "@playwright/test";
import { seedGarage } from "../support/garage.ts";
import { openSettled, test, useTheme, waitUntilSettled } from "../support/shop.ts";
import { picturesFolder } from "./folder.ts";
import { accountScreens, guestScreens, publicScreens, type Screen } from "./screens.ts";

// What a screen says on the console is the journeys' business.
test.use({ expectedMessages: /./ });

/** Catalan and English are drawn in the narrowest window only, which has the least room for texts (playwright.config.ts). */
const looks = [
  { theme: "dark", language: "es" },
  { theme: "light", language: "es" },
  { theme: "dark", language: "ca" },
  { theme: "dark", language: "en" },
] as const;

for (const { theme, language } of looks) {
  test(`${theme}, ${language}`, async ({ page }, { project }) => {
    const folder = join(picturesFolder, project.name);
    let count = 0;
    const draw = async (screens: Screen[]) => {
      for (const { name, path } of screens) {
        count += 1;
        await openSettled(page, language === "es" ? path : `/${language}${path}`);
        const number = String(count).padStart(2, "0");
        await takePicture(page, join(folder, `${number} ${name}.${theme}-${language}.png`));
      }
    };
    await useTheme(page, theme);
    await seedGarage(page);
    await draw(await publicScreens(page));
    await draw(await guestScreens(page));
    await draw(await accountScreens(page));
  });
}

/** Most heights of the window that a picture shows. */
const maxWindows = 2.5;

async function takePicture(page: Page, path: string) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const shown = Math.round(height * maxWindows);
  await loadDownTo(page, shown);
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(pageHeight, shown) };
  await page.screenshot({ path, fullPage: true, animations: "disabled", clip });
}

/** Scrolls to a depth and back, and waits for the sections on the way: they load when they come near. */
async function loadDownTo(page: Page, depth: number) {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), depth);
  await waitUntilSettled(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await waitUntilSettled(page);
}
