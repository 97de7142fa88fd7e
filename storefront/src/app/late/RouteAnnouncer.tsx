import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { visuallyHiddenClass } from "../../ui/layout/VisuallyHidden.tsx";

/** After a navigation, announces the new page's title to screen readers and moves the focus to its content. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={visuallyHiddenClass} aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
