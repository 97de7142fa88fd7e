-- expand
-- Products of these part types need the elements of their hazard label (Regulation (EC) 1272/2008 art. 48).
alter table part_type add column needs_hazard_label boolean not null default false;
-- Name of the safety data sheet: NAME.pdf in DATA_SHEETS_DIR.
alter table product add column data_sheet text;
