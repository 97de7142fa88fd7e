-- expand
-- Personal data that is only kept for liabilities: locked away, then destroyed (LOPDGDD art. 32).
alter table customer_order add column blocked_at timestamptz;
-- Last day on which it is kept.
alter table customer_order add column blocked_until date;
-- From then on the row says nothing about a person.
alter table customer_order add column destroyed_at timestamptz;
alter table customer_order add constraint blocked_with_an_end
  check ((blocked_at is null) = (blocked_until is null)) not valid;
create index on customer_order (blocked_until) where destroyed_at is null;

-- Each time that blocked data was looked at, and why.
create table blocked_order_access (
  id       bigint generated always as identity primary key,
  order_id bigint not null references customer_order,
  at       timestamptz not null,
  reason   text not null
);
create index on blocked_order_access (order_id);
