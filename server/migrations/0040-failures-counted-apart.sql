-- Failed passwords are counted apart for browsers that the person has signed in from before, and for each signed-in
-- session, so that strangers cannot lock anybody out. Empty: everybody else, together.
alter table failed_password add column counted_for text not null default '';
alter table failed_password drop constraint failed_password_pkey;
alter table failed_password add primary key (email_hash, counted_for);
