import { useLingui } from "@lingui/react/macro";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useHead } from "../lib/use-head.ts";
import { Page } from "../ui/Page.tsx";
import styles from "./AccountPage.module.css";

type Props = { title: string; lead?: string; children: ReactNode };

/** A page beneath "Mi cuenta": the way back, its title, then its panels. */
export function AccountPage({ title, lead, children }: Props) {
  const { t } = useLingui();
  useHead({ title, isPrivate: true });
  return (
    <Page width="narrow">
      <Link to="/profile" className={styles.back}>
        <ChevronLeft size={20} aria-hidden="true" />
        {t`Mi cuenta`}
      </Link>
      <h1>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <div className={styles.panels}>{children}</div>
    </Page>
  );
}
