import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { hasFailed } from "./has-failed.ts";

/** A query as a screen sees it after these answers, one after the other: data or the status of a failure. */
async function after(...answers: (string | number)[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(queryClient, {
    queryKey: ["thing"],
    enabled: false,
    queryFn: async () => {
      const answer = answers.shift();
      if (typeof answer === "number") throw new ApiError(answer, null, "");
      return answer;
    },
  });
  while (answers.length > 0) await observer.refetch();
  const result = observer.getCurrentResult();
  queryClient.clear();
  return result;
}

test("a query without an answer has failed by any failure, and one that waits has not", async () => {
  expect(hasFailed(await after())).toBe(false);
  for (const status of [0, 404, 429, 503]) expect(hasFailed(await after(status))).toBe(true);
});

test("a failed repetition leaves what is shown, unless the shop refuses it", async () => {
  for (const status of [0, 429, 503]) expect(hasFailed(await after("part", status))).toBe(false);
  for (const status of [401, 403, 404]) expect(hasFailed(await after("part", status))).toBe(true);
  expect(hasFailed(await after("part", 404, "part"))).toBe(false);
});
