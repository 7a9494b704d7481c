-- The schema `tests`: people, roles and content for the files that follow. It stays in the test
-- database; every other file begins a transaction and rolls it back.
create extension if not exists pgtap with schema extensions;

begin;
select plan(1);

create schema if not exists tests;
grant usage on schema tests to public;
-- The migrations close new functions to the public; a test calls those of this schema in every role.
alter default privileges in schema tests grant execute on functions to public;

-- An account as the auth server makes one, with a role when one is given.
create or replace function tests.create_user(email text, role text default null) returns uuid
language plpgsql as $$
declare
  id uuid := gen_random_uuid();
begin
  insert into auth.users (id, email, raw_user_meta_data) values (id, email, '{}');
  if role is not null then
    insert into public.staff_roles (user_id, role) values (id, role::public.staff_role);
  end if;
  return id;
end;
$$;

-- One account of each kind; become() puts one on.
create or replace function tests.create_accounts() returns void
language plpgsql as $$
begin
  perform tests.create_user('visitor@tests.example');
  perform tests.create_user('staff@tests.example', 'staff');
  perform tests.create_user('admin@tests.example', 'admin');
  perform tests.create_user('disabled@tests.example', 'admin');
  update public.profiles set disabled_at = now() where email = 'disabled@tests.example';
end;
$$;

-- A definer, because a test asks for an id while it is somebody who cannot read profiles.
create or replace function tests.id_of(account text) returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.profiles where email = account || '@tests.example'
$$;

create or replace function tests.authenticate_as(account uuid) returns void
language plpgsql as $$
begin
  perform set_config('request.jwt.claim.sub', account::text, true);
  perform set_config('request.jwt.claim.role', 'authenticated', true);
  perform set_config('request.jwt.claims',
    jsonb_build_object('sub', account, 'role', 'authenticated')::text, true);
  perform set_config('role', 'authenticated', true);
end;
$$;

create or replace function tests.be_anonymous() returns void
language plpgsql as $$
begin
  perform set_config('request.jwt.claim.sub', '', true);
  perform set_config('request.jwt.claim.role', 'anon', true);
  perform set_config('request.jwt.claims', '{"role": "anon"}', true);
  perform set_config('role', 'anon', true);
end;
$$;

-- The owner of the tables, whom no policy binds: for making and inspecting what a test needs.
create or replace function tests.be_server() returns void
language plpgsql as $$
begin
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claim.sub', '', true);
  perform set_config('request.jwt.claim.role', '', true);
  perform set_config('request.jwt.claims', '', true);
end;
$$;

create or replace function tests.become(who text) returns void
language plpgsql as $$
begin
  if who = 'anonymous' then
    perform tests.be_anonymous();
  else
    perform tests.authenticate_as(tests.id_of(who));
  end if;
end;
$$;

-- What a statement would do: "1 rows", "0 rows", or the error's SQLSTATE. Nothing of it remains.
create or replace function tests.attempt(statement text) returns text
language plpgsql as $$
declare
  affected bigint;
begin
  begin
    execute statement;
    get diagnostics affected = row_count;
    raise exception using errcode = 'TEST0';
  exception
    when sqlstate 'TEST0' then return affected || ' rows';
    when others then return sqlstate;
  end;
end;
$$;

-- The constraint or the words with which a statement is refused, or "allowed".
create or replace function tests.refusal(statement text) returns text
language plpgsql as $$
declare
  broken text;
begin
  begin
    execute statement;
    raise exception using errcode = 'TEST0';
  exception
    when sqlstate 'TEST0' then return 'allowed';
    when others then
      get stacked diagnostics broken = constraint_name;
      return coalesce(nullif(broken, ''), sqlerrm);
  end;
end;
$$;

select ok(true, 'the schema tests is ready');
select * from finish();
commit;
