import { type ReactNode, Suspense } from "react";

/**
 * A part of the page that React hydrates in a step of its own: hydrating a list of cards in one step blocks a
 * phone for half a second. A press on a part that is not hydrated yet hydrates it first and is then replayed.
 * Nothing inside may suspend, because it would disappear meanwhile.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
