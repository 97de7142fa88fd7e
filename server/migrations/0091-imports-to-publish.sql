-- expand
-- A row as long as an import has loaded what it has not published: the next start or job publishes it after one that was killed.
create table unpublished_import (since timestamptz not null);
