-- What a buyer says of a product. One per person and product; only for what their customer bought.
create table review (
  id            bigint generated always as identity primary key,
  public_id     text not null unique,
  product_id    integer not null references product,
  -- Null when they have left: the words stay without a name.
  person_id     text references person on delete set null,
  -- What they bought it with, and when they got it.
  order_line_id bigint not null references order_line,
  bought_on     date not null,
  -- The declaration of use in the 30 days before, wanted when the purchase is older (consumer code art. 20.4).
  used_recently_at timestamptz,
  rating        smallint not null check (rating between 1 and 5),
  title         text not null,
  body          text not null,
  -- Name that is shown with it; empty when they have left.
  author        text not null,
  locale        text not null,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
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

-- Public ids of pictures in the file store.
create table review_picture (
  review_id bigint not null references review on delete cascade,
  position  smallint not null,
  file      text not null unique,
  primary key (review_id, position)
);

-- Somebody says that a review is unlawful or false (the same Regulation, art. 16).
create table review_report (
  id          bigint generated always as identity primary key,
  review_id   bigint not null references review on delete cascade,
  -- Hash of the visitor or the person: one report each.
  reporter    text not null,
  reason      text not null,
  reported_at timestamptz not null,
  settled_at  timestamptz,
  unique (review_id, reporter)
);
