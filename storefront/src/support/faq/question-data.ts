import type { ShownQuestion } from "./shown-questions.ts";

/** schema.org's FAQPage for search engines, which read server-rendered pages only: the browser build omits it. */
export function questionData(questions: readonly ShownQuestion[]): Record<string, unknown> | null {
  if (!import.meta.env.SSR) return null;
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, plainAnswer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainAnswer },
    })),
  };
}
