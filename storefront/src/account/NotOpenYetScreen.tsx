import { useLingui } from "@lingui/react/macro";
import { Heart, ListChecks, MapPinHouse, ReceiptText, Star, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useMatches, useSearchParams } from "react-router";
import { useShop } from "../lib/page-frame.tsx";
import type { Screen } from "../lib/screen.ts";
import { useHead } from "../lib/use-head.ts";
import { returnParameter } from "../session/index.ts";
import { buttonClass } from "../ui/Button.tsx";
import { LogoMark } from "../ui/LogoMark.tsx";
import styles from "./NotOpenYetScreen.module.css";

type Topic = "account" | "orders" | "addresses" | "favorites" | "lists" | "reviews" | "people";

/**
 * Stands for every screen of the customer's account until accounts open: what will hang on this
 * wall, and where to go meanwhile.
 */
function NotOpenYetScreen() {
  const { t } = useLingui();
  const shop = useShop();
  const topic = useTopic();
  useHead({ title: t`Mi cuenta`, isPrivate: true });
  const leads: Record<Topic, string> = {
    account: t`Aquí entrarás con tu correo para tener a mano todo lo de tu coche.`,
    orders: t`Aquí verás tus pedidos: su seguimiento, sus facturas y cómo repetirlos.`,
    addresses: t`Aquí guardarás las direcciones a las que enviamos tus piezas.`,
    favorites: t`Aquí estarán las piezas que marques como favoritas.`,
    lists: t`Aquí prepararás tus listas: por ejemplo, todo lo de la próxima revisión.`,
    reviews: t`Aquí valorarás las piezas que hayas comprado.`,
    people: t`Aquí darás acceso a tu familia o a tu taller.`,
  };
  return (
    <div className={styles.wall}>
      <Link to="/" className={styles.brand}>
        <LogoMark size={44} />
        {shop.name}
      </Link>
      <h1>{t`Las cuentas de cliente abren pronto`}</h1>
      <p className={styles.lead}>{leads[topic]}</p>
      <p className={styles.now}>
        {t`Mientras tanto puedes elegir tu vehículo, ver qué le encaja y llenar el carrito: te esperan en este navegador.`}
      </p>
      <div className={styles.ways}>
        <Link to="/categories" className={buttonClass()}>
          {t`Ver las categorías`}
        </Link>
        <Link to="/offer-list" className={buttonClass("quiet")}>
          {t`Ver las ofertas`}
        </Link>
        <Link to="/contact-us" className={buttonClass("quiet")}>
          {t`Hablar con la tienda`}
        </Link>
      </div>
      <h2 className={styles.heading}>{t`Lo que habrá en tu cuenta`}</h2>
      <ul className={styles.pegs}>
        <Peg icon={<ReceiptText />} name={t`Pedidos`} text={t`Seguimiento, facturas y devoluciones.`} />
        <Peg icon={<MapPinHouse />} name={t`Direcciones`} text={t`Las de casa, el trabajo y el taller.`} />
        <Peg icon={<Heart />} name={t`Favoritos`} text={t`Las piezas que no quieres perder de vista.`} />
        <Peg icon={<ListChecks />} name={t`Listas`} text={t`Todo lo de una revisión, junto y listo.`} />
        <Peg icon={<Star />} name={t`Opiniones`} text={t`Las tuyas, de compras comprobadas.`} />
        <Peg icon={<Users />} name={t`Personas`} text={t`Quien también compra con tu cuenta.`} />
      </ul>
    </div>
  );
}

function Peg({ icon, name, text }: { icon: ReactNode; name: string; text: string }) {
  return (
    <li className={styles.peg}>
      {icon}
      <h3>{name}</h3>
      <p>{text}</p>
    </li>
  );
}

const topicsByPath: readonly (readonly [start: string, topic: Topic])[] = [
  ["/orders", "orders"],
  ["/profile/my-orders", "orders"],
  ["/profile/my-addresses", "addresses"],
  ["/profile/favorites", "favorites"],
  ["/collections", "lists"],
  ["/reviews", "reviews"],
  ["/users", "people"],
];

/** What was asked for: this page, or the one a guard sent away from. */
function useTopic(): Topic {
  const [search] = useSearchParams();
  const shown = useMatches().at(-1)?.pathname ?? "/";
  const asked = search.get(returnParameter) ?? shown;
  return topicsByPath.find(([start]) => asked.startsWith(start))?.[1] ?? "account";
}

export const screen: Screen = { Component: NotOpenYetScreen };
