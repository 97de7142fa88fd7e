-- The order without an account that a review was written for; it goes when the order becomes an account's.
alter table review add column guest_order_id bigint references customer_order;
alter table review add check (num_nonnulls(person_id, guest_order_id) <= 1);
alter table review add unique (product_id, guest_order_id);
create index on review (guest_order_id) where guest_order_id is not null;
