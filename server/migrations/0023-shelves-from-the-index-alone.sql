-- Shelves that are told no values are read from the index alone: the facts of one fit set's products lie side by side.
drop index product_by_fit_set;
create index product_by_fit_set on product (fit_set_id) include (is_universal, facts) where is_active;
