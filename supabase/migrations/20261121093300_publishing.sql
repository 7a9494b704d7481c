-- The public pages are written as HTML when the site is built. What changes them afterwards is noted here,
-- and the host is asked for a new build once the changes rest. The address to ask at is a secret: whoever has
-- it may start builds. So it lies in the schema private, and what goes out is whether it is set.

-- Tables ---------------------------------------------------------------------------------------

create table private.publishing (
  id integer primary key default 1,
  hook_url text not null default '',
  hook_set_at timestamptz,
  content_changed_at timestamptz,
  waiting_since timestamptz,
  asking_since timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  looked_at timestamptz,
  constraint publishing_one_row check (id = 1),
  constraint publishing_hook_safe check (hook_url ~ '^(|https://[^\s/@:?#]+\.[^\s/@:?#]+/\S*)$'),
  constraint publishing_hook_length check (char_length(hook_url) <= 1000)
);
comment on column private.publishing.content_changed_at is
  'The last change of what visitors see. Whole milliseconds, each later than the one before: a build names it.';
comment on column private.publishing.waiting_since is 'The first change that no request covers; null when none waits.';
comment on column private.publishing.asking_since is 'The first change of the request that is on its way or failed.';
comment on column private.publishing.looked_at is 'When the schedule last looked whether to ask.';

create table private.build_requests (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null default now(),
  by_schedule boolean not null,
  content_at timestamptz,
  changes_since timestamptz,
  outcome text,
  sentence text not null default '',
  constraint build_requests_outcome_choice check (outcome in ('accepted', 'failed')),
  constraint build_requests_sentence_length check (char_length(sentence) <= 300)
);

-- Transactions that changed something visible and are not yet at their end. Empty between transactions.
create table private.content_marks (transaction xid8 primary key);

-- The address was a column that staff could read, and its changes are in the history.
insert into private.publishing (hook_url, hook_set_at)
select moved.hook_url, case moved.hook_url when '' then null else now() end
from (
  select case when build_hook_url ~ '^https://[^\s/@:?#]+\.[^\s/@:?#]+/\S*$' then build_hook_url else '' end as hook_url
  from public.office_settings
) moved;
alter table public.office_settings drop column build_hook_url;
update public.record_changes set before = before - 'build_hook_url', after = after - 'build_hook_url'
where resource = 'office_settings' and (before ? 'build_hook_url' or after ? 'build_hook_url');
delete from public.record_changes where resource = 'office_settings' and action = 'update' and before = '{}';

-- Noting a change ------------------------------------------------------------------------------
-- At the end of the transaction, and once: whoever holds the one row waits for nothing more, so that two who
-- save at the same time cannot wait for each other; and a build that reads the time before it reads the
-- content takes no change for built that was not there yet.

create function private.note_content_change() returns void
language sql security definer set search_path = '' as $$
  insert into private.content_marks (transaction) values (pg_current_xact_id()) on conflict do nothing
$$;

create function private.mark_content_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.content_marks mark where mark.transaction = new.transaction;
  update private.publishing
  set content_changed_at =
      greatest(date_trunc('milliseconds', clock_timestamp()), content_changed_at + interval '1 millisecond'),
    waiting_since = coalesce(waiting_since, date_trunc('milliseconds', clock_timestamp()));
  return null;
end;
$$;
create constraint trigger content_marks_mark_changed after insert on private.content_marks
  deferrable initially deferred for each row execute function private.mark_content_changed();

-- Records with a status count when they were or are published.
create function private.note_published_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' then
    if exists (select 1 from new_rows where status::text = 'published') then
      perform private.note_content_change();
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    if exists (select 1 from old_rows where status::text = 'published') then
      perform private.note_content_change();
    end if;
  end if;
  return null;
end;
$$;

-- Days, types, tags and vehicles of a travel, when it is published.
create function private.note_rows_of_travels() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' then
    if exists (select 1 from new_rows changed join public.travels travel on travel.id = changed.travel_id
      where travel.status = 'published') then
      perform private.note_content_change();
    end if;
  end if;
  if tg_op <> 'INSERT' then
    if exists (select 1 from old_rows changed join public.travels travel on travel.id = changed.travel_id
      where travel.status = 'published') then
      perform private.note_content_change();
    end if;
  end if;
  return null;
end;
$$;

-- Photos that a record shows; one that is shown cannot be deleted.
create function private.note_photos_in_use() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from new_rows changed join public.photo_uses used on used.photo_id = changed.id
    where 'published' in (changed.status::text, (select was.status::text from old_rows was where was.id = changed.id))) then
    perform private.note_content_change();
  end if;
  return null;
end;
$$;

create function private.note_any_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_content_change();
  return null;
end;
$$;

-- A change of the office's settings touches those of the site, too.
create function private.note_site_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select to_jsonb(changed) - 'updated_at' from new_rows changed except select to_jsonb(was) - 'updated_at' from old_rows was
  ) then
    perform private.note_content_change();
  end if;
  return null;
end;
$$;

do $$
declare
  watched record;
  event text;
begin
  for watched in
    select unnest(array['travels', 'travel_categories', 'activities', 'activity_categories', 'hero_slides', 'services',
      'vehicles', 'events', 'products', 'product_collections', 'reviews']) as name,
      'note_published_rows' as by_function, array['insert', 'update', 'delete'] as events
    union all select unnest(array['travel_days', 'travel_tags', 'travel_types', 'travel_vehicles']),
      'note_rows_of_travels', array['insert', 'update', 'delete']
    union all select unnest(array['regions', 'types', 'tags']), 'note_any_row', array['insert', 'update', 'delete']
    union all values ('site_settings', 'note_site_settings', array['update']), ('photos', 'note_photos_in_use', array['update'])
  loop
    foreach event in array watched.events loop
      execute format('create trigger %1$s_note_%2$s after %2$s on public.%1$I %3$s
        for each statement execute function private.%4$I()', watched.name, event,
        case when watched.by_function <> 'note_any_row' then 'referencing ' || concat_ws(' ',
          case when event <> 'insert' then 'old table as old_rows' end,
          case when event <> 'delete' then 'new table as new_rows' end) end,
        watched.by_function);
    end loop;
  end loop;
end;
$$;

-- Asking the host ------------------------------------------------------------------------------
-- After two minutes without a change, or ten after the first.

create function private.due_at(state private.publishing) returns timestamptz
language sql immutable set search_path = '' as $$
  select greatest(state.next_try_at, case
    when state.asking_since is not null then state.next_try_at
    else least(state.content_changed_at + interval '2 minutes', state.waiting_since + interval '10 minutes') end)
  where state.waiting_since is not null or state.asking_since is not null
$$;

-- The schedule's look: whether a build is to be asked for. A slide whose time came or went is a change too.
create function private.build_is_due() returns boolean
language plpgsql set search_path = '' as $$
declare
  state private.publishing;
begin
  select * into state from private.publishing for update;
  if exists (
    select 1 from public.hero_slides slide
    where slide.status = 'published' and state.looked_at < now()
      and (slide.starts_at > state.looked_at and slide.starts_at <= now()
        or slide.ends_at > state.looked_at and slide.ends_at <= now())
  ) then
    perform private.note_content_change();
  end if;
  update private.publishing set looked_at = now();
  return state.hook_url <> '' and coalesce(private.due_at(state) <= now(), false);
end;
$$;

create function public.claim_build_request(by_person boolean) returns table (request bigint, address text)
language plpgsql set search_path = '' as $$
declare
  state private.publishing;
begin
  if not by_person and not private.build_is_due() then
    return;
  end if;
  select * into state from private.publishing for update;
  if state.hook_url = '' then
    return;
  end if;
  if by_person and exists (select 1 from private.build_requests where asked_at > now() - interval '15 seconds') then
    raise exception 'A rebuild was asked for a moment ago.' using errcode = 'PT409';
  end if;
  update private.build_requests set outcome = 'failed', sentence = 'The server stopped while it asked.' where outcome is null;
  -- For as long as asking can last it is nobody else's.
  update private.publishing
  set asking_since = coalesce(state.asking_since, state.waiting_since), waiting_since = null,
    tries = least(state.tries + 1, 100), next_try_at = now() + interval '1 minute';
  insert into private.build_requests (by_schedule, content_at, changes_since)
  values (not by_person, state.content_changed_at, coalesce(state.asking_since, state.waiting_since))
  returning id into request;
  address := state.hook_url;
  return next;
end;
$$;
comment on function public.claim_build_request(boolean) is
  'The build hook, when the host is to be asked now, and the number of the request. The server only.';

-- Who comes late, after another has asked, changes nothing of the state.
create function public.settle_build_request(request bigint, outcome text, sentence text) returns void
language plpgsql set search_path = '' as $$
begin
  update private.build_requests asked
  set outcome = settle_build_request.outcome, sentence = left(settle_build_request.sentence, 300)
  where asked.id = request;
  if request is distinct from (select max(id) from private.build_requests) then
    return;
  end if;
  if outcome = 'accepted' then
    update private.publishing set asking_since = null, tries = 0, next_try_at = now();
  else
    update private.publishing set next_try_at = now()
      + (array['1 minute', '5 minutes', '15 minutes', '1 hour', '6 hours']::interval[])[greatest(least(tries, 5), 1)];
  end if;
  delete from private.build_requests where id <= request - 50;
end;
$$;
comment on function public.settle_build_request(bigint, text, text) is
  'Notes what the host answered: accepted, or failed (again after a growing pause). The server only.';

-- Setting and seeing ---------------------------------------------------------------------------

create function private.keep_build_hook(address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators set the build hook.' using errcode = '42501';
  end if;
  update private.publishing set hook_url = private.trimmed(address),
    hook_set_at = case private.trimmed(address) when '' then null else now() end, tries = 0, next_try_at = now();
end;
$$;
create function public.set_build_hook(address text) returns void
language sql set search_path = '' as $$ select private.keep_build_hook(coalesce(address, '')) $$;
comment on function public.set_build_hook(text) is 'Sets the secret address at the host; empty takes it away. Admins only.';

create function private.last_content_change() returns timestamptz
language sql stable security definer set search_path = '' as $$ select content_changed_at from private.publishing $$;
create function public.content_changed_at() returns timestamptz
language sql stable set search_path = '' as $$ select private.last_content_change() $$;
comment on function public.content_changed_at() is 'When what visitors see was last changed; a build notes it.';

-- Which host is for admins; the path of the address, which is the secret, for nobody.
create function private.publishing_facts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'content_changed_at', state.content_changed_at,
    'waiting_since', coalesce(state.asking_since, state.waiting_since),
    'next_at', private.due_at(state),
    'looked_at', state.looked_at,
    'has_hook', state.hook_url <> '',
    'hook_host', case when private.is_admin() then substring(state.hook_url from '^https://([^/]+)') end,
    'hook_set_at', state.hook_set_at,
    'requests', (select coalesce(jsonb_agg(to_jsonb(newest) - 'id' order by newest.id desc), '[]')
      from (select * from private.build_requests order by id desc limit 10) newest))
  from private.publishing state
  where private.is_staff()
$$;
create function public.publishing_state() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins see how publishing does.' using errcode = '42501';
  end if;
  return private.publishing_facts();
end;
$$;
comment on function public.publishing_state() is
  'What changed since when, whether a build hook is set, and what the host answered. Staff only.';

-- The schedule -----------------------------------------------------------------------------------
-- Beside the outbox's, each minute, with the same address and secret from the vault.

create function private.call_request_build() returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  secret text;
begin
  if not private.build_is_due() then
    return;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''project_url''' into address;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''outbox_drain_secret''' into secret;
  if address is null or secret is null then
    raise warning 'The vault holds no project_url or no outbox_drain_secret: no build is asked for.';
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb, timeout_milliseconds := 30000)'
    using rtrim(address, '/') || '/functions/v1/request-build',
      jsonb_build_object('content-type', 'application/json', 'x-drain-secret', secret);
end;
$$;

create or replace function private.schedule_outbox_drain() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from pg_catalog.pg_extension where extname in ('pg_cron', 'pg_net')) < 2 then
    return 'Not scheduled: pg_cron and pg_net are not both enabled.';
  end if;
  execute 'select cron.schedule(''drain-outbox'', ''* * * * *'', ''select private.call_outbox_drain()'')';
  execute 'select cron.schedule(''request-build'', ''* * * * *'', ''select private.call_request_build()'')';
  return 'Scheduled: each minute.';
end;
$$;

do $$
begin
  raise notice '%', private.schedule_outbox_drain();
end;
$$;

-- Grants ---------------------------------------------------------------------------------------

alter table private.publishing enable row level security;
alter table private.build_requests enable row level security;
alter table private.content_marks enable row level security;
revoke all on private.publishing, private.build_requests, private.content_marks from public, anon, authenticated;
grant select, update on private.publishing to service_role;
grant select, insert, update, delete on private.build_requests to service_role;

revoke execute on function private.note_content_change(), private.mark_content_changed(), private.note_published_rows(),
  private.note_rows_of_travels(), private.note_photos_in_use(), private.note_any_row(), private.note_site_settings(),
  private.due_at(private.publishing), private.build_is_due(), private.keep_build_hook(text),
  private.last_content_change(), private.publishing_facts(), private.call_request_build(),
  public.claim_build_request(boolean), public.settle_build_request(bigint, text, text), public.set_build_hook(text),
  public.content_changed_at(), public.publishing_state()
  from public, anon, authenticated;
grant execute on function private.note_content_change(), private.due_at(private.publishing), private.build_is_due(),
  public.claim_build_request(boolean), public.settle_build_request(bigint, text, text) to service_role;
grant execute on function private.last_content_change(), public.content_changed_at() to anon, authenticated, service_role;
grant execute on function private.keep_build_hook(text), private.publishing_facts(), public.set_build_hook(text),
  public.publishing_state() to authenticated;
