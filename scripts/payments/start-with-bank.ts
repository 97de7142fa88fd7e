import { openStandInBank } from "./stand-in-bank.ts";

/** `npm run start:bank`: opens the shop with cards and Bizum, paid on a page that stands in for the bank's. */
const { variables } = await openStandInBank();
Object.assign(process.env, variables);
await import("../start.ts");
