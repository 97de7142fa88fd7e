-- Hash of the visitor cookie that a session was opened with: a sign-in that a browser sends twice opens one session.
alter table session add column visitor_hash bytea;
