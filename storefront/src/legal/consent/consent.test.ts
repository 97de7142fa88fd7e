import { beforeEach, describe, expect, test } from "vitest";
import { consentStore, decide, mayMeasure, mustAsk, reopenConsent } from "./consent.ts";

const now = Date.UTC(2026, 10, 21);
const twoYearsLater = now + 731 * 24 * 60 * 60 * 1000;

beforeEach(() => consentStore.setState(consentStore.getInitialState(), true));

describe("before any choice", () => {
  test("nothing may be measured, and the choice is asked for", () => {
    expect(mayMeasure(consentStore.getState(), now)).toBe(false);
    expect(mustAsk(consentStore.getState(), now)).toBe(true);
  });
});

describe("a choice", () => {
  test("to refuse is kept: nothing is measured and it is not asked again", () => {
    decide(false, now);
    expect(mayMeasure(consentStore.getState(), now)).toBe(false);
    expect(mustAsk(consentStore.getState(), now)).toBe(false);
  });

  test("to accept allows measuring until it has grown old", () => {
    decide(true, now);
    expect(mayMeasure(consentStore.getState(), now)).toBe(true);
    expect(mayMeasure(consentStore.getState(), twoYearsLater)).toBe(false);
    expect(mustAsk(consentStore.getState(), twoYearsLater)).toBe(true);
  });

  test("can be looked at again and taken back", () => {
    decide(true, now);
    reopenConsent();
    expect(consentStore.getState().isReopened).toBe(true);
    decide(false, now);
    expect(consentStore.getState()).toMatchObject({ isMeasured: false, isReopened: false });
  });
});
