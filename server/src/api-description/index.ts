export { describeApi } from "./describe-api.ts";
