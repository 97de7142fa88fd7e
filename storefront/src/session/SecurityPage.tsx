import type { ReactNode } from "react";
import { Link } from "react-router";
import { useShop } from "../lib/page/page-frame.tsx";
import { Ruler } from "../ui/layout/Ruler.tsx";
import { LogoMark } from "../ui/marks/LogoMark.tsx";
import styles from "./SecurityPage.module.css";

type Props = {
  title: string;
  lead?: ReactNode;
  /** Beside the sheet on wide screens, under it on phones. */
  beside: ReactNode;
  children: ReactNode;
};

/** Layout of a security page: its form on a sheet, and an explanation beside it. */
export function SecurityPage({ title, lead, beside, children }: Props) {
  const shop = useShop();
  return (
    <div className={styles.bench}>
      <Link to="/" className={styles.brand}>
        <LogoMark size={44} />
        {shop.name}
      </Link>
      <div className={styles.columns}>
        <div className={styles.sheet}>
          <Ruler />
          <div className={styles.content}>
            <h1 className={styles.title}>{title}</h1>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
            {children}
          </div>
        </div>
        <div className={styles.beside}>{beside}</div>
      </div>
    </div>
  );
}
