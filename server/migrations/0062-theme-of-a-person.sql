-- expand
-- The theme that a person chose last while signed in; null until then. Backups contain it.
alter table person add column theme text check (theme in ('light', 'dark'));
