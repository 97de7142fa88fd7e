-- The account that orders belong to: a family, a workshop. It has one or more people, all equal.
create table customer (
  id         text primary key,
  created_at timestamptz not null default now()
);

-- A person who signs in.
create table person (
  id                 text primary key,
  customer_id        text not null references customer,
  -- In lower case.
  email              text not null unique check (email = lower(email)),
  email_verified     boolean not null default false,
  name               text not null,
  first_name         text,
  last_name          text,
  nickname           text,
  -- ISO 4217.
  currency           text not null default 'EUR',
  -- Language of the mails to them.
  locale             text not null default 'es',
  -- Public id of their picture.
  picture            text,
  two_factor_enabled boolean not null default false,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now()
);

create index on person (customer_id);

-- Somebody who has registered and has not yet shown that the address is theirs. It becomes a person
-- then, and not before: nobody can take an address by registering with it, and registering looks the
-- same whether the address has an account or not (docs/decisions/012).
create table registration (
  id            text primary key,
  -- In lower case; several people may register with the same one.
  email         text not null check (email = lower(email)),
  name          text not null,
  password_hash text not null,
  -- Language of the mails to them.
  locale        text not null,
  created_at    timestamptz not null,
  expires_at    timestamptz not null
);

create index on registration (email, created_at desc);

-- A signed-in browser; or a pending one, of somebody who has registered.
create table session (
  id              text primary key,
  token           text not null unique,
  person_id       text references person on delete cascade,
  registration_id text references registration on delete cascade,
  expires_at      timestamptz not null,
  ip_address      text,
  user_agent      text,
  created_at      timestamptz not null default now(),
  -- Last use, to the hour.
  updated_at      timestamptz not null default now(),
  check (num_nonnulls(person_id, registration_id) = 1)
);

create index on session (registration_id) where registration_id is not null;
create index on session (person_id);

alter table cart add foreign key (person_id) references person on delete cascade;
