-- When a reduction began: it is announced against the lowest price of the 30 days before (LOCM art. 20.1).
-- What the thing costs after it, which may be above that; null: the announced price.
alter table product add column offer_started_at timestamptz, add column offer_after_cents integer;
alter table kit add column offer_started_at timestamptz, add column offer_after_cents integer;

-- Prices that were given in the same moment keep their order.
alter table price_history add column id bigint generated always as identity primary key;
