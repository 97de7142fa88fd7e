import fc from "fast-check";
import { expect, test } from "vitest";
import { createCreationSender } from "./create-once.ts";
import type { ApiAnswer } from "./http-client.ts";

type Named = { id: string; name: string };

/** What happens to one request: it is answered, does not arrive, or arrives and its answer is lost. */
const fate = fc.constantFrom("answered", "stopped", "unanswered");
type Fate = typeof fate extends fc.Arbitrary<infer T> ? T : never;

/** A shop with a person's things, which meets every request with the next fate, and answers those after the last. */
function shop(fates: readonly Fate[]) {
  const things: Named[] = [{ id: "old", name: "old" }];
  const coming = [...fates];
  async function meet<T>(act: () => T): Promise<ApiAnswer<{ data: T }>> {
    const next = coming.shift() ?? "answered";
    const data = next === "stopped" ? null : act();
    return next === "answered" && data !== null ? { status: 200, data: { data } } : { status: 0, data: null };
  }
  const send = createCreationSender<string, Named>({
    list: () => meet(() => [...things]),
    create: (name) =>
      meet(() => {
        const thing = { id: `${things.length}`, name };
        things.push(thing);
        return thing;
      }),
    change: (id, name) =>
      meet(() => {
        const thing = things.find((one) => one.id === id) ?? { id, name };
        return Object.assign(thing, { name });
      }),
  });
  return { things, send };
}

test("however requests and answers are lost and names edited, a thing is created once, with its last name", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 12 }),
      fc.infiniteStream(fc.constantFrom("a", "b")),
      async (fates, names) => {
        const { things, send } = shop(fates);
        for (const name of names) {
          const answer = await send(name);
          expect(things.length).toBeLessThanOrEqual(2);
          if (answer.status === 0) continue;
          expect(answer.data).toEqual({ data: things[1] });
          expect(things[1]?.name).toBe(name);
          break;
        }
      },
    ),
  );
});

test("after one thing, another one can be created", async () => {
  const { things, send } = shop(["answered", "unanswered", "stopped", "answered", "answered"]);
  expect((await send("a")).status).toBe(0);
  expect((await send("a")).status).toBe(200);
  expect((await send("a")).status).toBe(200);
  expect(things.map(({ name }) => name)).toEqual(["old", "a", "a"]);
});
