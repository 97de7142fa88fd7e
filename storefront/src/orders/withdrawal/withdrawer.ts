/** Identity and contract that a withdrawal statement names when the consumer is not signed in. */
export type Withdrawer = { name: string; number: string; email: string };
