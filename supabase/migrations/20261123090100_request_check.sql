-- The planner's row estimate ignores row-level security: with "Prefer: count=planned" every account would learn
-- the size of tables it cannot read. PostgREST has no switch for it, but calls a function before each request.

-- Functions -----------------------------------------------------------------------------------

create function private.check_request() returns void
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated')
    and nullif(current_setting('request.headers', true), '')::jsonb ->> 'prefer' ilike '%count=planned%'
  then
    raise insufficient_privilege using
      message = 'Planned counts are not available.', hint = 'Ask with count=exact.',
      detail = private.error_detail('invalid_request');
  end if;
end;
$$;
comment on function private.check_request() is 'PostgREST runs it before every request (db_pre_request).';

-- Repeatable. A project that has its own pre-request function calls ours from it.
create function private.install_request_check() returns text
language plpgsql set search_path = '' as $$
begin
  if exists (
    select 1 from pg_catalog.pg_db_role_setting role_setting, unnest(role_setting.setconfig) setting
    where setting like 'pgrst.db\_pre\_request=%' and setting <> 'pgrst.db_pre_request=private.check_request'
  ) then
    return 'Not installed: the project has another check before requests.';
  end if;
  alter role authenticator set pgrst.db_pre_request = 'private.check_request';
  notify pgrst, 'reload config';
  return 'Installed.';
exception when undefined_object or insufficient_privilege then
  return 'Not installed: ' || sqlerrm;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.check_request(), private.install_request_check()
  from public, anon, authenticated;
grant execute on function private.check_request() to anon, authenticated, service_role;

-- Installation --------------------------------------------------------------------------------

do $$
begin
  raise notice '%', private.install_request_check();
end;
$$;
