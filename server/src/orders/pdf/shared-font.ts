import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";

/** Cached words per font, about 5 MB: more than the contract's texts have in all languages. */
const keptWords = 5000;

const fonts = new Map<string, Font>();

/**
 * Returns a font for all documents, which caches the layout of words: layout takes two thirds of the time that drawing a
 * contract takes, and contracts share nearly all their words.
 */
export function sharedFont(path: string): Font {
  const opened = fonts.get(path) ?? open(readFileSync(path));
  fonts.set(path, opened);
  return opened;
}

function open(file: Buffer): Font {
  const font = create(file);
  nameGlyphs(font);
  // Encoding a subset opens the components of its glyphs, such as the N of an Ñ, as glyphs without characters.
  const forSubsets = create(file);
  font.createSubset = () => forSubsets.createSubset();
  return keepingLayouts(font);
}

/**
 * Opens all glyphs with their characters. A font remembers the characters of a glyph's first use, and PDFs give them to
 * screen readers: otherwise one document would decide what the glyphs of later ones mean. A ligature stands for its letters,
 * a glyph of several characters for the first of them.
 */
function nameGlyphs(font: Font): void {
  for (const letters of ["ff", "fi", "fl", "ffi", "ffl"]) font.layout(letters);
  for (const codePoint of font.characterSet.toSorted((one, other) => one - other))
    font.glyphForCodePoint(codePoint);
}

type GlyphRun = ReturnType<Font["layout"]>;

function keepingLayouts(font: Font): Font {
  const kept = new LRUCache<string, GlyphRun>({ max: keptWords });
  const layOut = font.layout.bind(font);
  font.layout = (text, features) => {
    if (features) return layOut(text, features);
    const run = kept.get(text) ?? layOut(text);
    kept.set(text, run);
    return copyOf(run);
  };
  return font;
}

/** PDFKit scales the positions that it gets in place. */
function copyOf(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }));
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
}
