import type { I18n } from "@lingui/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { HttpClient } from "../../lib/http/http-client.ts";
import { HttpContext } from "../../lib/http/http-context.ts";
import { type PageFrame, PageFrameContext } from "../../lib/page/page-frame.tsx";
import { LanguageContext, languageOf } from "../../lib/texts/language.ts";

type Props = {
  i18n: I18n;
  queryClient: QueryClient;
  http: HttpClient;
  frame: PageFrame;
  children: ReactNode;
};

/** Provides what every component may use: texts, query client, HTTP client and page frame. */
export function PageProviders({ i18n, queryClient, http, frame, children }: Props) {
  const language = useMemo(() => languageOf(i18n), [i18n]);
  return (
    <PageFrameContext value={frame}>
      <LanguageContext value={language}>
        <QueryClientProvider client={queryClient}>
          <HttpContext value={http}>{children}</HttpContext>
        </QueryClientProvider>
      </LanguageContext>
    </PageFrameContext>
  );
}
