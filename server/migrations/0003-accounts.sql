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

-- A signed-in browser.
create table session (
  id         text primary key,
  token      text not null unique,
  person_id  text not null references person on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index on session (person_id);

alter table cart add foreign key (person_id) references person on delete cascade;
