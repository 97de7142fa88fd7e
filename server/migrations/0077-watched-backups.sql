-- expand
-- Whether the person was signed in when the daily job has last looked, or has been since: then it looks once more.
alter table backup_check add column had_session boolean not null default true;
