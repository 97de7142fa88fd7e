/** Who withdraws without signing in, and from what, as their statement names it. */
export type Withdrawer = { name: string; number: string; email: string };
