-- Time of the last change that a shopper can see on a product's page, for the sitemap's lastmod. A trigger sets it, because
-- imports, price changes, offers, orders and withdrawals of products each write the row.
alter table product add column changed_at timestamptz not null default now();

create function note_product_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

create trigger product_change before update on product for each row
  when ((old.is_active, old.fit_set_id, old.part_number, old.gtin, old.name, old.description, old.warning, old.pictures,
         old.price_cents, old.offer_previous_cents, old.core_deposit_cents, old.attribute_values, old.available > 0)
        is distinct from
        (new.is_active, new.fit_set_id, new.part_number, new.gtin, new.name, new.description, new.warning, new.pictures,
         new.price_cents, new.offer_previous_cents, new.core_deposit_cents, new.attribute_values, new.available > 0))
  execute function note_product_change();
