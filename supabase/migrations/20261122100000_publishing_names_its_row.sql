-- A hosted project refuses UPDATE and DELETE without WHERE to everything that comes in through the API, inside
-- functions too (pg-safeupdate). So each statement names the one row of private.publishing.

-- Functions ------------------------------------------------------------------------------------

create or replace function private.mark_content_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.content_marks mark where mark.transaction = new.transaction;
  update private.publishing
  set content_changed_at =
      greatest(date_trunc('milliseconds', clock_timestamp()), content_changed_at + interval '1 millisecond'),
    waiting_since = coalesce(waiting_since, date_trunc('milliseconds', clock_timestamp()))
  where id = 1;
  return null;
end;
$$;

create or replace function private.build_is_due() returns boolean
language plpgsql set search_path = '' as $$
declare
  state private.publishing;
begin
  select * into state from private.publishing where id = 1 for update;
  if exists (
    select 1 from public.hero_slides slide
    where slide.status = 'published' and state.looked_at < now()
      and (slide.starts_at > state.looked_at and slide.starts_at <= now()
        or slide.ends_at > state.looked_at and slide.ends_at <= now())
  ) then
    perform private.note_content_change();
  end if;
  update private.publishing set looked_at = now() where id = 1;
  return state.hook_url <> '' and coalesce(private.due_at(state) <= now(), false);
end;
$$;

create or replace function public.claim_build_request(by_person boolean) returns table (request bigint, address text)
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
    raise exception 'A rebuild was asked for a moment ago.' using errcode = 'PT409';
  end if;
  update private.build_requests set outcome = 'failed', sentence = 'The server stopped while it asked.' where outcome is null;
  -- Nobody else asks while this request may still be running.
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

create or replace function public.settle_build_request(request bigint, outcome text, sentence text) returns void
language plpgsql set search_path = '' as $$
begin
  update private.build_requests asked
  set outcome = settle_build_request.outcome, sentence = left(settle_build_request.sentence, 300)
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

create or replace function private.keep_build_hook(address text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators set the build hook.' using errcode = '42501';
  end if;
  update private.publishing set hook_url = private.trimmed(address),
    hook_set_at = case private.trimmed(address) when '' then null else now() end, tries = 0, next_try_at = now()
  where id = 1;
end;
$$;
