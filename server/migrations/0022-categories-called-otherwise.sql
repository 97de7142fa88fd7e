-- What shoppers call a whole category ("luces", "gomas"), by language, as part types have it.
alter table category add column synonyms jsonb not null default '{"es": [], "ca": [], "en": []}';
