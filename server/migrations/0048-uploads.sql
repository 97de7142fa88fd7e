-- A file of a person, sent in parts (tus 1.0). Content decides its kind; nobody opens it before it is `ready`.
create table upload (
  id             bigint generated always as identity primary key,
  -- Names its files in the store.
  public_id      text not null unique,
  person_id      text not null references person on delete cascade,
  name           text not null,
  -- Size as announced, and what has been received of it.
  byte_count     integer not null check (byte_count > 0),
  received_bytes integer not null default 0 check (received_bytes between 0 and byte_count),
  -- Whether a picture is also kept as it was sent, with its metadata.
  keeps_original boolean not null,
  state          text not null check (state in ('receiving', 'checking', 'ready', 'rejected')),
  problem        text check (problem in ('kind', 'unreadable', 'megapixels', 'infected')),
  kind           text check (kind in ('jpeg', 'png', 'webp', 'heic', 'pdf')),
  -- Pixels of the large picture.
  width          smallint,
  height         smallint,
  -- Bytes that count towards the person's quota.
  counted_bytes  integer not null check (counted_bytes >= 0),
  -- A process is looking at it; another takes over when this is old.
  checked_from   timestamptz,
  -- Checks that have begun and not ended: a file that ends the process is not tried forever.
  check_count    smallint not null default 0,
  created_at     timestamptz not null,
  check ((state = 'rejected') = (problem is not null)),
  check ((state = 'ready') = (kind is not null and width is not null and height is not null))
);
create index on upload (person_id, id desc);
create index on upload (created_at) where state in ('receiving', 'rejected');
create index on upload (id) where state = 'checking';

-- Parts of a file that is not ready yet, each a file in the store.
create table upload_part (
  upload_id  bigint not null references upload on delete cascade,
  -- Position in the file.
  first_byte integer not null,
  -- Its name in the store.
  part       text not null,
  primary key (upload_id, first_byte)
);

-- What a file is attached to. Whoever may see that may see the file.
create table upload_use (
  upload_id   bigint not null references upload on delete cascade,
  kind        text not null check (kind in ('support', 'review', 'withdrawal', 'vehicle')),
  -- Public id or number of the conversation, review, order or vehicle.
  reference   text not null,
  attached_at timestamptz not null,
  primary key (upload_id, kind, reference)
);
create index on upload_use (kind, reference);
