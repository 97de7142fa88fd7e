-- expand
-- How many active products have each number of an attribute, as a JSON list of [number, count]; null for words, and for more
-- numbers than a select may have. Filters offer measures by it.
alter table value_tally add column numbers jsonb;
update value_tally tally
set numbers = counted.numbers
from (
  select part_type_id, attribute_id, jsonb_agg(jsonb_build_array(number, n) order by number) as numbers
  from (
    select p.part_type_id, a.attribute_id, a.number, count(*)::integer as n
    from product p join product_attribute a on a.product_id = p.id
    where p.is_active and a.number is not null
    group by p.part_type_id, a.attribute_id, a.number
  ) each_number
  group by part_type_id, attribute_id having count(*) <= 60
) counted
where tally.part_type_id = counted.part_type_id and tally.attribute_id = counted.attribute_id and tally.code is null;
