/**
 * Gives the session the rights of `supabase db push` on a hosted project: a role that is not a superuser, bypasses
 * row-level security, and has only grants on auth and storage. (On a hosted project, an extension lets it create
 * policies on storage.objects; here it is a member of the owner.)
 */
export const hostedOwnersSql = `
create role hosted_postgres login createrole createdb replication bypassrls;
grant create on database postgres to hosted_postgres;
grant anon, authenticated, service_role to hosted_postgres with admin option;
alter schema public owner to hosted_postgres;
alter schema extensions owner to hosted_postgres;
grant supabase_storage_admin to hosted_postgres;
do $$
declare
  relation record;
begin
  for relation in select schemaname, tablename from pg_tables where schemaname in ('auth', 'storage') loop
    execute format('alter table %I.%I owner to supabase_%s_admin', relation.schemaname, relation.tablename, relation.schemaname);
    execute format('grant all on %I.%I to hosted_postgres', relation.schemaname, relation.tablename);
  end loop;
end $$;
alter schema auth owner to supabase_auth_admin;
alter schema storage owner to supabase_storage_admin;
grant usage on schema auth, storage to hosted_postgres with grant option;
grant execute on all functions in schema auth to hosted_postgres;
create schema if not exists supabase_migrations authorization hosted_postgres;
alter table if exists supabase_migrations.schema_migrations owner to hosted_postgres;
alter schema supabase_migrations owner to hosted_postgres;
set session authorization hosted_postgres;
set search_path to "$user", public;
`;

/** Older projects grant all new objects in public to the roles of the API; new projects do not. */
export const defaultGrantsSql = `
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;
