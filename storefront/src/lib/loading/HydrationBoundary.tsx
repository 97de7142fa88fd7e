import { type ReactNode, Suspense } from "react";

/**
 * A part of a page that the browser takes over in a step of its own: a list of cards in one step keeps a phone
 * from answering for half a second. A press on a part whose turn has not come takes it over first, and
 * counts. Nothing in it may wait for code or answers by suspending: it would vanish meanwhile.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
