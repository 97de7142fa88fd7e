-- A visitor's cart hangs on the hash of the visitor cookie, never on the cookie itself; a signed-in
-- person's on the person (0003-accounts.sql).
-- Both tables are updated often and have no index on what changes, so that an update stays on its
-- page (HOT); `fillfactor` leaves the room for it.
create table cart (
  id           bigint generated always as identity primary key,
  public_id    text not null unique,
  visitor_hash bytea unique,
  person_id    text unique,
  -- Counts the changes; a writer that has seen an older one starts again.
  version      integer not null default 0,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now()
) with (fillfactor = 80);

-- What a line names in the catalogue has no foreign key: see docs/decisions/011.
create table cart_line (
  public_id     text primary key,
  -- The order of adding.
  id            bigint generated always as identity,
  cart_id       bigint not null references cart on delete cascade,
  product_id    integer,
  kit_id        integer,
  -- The vehicle the line was chosen for.
  variant_id    integer,
  quantity      smallint not null check (quantity between 1 and 99),
  fit_confirmed boolean not null default false,
  added_at      timestamptz not null default now(),
  check (num_nonnulls(product_id, kit_id) = 1),
  unique nulls not distinct (cart_id, product_id, kit_id, variant_id)
) with (fillfactor = 80);
