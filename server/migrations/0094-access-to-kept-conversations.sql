-- expand
-- Each time that a conversation was looked at which is kept as proof after its person has left, and why.
create table kept_conversation_access (
  id              bigint generated always as identity primary key,
  conversation_id bigint not null references support_conversation on delete cascade,
  at              timestamptz not null,
  reason          text not null
);
create index on kept_conversation_access (conversation_id);
