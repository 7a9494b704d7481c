-- Requests for a build, and what the back office shows of them.

-- Functions -----------------------------------------------------------------------------------

-- Two minutes after the last change, or ten after the first.
create function private.due_at(state private.publishing) returns timestamptz
language sql immutable set search_path = '' as $$
  select greatest(state.next_try_at, case
    when state.asking_since is not null then state.next_try_at
    else least(state.content_changed_at + interval '2 minutes', state.waiting_since + interval '10 minutes') end)
  where state.waiting_since is not null or state.asking_since is not null
$$;

-- Also notices slides that started or ended since the last check.
create function private.build_is_due() returns boolean
language plpgsql set search_path = '' as $$
declare
  state private.publishing;
begin
  select * into state from private.publishing where id = 1 for update;
  if exists (
    select 1 from public.hero_slides slide
    where slide.status = 'published' and state.checked_at < now()
      and (slide.starts_at > state.checked_at and slide.starts_at <= now()
        or slide.ends_at > state.checked_at and slide.ends_at <= now())
  ) then
    perform private.note_content_change();
  end if;
  update private.publishing set checked_at = now() where id = 1;
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
  select * into state from private.publishing where id = 1 for update;
  if state.hook_url = '' then
    return;
  end if;
  if by_person and exists (select 1 from private.build_requests where asked_at > now() - interval '15 seconds') then
    raise exception 'A rebuild was requested a moment ago.'
      using errcode = 'PT409', detail = private.error_detail('rebuild_just_requested');
  end if;
  update private.build_requests set outcome = 'failed', detail = private.error_detail('rebuild_interrupted')
  where outcome is null;
  -- No other request starts while this one may still be running.
  update private.publishing
  set asking_since = coalesce(state.asking_since, state.waiting_since), waiting_since = null,
    tries = least(state.tries + 1, 100), next_try_at = now() + interval '1 minute'
  where id = 1;
  insert into private.build_requests (by_schedule, content_at, changes_since)
  values (not by_person, state.content_changed_at, coalesce(state.asking_since, state.waiting_since))
  returning id into request;
  address := state.hook_url;
  return next;
end;
$$;
comment on function public.claim_build_request(boolean) is
  'The build hook and the number of the request, if a build is to be requested now. The server only.';

-- A late caller, after another request was made, changes nothing but its own row.
create function public.settle_build_request(request bigint, outcome text, detail text) returns void
language plpgsql set search_path = '' as $$
begin
  update private.build_requests asked
  set outcome = settle_build_request.outcome, detail = left(settle_build_request.detail, 300)
  where asked.id = request;
  if request is distinct from (select max(id) from private.build_requests) then
    return;
  end if;
  if outcome = 'accepted' then
    update private.publishing set asking_since = null, tries = 0, next_try_at = now() where id = 1;
  else
    update private.publishing set next_try_at = now()
      + (array['1 minute', '5 minutes', '15 minutes', '1 hour', '6 hours']::interval[])[greatest(least(tries, 5), 1)]
    where id = 1;
  end if;
  delete from private.build_requests where id <= request - 50;
end;
$$;
comment on function public.settle_build_request(bigint, text, text) is
  'Records what the host answered: accepted, or failed (retried after a growing delay). The server only.';

create function private.save_build_hook(address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may('settings.write') then
    raise exception 'Only administrators set the build hook.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  update private.publishing set hook_url = private.trimmed(address),
    hook_set_at = case private.trimmed(address) when '' then null else now() end, tries = 0, next_try_at = now()
  where id = 1;
end;
$$;

create function public.set_build_hook(address text) returns void
language sql set search_path = '' as $$ select private.save_build_hook(coalesce(address, '')) $$;
comment on function public.set_build_hook(text) is 'Sets the build hook; an empty text removes it. Admins only.';

create function private.last_content_change() returns timestamptz
language sql stable security definer set search_path = '' as $$ select content_changed_at from private.publishing $$;

create function public.content_changed_at() returns timestamptz
language sql stable set search_path = '' as $$ select private.last_content_change() $$;
comment on function public.content_changed_at() is 'When published content last changed; builds store it.';

-- Admins see the host of the build hook; nobody sees its path, which is the secret.
create function private.publishing_facts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'content_changed_at', state.content_changed_at,
    'waiting_since', coalesce(state.asking_since, state.waiting_since),
    'next_at', private.due_at(state),
    'checked_at', state.checked_at,
    'has_hook', state.hook_url <> '',
    'hook_host', case when private.may('settings.write') then substring(state.hook_url from '^https://([^/]+)') end,
    'hook_set_at', state.hook_set_at,
    'requests', (select coalesce(jsonb_agg(to_jsonb(newest) - 'id' order by newest.id desc), '[]')
      from (select * from private.build_requests order by id desc limit 10) newest))
  from private.publishing state
  where private.may('content.read')
$$;

create function public.publishing_state() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.may('content.read') then
    raise exception 'Only staff and admins see the state of publishing.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  return private.publishing_facts();
end;
$$;
comment on function public.publishing_state() is
  'Pending changes, whether a build hook is set, and the last requests. Staff only.';

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.due_at(private.publishing), private.build_is_due(),
  public.claim_build_request(boolean), public.settle_build_request(bigint, text, text),
  private.save_build_hook(text), public.set_build_hook(text), private.last_content_change(),
  public.content_changed_at(), private.publishing_facts(), public.publishing_state()
  from public, anon, authenticated;
grant execute on function private.due_at(private.publishing), private.build_is_due(),
  public.claim_build_request(boolean), public.settle_build_request(bigint, text, text) to service_role;
grant execute on function private.save_build_hook(text), public.set_build_hook(text),
  private.publishing_facts(), public.publishing_state() to authenticated;
grant execute on function private.last_content_change(), public.content_changed_at()
  to anon, authenticated, service_role;
