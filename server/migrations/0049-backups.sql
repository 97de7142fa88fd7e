-- The garage of an account: what its browsers have added and removed, the last change of each vehicle.
create table garage_vehicle (
  id         bigint generated always as identity,
  person_id  text not null references person on delete cascade,
  -- Public id of the variant.
  variant_id text not null,
  -- The vehicle as browsers keep it; null: removed.
  vehicle    jsonb,
  changed_at timestamptz not null,
  primary key (person_id, variant_id)
);

-- A person's garage, favorites, lists, addresses, preferences and papers as they were.
create table backup (
  id          bigint generated always as identity primary key,
  public_id   text not null unique,
  person_id   text not null references person on delete cascade,
  -- Whose addresses are in it: who moves to another account leaves them behind.
  customer_id text not null references customer on delete cascade,
  cause       text not null check (cause in ('daily', 'asked', 'restore')),
  content     jsonb not null,
  -- Added, changed and removed items against the backup before; null for the first.
  changes     jsonb,
  made_at     timestamptz not null
);
create index on backup (person_id, id desc);

-- When the daily job has last looked at a person.
create table backup_check (
  person_id  text primary key references person on delete cascade,
  checked_at timestamptz not null
);
