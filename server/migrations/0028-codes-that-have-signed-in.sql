-- Codes of the authenticator app that have signed in while they still hold: each does so once, whichever was the last.
alter table second_factor add column used_codes text[] not null default '{}';
update second_factor set used_codes = array[last_code] where last_code is not null;
alter table second_factor drop column last_code;
alter table second_factor rename column last_code_at to last_code_used_at;
