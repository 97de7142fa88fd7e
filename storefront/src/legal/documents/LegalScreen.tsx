import type { NumberedText } from "@recambia/contract/shop/legal";
import { type ReactNode, Suspense, useRef } from "react";
import { useLocale, useShop } from "../../lib/page/page-frame.tsx";
import { useHead } from "../../lib/page/use-head.ts";
import type { LocalizedTexts } from "../../lib/texts/localized-texts.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { DocumentTools } from "./DocumentTools.tsx";
import { documentParts } from "./document-parts.ts";
import type { DocumentText } from "./document-text.ts";
import styles from "./LegalScreen.module.css";
import { TableOfContents } from "./TableOfContents.tsx";

type Props = {
  texts: LocalizedTexts<DocumentText>;
  /** Its name, for texts that have numbered versions. */
  numbered?: NumberedText;
  /** Between the lead and the first section. */
  opening?: ReactNode;
};

/** A page of rules (numbered, dated, to print or keep) or of information, with its contents at the side. */
export function LegalScreen(props: Props) {
  return (
    <Page>
      <Suspense fallback={<DocumentPlace />}>
        <LegalDocument {...props} />
      </Suspense>
    </Page>
  );
}

function LegalDocument({ texts, numbered, opening }: Props) {
  const locale = useLocale();
  const shop = useShop();
  const text = texts.useText(locale);
  const article = useRef<HTMLElement>(null);
  useHead({ title: text.title, description: text.description });
  return (
    <div className={styles.layout}>
      <TableOfContents sections={text.sections} />
      <article ref={article} className={styles.article}>
        <h1>{text.title}</h1>
        <div className={styles.lead}>{text.lead(shop)}</div>
        {numbered ? <DocumentTools page={numbered} title={text.title} article={article} /> : null}
        {opening}
        {text.sections.map((section, index) => (
          <section key={section.id} aria-labelledby={section.id} className={styles.section}>
            <h2 id={section.id}>
              {numbered ? <span className={styles.number}>{`${index + 1}. `}</span> : null}
              {section.title}
            </h2>
            {section.body(shop, documentParts)}
          </section>
        ))}
      </article>
    </div>
  );
}

/** The place of a text while it is on its way. */
function DocumentPlace() {
  return (
    <div className={styles.layout} aria-busy="true">
      <div />
      <div className={styles.article}>
        <Skeleton className={styles.titlePlace} />
        <Skeleton className={styles.textPlace} />
        <Skeleton className={styles.textPlace} />
      </div>
    </div>
  );
}
