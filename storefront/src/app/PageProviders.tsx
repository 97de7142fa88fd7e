import type { I18n } from "@lingui/core";
import { LinguiContext } from "@lingui/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { HttpClient } from "../lib/http-client.ts";
import { HttpContext } from "../lib/http-context.ts";
import { type PageFrame, PageFrameContext } from "../lib/page-frame.tsx";

type Props = {
  i18n: I18n;
  queryClient: QueryClient;
  http: HttpClient;
  frame: PageFrame;
  children: ReactNode;
};

/**
 * What every component may ask for: texts, answers, the HTTP client, the page's frame. None of it is
 * ever another one: a page keeps its language, and texts that join later are those of parts that are
 * not drawn yet, so that nothing need be drawn anew for them.
 */
export function PageProviders({ i18n, queryClient, http, frame, children }: Props) {
  const language = useMemo(() => ({ i18n, _: i18n._.bind(i18n) }), [i18n]);
  return (
    <PageFrameContext value={frame}>
      <LinguiContext value={language}>
        <QueryClientProvider client={queryClient}>
          <HttpContext value={http}>{children}</HttpContext>
        </QueryClientProvider>
      </LinguiContext>
    </PageFrameContext>
  );
}
