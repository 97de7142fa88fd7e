-- expand
-- Recalls of dangerous products (Regulation (EU) 2023/988 art. 35-37), with their texts in every language.
create table recall (
  id           bigint generated always as identity primary key,
  -- RT-XXXX-XXXX: what customers name.
  number       text not null unique,
  product_id   integer not null references product,
  -- What identifies the pieces: a lot or serial numbers; null: all.
  lot          text,
  -- Days of the orders in Madrid; null: no limit.
  sold_from    date,
  sold_to      date,
  hazard       jsonb not null,
  instructions jsonb not null,
  remedies     text[] not null,
  started_at   timestamptz not null,
  ended_at     timestamptz
);
create index on recall (product_id);

-- The orders whose customers were written to; a person with several gets one letter.
create table recall_letter (
  recall_id      bigint not null references recall,
  order_id       bigint not null references customer_order,
  -- SHA-256 of recall and address; null: the order has no address any more.
  recipient_hash text,
  queued_at      timestamptz not null,
  primary key (recall_id, order_id)
);
create index on recall_letter (order_id);
create index on recall_letter (recall_id, recipient_hash);

-- A product that is off sale for a recall has no stock, whatever feeds, commands and returned goods say.
alter table product add column is_recalled boolean not null default false;
create function keep_recalled_unavailable() returns trigger language plpgsql as $$
begin
  new.available := 0;
  return new;
end $$;
create trigger recalled_is_unavailable before insert or update on product
  for each row when (new.is_recalled and new.available > 0) execute function keep_recalled_unavailable();
