-- What the shop offered for a cart at one moment. An order names the quote that was shown.
create table quote (
  id           text primary key,
  customer_id  text not null references customer on delete cascade,
  person_id    text not null references person on delete cascade,
  cart_id      text not null,
  cart_version integer not null,
  -- The wish that was quoted and the Quote as it was told, both as the contract writes them.
  wish         jsonb not null,
  content      jsonb not null,
  -- Of all that binds: things, quantities, prices, shipping, address. Equal: nothing has changed.
  fingerprint  text not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null
);
create index on quote (expires_at);
create index on quote (customer_id);
create index on quote (person_id);

-- The contract. Nothing deletes one while the law wants it kept (docs/decisions/022).
create table customer_order (
  id                  bigint generated always as identity primary key,
  public_id           text not null unique,
  -- RC-XXXX-XXXX: what people read and write; drawn at random.
  number              text not null unique,
  customer_id         text not null references customer,
  -- Who placed it; null when they have left.
  person_id           text references person on delete set null,
  state               text not null check (state in ('pending_payment', 'paid', 'preparing', 'shipped',
    'delivered', 'withdrawal_requested', 'returned', 'refunded', 'cancelled')),
  -- Language of the contract: its mails and documents.
  locale              text not null,
  -- In lower case, as the account had it when the order was placed.
  email               text not null check (email = lower(email)),
  name                text not null,
  -- One order per quote, whoever asks how often.
  quote_id            text not null unique,
  terms_version       text not null,
  payment_method      text not null check (payment_method in ('transfer', 'card', 'bizum')),
  shipping_method     text not null check (shipping_method in ('standard', 'express', 'pickup')),
  tax_zone            text not null check (tax_zone in ('vat', 'export')),
  -- The address as the contract's Address, its identification masked; null for a pick-up.
  address             jsonb,
  -- Identity number of the recipient, sealed as in `address`, under the order's public id.
  identification      bytea,
  identification_key  text,
  -- Whom a full invoice is made out to; null: simplified.
  billing             jsonb,
  goods_cents         integer not null check (goods_cents >= 0),
  shipping_cents      integer not null check (shipping_cents >= 0),
  -- What standard delivery costs, charged likewise: the most that a withdrawal repays (consumer code art. 107.2).
  standard_shipping_cents integer not null check (standard_shipping_cents >= 0),
  shipping_vat_rate   smallint not null,
  shipping_vat_cents  integer not null,
  core_deposit_cents  integer not null check (core_deposit_cents >= 0),
  total_cents         integer not null,
  refunded_cents      integer not null default 0,
  promised_by         date not null,
  -- Unpaid then, it ends; null for what is not waited for.
  pay_until           timestamptz,
  placed_at           timestamptz not null,
  paid_at             timestamptz,
  shipped_at          timestamptz,
  -- Delivery of the last parcel: the term to withdraw counts from it.
  delivered_at        timestamptz,
  cancelled_at        timestamptz,
  check (total_cents = goods_cents + shipping_cents + core_deposit_cents),
  check (refunded_cents between 0 and total_cents),
  check (num_nonnulls(identification, identification_key) in (0, 2))
);
create index on customer_order (customer_id, id desc);
create index on customer_order (person_id) where person_id is not null;
create index on customer_order (state, id);
create index on customer_order (pay_until) where state = 'pending_payment';

create table order_line (
  id                   bigint generated always as identity primary key,
  public_id            text not null unique,
  order_id             bigint not null references customer_order,
  position             smallint not null,
  product_id           integer references product,
  kit_id               integer references kit,
  -- The contract's LineProduct, VehicleSummary and Fit as they were told, in the order's language.
  product              jsonb not null,
  vehicle              jsonb,
  fit                  jsonb not null,
  fit_confirmed        boolean not null,
  quantity             smallint not null check (quantity > 0),
  unit_cents           integer not null check (unit_cents >= 0),
  line_cents           integer not null check (line_cents >= 0),
  vat_rate             smallint not null,
  vat_cents            integer not null,
  core_deposit_cents   integer not null default 0,
  core_state           text not null default 'none'
    check (core_state in ('none', 'due', 'received', 'accepted', 'refused', 'repaid')),
  -- Letter of consumer code art. 103; null: can be withdrawn from.
  withdrawal_exclusion text,
  check (num_nonnulls(product_id, kit_id) = 1),
  check (vat_cents between 0 and line_cents),
  unique (order_id, position)
);
create index on order_line (product_id) where product_id is not null;

-- The pieces that a line has taken out of stock: its product's, or each of its kit's.
create table order_line_piece (
  order_line_id bigint not null references order_line,
  product_id    integer not null references product,
  pieces        integer not null check (pieces > 0),
  primary key (order_line_id, product_id)
);
create index on order_line_piece (product_id);

-- What has happened to an order, kept for good: its timeline and the proof of its mails.
create table order_event (
  id       bigint generated always as identity primary key,
  order_id bigint not null references customer_order,
  at       timestamptz not null,
  kind     text not null,
  -- The order's state from then on.
  state    text not null,
  cents    integer,
  text     text,
  -- Who did it: 'customer', 'shop', 'bank', 'clock'.
  actor    text not null check (actor in ('customer', 'shop', 'bank', 'clock'))
);
create index on order_event (order_id, id);

create table parcel (
  id              bigint generated always as identity primary key,
  public_id       text not null unique,
  order_id        bigint not null references customer_order,
  carrier         text not null,
  tracking_number text not null,
  tracking_url    text,
  shipped_at      timestamptz not null,
  delivered_at    timestamptz
);
create index on parcel (order_id);

create table parcel_line (
  parcel_id     bigint not null references parcel,
  order_line_id bigint not null references order_line,
  quantity      smallint not null check (quantity > 0),
  primary key (parcel_id, order_line_id)
);
create index on parcel_line (order_line_id);

-- A try to pay: one transfer, or one visit to the bank's payment page.
create table payment (
  id           bigint generated always as identity primary key,
  order_id     bigint not null references customer_order,
  method       text not null check (method in ('transfer', 'card', 'bizum')),
  -- What the bank knows it by; a transfer's is the order's number.
  reference    text not null unique,
  amount_cents integer not null check (amount_cents > 0),
  -- 'late': arrived when the order had ended; it is sent back.
  state        text not null check (state in ('open', 'paid', 'refused', 'late')),
  -- The bank's own words: authorisation, response code. No card data.
  detail       jsonb not null default '{}',
  created_at   timestamptz not null,
  settled_at   timestamptz
);
create index on payment (order_id);
-- An order is paid once.
create unique index on payment (order_id) where state = 'paid';

create table withdrawal (
  id               bigint generated always as identity primary key,
  public_id        text not null unique,
  order_id         bigint not null references customer_order,
  state            text not null check (state in ('requested', 'returned', 'refunded', 'void')),
  channel          text not null check (channel in ('account', 'guest', 'shop')),
  name             text not null,
  email            text not null,
  received_at      timestamptz not null,
  returned_at      timestamptz,
  settled_at       timestamptz,
  deduction_cents  integer not null default 0 check (deduction_cents >= 0),
  deduction_reason text,
  check ((deduction_cents > 0) <= (deduction_reason is not null))
);
create index on withdrawal (order_id);

create table withdrawal_line (
  withdrawal_id bigint not null references withdrawal,
  order_line_id bigint not null references order_line,
  quantity      smallint not null check (quantity > 0),
  primary key (withdrawal_id, order_line_id)
);
create index on withdrawal_line (order_line_id);

-- Money that goes back, by the way it came (consumer code art. 107).
create table refund (
  id            bigint generated always as identity primary key,
  public_id     text not null unique,
  order_id      bigint not null references customer_order,
  payment_id    bigint not null references payment,
  withdrawal_id bigint references withdrawal,
  -- 'cancelled', 'withdrawal', 'core_deposit', 'goodwill', 'late_payment'
  cause         text not null check (cause in ('cancelled', 'withdrawal', 'core_deposit', 'goodwill', 'late_payment')),
  -- In the shop's words.
  reason        text not null,
  amount_cents  integer not null check (amount_cents > 0),
  -- What it is made of: [{ lineId, quantity, cents }] and shipping, for the rectifying invoice.
  content       jsonb not null,
  -- 'due': to be sent by hand or by the adapter; 'sent': asked of the bank, its answer unknown.
  state         text not null check (state in ('due', 'sent', 'done', 'failed')),
  failure       text,
  created_at    timestamptz not null,
  settled_at    timestamptz
);
create index on refund (order_id);
create index on refund (state) where state in ('due', 'sent');

-- The last number given in a series: numbers follow each other without a gap (Royal Decree 1619/2012 art. 6.1.a).
create table invoice_series (
  series      text primary key,
  last_number integer not null
);

create table invoice (
  id            bigint generated always as identity primary key,
  public_id     text not null unique,
  series        text not null,
  number        integer not null check (number > 0),
  kind          text not null check (kind in ('simplified', 'full', 'rectifying')),
  order_id      bigint not null references customer_order,
  rectifies_id  bigint references invoice,
  refund_id     bigint unique references refund,
  locale        text not null,
  -- All that the document says, so that it can be drawn again the same.
  content       jsonb not null,
  total_cents   integer not null,
  issued_at     timestamptz not null,
  -- For the chain of records (Royal Decree 1007/2023); null until it is kept.
  hash          text,
  previous_hash text,
  qr            text,
  sent_at       timestamptz,
  unique (series, number)
);
create index on invoice (order_id);

-- A request that must not be done twice: the same key has the same answer.
create table idempotency_key (
  -- Whoever orders holds the lock of their cart: two of a person's requests never meet here.
  person_id    text not null references person on delete cascade,
  key          text not null,
  -- Hash of what was asked: the same key with another question is refused.
  request_hash text not null,
  order_id     bigint not null references customer_order,
  created_at   timestamptz not null,
  primary key (person_id, key)
);
create index on idempotency_key (created_at);

-- Letter of consumer code art. 103 that excludes a product from withdrawal; null, as a rule: none.
alter table product add column withdrawal_exclusion text check (withdrawal_exclusion ~ '^[a-m]$');
