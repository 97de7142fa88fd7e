-- Vehicles, catalogue, fitments. Public ids are derived from the feed's external ids, so that a
-- garage kept in a browser survives a reload of the catalogue.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table maker (
  id           integer generated always as identity primary key,
  external_id  text not null unique,
  public_id    text not null unique,
  slug         text not null unique,
  name         text not null,
  -- Makes most owned in Spain come first; equal ranks are ordered by name.
  rank         smallint not null default 100
);

create table model (
  id           integer generated always as identity primary key,
  external_id  text not null unique,
  public_id    text not null unique,
  maker_id     integer not null references maker,
  name         text not null,
  body_type    text not null,
  built_from   integer not null check (built_from between 190001 and 210012),
  built_to     integer check (built_to >= built_from)
);
create index model_by_maker on model (maker_id, name, built_from);

create table variant (
  id           integer generated always as identity primary key,
  external_id  text not null unique,
  public_id    text not null unique,
  model_id     integer not null references model,
  vehicle_name text not null,
  motor_name   text not null,
  fuel         text not null,
  ccm          integer check (ccm > 0),
  kw           integer not null check (kw > 0),
  cv           integer not null check (cv > 0),
  built_from   integer not null check (built_from between 190001 and 210012),
  built_to     integer check (built_to >= built_from)
);
create index variant_by_model on variant (model_id);
create index variant_by_papers on variant (kw, fuel);

create table category (
  id           integer generated always as identity primary key,
  slug         text not null unique,
  name         jsonb not null,
  description  jsonb not null,
  picture      text not null,
  position     smallint not null
);

create table attribute (
  id           integer generated always as identity primary key,
  slug         text not null unique,
  name         jsonb not null,
  kind         text not null check (kind in ('number', 'option', 'text', 'flag')),
  unit         text not null default '',
  decimals     smallint not null default 0,
  -- Option key → localized text.
  options      jsonb not null default '{}'
);

create table part_type (
  id           integer generated always as identity primary key,
  slug         text not null unique,
  category_id  integer not null references category,
  name         jsonb not null,
  plural       jsonb not null,
  synonyms     jsonb not null,
  description  jsonb not null,
  warning      jsonb not null,
  picture      text not null,
  -- Fits by nature: never hidden by the vehicle filter.
  is_universal boolean not null,
  -- How often shoppers look for it, 1–100.
  demand       smallint not null,
  companions   text[] not null default '{}',
  position     smallint not null
);
create index part_type_by_category on part_type (category_id, position);

create table part_type_attribute (
  part_type_id integer not null references part_type,
  attribute_id integer not null references attribute,
  position     smallint not null,
  is_key       boolean not null,
  is_facet     boolean not null,
  decides_fit  boolean not null,
  primary key (part_type_id, attribute_id)
);

create table brand (
  id                 integer generated always as identity primary key,
  slug               text not null unique,
  name               text not null,
  country            text not null,
  description        jsonb not null,
  manufacturer       jsonb not null,
  responsible_person jsonb
);

-- Products made for the same numbers share one fit set.
create table fit_set (
  id            integer generated always as identity primary key,
  external_id   text not null unique,
  part_type_id  integer not null references part_type,
  variant_count integer not null default 0,
  -- Tally of the active products that point here, and the lowest of their prices.
  product_count integer not null default 0,
  min_cents     integer
);

-- One row per (variant, fit set), read by (variant, part type). `alternatives` null: fits without
-- a condition; else a list of alternative lines, each a list of conditions that must all hold.
-- Without foreign keys: only the importer writes here, from ids that it has read in the same
-- transaction, nothing deletes what they name, and checking each row again more than doubles the
-- time that millions of lines take.
create table fit_line (
  variant_id   integer not null,
  part_type_id integer not null,
  fit_set_id   integer not null,
  alternatives jsonb,
  primary key (variant_id, part_type_id, fit_set_id)
);
create index fit_line_by_set on fit_line (fit_set_id);

create table product (
  id                   integer generated always as identity primary key,
  external_id          text not null unique,
  public_id            text not null unique,
  slug                 text not null unique,
  brand_id             integer not null references brand,
  part_type_id         integer not null references part_type,
  -- Null with is_universal false: vehicle-specific without data, "unknown".
  fit_set_id           integer references fit_set,
  is_universal         boolean not null,
  is_active            boolean not null default true,
  part_number          text not null,
  part_number_normal   text not null,
  gtin                 text,
  position             text check (position in ('front', 'rear')),
  side                 text check (side in ('left', 'right')),
  name                 jsonb,
  description          jsonb,
  warning              jsonb,
  pictures             text[] not null,
  price_cents          integer not null check (price_cents >= 0),
  offer_previous_cents integer check (offer_previous_cents > price_cents),
  offer_ends_at        timestamptz,
  core_deposit_cents   integer check (core_deposit_cents > 0),
  available            integer not null default 0 check (available >= 0),
  sold_as              text not null check (sold_as in ('piece', 'pair', 'set')),
  needed_per_job       smallint not null default 1,
  net_quantity         real,
  net_unit             text check (net_unit in ('l', 'kg', 'm')),
  depth_mm             integer not null,
  height_mm            integer not null,
  length_mm            integer not null,
  weight_g             integer not null,
  hazard               jsonb,
  restricted           text check (restricted in ('f_gas', 'explosive_precursor')),
  approval_number      text,
  guarantee_months     smallint not null default 36,
  -- The data strip: up to three [attribute id, value] pairs, formatted when read.
  key_attributes       jsonb not null default '[]',
  rating_average       real,
  rating_count         integer not null default 0,
  -- Order of "relevance" without words: demand of the part type, then the product's own.
  relevance            integer not null default 0,
  released_on          date not null,
  check ((offer_previous_cents is null) = (offer_ends_at is null)),
  check ((net_quantity is null) = (net_unit is null)),
  -- A number names one product of a brand, however it is spaced.
  unique (brand_id, part_number_normal)
);
create index product_by_fit_set on product (fit_set_id) where is_active;
create index product_by_part_type on product (part_type_id, relevance desc, id) where is_active;
create index product_by_relevance on product (relevance desc, id) where is_active;
create index product_by_brand on product (brand_id, part_type_id) where is_active;
create index product_universal on product (part_type_id) where is_active and is_universal;
create index product_universal_by_relevance on product (relevance desc, id) where is_active and is_universal;
create index product_by_price on product (price_cents, id) where is_active;
create index product_by_release on product (released_on, id) where is_active;
create index product_by_rating on product (rating_average desc nulls last, rating_count desc, relevance desc, id)
  where is_active;
create index product_on_offer on product (relevance desc, id)
  include (offer_ends_at, offer_previous_cents, price_cents) where is_active and offer_ends_at is not null;
create index product_by_offer_end on product (offer_ends_at) where offer_ends_at is not null;
create index product_by_number on product (part_number_normal text_pattern_ops);

create table product_attribute (
  product_id   integer not null references product on delete cascade,
  attribute_id integer not null references attribute,
  -- Exactly one is set, by the attribute's kind; a flag is the code 'true' or 'false'.
  number       real,
  code         text,
  primary key (product_id, attribute_id),
  check (num_nonnulls(number, code) = 1)
);

-- Numbers by which a product is found besides its own: vehicle makers' (OE) and comparable ones.
create table product_number (
  product_id   integer not null references product on delete cascade,
  kind         text not null check (kind in ('oe', 'comparable')),
  maker_name   text not null,
  display      text not null,
  normal       text not null,
  primary key (product_id, kind, normal, maker_name)
);
create index product_number_by_normal on product_number (normal text_pattern_ops);

create table kit (
  id                   integer generated always as identity primary key,
  external_id          text not null unique,
  public_id            text not null unique,
  slug                 text not null unique,
  name                 jsonb not null,
  description          jsonb not null,
  picture              text not null,
  price_cents          integer not null check (price_cents >= 0),
  offer_previous_cents integer check (offer_previous_cents > price_cents),
  offer_ends_at        timestamptz,
  is_active            boolean not null default true,
  relevance            integer not null default 0,
  check ((offer_previous_cents is null) = (offer_ends_at is null))
);

create table kit_component (
  kit_id       integer not null references kit on delete cascade,
  product_id   integer not null references product,
  quantity     smallint not null check (quantity > 0),
  position     smallint not null,
  primary key (kit_id, product_id)
);
create index kit_component_by_product on kit_component (product_id);

-- Every price a thing has had, from its first import (LOCM art. 20.1).
create table price_history (
  product_id   integer references product on delete cascade,
  kit_id       integer references kit on delete cascade,
  price_cents  integer not null,
  valid_from   timestamptz not null,
  check (num_nonnulls(product_id, kit_id) = 1)
);
create index price_history_of_product on price_history (product_id, valid_from desc) where product_id is not null;
create index price_history_of_kit on price_history (kit_id, valid_from desc) where kit_id is not null;

-- How many active products a part type has by brand: what a list without a vehicle counts with.
create table product_tally (
  part_type_id integer not null references part_type,
  brand_id     integer not null references brand,
  product_count integer not null,
  universal_count integer not null,
  min_cents    integer not null,
  universal_min_cents integer,
  primary key (part_type_id, brand_id)
);

-- Which values the active products of a part type have: what queries are read with.
create table value_tally (
  part_type_id  integer not null references part_type,
  attribute_id  integer not null references attribute,
  -- Null for numbers, which have a range.
  code          text,
  low           real,
  high          real,
  product_count integer not null,
  unique nulls not distinct (part_type_id, attribute_id, code)
);

-- One row. Bumped in the transaction that changes the catalogue; answers are cached by it.
create table catalogue_revision (
  only_row     boolean primary key default true check (only_row),
  revision     bigint not null,
  changed_at   timestamptz not null
);
insert into catalogue_revision (revision, changed_at) values (1, now());
