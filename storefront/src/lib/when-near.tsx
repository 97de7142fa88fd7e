import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

/** How far below the window a place may be when it is filled. */
const ahead = "600px";

type Props = {
  /** Holds the room until the place is filled; of its final height. */
  places: ReactNode;
  /** Lazy components: neither their code nor their answers are asked for before. */
  children: ReactNode;
  id?: string;
  className?: string | undefined;
};

/** A place further down a page, filled when it comes near the window. */
export function WhenNear({ places, children, id, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => setIsNear((was) => was || !!seen?.isIntersecting), {
      rootMargin: `${ahead} 0px`,
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} id={id} className={className}>
      {isNear ? <Suspense fallback={places}>{children}</Suspense> : places}
    </div>
  );
}
