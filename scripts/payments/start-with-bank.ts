import { openStandInBank } from "./stand-in-bank.ts";

/** `npm run start:bank`: opens the shop with cards and Bizum, paid on a page that stands in for the bank's. */
const { variables, close } = await openStandInBank();
// An open page would keep the process alive when the shop has closed.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void close());
Object.assign(process.env, variables);
await import("../start.ts");
