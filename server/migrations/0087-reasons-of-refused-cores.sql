-- expand
-- Why the shop refused the cores of a line, for the customer; null unless they are refused.
alter table order_line add column core_refusal text;
-- Earlier refusals are told in the timeline alone, by the product's name: only where no other refused line has that name.
update order_line line set core_refusal = (
  select substr(event.text, length(line.product ->> 'name') + 3) from order_event event
  where event.order_id = line.order_id and event.kind = 'core_refused'
    and starts_with(event.text, (line.product ->> 'name') || ': ')
  order by event.id desc limit 1)
where core_state = 'refused' and not exists (
  select from order_line other
  where other.order_id = line.order_id and other.id <> line.id and other.core_state = 'refused'
    and other.product ->> 'name' = line.product ->> 'name');
