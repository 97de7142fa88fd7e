import { useLingui } from "@lingui/react/macro";
import { useDeferredValue, useMemo } from "react";
import { useLoaded } from "../../lib/loading/use-loaded.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import styles from "./ContactForm.module.css";

/** So many letters say what a question is about. */
const enough = 8;
const maxShown = 2;

/**
 * Frequent questions that may answer what is being written, before it is sent. Their room is there from the start: nothing
 * below moves while one writes.
 */
export function SuggestedQuestions({ words }: { words: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const shop = useShop();
  const written = useDeferredValue(words.slice(0, 400));
  const isEnough = written.trim().length >= enough;
  // Nothing is lost without them.
  const code = useLoaded(
    isEnough,
    () => import("../faq/suggestions.ts"),
    () => undefined,
  );
  const found = useLoaded(
    code !== null,
    async () => code?.loadSuggestions(shop, locale) ?? null,
    () => undefined,
  );
  const suggested = useMemo(
    () => (isEnough && found ? (found(written) ?? []).slice(0, maxShown) : []),
    [isEnough, found, written],
  );
  return (
    <aside className={styles.suggested} aria-label={t`Quizá te sirva`}>
      <h3>{t`Quizá te sirva`}</h3>
      {suggested.length === 0 ? (
        <p
          className={styles.note}
        >{t`Mientras escribes, aquí aparecen las preguntas frecuentes que se parecen a la tuya.`}</p>
      ) : null}
      {suggested.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>{question}</summary>
          {code ? <code.AnswerText paragraphs={answer} /> : null}
        </details>
      ))}
    </aside>
  );
}
