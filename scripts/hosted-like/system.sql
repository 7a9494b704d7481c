-- The parts of a hosted Supabase project that the migrations rely on; the superuser supabase_admin runs this on an empty
-- server. As in new projects, there are no default grants and `extensions` is not in the search path.

-- Roles ----------------------------------------------------------------------------------------

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role postgres login createrole createdb replication bypassrls;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres with admin option;
-- A hosted project's extension supautils lets postgres create policies on storage.objects; here, postgres is a member
-- of the owner.
grant supabase_storage_admin to postgres;
-- supautils lets `postgres` set PostgREST's options.
grant set on parameter pgrst.db_pre_request to postgres;
-- So it does with what a restore sets.
grant set on parameter session_replication_role to postgres;
alter role authenticator set statement_timeout = '8s';
alter database postgres owner to postgres;

-- Schemas --------------------------------------------------------------------------------------

create schema extensions authorization postgres;
create schema auth;
create schema storage;
grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant usage on schema auth, storage to postgres with grant option;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;

-- Auth -----------------------------------------------------------------------------------------

create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change varchar(255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  is_super_admin boolean,
  created_at timestamptz,
  updated_at timestamptz,
  phone text unique,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  banned_until timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create unique index users_email_partial_key on auth.users (email) where not is_sso_user;
create table auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(),
  unique (provider_id, provider)
);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  updated_at timestamptz
);
create table auth.audit_log_entries (
  instance_id uuid,
  id uuid primary key,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), auth.jwt() ->> 'role')
$$;
create function auth.email() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''), auth.jwt() ->> 'email')
$$;

-- Storage --------------------------------------------------------------------------------------

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb,
  unique (bucket_id, name)
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

-- Files are deleted through the API of the storage, never by SQL alone.
create function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501';
  end if;
  return null;
end;
$$;
create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();

-- Owners and grants ----------------------------------------------------------------------------

do $$
declare
  made record;
begin
  for made in
    select nspname, format('table %I.%I', nspname, relname) as named
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('auth', 'storage')
    union all
    select nspname, 'function ' || pg_proc.oid::regprocedure
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname in ('auth', 'storage')
  loop
    execute format('alter %s owner to supabase_%s_admin', made.named, made.nspname);
  end loop;
end $$;
alter schema auth owner to supabase_auth_admin;
alter schema storage owner to supabase_storage_admin;
grant all on all tables in schema auth, storage to postgres;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
