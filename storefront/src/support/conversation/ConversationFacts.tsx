import { useLingui } from "@lingui/react/macro";
import type { Conversation } from "@recambia/contract/support/schemas";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useKindNames } from "../use-kind-names.ts";
import styles from "./ConversationScreen.module.css";

/** Subject of a conversation. */
export function ConversationFacts({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const kinds = useKindNames();
  const { number, kind, order, product, vehicle, page, email } = conversation;
  return (
    <dl className={styles.facts}>
      <Fact name={t`Número`}>{number}</Fact>
      <Fact name={t`Tipo`}>{kinds[kind]}</Fact>
      <Fact name={t`Pedido`}>{order ? <Link to={`/orders/${order.id}`}>{order.number}</Link> : null}</Fact>
      <Fact name={t`Artículo`}>
        {product ? <Link to={`/products/${product.slug}`}>{product.name}</Link> : null}
      </Fact>
      <Fact name={t`Vehículo`}>{vehicle}</Fact>
      <Fact name={t`Página`}>{page ? <Link to={page}>{page}</Link> : null}</Fact>
      <Fact name={t`Correo electrónico`}>{email}</Fact>
    </dl>
  );
}

/** Nothing without a value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
