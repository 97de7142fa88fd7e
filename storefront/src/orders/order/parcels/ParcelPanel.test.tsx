import type { Parcel } from "@recambia/contract/orders/schemas";
import { expect, test } from "vitest";
import { renderInPage } from "../../../../test/render-in-page.tsx";
import { ParcelPanel } from "./ParcelPanel.tsx";

const lineOf = (id: string, quantity: number) => ({
  ...{ id, quantity },
  product: { name: "Disco de freno", part_number: `BD-${id}` },
});

const parcelOf = (id: string, lines: Parcel["lines"]): Parcel => ({
  ...{ id, carrier: "SEUR", tracking_number: "", tracking_url: null, lines },
  ...{ shipped_at: "2026-11-28T10:00:00Z", delivered_at: null, lost_at: null, came_back_at: null },
});

const drawn = (parcels: Parcel[]) =>
  renderInPage(
    <ParcelPanel order={{ shipping_method: "standard", lines: [lineOf("1", 3), lineOf("2", 2)], parcels }} />,
  );

test("a parcel with a part of the order says how many of which, also of parts with the same name", () => {
  const page = drawn([
    parcelOf("a", [
      { line_id: "1", quantity: 2 },
      { line_id: "2", quantity: 2 },
    ]),
    parcelOf("b", [{ line_id: "1", quantity: 1 }]),
  ]);
  expect(
    [...page.matchAll(/(\d × Disco de freno) · <span[^>]*>([^<]+)/g)].map(([, ...words]) => words),
  ).toEqual([
    ["2 × Disco de freno", "BD-1"],
    ["2 × Disco de freno", "BD-2"],
    ["1 × Disco de freno", "BD-1"],
  ]);
});

test("a parcel with the whole order does not repeat its lines", () => {
  const lines = [
    { line_id: "1", quantity: 3 },
    { line_id: "2", quantity: 2 },
  ];
  expect(drawn([parcelOf("a", lines)])).not.toContain("Disco de freno");
});
