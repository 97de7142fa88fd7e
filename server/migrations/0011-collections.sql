-- Somebody's own list of products and kits, under a name. It is the person's, not the customer's: who
-- moves to another account takes it along.
create table collection (
  public_id   text primary key,
  person_id   text not null references person on delete cascade,
  name        text not null check (name <> ''),
  -- Sits in the address of a read-only link; null: not shared.
  share_token text unique,
  -- The vehicle it was made for, by public id.
  vehicle_id  text,
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);
create index on collection (person_id, updated_at desc);

create table collection_item (
  -- The order of adding.
  id            bigint generated always as identity primary key,
  collection_id text not null references collection on delete cascade,
  -- Public id of a product or a kit: outlives a catalogue loaded anew.
  thing_id      text not null,
  quantity      smallint not null check (quantity between 1 and 99),
  added_at      timestamptz not null,
  unique (collection_id, thing_id)
);
