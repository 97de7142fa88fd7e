-- What a person has marked with a heart. It is the person's, not the customer's: who moves to another
-- account takes it along.
create table favorite (
  -- The order of marking.
  id         bigint generated always as identity primary key,
  person_id  text not null references person on delete cascade,
  product_id integer references product on delete cascade,
  kit_id     integer references kit on delete cascade,
  added_at   timestamptz not null,
  check (num_nonnulls(product_id, kit_id) = 1),
  unique nulls not distinct (person_id, product_id, kit_id)
);
create index favorite_by_person on favorite (person_id, id desc);
create index favorite_by_product on favorite (product_id) where product_id is not null;
create index favorite_by_kit on favorite (kit_id) where kit_id is not null;
