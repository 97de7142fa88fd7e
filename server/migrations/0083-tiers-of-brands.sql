-- expand
-- Where a brand stands in price and quality, as the shop owner says; null: not said.
alter table brand add column tier text check (tier in ('economy', 'standard', 'premium'));
