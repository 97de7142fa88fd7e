import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { acceptedParameters, loadAccepted } from "./accepted-parameters.ts";
import { ApiError } from "./api-error.ts";

const list = (parameters: Record<string, string>) => ({
  queryKey: ["/spa/catalog/products", new URLSearchParams(parameters).toString()],
});

/** A client whose API refuses some parameters, one at a time. */
function clientRefusing(refuse: (search: URLSearchParams) => ApiError | null) {
  const requests: string[] = [];
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        queryFn: async ({ queryKey: [, search] }) => {
          requests.push(String(search));
          const refusal = refuse(new URLSearchParams(String(search)));
          if (refusal) throw refusal;
          return { data: [] };
        },
      },
    },
  });
  return { client, requests };
}

const about = (status: number, ...fields: string[]) => new ApiError(status, null, "", fields);

test("a refusal that names none of the parameters remains, and so does a failure", async () => {
  for (const refusal of [about(422, "vehicle"), about(422), about(404), about(500), about(0)]) {
    const { client } = clientRefusing(() => refusal);
    await expect(loadAccepted(client, list, { brand: "a" })).rejects.toBe(refusal);
    expect(acceptedParameters(client, list, { brand: "a" })).toEqual({
      accepted: { brand: "a" },
      dropped: [],
    });
  }
});

test("refused parameters are left out one after another, an unknown category as well", async () => {
  const { client, requests } = clientRefusing((search) => {
    if (search.has("category")) return about(404);
    if (search.has("a.x")) return about(422, "a.x");
    return search.has("page") ? about(400, "page") : null;
  });
  const parameters = { page: "one", category: "b", "a.x": "1", sort: "newest" };
  await loadAccepted(client, list, parameters);
  expect(acceptedParameters(client, list, parameters)).toEqual({
    accepted: { sort: "newest" },
    dropped: ["category", "a.x", "page"],
  });
  expect(requests).toHaveLength(4);
});

test("accepted parameters are sent as they are", async () => {
  const { client, requests } = clientRefusing(() => null);
  await loadAccepted(client, list, { sort: "newest" });
  expect(requests).toEqual(["sort=newest"]);
});
