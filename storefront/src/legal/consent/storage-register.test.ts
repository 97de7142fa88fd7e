import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { storageRegister } from "./storage-register.ts";

type Place = (typeof storageRegister)[number]["place"];
type KeyedPlace = Exclude<Place, "database" | "cache">;

const root = join(import.meta.dirname, "../../../..");
const sources = globSync(["storefront/src/**/*.{ts,tsx}", "server/src/**/*.ts"], { cwd: root })
  .filter((path) => !path.includes(".test."))
  .map((path) => readFileSync(join(root, path), "utf8"));

/** Patterns of code that uses a key of each storage; the first group is a literal or a constant. */
const uses: Record<KeyedPlace, RegExp[]> = {
  cookie: [/(?:setCookie\(|cookieKey: )("[^"]+"|\w+)/g, /const \w+Cookie = ("recambia_[^"]+")/g],
  local: [/localStorage\.(?:get|set|remove)Item\(("[^"]+"|\w+)/g, /storePreference\((\w+Key)/g],
  session: [/sessionStorage\.(?:get|set|remove)Item\(("[^"]+"|\w+)/g],
};

/** Stores that are kept name their key first; the local storage is the default. */
const persisted = /create(?:Persisted|Visit)Store<[^(]+>\(\{\s*name: ("[^"]+"|\w+)/g;

/** The key behind an expression: a literal, or a constant of this file, else of another. */
function keyNamed(expression: string, source: string): string[] {
  if (expression.startsWith('"')) return [expression.slice(1, -1)];
  const constant = new RegExp(`const ${expression} = "([^"]+)"`);
  const written = [source, ...sources].map((text) => constant.exec(text)?.[1]).find(Boolean);
  return written ? [written] : [];
}

function usedKeys(place: KeyedPlace): string[] {
  const keys = sources.flatMap((source) => {
    const kept = source.includes("openStorage: () => sessionStorage") ? "session" : "local";
    const patterns = place === kept ? [...uses[place], persisted] : uses[place];
    const named = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map((found) => found[1] ?? ""));
    return named.flatMap((expression) => keyNamed(expression, source));
  });
  return [...new Set(keys)].sort();
}

function registeredKeys(place: Place): string[] {
  const own = storageRegister.filter((thing) => thing.place === place && thing.owner === "shop");
  return own.map((thing) => thing.name).sort();
}

describe("the register of what is stored", () => {
  test.each(["cookie", "local", "session"] as const)(
    "names every %s key of the source, and no other",
    (place) => {
      expect(usedKeys(place)).toEqual(registeredKeys(place));
    },
  );

  test("names every database and cache of the source, and no other", () => {
    const named = sources.flatMap((source) =>
      [...source.matchAll(/const (?:\w*[dD]atabaseName|\w+Cache) = "([^"]+)"/g)].map(([, name]) => name),
    );
    expect([...new Set(named)].sort()).toEqual(
      [...registeredKeys("cache"), ...registeredKeys("database")].sort(),
    );
  });

  test("names each thing once", () => {
    const names = storageRegister.map((thing) => thing.name);
    expect(new Set(names).size).toBe(names.length);
  });
});
