import { useLingui } from "@lingui/react/macro";
import { maxAttached } from "@recambia/contract/uploads/schemas";
import { useCallback } from "react";
import { useWatch } from "react-hook-form";
import { useLocation, useSearchParams } from "react-router";
import { useHydrated } from "../../lib/loading/use-hydrated.ts";
import { Button } from "../../ui/actions/Button.tsx";
import { useLeaveQuestion } from "../../ui/dialogs/use-leave-question.tsx";
import { FailureRow } from "../../ui/feedback/FailureRow.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { FilePicker } from "../../uploads/index.ts";
import { contactFormStateIn, formId, subjectIn } from "../paths.ts";
import { ContactFields } from "./ContactFields.tsx";
import styles from "./ContactForm.module.css";
import { QuestionSubject } from "./QuestionSubject.tsx";
import { SentNote } from "./SentNote.tsx";
import { SuggestedQuestions } from "./SuggestedQuestions.tsx";
import { useContactForm } from "./use-contact-form.ts";
import { useQuestionSubject } from "./use-question-subject.ts";

/** The form for writing to the shop, with or without an account; links to it say what the question is about. */
export function ContactForm() {
  const { t } = useLingui();
  return (
    <section className={styles.section} aria-labelledby={formId}>
      <h2 id={formId} className={styles.title}>{t`Escríbenos`}</h2>
      {useHydrated() ? <FormOrReceipt /> : <Skeleton className={styles.place} />}
    </section>
  );
}

/** Rendered by the browser alone: what is typed before the page is hydrated would be lost. */
function FormOrReceipt() {
  const { t } = useLingui();
  const { key, state } = useLocation();
  const [search] = useSearchParams();
  const asked = contactFormStateIn(state);
  const about = useQuestionSubject(subjectIn(search));
  const contact = useContactForm({ kind: "question", subject: "", text: "", name: "", email: "" });
  const { form, sent } = contact;
  const words = useWatch({ control: form.control, name: ["subject", "text"] });
  const isWritten = words.some((text) => text.trim() !== "");
  const leaving = useLeaveQuestion(
    useCallback(() => isWritten, [isWritten]),
    t`Lo que has escrito a la tienda se perderá.`,
  );
  if (sent) {
    return (
      <>
        <SentNote opened={sent} onAnother={contact.writeAnother} />
        {leaving.question}
      </>
    );
  }
  return (
    <form className={styles.form} onSubmit={contact.submit(about.sent)} noValidate>
      <QuestionSubject key={key} about={about} name={asked.about} />
      <ContactFields form={form} isSignedIn={contact.isSignedIn} subject={asked.subject} />
      {contact.isSignedIn ? <FilePicker choice={contact.files} limit={maxAttached} /> : null}
      <SuggestedQuestions words={words.join(" ")} />
      <p className={styles.note}>
        {t`Te contesta una persona de la tienda. Usamos lo que nos escribes solo para contestarte, y te mandamos una copia por correo.`}
      </p>
      <FailureRow>{contact.failure}</FailureRow>
      <div className={styles.actions}>
        <Button type="submit" isLoading={form.formState.isSubmitting}>
          {t`Enviar a la tienda`}
        </Button>
      </div>
      {leaving.question}
    </form>
  );
}
