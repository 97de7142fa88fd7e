-- expand
-- Lists begin with what can be delivered: the order by relevance of a part type and of all products.
create index product_by_part_type_in_stock on product (part_type_id, (available > 0) desc, relevance desc, id)
  where is_active;
create index product_by_relevance_in_stock on product ((available > 0) desc, relevance desc, id) where is_active;
