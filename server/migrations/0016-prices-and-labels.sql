-- When a reduction began: it is announced against the lowest price of the 30 days before (LOCM art. 20.1).
-- What the thing costs after it, which may be above that; null: the announced price.
alter table product add column offer_started_at timestamptz, add column offer_after_cents integer;
alter table kit add column offer_started_at timestamptz, add column offer_after_cents integer;

-- Prices that were given in the same moment keep their order.
alter table price_history add column id bigint generated always as identity primary key;

-- The tyre's entry in the EU's register of labels and what its label says (Regulation (EU) 2020/740 art. 6).
alter table product add column eprel_id text, add column tyre_label jsonb;
alter table product add check ((eprel_id is null) = (tyre_label is null));
-- Register number of whoever answers for the goods as waste, and what is paid for that, VAT included and
-- in the price (RD 712/2025 art. 24.4); both stand on the invoice.
alter table product add column producer_register_no text, add column eco_fee_cents integer check (eco_fee_cents > 0);
