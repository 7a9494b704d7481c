-- Who is given an inquiry by somebody else gets a mail. The outbox's drain writes it, one for all that a
-- person was given since the last; an assignment that was taken back in the meantime is not told.

-- Tables ---------------------------------------------------------------------------------------

alter table public.submission_events add column told_at timestamptz;
comment on column public.submission_events.told_at is 'When the mail about an assignment was written.';
create index submission_events_untold_idx on public.submission_events (id)
  where kind = 'assignee' and told_at is null;

-- Functions ------------------------------------------------------------------------------------

create function public.untold_assignments()
returns table (event_id bigint, assignee_id uuid, email text, submission_id uuid, service text)
language sql stable set search_path = '' as $$
  select distinct on (submission.id) event.id, person.id, person.email, submission.id, submission.service
  from public.submission_events event
    join public.contact_submissions submission on submission.id = event.submission_id
    join public.profiles person on person.id = submission.assignee_id
  where event.kind = 'assignee' and event.told_at is null
    and event.to_value = submission.assignee_id::text
    and event.actor_id is not null and event.actor_id <> submission.assignee_id
    and event.created_at > now() - interval '1 day'
    and submission.status in ('new', 'in_progress', 'waiting')
    and person.disabled_at is null
  order by submission.id, event.id desc limit 500
$$;
comment on function public.untold_assignments() is
  'Inquiries that were given to somebody who has not heard of it. The server only.';

create function public.note_told_assignments(up_to bigint) returns void
language sql set search_path = '' as $$
  update public.submission_events set told_at = now()
  where kind = 'assignee' and told_at is null and id <= up_to
$$;
comment on function public.note_told_assignments(bigint) is
  'Notes that the assignments up to an event are told. The server only.';

-- Grants ---------------------------------------------------------------------------------------

revoke execute on function public.untold_assignments(), public.note_told_assignments(bigint)
  from public, anon, authenticated;
grant execute on function public.untold_assignments(), public.note_told_assignments(bigint) to service_role;

-- What was assigned before there were such mails is no news.
update public.submission_events set told_at = created_at where kind = 'assignee' and told_at is null;
