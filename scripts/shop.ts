import { keepCompiled } from "./keep-compiled.ts";

/** `npm run shop`: the shop owner's command line. */
keepCompiled();
await import("../server/src/operator/main.ts");
