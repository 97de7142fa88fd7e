-- What a person signs in with; better-auth's "account" (docs/decisions/012). `provider_id` is
-- "credential", `account_id` the person's id, as better-auth wants them.
create table credential (
  id          text primary key,
  account_id  text not null,
  provider_id text not null,
  person_id   text not null references person on delete cascade,
  -- Argon2id in its usual notation.
  password    text,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  unique (person_id, provider_id)
);

-- better-auth's challenges under way: second factors and passkeys.
create table verification (
  id         text primary key,
  identifier text not null,
  value      text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index on verification (identifier);
create index on verification (expires_at);

-- The authenticator app of a person; secret and backup codes are encrypted with the shop's secret.
create table second_factor (
  id                        text primary key,
  person_id                 text not null unique references person on delete cascade,
  secret                    text not null,
  backup_codes              text not null,
  -- False until a first code has shown that the app has the key.
  verified                  boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until              timestamptz,
  -- The code that signed in last: it does so once.
  last_code                 text,
  last_code_at              timestamptz
);

create table passkey (
  id            text primary key,
  person_id     text not null references person on delete cascade,
  name          text,
  public_key    text not null,
  credential_id text not null unique,
  counter       bigint not null,
  device_type   text not null,
  backed_up     boolean not null,
  transports    text,
  aaguid        text,
  created_at    timestamptz not null default now()
);

create index on passkey (person_id);

-- Failed passwords in a row, by the SHA-256 of the address, whether it has an account or not.
create table failed_password (
  email_hash   bytea primary key,
  failure_count smallint not null,
  locked_until timestamptz,
  updated_at   timestamptz not null
);

-- Links in mails: only the hash of the token is kept, and it goes with its first use.
create table mail_token (
  token_hash bytea primary key,
  purpose    text not null,
  -- Whom or what it is about: a person's, a registration's, an invitation's id.
  subject_id text not null,
  -- What it was made for besides, such as an address.
  value      text,
  expires_at timestamptz not null
);

create index on mail_token (subject_id, purpose);

-- How often something has been tried since its window began (docs/decisions/012).
create table attempt_count (
  -- What is tried, and by whom.
  subject         text primary key,
  attempts        integer not null,
  window_ends_at  timestamptz not null
);
