import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useShopAheadMs } from "../../lib/http/shop-time.ts";
import { timeLeft } from "./time-left.ts";

const minuteMs = 60_000;

/** Returns the remaining time as text, more precise towards the end; empty when it is over. */
export function useTimeLeft(until: string): string {
  const { t } = useLingui();
  const aheadMs = useShopAheadMs();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(Date.parse(until) - now - aheadMs);
  if (!left) return "";
  const { count, unit } = left;
  if (unit === "day") return t`${plural(count, { one: "Queda # día", other: "Quedan # días" })}`;
  if (unit === "hour") return t`${plural(count, { one: "Queda # hora", other: "Quedan # horas" })}`;
  return t`${plural(count, { one: "Queda # minuto", other: "Quedan # minutos" })}`;
}
