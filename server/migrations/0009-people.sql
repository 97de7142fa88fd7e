-- Someone is asked to sign in for a customer. The link's token is in mail_token, under this id. Once
-- accepted, the row says how that person came here; it goes when they leave.
create table invitation (
  id          text primary key,
  customer_id text not null references customer on delete cascade,
  -- In lower case.
  email       text not null check (email = lower(email)),
  -- How whoever invites calls them.
  name        text not null,
  invited_by  text references person on delete set null,
  -- Language of whoever invites; a mail is written in it.
  locale      text not null,
  sent_at     timestamptz not null,
  expires_at  timestamptz not null,
  accepted_at timestamptz,
  accepted_by text references person on delete cascade,
  check (num_nonnulls(accepted_at, accepted_by) in (0, 2))
);

create unique index on invitation (customer_id, email) where accepted_at is null;
create unique index on invitation (accepted_by) where accepted_by is not null;
create index on invitation (invited_by) where invited_by is not null;
create index on invitation (expires_at) where accepted_at is null;
