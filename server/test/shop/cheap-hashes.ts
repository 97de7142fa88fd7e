import { hashCost } from "../../src/session/passwords/hash-cost.ts";

/** A password's hash costs a hundredth here: how much it costs decides nothing that is tested. */
Object.assign(hashCost, { memory: 64, passes: 1 });
