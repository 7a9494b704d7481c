-- Working on an inquiry: every change of status or assignee is recorded, and an assignee gets a mail.

-- Functions -----------------------------------------------------------------------------------

create function private.record_submission_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.submission_events (submission_id, kind, to_value)
    values (new.id, 'received', new.status::text);
    return null;
  end if;
  if new.status is distinct from old.status then
    insert into public.submission_events (submission_id, actor_id, kind, from_value, to_value)
    values (new.id, (select auth.uid()), 'status', old.status::text, new.status::text);
  end if;
  if new.assignee_id is distinct from old.assignee_id then
    insert into public.submission_events (submission_id, actor_id, kind, from_value, to_value)
    values (new.id, (select auth.uid()), 'assignee', old.assignee_id::text, new.assignee_id::text);
  end if;
  return null;
end;
$$;

create function private.refuse_inactive_assignee() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.assignee_id is not null and not exists (
    select 1 from public.staff_roles staff join public.profiles profile on profile.id = staff.user_id
    where staff.user_id = new.assignee_id and profile.disabled_at is null
      and private.role_has(staff.role, 'inquiries.write')
  ) then
    raise exception 'An inquiry can only be assigned to an active member of staff.'
      using errcode = '23514', column = 'assignee_id', detail = private.error_detail('assignee_not_staff');
  end if;
  return new;
end;
$$;

create function private.refuse_win_without_owner() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Deleting an account unassigns its inquiries; that is not a decision about them.
  if new.status = 'won' and new.assignee_id is null and pg_trigger_depth() = 1 then
    raise exception 'Assign it to somebody first: a won inquiry needs an assignee.'
      using errcode = '23514', column = 'assignee_id', detail = private.error_detail('assignee_missing');
  end if;
  return new;
end;
$$;

create function public.unnotified_assignments()
returns table (event_id bigint, assignee_id uuid, email text, submission_id uuid, service text)
language sql stable set search_path = '' as $$
  select distinct on (submission.id) event.id, person.id, person.email, submission.id, submission.service
  from public.submission_events event
    join public.contact_submissions submission on submission.id = event.submission_id
    join public.profiles person on person.id = submission.assignee_id
  where event.kind = 'assignee' and event.notified_at is null
    and event.to_value = submission.assignee_id::text
    and event.actor_id is not null and event.actor_id <> submission.assignee_id
    and event.created_at > now() - interval '1 day'
    and submission.status in ('new', 'in_progress', 'waiting')
    and person.disabled_at is null
  order by submission.id, event.id desc limit 500
$$;
comment on function public.unnotified_assignments() is
  'Assignments that the assignee has not been notified of. The server only.';

create function public.mark_assignments_notified(up_to bigint) returns void
language sql set search_path = '' as $$
  update public.submission_events set notified_at = now()
  where kind = 'assignee' and notified_at is null and id <= up_to
$$;
comment on function public.mark_assignments_notified(bigint) is
  'Marks the assignments up to an event as notified. The server only.';

-- Triggers ------------------------------------------------------------------------------------

create trigger contact_submissions_record_event
  after insert or update of status, assignee_id on public.contact_submissions
  for each row execute function private.record_submission_event();
create trigger contact_submissions_refuse_inactive_assignee
  before update of assignee_id on public.contact_submissions
  for each row when (new.assignee_id is distinct from old.assignee_id)
  execute function private.refuse_inactive_assignee();
create trigger contact_submissions_refuse_win_without_owner
  before update of status, assignee_id on public.contact_submissions
  for each row when (old.status is distinct from new.status or old.assignee_id is distinct from new.assignee_id)
  execute function private.refuse_win_without_owner();

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.record_submission_event(), private.refuse_inactive_assignee(),
  private.refuse_win_without_owner() from public;
revoke execute on function public.unnotified_assignments(), public.mark_assignments_notified(bigint)
  from public, anon, authenticated;
grant execute on function public.unnotified_assignments(), public.mark_assignments_notified(bigint) to service_role;
