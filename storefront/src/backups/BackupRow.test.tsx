import type { Backup } from "@recambia/contract/backups/schemas";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { renderInPage } from "../../test/render-in-page.tsx";
import { BackupRow } from "./BackupRow.tsx";
import { messages } from "./locales/es.po";

const none = { addresses: 0, collections: 0, favorites: 0, garage: 0, papers: 0, preferences: 0 };

function wordsOf(changes: Pick<NonNullable<Backup["changes"]>, "add" | "change" | "remove">): string {
  const backup: Backup = {
    ...{ id: "b", made_at: "2026-05-01T10:00:00.000Z", cause: "daily", counts: none },
    changes: { ...changes, items: [] },
  };
  return renderInPage(
    <QueryClientProvider client={new QueryClient()}>
      <BackupRow backup={backup} onRestore={() => undefined} />
    </QueryClientProvider>,
    "es",
    messages,
  );
}

test("changes since the backup before are counted in the singular and the plural", () => {
  expect(wordsOf({ add: 1, change: 2, remove: 1 })).toContain("1 nuevo, 2 cambiados, 1 quitado.");
  expect(wordsOf({ add: 0, change: 1, remove: 3 })).toContain("0 nuevos, 1 cambiado, 3 quitados.");
});
