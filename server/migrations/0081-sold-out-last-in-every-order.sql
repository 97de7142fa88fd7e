-- expand
-- Lists begin with what can be delivered: the orders of all products by price, date and rating.
create index product_by_price_in_stock on product ((available > 0) desc, price_cents, id) where is_active;
create index product_by_price_desc_in_stock on product ((available > 0) desc, price_cents desc, id desc) where is_active;
create index product_by_release_in_stock on product ((available > 0) desc, released_on desc, id desc) where is_active;
create index product_by_rating_in_stock
  on product ((available > 0) desc, rating_average desc nulls last, rating_count desc, relevance desc, id)
  where is_active;
