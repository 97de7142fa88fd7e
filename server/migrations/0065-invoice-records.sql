-- expand
-- Chained records of issued and annulled invoices (Royal Decree 1007/2023, Order HAC/1177/2024 art. 10 to 13). The columns
-- hash, previous_hash, qr and sent_at of invoice stay empty: an invoice may have several records.
create table invoice_record (
  -- Records of the tax office's test service are no part of the legal chain.
  chain         text not null check (chain in ('test', 'production')),
  position      integer not null check (position > 0),
  invoice_id    bigint not null references invoice,
  kind          text not null check (kind in ('issue', 'correction', 'annulment')),
  -- The record as it is reported; null once the invoice's personal data has been destroyed.
  xml           text,
  hash          text not null,
  -- Null for the first record.
  previous_hash text,
  generated_at  timestamptz not null,
  state         text not null default 'waiting'
                check (state in ('waiting', 'accepted', 'accepted_with_errors', 'refused')),
  reported_at   timestamptz,
  -- Receipt of the tax office (código seguro de verificación).
  receipt       text,
  error_code    text,
  error_text    text,
  primary key (chain, position),
  unique (chain, hash),
  unique nulls not distinct (chain, previous_hash)
);
create index on invoice_record (invoice_id);
create index on invoice_record (chain, position) where state = 'waiting';

-- The last record of each chain, which the next one follows, and when the tax office takes the next report.
create table invoice_chain (
  chain           text primary key,
  position        integer not null default 0,
  hash            text,
  generated_at    timestamptz,
  report_after    timestamptz,
  reporting_until timestamptz,
  has_failed      boolean not null default false
);

create function keep_invoice_record() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a record of an invoice is never deleted'; end if;
  if (new.chain, new.position, new.invoice_id, new.kind, new.hash, new.previous_hash, new.generated_at)
       is distinct from
     (old.chain, old.position, old.invoice_id, old.kind, old.hash, old.previous_hash, old.generated_at)
     or (new.xml is not null and new.xml is distinct from old.xml)
  then raise exception 'a record of an invoice is never changed'; end if;
  return new;
end $$;
create trigger invoice_record_kept before update or delete on invoice_record
  for each row execute function keep_invoice_record();

alter table invoice add column annulled_at timestamptz;
alter table invoice add column annulled_reason text;
