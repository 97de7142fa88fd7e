-- expand
-- Statements of commercial guarantees (consumer code art. 127), each with an id that products name.
alter table brand add column guarantees jsonb not null default '[]';
alter table product add column guarantee text;
