-- A conversation of a customer with the shop (consumer code art. 21).
create table support_conversation (
  id          bigint generated always as identity primary key,
  public_id   text not null unique,
  -- Key that both sides name it by.
  number      text not null unique,
  kind        text not null check (kind in ('question', 'complaint', 'return', 'data_protection')),
  subject     text not null,
  -- Null without an account, and when its owner has left.
  person_id   text references person on delete set null,
  -- Where answers are mailed to, in lower case; null when its owner has left.
  email       text check (email = lower(email)),
  name        text not null,
  -- Language of the mails.
  locale      text not null,
  order_id    bigint references customer_order on delete set null,
  product_id  integer references product on delete set null,
  -- Vehicle in one line, as it was called then.
  vehicle     text,
  -- Path of the page that it was asked from.
  page        text,
  created_at  timestamptz not null,
  last_message_at timestamptz not null,
  -- Last day for the shop's answer, in Madrid's calendar; null: nothing waits for one.
  answer_by   date,
  closed_at   timestamptz,
  closed_by   text check (closed_by in ('customer', 'shop')),
  -- Who of the shop answers it.
  assignee    text,
  stars       smallint check (stars between 1 and 5),
  comment     text,
  rated_at    timestamptz,
  -- A link of its mails was opened: the e-mail is the writer's.
  proved_at   timestamptz,
  check ((closed_at is null) = (closed_by is null)),
  check ((stars is null) = (rated_at is null)),
  check ((stars is null) = (comment is null))
);
create index on support_conversation (person_id) where person_id is not null;
create index on support_conversation (email) where email is not null;
create index on support_conversation (order_id) where order_id is not null;
create index on support_conversation (product_id) where product_id is not null;
create index on support_conversation (answer_by, id) where closed_at is null;
create index on support_conversation (last_message_at);

create table support_message (
  id              bigint generated always as identity primary key,
  public_id       text not null unique,
  conversation_id bigint not null references support_conversation on delete cascade,
  author          text not null check (author in ('customer', 'shop')),
  -- Who it is signed with.
  name            text not null,
  body            text not null,
  sent_at         timestamptz not null,
  -- Hash of sender, key and text: what is sent twice is kept once.
  sending_hash    bytea unique,
  -- Message-ID of a mail that came in, and the address it came from.
  mail_id         text,
  mail_from       text,
  check ((mail_id is null) = (mail_from is null))
);
create index on support_message (conversation_id, id);
