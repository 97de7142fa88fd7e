import type { Page } from "@playwright/test";
import { garageVehicleOf, type Vehicle } from "@recambia/contract/vehicles/schemas";
import { ibiza } from "./shop.ts";

/** Puts an Ibiza into the garage before the first page is opened: choosing one has journeys of its own. */
export async function seedGarage(page: Page): Promise<void> {
  const papers = "kw=77&ccm=1598&fuel=diesel&first_registration=201105";
  const answer = await page.request.get(`/spa/vehicles/by-papers?${papers}`);
  const { data }: { data: Vehicle[] } = await answer.json();
  const found = data.find(({ model }) => model.name.startsWith(ibiza.model));
  if (!found) throw new Error(`The catalogue has no ${ibiza.model} with these papers`);
  const vehicle = garageVehicleOf(found);
  await page.addInitScript(
    (kept) => {
      if (!localStorage.getItem("garage")) localStorage.setItem("garage", kept);
    },
    JSON.stringify({ state: { vehicles: [vehicle], selected: vehicle, count: 1 }, version: 1 }),
  );
}
