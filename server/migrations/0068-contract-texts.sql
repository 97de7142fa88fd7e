-- expand
-- Legal texts as they were published: each version in each language, filled in for the shop. Rows never change.
create table legal_text (
  -- Of all other columns: the same text is kept once.
  hash     text primary key,
  page     text not null,
  number   integer not null,
  -- First day in force.
  version  date not null,
  locale   text not null,
  -- Title, lead and sections as the contract's blocks.
  content  jsonb not null,
  kept_at  timestamptz not null
);

-- The texts that an order accepted, in its language and in Spanish.
create table order_text (
  order_id bigint not null references customer_order on delete cascade,
  hash     text not null references legal_text,
  primary key (order_id, hash)
);

-- Proof that the contract was confirmed on a durable medium (consumer code art. 98.7 and 105).
create table order_confirmation (
  order_id    bigint not null references customer_order on delete cascade,
  -- Left half of the mail's Message-ID.
  mail_id     text primary key,
  recipient   text not null,
  locale      text not null,
  sent_at     timestamptz not null,
  -- Name and SHA-256 of each attachment.
  attachments jsonb not null
);
create index on order_confirmation (order_id);
