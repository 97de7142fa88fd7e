import { repairMonths } from "@recambia/contract/shop/legal";

/** SQL of the moment at which the order `o` ended. */
export const endOf = "coalesce(o.delivered_at, o.cancelled_at, o.placed_at)";

/** SQL of a moment's day in the shop's time zone. */
export const dayOf = (moment: string) => `(${moment} at time zone 'Europe/Madrid')::date`;

/**
 * What guarantee claims have added, by line, as `lineGuarantee` computes it: a day counts once, however many pieces were at the
 * shop.
 */
const addedByLine = `(
  select months, (select coalesce(sum(upper(span) - lower(span)), 0) from unnest(spans) span)::integer as days
  from (
    select case when bool_or(state = 'repaired') then ${repairMonths} else 0 end as months,
      range_agg(daterange(${dayOf("received_at")}, ${dayOf("ended_at")}))
        filter (where state <> 'refused' and received_at is not null and ended_at is not null) as spans
    from guarantee_claim where order_id = o.id group by order_line_id
  ) line)`;

/** SQL of the last day of a term of years from a day, with what the line with the most has gained. */
export const withGuarantee = (day: string, years: number) => `greatest(
  (${day} + interval '${years} years')::date,
  (select max(${day} + make_interval(years => ${years}, months => months, days => days)) from ${addedByLine} added)::date)`;
