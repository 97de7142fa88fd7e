-- A product's attributes as a JSON list of [attribute, number or code]: lists read them with the product. The importer
-- writes them wherever it writes product_attribute.
alter table product add column attribute_values text not null default '[]';
update product set attribute_values = own.attribute_values
from (
  select product_id,
         json_agg(json_build_array(attribute_id, coalesce(to_json(code), to_json(number))) order by attribute_id)::text
           as attribute_values
  from product_attribute group by product_id
) own
where own.product_id = product.id;

-- What lists count and order products by, packed as catalogue/shelves.ts unpacks it, the most significant bytes first:
-- ten integers, the rating (-1: none) as real, the end of a reduction of a whole per cent at least in milliseconds since
-- 1970 (0: none) as double precision.
alter table product add column facts bytea not null generated always as (
  int4send(id) || int4send(brand_id) || int4send(part_type_id)
  || int4send(case position when 'front' then 1 when 'rear' then 2 else 0 end)
  || int4send(case side when 'left' then 1 when 'right' then 2 else 0 end)
  || int4send(price_cents) || int4send(rating_count) || int4send(relevance)
  || int4send(released_on - date '2000-01-01') || int4send((available > 0)::integer)
  || float4send(coalesce(rating_average, -1))
  || float8send(case
       when (offer_previous_cents - price_cents)::bigint * 100 >= offer_previous_cents
         then ceil(extract(epoch from offer_ends_at at time zone 'UTC') * 1000)::double precision
       else 0
     end)
) stored;

-- A part type's products are counted from the index alone.
drop index product_by_part_type;
create index product_by_part_type on product (part_type_id, relevance desc, id)
  include (price_cents, available, rating_average, position, side, offer_ends_at, offer_previous_cents)
  where is_active;
