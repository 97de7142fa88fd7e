/** The package has no types of its own. */
declare module "fontkit" {
  type Glyph = { codePoints: number[] };
  type GlyphRun = { glyphs: Glyph[]; positions: object[] };
  export type Font = {
    readonly characterSet: number[];
    layout(text: string, features?: unknown): GlyphRun;
    glyphForCodePoint(codePoint: number): Glyph;
    createSubset(): object;
  };
  export function create(file: Buffer): Font;
}

/** Missing in the library's types: it takes opened fonts, and knows one again by its family. */
declare namespace PDFKit.Mixins {
  interface PDFFont {
    font(src: import("fontkit").Font, family: string): this;
  }
}
