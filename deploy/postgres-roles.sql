-- Runs once, when PostgreSQL's volume is new. Two roles beside the first one, which nothing of ours uses:
-- tinora_owner owns the database and migrates it; the servers are tinora, which owns nothing.
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv password DATABASE_PASSWORD
create role tinora_owner login nosuperuser nocreatedb nocreaterole noreplication password :'owner_password';
create role tinora login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database tinora owner tinora_owner;
revoke all on database tinora from public;
grant connect on database tinora to tinora;
