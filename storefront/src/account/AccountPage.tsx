import { useLingui } from "@lingui/react/macro";
import { ChevronLeft } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { useHead } from "../lib/page/use-head.ts";
import { Page } from "../ui/layout/Page.tsx";
import styles from "./AccountPage.module.css";

type Props = {
  title: string;
  lead?: string;
  /** The page above; "Mi cuenta" when left out. */
  back?: { to: string; label: string };
  /** Actions of the page, beside its title. */
  actions?: ReactNode;
  /** Given where the title may take the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A page beneath "Mi cuenta": the way back, its title, then its panels. */
export function AccountPage({ title, lead, back, actions, headingRef, children }: Props) {
  const { t } = useLingui();
  const { to, label } = back ?? { to: "/profile", label: t`Mi cuenta` };
  useHead({ title, isPrivate: true });
  return (
    <Page width="narrow">
      <Link to={to} className={styles.back}>
        <ChevronLeft size={20} aria-hidden="true" />
        {label}
      </Link>
      <div className={styles.header}>
        <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h1>
        {actions}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <div className={styles.panels}>{children}</div>
    </Page>
  );
}
