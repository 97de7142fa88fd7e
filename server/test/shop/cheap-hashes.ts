import { hashCost } from "../../src/session/passwords/hash-cost.ts";
import { minimumTime } from "../../src/session/sign-in/minimum-time.ts";

/** A password's hash costs a hundredth here: how much it costs decides nothing that is tested. */
Object.assign(hashCost, { memory: 64, passes: 1 });

/** Refused sign-ins are immediate here: `with-minimum-time.test.ts` tests that they wait. */
Object.assign(minimumTime, { ms: 0 });
