-- Scheduled jobs, where pg_cron and pg_net are enabled.

-- Functions -----------------------------------------------------------------------------------

-- Calls an edge function. URL and secret are in the vault.
create function private.call_scheduled_function(function_name text, timeout_ms integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  secret text;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''project_url''' into address;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''outbox_drain_secret''' into secret;
  if address is null or secret is null then
    raise warning 'The function % was not called: the vault has no project_url or no outbox_drain_secret.', function_name;
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb, timeout_milliseconds := $3)'
    using rtrim(address, '/') || '/functions/v1/' || function_name,
      jsonb_build_object('content-type', 'application/json', 'x-drain-secret', secret), timeout_ms;
end;
$$;

create function private.call_outbox_drain() returns void
language sql security definer set search_path = '' as $$
  select private.call_scheduled_function('drain-outbox', 60000);
$$;

create function private.call_request_build() returns void
language sql security definer set search_path = '' as $$
  select private.call_scheduled_function('request-build', 30000) where private.build_is_due();
$$;

-- Whether an extension that runs jobs is enabled: pg_cron is in the schema cron, pg_net in net.
create function private.has_extension_function(schema_name text, function_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from pg_catalog.pg_proc function
    join pg_catalog.pg_namespace namespace on namespace.oid = function.pronamespace
    where namespace.nspname = schema_name and function.proname = function_name);
$$;

-- Repeatable: call it again after enabling the extensions.
create function private.schedule_outbox_drain() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_extension_function('cron', 'schedule') or not private.has_extension_function('net', 'http_post') then
    return 'Not scheduled: pg_cron and pg_net are not both enabled.';
  end if;
  execute 'select cron.schedule(''drain-outbox'', ''* * * * *'', ''select private.call_outbox_drain()'')';
  execute 'select cron.schedule(''request-build'', ''* * * * *'', ''select private.call_request_build()'')';
  return 'Scheduled: each minute.';
end;
$$;

-- Repeatable: call it again after enabling the extension.
create function private.schedule_sweep() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_extension_function('cron', 'schedule') then
    return 'Not scheduled: pg_cron is not enabled.';
  end if;
  execute 'select cron.schedule(''sweep'', ''20 3 * * *'', ''select private.sweep()'')';
  execute 'select cron.schedule(''sweep-limits'', ''23 * * * *'', ''select private.sweep_limits()'')';
  execute 'select cron.schedule(''publications'', ''* * * * *'', ''select private.run_scheduled_publications()'')';
  execute 'select cron.schedule(''proposals'', ''1 * * * *'', ''select private.expire_proposals()'')';
  return 'Scheduled: the sweep each night, limits and proposals each hour, publications each minute.';
end;
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.call_scheduled_function(text, integer), private.call_outbox_drain(),
  private.call_request_build(), private.schedule_outbox_drain() from public, anon, authenticated;
revoke execute on function private.schedule_sweep(), private.has_extension_function(text, text) from public;

-- Installation --------------------------------------------------------------------------------

do $$
begin
  raise notice '%', private.schedule_outbox_drain();
end;
$$;

do $$
begin
  raise notice '%', private.schedule_sweep();
end;
$$;
