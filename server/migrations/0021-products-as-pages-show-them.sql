-- What pages show of a product, as a JSON list in the order of catalogue/listed-products.ts: twenty-odd columns of a page's
-- products cost more to send and to read than to find. Written as text, because functions that make JSON are not immutable.
alter table product add column listed text not null generated always as (
  '[' || id || ',"' || public_id || '",' || brand_id || ',' || part_type_id
  || ',' || json_object(array['slug', slug, 'part_number', part_number, 'picture', pictures[1]])::text
  || ',' || coalesce('"' || position || '"', 'null') || ',' || coalesce('"' || side || '"', 'null')
  || ',' || coalesce(name::text, 'null') || ',' || coalesce(core_deposit_cents::text, 'null')
  || ',' || available || ',"' || sold_as || '",' || needed_per_job
  || ',' || coalesce(net_quantity::text, 'null') || ',' || coalesce('"' || net_unit || '"', 'null')
  || ',' || coalesce('"' || restricted || '"', 'null') || ',' || coalesce(tyre_label::text, 'null')
  || ',' || key_attributes::text || ',' || coalesce(rating_average::text, 'null') || ',' || rating_count
  || ',' || case when is_universal then 'true' else 'false' end || ',' || coalesce(fit_set_id::text, 'null')
  || ',' || price_cents || ',' || coalesce(offer_previous_cents::text, 'null')
  || ',' || coalesce((extract(epoch from offer_ends_at at time zone 'UTC') * 1000)::double precision::text, 'null')
  || ',' || coalesce(offer_after_cents::text, offer_previous_cents::text, 'null') || ']'
) stored;
