-- expand
-- A refund whose rectifying invoice was annulled may have another one.
alter table invoice drop constraint invoice_refund_id_key;
create unique index invoice_of_refund on invoice (refund_id) where annulled_at is null;
