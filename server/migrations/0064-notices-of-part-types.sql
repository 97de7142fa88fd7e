-- expand
-- What pages, orders and mails must say of a part type's goods: battery, oil, electrical, reform, off_road.
alter table part_type add column notices text[] not null default '{}';
-- Goods that may be sold only with a type-approval number (Regulation (EU) 2018/858 art. 51).
alter table part_type add column needs_approval boolean not null default false;
