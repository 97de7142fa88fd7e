import { useLingui } from "@lingui/react/macro";
import { CircleUserRound, MonitorDown, Star } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useMatches } from "react-router";
import type { Screen } from "../lib/page/screen.ts";
import { useHead } from "../lib/page/use-head.ts";
import { buttonClass } from "../ui/actions/Button.tsx";
import { Page } from "../ui/layout/Page.tsx";
import styles from "./NotOpenYetScreen.module.css";

type Topic = "account" | "reviews" | "offline";

/** Stands where a part of the account is still to open: what will be there, and where to go meanwhile. */
function NotOpenYetScreen() {
  const { t } = useLingui();
  const topic = useTopic();
  const { icon, title, lead } = useTopicWords()[topic];
  useHead({ title, isPrivate: true });
  return (
    <Page>
      <div className={styles.wall}>
        <section className={styles.card}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.now}>
            {t`Lo estamos montando. Mientras tanto, tu vehículo y tu carrito te esperan en este navegador.`}
          </p>
          <div className={styles.ways}>
            <Link to="/profile" className={buttonClass()}>
              {t`Volver a mi cuenta`}
            </Link>
            <Link to="/categories" className={buttonClass("quiet")}>
              {t`Ver las categorías`}
            </Link>
            <Link to="/contact-us" className={buttonClass("quiet")}>
              {t`Hablar con la tienda`}
            </Link>
          </div>
        </section>
      </div>
    </Page>
  );
}

type Words = { icon: ReactNode; title: string; lead: string };

function useTopicWords(): Record<Topic, Words> {
  const { t } = useLingui();
  return {
    account: {
      icon: <CircleUserRound />,
      title: t`Esta parte de tu cuenta abre pronto`,
      lead: t`Aquí tendrás a mano todo lo de tu coche.`,
    },
    reviews: {
      icon: <Star />,
      title: t`Las opiniones abren pronto`,
      lead: t`Aquí valorarás las piezas que hayas comprado.`,
    },
    offline: {
      icon: <MonitorDown />,
      title: t`El modo sin conexión abre pronto`,
      lead: t`Aquí elegirás qué se queda en este dispositivo para consultarlo sin internet.`,
    },
  };
}

const topicsByPath: readonly (readonly [start: string, topic: Topic])[] = [
  ["/reviews", "reviews"],
  ["/profile/offline", "offline"],
];

function useTopic(): Topic {
  const path = useMatches().at(-1)?.pathname ?? "/";
  return topicsByPath.find(([start]) => path.startsWith(start))?.[1] ?? "account";
}

export const screen: Screen = { Component: NotOpenYetScreen };
