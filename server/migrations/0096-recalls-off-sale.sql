-- expand
-- Whether a recall takes its product off sale: when another recall of the product ends, its pieces in stock may be safe.
alter table recall add column is_off_sale boolean not null default true;
update recall set is_off_sale = false
from product where product.id = recall.product_id and not product.is_recalled;
