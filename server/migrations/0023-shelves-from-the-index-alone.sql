-- Shelves that are told no values are read from the index alone: the facts of one fit set's products lie side by side.
create index product_shelf on product (fit_set_id) include (facts) where is_active and not is_universal;
