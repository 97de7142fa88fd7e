-- The customer of one order that was placed without an account (docs/decisions/041). Nobody signs in for it, so
-- it is closed from the start: what is kept of a closed account is kept of it.
alter table customer add column is_guest boolean not null default false;
alter table customer add check (not is_guest or closed_at is not null);

-- A quote belongs to a person, or to a visitor by the hash of the visitor cookie.
alter table quote alter column customer_id drop not null;
alter table quote alter column person_id drop not null;
alter table quote add column visitor_hash bytea;
alter table quote add check (num_nonnulls(person_id, visitor_hash) = 1);
alter table quote add check ((customer_id is null) = (person_id is null));
create index on quote (visitor_hash) where visitor_hash is not null;

-- The same for the key of a request to order.
alter table idempotency_key drop constraint idempotency_key_pkey;
alter table idempotency_key alter column person_id drop not null;
alter table idempotency_key add column visitor_hash bytea;
alter table idempotency_key add check (num_nonnulls(person_id, visitor_hash) = 1);
alter table idempotency_key add unique (person_id, key);
alter table idempotency_key add unique (visitor_hash, key);

-- Keyed hash of the network that a guest ordered from. It limits how many unpaid orders come from one network,
-- and goes once the order is paid or has ended.
alter table customer_order add column network_hash bytea;
create index on customer_order (network_hash) where network_hash is not null;
create index on customer_order (email) where state = 'pending_payment';
