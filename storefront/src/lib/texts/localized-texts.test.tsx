import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type LocalizedTexts, localizedTexts } from "./localized-texts.ts";

function Shown({ texts }: { texts: LocalizedTexts<string> }) {
  return <p>{texts.useText("ca")}</p>;
}

const drawn = (texts: LocalizedTexts<string>) =>
  renderToString(
    <Suspense fallback={<p>…</p>}>
      <Shown texts={texts} />
    </Suspense>,
  );

describe("a text in one language", () => {
  test("is requested again after a failed load", async () => {
    let tries = 0;
    const texts = localizedTexts({
      es: async () => ({ text: "Hola" }),
      ca: async () => {
        tries += 1;
        if (tries === 1) throw new Error("no network");
        return { text: "Bon dia" };
      },
      en: async () => ({ text: "Hello" }),
    });
    await expect(texts.load("ca")).rejects.toThrow("no network");
    expect(await texts.load("ca")).toBe("Bon dia");
  });

  test("is loaded once, and no other with it", async () => {
    const asked: string[] = [];
    const load = (locale: string) => async () => {
      asked.push(locale);
      return { text: locale };
    };
    const texts = localizedTexts({ es: load("es"), ca: load("ca"), en: load("en") });
    await Promise.all([texts.load("ca"), texts.load("ca")]);
    expect(asked).toEqual(["ca"]);
  });

  test("is drawn at once when it was loaded beforehand", async () => {
    const text = async () => ({ text: "Bon dia" });
    const texts = localizedTexts({ es: text, ca: text, en: text });
    expect(drawn(texts)).toContain("…");
    await texts.load("ca");
    expect(drawn(texts)).toContain("Bon dia");
  });
});
