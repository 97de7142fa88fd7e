-- Mail that waits to be sent, and for a month what became of it (docs/decisions/013).
create table mail (
  id            bigint generated always as identity primary key,
  -- Left half of the Message-ID: the same in every attempt.
  public_id     text not null unique,
  recipient     text not null,
  locale        text not null,
  template      text not null,
  -- What the template is filled with; links in it are secrets, so it goes when the mail has gone.
  content       jsonb,
  queued_at     timestamptz not null default now(),
  attempt_count integer not null default 0,
  -- When it may be tried next: the wait after a failure, or the end of a process's claim. Null: at once.
  due_at        timestamptz,
  sent_at       timestamptz,
  failed_at     timestamptz,
  -- What the last attempt was answered.
  failure       text,
  check (num_nonnulls(sent_at, failed_at) <= 1)
);

create index mail_waiting on mail (due_at nulls first, id) where sent_at is null and failed_at is null;
create index mail_ended on mail (coalesce(sent_at, failed_at)) where coalesce(sent_at, failed_at) is not null;
