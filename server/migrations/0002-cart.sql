-- A visitor's cart hangs on the hash of the visitor cookie, never on the cookie itself; a signed-in
-- person's on the person (0003-accounts.sql). See docs/decisions/011.
-- Carts are updated often and have no index on what changes, so that an update stays on its page
-- (HOT); `fillfactor` leaves the room for it.
create table cart (
  public_id    text primary key,
  visitor_hash bytea unique,
  person_id    text unique,
  -- Counts the changes; a writer that has seen an older one starts again.
  version      integer not null default 0,
  -- In the order of adding, each { id, thingId, vehicleId, quantity, isFitConfirmed }: public ids of
  -- the line, of a product or a kit, and of the vehicle it was chosen for, or null.
  lines        jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  check (num_nonnulls(visitor_hash, person_id) = 1)
) with (fillfactor = 10);
