import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  consentStore,
  isAnalyticsAllowed,
  needsConsentPrompt,
  reopenConsent,
  saveConsent,
} from "./consent.ts";

const now = Date.UTC(2026, 10, 21);
const twoYearsLater = now + 731 * 24 * 60 * 60 * 1000;

beforeEach(() => consentStore.setState(consentStore.getInitialState(), true));

describe("before any choice", () => {
  test("nothing may be measured, and the choice is asked for", () => {
    expect(isAnalyticsAllowed(consentStore.getState(), now)).toBe(false);
    expect(needsConsentPrompt(consentStore.getState(), now)).toBe(true);
  });
});

describe("a choice", () => {
  test("to refuse is kept: nothing is measured and it is not asked again", () => {
    saveConsent(false, now);
    expect(isAnalyticsAllowed(consentStore.getState(), now)).toBe(false);
    expect(needsConsentPrompt(consentStore.getState(), now)).toBe(false);
  });

  test("to accept allows measuring until it has grown old", () => {
    saveConsent(true, now);
    expect(isAnalyticsAllowed(consentStore.getState(), now)).toBe(true);
    expect(isAnalyticsAllowed(consentStore.getState(), twoYearsLater)).toBe(false);
    expect(needsConsentPrompt(consentStore.getState(), twoYearsLater)).toBe(true);
  });

  test("can be looked at again and taken back", () => {
    saveConsent(true, now);
    reopenConsent();
    expect(consentStore.getState().isReopened).toBe(true);
    saveConsent(false, now);
    expect(consentStore.getState()).toMatchObject({ isMeasured: false, isReopened: false });
  });
});

describe("a choice in another tab", () => {
  test.each([
    { told: "storage", event: { key: "consent" } },
    { told: "storage", event: { key: null } },
    { told: "pageshow", event: { persisted: true } },
  ])("holds in this one, when the browser tells $told $event", async ({ told, event }) => {
    const storage = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    });
    const openTab = async () => {
      vi.resetModules();
      return import("./consent.ts");
    };
    const here = await openTab();
    const page = new EventTarget();
    here.followOtherTabs(page);
    here.saveConsent(true, now);
    const there = await openTab();
    there.saveConsent(false, now);
    vi.unstubAllGlobals();
    page.dispatchEvent(Object.assign(new Event("storage"), { key: "cart" }));
    expect(here.isAnalyticsAllowed(here.consentStore.getState(), now)).toBe(true);
    page.dispatchEvent(Object.assign(new Event(told), event));
    expect(here.isAnalyticsAllowed(here.consentStore.getState(), now)).toBe(false);
  });
});
