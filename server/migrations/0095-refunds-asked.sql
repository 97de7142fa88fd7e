-- expand
-- When the bank was asked; while its answer can still come, the operator can't note the refund as sent by hand.
alter table refund add column sent_at timestamptz;
