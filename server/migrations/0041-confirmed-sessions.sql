-- When the person last confirmed in this session that they are the owner: by password, passkey or code. Null: by signing in.
alter table session add column confirmed_at timestamptz;
