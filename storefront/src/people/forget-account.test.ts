import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { forgetAccount } from "./forget-account.ts";

test("data of the former account is dropped, and what is on the screen is fetched again", async () => {
  const queryClient = new QueryClient();
  let account = "former";
  const shown = new QueryObserver(queryClient, {
    queryKey: ["/spa/users"],
    queryFn: async () => account,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leave = shown.subscribe(() => undefined);
  await expect.poll(() => shown.getCurrentResult().data).toBe("former");
  queryClient.setQueryData(["/spa/me/addresses"], "former");
  account = "new";
  await forgetAccount(queryClient);
  expect(queryClient.getQueryData(["/spa/me/addresses"])).toBeUndefined();
  expect(shown.getCurrentResult().data).toBe("new");
  leave();
});
