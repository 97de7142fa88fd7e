import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";

/** Words whose layout is kept for each font: more than the texts of a contract have in all languages; some 5 MB. */
const keptWords = 5000;

const fonts = new Map<string, Font>();

/**
 * Returns a font that documents share. It keeps how words are laid out: finding that out takes most of the time that a
 * document takes, and contracts have nearly all their words in common.
 */
export function sharedFont(path: string): Font {
  const opened = fonts.get(path) ?? open(readFileSync(path));
  fonts.set(path, opened);
  return opened;
}

function open(file: Buffer): Font {
  const font = create(file);
  nameGlyphs(font);
  // A subset also opens the parts of composed letters, as glyphs without characters: the N of an Ñ.
  const forSubsets = create(file);
  font.createSubset = () => forSubsets.createSubset();
  return keepingLayouts(font);
}

/**
 * A font keeps each glyph with the characters that it stood for when it was first used, and a PDF tells readers these.
 * Opened here, no document decides what the glyphs of another one mean: a ligature stands for its letters, and what several
 * characters share for the first of them.
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
