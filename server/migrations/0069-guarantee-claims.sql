-- expand
-- Claims under the legal guarantee (consumer code art. 114–124), each about pieces of one line.
create table guarantee_claim (
  id            bigint generated always as identity primary key,
  public_id     text not null unique,
  -- GC-XXXX-XXXX: the key of the claim (art. 21.2).
  number        text not null unique,
  order_id      bigint not null references customer_order,
  order_line_id bigint not null references order_line,
  quantity      smallint not null check (quantity > 0),
  state         text not null check (state in ('opened', 'accepted', 'received', 'repaired', 'replaced',
    'price_reduced', 'refunded', 'refused')),
  wish          text not null check (wish in ('repair', 'replacement', 'price_reduction', 'refund')),
  remedy        text check (remedy in ('repair', 'replacement', 'price_reduction', 'refund')),
  description   text not null,
  -- Decides whether the claim is in time (art. 120, 121, 124).
  appeared_on   date not null,
  is_presumed   boolean not null,
  needs_goods   boolean,
  -- The shop's last answer, for the customer.
  answer        text,
  opened_at     timestamptz not null,
  answered_at   timestamptz,
  -- Handed over and given back: the guarantee is suspended in between (art. 122).
  received_at   timestamptz,
  ended_at      timestamptz,
  refund_id     bigint unique references refund,
  check ((ended_at is null) = (state in ('opened', 'accepted', 'received')))
);
create index on guarantee_claim (order_id);
create index on guarantee_claim (opened_at) where ended_at is null;

alter table refund drop constraint refund_cause_check;
alter table refund add constraint refund_cause_check
  check (cause in ('cancelled', 'withdrawal', 'core_deposit', 'goodwill', 'guarantee', 'late_payment')) not valid;

-- 'replaced': left the stock in the place of a faulty piece.
alter table stock_movement drop constraint stock_movement_kind_check;
alter table stock_movement add constraint stock_movement_kind_check
  check (kind in ('restocked', 'written_off', 'lost', 'replaced')) not valid;

alter table upload_use drop constraint upload_use_kind_check;
alter table upload_use add constraint upload_use_kind_check
  check (kind in ('support', 'review', 'withdrawal', 'guarantee', 'vehicle')) not valid;
