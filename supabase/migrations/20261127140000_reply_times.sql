-- How long replies take, in hours of the office.

-- Tables --------------------------------------------------------------------------------------

alter table public.contact_submissions add column first_reply_minutes integer;
comment on column public.contact_submissions.first_reply_minutes is
  'Minutes of office hours from the inquiry to the first reply.';

alter table public.submission_messages add column office_minutes integer;
comment on column public.submission_messages.office_minutes is
  'Of a reply: minutes of office hours since the customer began to wait. Null if nobody was waiting.';

create index contact_submissions_first_reply_idx on public.contact_submissions (first_reply_at)
  include (first_reply_minutes) where first_reply_minutes is not null and not is_test;

-- Functions -----------------------------------------------------------------------------------

-- A reply answers what the customer sent since the reply before it, or the inquiry itself.
create function private.measure_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  previous_reply timestamptz;
  waiting_since timestamptz;
begin
  select max(reply.sent_at) into previous_reply from public.submission_messages reply
  where reply.submission_id = new.submission_id and reply.direction = 'outbound' and reply.id <> new.id;
  select min(message.sent_at) into waiting_since from public.submission_messages message
  where message.submission_id = new.submission_id and message.direction = 'inbound'
    and message.sent_at > coalesce(previous_reply, '-infinity');
  if previous_reply is null then
    select submission.created_at into waiting_since from public.contact_submissions submission
    where submission.id = new.submission_id;
  end if;
  if waiting_since is null then
    return new;
  end if;
  new.office_minutes := private.office_minutes(waiting_since, new.sent_at);
  if previous_reply is null then
    update public.contact_submissions set first_reply_minutes = new.office_minutes where id = new.submission_id;
  end if;
  return new;
end;
$$;

-- Null until 20 inquiries of the last 90 days were answered: less would be chance.
create function private.measure_replies() returns table (office_minutes integer, inquiries integer)
language sql stable security definer set search_path = '' as $$
  select case when count(*) >= 20 then
      percentile_cont(0.5) within group (order by submission.first_reply_minutes)::integer end,
    case when count(*) >= 20 then count(*)::integer end
  from public.contact_submissions submission
  where submission.first_reply_minutes is not null and not submission.is_test
    and submission.first_reply_at > now() - interval '90 days'
$$;
create function public.typical_reply_time() returns table (office_minutes integer, inquiries integer)
language sql stable set search_path = '' as $$ select * from private.measure_replies() $$;
comment on function public.typical_reply_time() is
  'The median time to the first reply in minutes of office hours, over 90 days; null below 20 inquiries.';

-- Triggers ------------------------------------------------------------------------------------

create trigger submission_messages_measure_reply before update of sent_at on public.submission_messages
  for each row when (old.sent_at is null and new.sent_at is not null and new.direction = 'outbound')
  execute function private.measure_reply();

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.measure_reply() from public, anon, authenticated;
revoke execute on function private.measure_replies(), public.typical_reply_time() from public;
grant execute on function private.measure_replies(), public.typical_reply_time()
  to anon, authenticated, service_role;
