import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { picturesFolder } from "./folder.ts";

/** Width of a sheet, gap between pictures and height of a caption, in pixels. */
const [sheetWidth, gap, caption] = [2000, 12, 28];

/** Number of screens beside each other on a sheet, by window. */
const screensPerSheet: Record<string, number> = { phone: 8, tablet: 5, landscape: 4, desktop: 3 };

type Picture = { screen: string; look: string; image: Buffer; height: number };

/**
 * Puts the pictures of a window onto sheets: a column for each screen, a row for each theme and language.
 *
 * @returns the paths of the sheets.
 */
export async function drawSheets(window: string): Promise<string[]> {
  const columns = screensPerSheet[window] ?? 4;
  const files = readdirSync(join(picturesFolder, window)).sort();
  const screens = [...new Set(files.map((file) => file.split(".")[0] ?? ""))];
  const paths: string[] = [];
  for (let start = 0; start < screens.length; start += columns) {
    const shown = screens.slice(start, start + columns);
    const width = Math.floor((sheetWidth - gap) / columns) - gap;
    const pictures = await Promise.all(
      files
        .filter((file) => shown.includes(file.split(".")[0] ?? ""))
        .map((file) => shrink(window, file, width)),
    );
    const path = join(picturesFolder, `${window}-${paths.length + 1}.webp`);
    await drawSheet(path, shown, pictures, width);
    paths.push(path);
  }
  return paths;
}

async function drawSheet(path: string, screens: string[], pictures: Picture[], width: number) {
  const looks = [...new Set(pictures.map(({ look }) => look))].sort();
  const heightOf = (look: string) =>
    Math.max(...pictures.filter((picture) => picture.look === look).map(({ height }) => height));
  const topOf = (look: string) =>
    looks
      .slice(0, looks.indexOf(look))
      .reduce((top, above) => top + heightOf(above) + caption + gap, caption);
  const leftOf = (screen: string) => gap + screens.indexOf(screen) * (width + gap);
  const last = looks.at(-1) ?? "";
  const height = topOf(last) + heightOf(last) + gap;
  const background = "#808080";
  await sharp({ create: { width: sheetWidth, height, channels: 3, background } })
    .composite(
      pictures.flatMap(({ screen, look, image }) => [
        { input: text(`${screen}, ${look}`, width), left: leftOf(screen), top: topOf(look) - caption },
        { input: image, left: leftOf(screen), top: topOf(look) },
      ]),
    )
    .webp({ quality: 80 })
    .toFile(path);
}

async function shrink(window: string, file: string, width: number): Promise<Picture> {
  const { data, info } = await sharp(join(picturesFolder, window, file))
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [screen = "", look = ""] = file.split(".");
  return { screen, look, image: data, height: info.height };
}

function text(words: string, width: number): Buffer {
  const style = 'font-family="sans-serif" font-size="16" fill="#000"';
  return Buffer.from(
    `<svg width="${width}" height="${caption}"><text x="0" y="20" ${style}>${words}</text></svg>`,
  );
}
