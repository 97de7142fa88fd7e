-- Pieces of an order that will not be sent. Whoever cancels an order as a whole has a row here as well; an
-- order that expires unpaid has none, because a late payment can revive it.
create table cancellation (
  id           bigint generated always as identity primary key,
  public_id    text not null unique,
  order_id     bigint not null references customer_order,
  -- 'withdrawal': declared before the pieces had left (consumer code art. 102); 'lost': their parcel was lost.
  cause        text not null check (cause in ('cancelled', 'withdrawal', 'lost')),
  actor        text not null check (actor in ('customer', 'shop')),
  -- Of a withdrawal: how it was declared, and by whom.
  channel      text check (channel in ('account', 'guest', 'letter', 'telephone')),
  name         text,
  -- In the shop's words; the customer reads it.
  reason       text,
  -- The moment that counts: of a withdrawal, when it was declared.
  cancelled_at timestamptz not null,
  check ((cause = 'withdrawal') = (channel is not null)),
  check ((cause = 'withdrawal') = (name is not null))
);
create index on cancellation (order_id);

create table cancellation_line (
  cancellation_id bigint not null references cancellation,
  order_line_id   bigint not null references order_line,
  quantity        smallint not null check (quantity > 0),
  primary key (cancellation_id, order_line_id)
);
create index on cancellation_line (order_line_id);

-- A refund pays back a cancellation, a withdrawal, or neither.
alter table refund add column cancellation_id bigint references cancellation;

-- A withdrawal can be declared by letter or telephone: the shop records it.
alter table withdrawal drop constraint withdrawal_channel_check;
alter table withdrawal add constraint withdrawal_channel_check
  check (channel in ('account', 'guest', 'shop', 'letter', 'telephone'));
-- When the row was written; `received_at` is when it was declared.
alter table withdrawal add column recorded_at timestamptz;
-- Why it has no effect; the customer reads it.
alter table withdrawal add column void_reason text;

alter table parcel add column lost_at timestamptz;
alter table parcel add column came_back_at timestamptz;
alter table parcel add constraint parcel_ends_once
  check (num_nonnulls(delivered_at, lost_at, came_back_at) <= 1);

-- What the shop decides about pieces of orders that are in no customer's hands any more. `pieces` are those of
-- the product; `quantity` those of the line, which may be a kit.
create table stock_movement (
  id            bigint generated always as identity primary key,
  order_id      bigint not null references customer_order,
  order_line_id bigint not null references order_line,
  product_id    integer not null references product,
  -- 'restocked': on sale again; 'written_off': came back and cannot be sold; 'lost': with their parcel.
  kind          text not null check (kind in ('restocked', 'written_off', 'lost')),
  quantity      smallint not null check (quantity > 0),
  pieces        integer not null check (pieces > 0),
  reason        text,
  moved_at      timestamptz not null
);
create index on stock_movement (order_id);
create index on stock_movement (product_id);
