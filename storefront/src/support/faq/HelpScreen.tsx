import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { Suspense, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { useLoaded } from "../../lib/loading/use-loaded.ts";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import type { Screen } from "../../lib/page/screen.ts";
import { useHead } from "../../lib/page/use-head.ts";
import { buttonClass } from "../../ui/actions/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { contactFormPath } from "../paths.ts";
import { AnswerText } from "./AnswerText.tsx";
import styles from "./HelpScreen.module.css";
import { questionData } from "./question-data.ts";
import { questionTexts } from "./question-texts.ts";
import { topics } from "./questions.ts";
import { type ShownQuestion, shownQuestions } from "./shown-questions.ts";

/** Frequent questions, searched as one types (product decisions §6). */
function HelpScreen() {
  return (
    <Page width="narrow">
      <Suspense fallback={<Skeleton className={styles.place} />}>
        <Help />
      </Suspense>
    </Page>
  );
}

function Help() {
  const { t } = useLingui();
  const locale = useLocale();
  const shop = useShop();
  const texts = questionTexts.useText(locale);
  const questions = useMemo(() => shownQuestions(texts, shop, locale), [texts, shop, locale]);
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // Text that was typed before hydration.
  useEffect(() => setTyped(field.current?.value ?? ""), []);
  const found = useFound(questions, useDeferredValue(typed));
  useHead({
    title: t`Preguntas frecuentes`,
    description: t`Encaje, papeles, envío, devoluciones, garantía, casco, factura y pago: lo que más nos preguntan.`,
    structured: [questionData(questions)],
  });
  return (
    <>
      <h1>{t`Preguntas frecuentes`}</h1>
      <div className={styles.search}>
        <TextField
          type="search"
          ref={field}
          label={t`Busca tu pregunta`}
          lead={<Search size={20} aria-hidden="true" />}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p className={styles.count} role="status">
        {found ? t`Preguntas encontradas: ${found.length}` : ""}
      </p>
      {found ? <FoundQuestions found={found} /> : <AllQuestions questions={questions} names={texts.topics} />}
      <section className={styles.ask}>
        <h2>{t`¿No está lo que buscas?`}</h2>
        <p>{t`Te contesta una persona de la tienda.`}</p>
        <Link to={contactFormPath()} className={buttonClass()}>
          {t`Escribir a la tienda`}
        </Link>
      </section>
    </>
  );
}

/** Returns the questions found for the typed text; null without text, or until the search has loaded. */
function useFound(questions: readonly ShownQuestion[], typed: string): ShownQuestion[] | null {
  const isTyped = typed.trim() !== "";
  const code = useLoaded(
    isTyped,
    () => import("./search-questions.ts"),
    () => undefined,
  );
  const search = useMemo(() => code?.createQuestionSearch(questions) ?? null, [code, questions]);
  return isTyped && search ? search(typed) : null;
}

function FoundQuestions({ found }: { found: readonly ShownQuestion[] }) {
  const { t } = useLingui();
  if (found.length === 0) {
    return (
      <EmptyState title={t`Ninguna pregunta habla de eso`}>
        {t`Prueba con otras palabras o escríbenos.`}
      </EmptyState>
    );
  }
  return (
    <div className={styles.questions}>
      {found.map((question) => (
        <Question key={question.id} question={question} />
      ))}
    </div>
  );
}

type AllProps = { questions: readonly ShownQuestion[]; names: Record<(typeof topics)[number], string> };

function AllQuestions({ questions, names }: AllProps) {
  return topics.map((topic) => {
    const own = questions.filter((question) => question.topic === topic);
    return own.length > 0 ? <TopicQuestions key={topic} name={names[topic]} questions={own} /> : null;
  });
}

function TopicQuestions({ name, questions }: { name: string; questions: readonly ShownQuestion[] }) {
  const id = useId();
  return (
    <section className={styles.topic} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <div className={styles.questions}>
        {questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </div>
    </section>
  );
}

/** A native disclosure: it opens before scripts have loaded, and the browser's own search finds what is in it. */
function Question({ question }: { question: ShownQuestion }) {
  return (
    <details id={question.id} className={styles.question}>
      <summary>{question.question}</summary>
      <div className={styles.answer}>
        <AnswerText paragraphs={question.answer} />
      </div>
    </details>
  );
}

export const screen: Screen = { Component: HelpScreen, loadText: questionTexts.load };
