-- Where a customer has parcels sent. A text is empty where nothing was given.
create table address (
  public_id          text primary key,
  -- The order of adding.
  id                 bigint generated always as identity,
  customer_id        text not null references customer on delete cascade,
  is_default         boolean not null,
  first_name         text not null,
  last_name          text not null,
  -- Identity number of the recipient, sealed (AES-256-GCM), and the id of the key it was sealed with.
  identification     bytea,
  identification_key text,
  email              text not null,
  -- Phones in E.164.
  landline_phone     text not null,
  mobile_phone       text not null,
  zip_code           text not null,
  -- Id of the gazetteer's province.
  province           text not null,
  municipality       text not null,
  district           text not null,
  street             text not null,
  number             text not null,
  apartment          text not null,
  between_streets    text not null,
  description        text not null,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  check (num_nonnulls(identification, identification_key) in (0, 2)),
  check (landline_phone <> '' or mobile_phone <> '')
);

create index on address (customer_id, id);

-- A customer has one default at most; that there is one is the room's own work.
create unique index on address (customer_id) where is_default;
