-- Who pays for the waste of a line's goods and how much, as it was told: part of the price (Royal Decree 712/2025
-- art. 24.4). A list of the contract's names: producer_register_number or null, cents of all pieces or null.
alter table order_line add column eco_fees jsonb not null default '[]';
