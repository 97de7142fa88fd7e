import { useLingui } from "@lingui/react/macro";
import type { OrderState } from "@recambia/contract/orders/order-states";
import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Button } from "../../ui/actions/Button.tsx";
import { TextField } from "../../ui/forms/TextField.tsx";
import { visuallyHiddenClass } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./OrderFilters.module.css";

/** Filter groups with their states. */
const groups: Record<"unpaid" | "moving" | "delivered" | "back" | "cancelled", readonly OrderState[]> = {
  unpaid: ["pending_payment"],
  moving: ["paid", "preparing", "shipped"],
  delivered: ["delivered"],
  back: ["withdrawal_requested", "returned", "refunded"],
  cancelled: ["cancelled"],
};

/** Search and state filter; the URL holds both. */
export function OrderFilters() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const q = search.get("q") ?? "";

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    const wanted = typeof typed === "string" ? typed.trim() : "";
    navigate({ search: changed(search, "q", wanted) }, { state: { keepsPlace: true } });
  }

  return (
    <div className={styles.filters}>
      <search aria-label={t`Buscar en tus pedidos`}>
        <form className={styles.search} onSubmit={look}>
          <TextField
            // Keeps the field in step with the URL, including after going back.
            key={q}
            name="q"
            type="search"
            label={t`Buscar en tus pedidos`}
            labelClassName={visuallyHiddenClass}
            placeholder={t`Número, artículo o referencia`}
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            lead={<Search aria-hidden="true" />}
          />
          <Button type="submit" look="quiet">
            {t`Buscar`}
          </Button>
        </form>
      </search>
      <StateChips />
    </div>
  );
}

function StateChips() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const chosen = search.get("state") ?? "";
  const chips = [
    { states: "", name: t`Todos` },
    { states: groups.unpaid.join(), name: t`Pendientes de pago` },
    { states: groups.moving.join(), name: t`En marcha` },
    { states: groups.delivered.join(), name: t`Entregados` },
    { states: groups.back.join(), name: t`Devoluciones` },
    { states: groups.cancelled.join(), name: t`Cancelados` },
  ];
  return (
    <nav aria-label={t`Estado del pedido`}>
      <ul className={styles.chips}>
        {chips.map(({ states, name }) => (
          <li key={name}>
            <Link
              to={{ search: changed(search, "state", states) }}
              state={{ keepsPlace: true }}
              className={styles.chip}
              aria-current={states === chosen ? "true" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Changes one filter and goes to the first page. */
function changed(search: URLSearchParams, name: "q" | "state", value: string): string {
  const next = new URLSearchParams(search);
  next.delete("page");
  if (value) next.set(name, value);
  else next.delete(name);
  return next.toString();
}
