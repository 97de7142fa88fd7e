-- expand
-- Null: its person has left, and the file is kept for what it is attached to (docs/decisions/175).
alter table upload alter column person_id drop not null;
