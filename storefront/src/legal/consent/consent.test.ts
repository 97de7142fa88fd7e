import { beforeEach, describe, expect, test } from "vitest";
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
