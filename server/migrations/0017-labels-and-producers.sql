-- Tyres are offered with their label only (Regulation (EU) 2020/740 art. 6); it is kept as the contract has it.
alter table part_type add column is_tyre boolean not null default false;
alter table product add column tyre_label jsonb, add column producer_register_number text,
  add column eco_fee_cents integer check (eco_fee_cents > 0);
