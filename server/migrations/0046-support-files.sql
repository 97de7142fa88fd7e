-- A file that came with a mail; those of an account are attached by upload_use instead. Content has decided its kind.
create table support_file (
  id          bigint generated always as identity primary key,
  -- Names its files in the store: the picture drawn from it in two sizes, and a PDF's own bytes.
  public_id   text not null unique,
  message_id  bigint not null references support_message on delete cascade,
  name        text not null,
  kind        text not null check (kind in ('jpeg', 'png', 'webp', 'heic', 'pdf')),
  sent_at     timestamptz not null
);
create index on support_file (message_id);
