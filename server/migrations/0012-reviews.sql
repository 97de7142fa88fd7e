-- What a buyer says of a product. One per person and product; only for what their customer bought.
create table review (
  id            bigint generated always as identity primary key,
  public_id     text not null unique,
  product_id    integer not null references product,
  -- Null when they have left: the words stay without a name.
  person_id     text references person on delete set null,
  -- What they bought it with: the product's own line, or that of a kit it is in.
  order_line_id bigint not null references order_line,
  -- Day of the order in Madrid's calendar.
  bought_on     date not null,
  -- The declaration of use in the 30 days before, wanted when the purchase is older (consumer code art. 20.4).
  used_recently_at timestamptz,
  rating        smallint not null check (rating between 1 and 5),
  title         text not null,
  body          text not null,
  -- Name that is shown with it; empty when they have left.
  author        text not null,
  -- Language it was written in.
  locale        text not null,
  created_at    timestamptz not null,
  -- Last change by its author; null: as it was written.
  edited_at     timestamptz,
  -- Hidden by the shop, with the reason that its author was told (Regulation (EU) 2022/2065 art. 17).
  hidden_at     timestamptz,
  hidden_reason text,
  -- The shop's answer beneath it.
  reply         text,
  replied_at    timestamptz,
  check ((hidden_at is null) = (hidden_reason is null)),
  check ((reply is null) = (replied_at is null)),
  unique (product_id, person_id)
);
create index on review (product_id, created_at desc);
create index on review (person_id) where person_id is not null;
create index on review (order_line_id);

-- A picture that a person has sent for a review: not shown in any list until a review names it.
create table review_picture (
  id         bigint generated always as identity primary key,
  -- Names its two files in the store, `small` and `large`.
  public_id  text not null unique,
  person_id  text references person on delete cascade,
  review_id  bigint references review on delete cascade,
  position   smallint,
  -- Pixels of the large one.
  width      smallint not null,
  height     smallint not null,
  sent_at    timestamptz not null,
  check ((review_id is null) = (position is null)),
  -- At the end of a statement: pictures change places in one.
  unique (review_id, position) deferrable
);
create index on review_picture (person_id) where person_id is not null;
create index on review_picture (sent_at) where review_id is null;

-- Somebody says that a review is unlawful or false (the same Regulation, art. 16).
create table review_report (
  id          bigint generated always as identity primary key,
  review_id   bigint not null references review on delete cascade,
  -- Hash of the visitor: one report each.
  reporter    text not null,
  reason      text not null check (reason in ('false', 'offensive', 'personal_data', 'unlawful', 'off_topic')),
  explanation text not null,
  -- Where the receipt and the decision go; null: nowhere.
  email       text,
  -- Language of the mails.
  locale      text not null,
  reported_at timestamptz not null,
  settled_at  timestamptz,
  unique (review_id, reporter)
);
create index on review_report (review_id) where settled_at is null;

-- What the shop has decided about reviews and why, kept when they are gone.
create table review_decision (
  id         bigint generated always as identity primary key,
  -- Public id of the review, which may be gone.
  review     text not null,
  decision   text not null check (decision in ('hidden', 'shown')),
  reason     text not null,
  decided_at timestamptz not null
);
create index on review_decision (review);
