-- An address that the person has changed to and not verified yet. It may be somebody else's: whether
-- it is must not show, so that it counts only once a mail sent to it has been answered.
alter table person add column pending_email text check (pending_email = lower(pending_email));

-- Set when its last person has left and something hangs on it that the law orders to keep (LOPDGDD
-- article 32): nobody can sign in for it any more.
alter table customer add column closed_at timestamptz;

-- Proof that a right was served (GDPR articles 5.2, 15, 17): names nobody, outlives the person.
create table data_request (
  id          bigint generated always as identity primary key,
  person_id   text not null,
  customer_id text not null,
  kind        text not null check (kind in ('download', 'erasure')),
  served_at   timestamptz not null
);

create index on data_request (person_id);

create index on person (picture) where picture is not null;
