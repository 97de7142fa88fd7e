-- expand
-- The rule that a hidden review breaks (Regulation (EU) 2022/2065 art. 17.3); null for decisions from before.
alter table review_decision add column rule text
  check (rule in ('false', 'offensive', 'personal_data', 'unlawful', 'off_topic'));
