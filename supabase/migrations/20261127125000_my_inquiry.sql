-- The customer's page: what a link shows of its inquiry, and what its holder may do. The edge function my-inquiry calls
-- these functions with the inquiry that submission_of_link() has found.

-- Functions -----------------------------------------------------------------------------------

create function private.extend_inquiry_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.inquiry_links link
  set expires_at = greatest(link.expires_at, new.last_message_at + interval '90 days')
  where link.submission_id = new.id and link.revoked_at is null and link.expires_at > now();
  return null;
end;
$$;

-- The first letter and the domain: a forwarded link shows no address, and erasure asks for it.
create function private.masked_address(address text) returns text
language sql immutable set search_path = '' as $$
  select left(address, 1) || '•••' || substring(address from '@[^@]*$')
$$;

create function private.files_for_customer(submission uuid, message uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name, 'bytes', file.bytes)
    order by file.created_at, file.id), '[]')
  from public.inquiry_files file
  where file.submission_id = submission and file.message_id is not distinct from message
    and file.stored_at is not null
$$;

create function private.thread_for_customer(inquiry public.contact_submissions) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', message.id, 'direction', message.direction, 'body', message.body, 'sent_at', message.sent_at,
    'language', message.language, 'proposal_id', message.proposal_id,
    'author', case when message.direction = 'outbound' then split_part(person.full_name, ' ', 1) else message.from_name end,
    'is_own', message.direction = 'inbound' and lower(message.from_email) = lower(inquiry.email),
    'files', private.files_for_customer(inquiry.id, message.id)) order by message.sent_at, message.id), '[]')
  from public.submission_messages message left join public.profiles person on person.id = message.author_id
  where message.submission_id = inquiry.id and message.sent_at is not null
$$;

create function public.my_inquiry(submission uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'reference', upper(left(inquiry.id::text, 8)),
    -- Its sender does not learn that it was taken for spam.
    'status', case inquiry.status when 'spam' then 'new' else inquiry.status::text end,
    'is_withdrawn', inquiry.lost_reason is not distinct from 'withdrawn',
    'awaits', inquiry.awaits, 'language', inquiry.language, 'created_at', inquiry.created_at,
    'name', inquiry.name, 'email', private.masked_address(inquiry.email),
    'service', inquiry.service, 'message', inquiry.message,
    'groupSize', inquiry."groupSize", 'childrenUnder12', inquiry."childrenUnder12",
    'childrenUnder5', inquiry."childrenUnder5", 'departureDate', inquiry."departureDate",
    'returnDate', inquiry."returnDate", 'needsTransportation', inquiry."needsTransportation",
    'subject', coalesce(selection.subject, ''), 'includesCamping', coalesce(selection.includes_camping, false),
    'details', coalesce(selection.details, '{}'), 'plan', selection.plan,
    'things', (select coalesce(jsonb_agg(jsonb_build_object('kind', thing.kind, 'title', thing.title)
      order by thing.kind desc, thing.title), '[]') from private.things_of_inquiry(inquiry.id) thing),
    'files', private.files_for_customer(inquiry.id, null),
    'thread', private.thread_for_customer(inquiry),
    'changes', (select coalesce(jsonb_agg(jsonb_build_object('id', event.id, 'kind', event.kind,
        'from', event.from_value, 'to', event.to_value, 'created_at', event.created_at) order by event.id), '[]')
      from public.submission_events event
      where event.submission_id = inquiry.id and event.actor_id is null
        and event.kind in ('dates', 'group_size', 'children_under_12', 'children_under_5')),
    'expires_at', (select link.expires_at from public.inquiry_links link
      where link.submission_id = inquiry.id and link.revoked_at is null))
  from public.contact_submissions inquiry
    left join public.inquiry_selections selection on selection.submission_id = inquiry.id
  where inquiry.id = submission
$$;
comment on function public.my_inquiry(uuid) is 'What the customer sees of an inquiry. The server only.';

create function private.days_of_journey(departure date, back date) returns text
language sql immutable set search_path = '' as $$
  select case when departure is not null or back is not null
    then coalesce(departure::text, '..') || '/' || coalesce(back::text, '..') end
$$;

-- Changes dates, group size and children while the inquiry is open; every change is recorded. Without numbers the children
-- stay. False when it is no longer open.
create function public.change_inquiry(
  submission uuid, departure date, back date, group_size text, under_12 integer default null, under_5 integer default null
) returns boolean
language plpgsql set search_path = '' as $$
declare
  inquiry public.contact_submissions;
  days_before text;
  days_after constant text := private.days_of_journey(departure, back);
begin
  select * into inquiry from public.contact_submissions row
  where row.id = submission and row.status not in ('won', 'lost') for update;
  if inquiry.id is null then
    return false;
  end if;
  days_before := private.days_of_journey(inquiry."departureDate", inquiry."returnDate");
  under_12 := coalesce(under_12, inquiry."childrenUnder12");
  under_5 := coalesce(under_5, inquiry."childrenUnder5");
  if days_before is not distinct from days_after and inquiry."groupSize" is not distinct from group_size
    and inquiry."childrenUnder12" = under_12 and inquiry."childrenUnder5" = under_5 then
    return true;
  end if;
  if not private.consume_limit('inquiry change', 'inquiry', submission::text) then
    raise sqlstate 'PT429'
      using message = 'Too many changes in a short time.', detail = private.error_detail('too_many_requests');
  end if;
  -- A day that stays may be over by now.
  inquiry."departureDate" := case when departure is distinct from inquiry."departureDate" then departure end;
  inquiry."returnDate" := case when back is distinct from inquiry."returnDate" then back end;
  perform private.check_inquiry_bounds(inquiry);
  insert into public.submission_events (submission_id, kind, from_value, to_value)
  select submission, change.kind, change.old, change.new
  from (values ('dates', days_before, days_after), ('group_size', inquiry."groupSize", group_size),
    ('children_under_12', inquiry."childrenUnder12"::text, under_12::text),
    ('children_under_5', inquiry."childrenUnder5"::text, under_5::text)) change (kind, old, new)
  where change.old is distinct from change.new;
  update public.contact_submissions row
  set "departureDate" = departure, "returnDate" = back, "groupSize" = group_size,
    "childrenUnder12" = under_12, "childrenUnder5" = under_5, awaits = 'office'
  where row.id = submission;
  return true;
end;
$$;
comment on function public.change_inquiry(uuid, date, date, text, integer, integer) is
  'Changes dates, group size and children for the customer. The server only.';

-- A won inquiry is a booking: the customer writes to the office instead. Writing reopens a withdrawn one.
create function public.withdraw_inquiry(submission uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.contact_submissions inquiry set status = 'lost', lost_reason = 'withdrawn'
  where inquiry.id = submission and inquiry.status in ('new', 'in_progress', 'waiting');
  return found or exists (select from public.contact_submissions inquiry
    where inquiry.id = submission and inquiry.lost_reason = 'withdrawn');
end;
$$;
comment on function public.withdraw_inquiry(uuid) is 'Withdraws an open inquiry for the customer. The server only.';

-- Triggers ------------------------------------------------------------------------------------

create trigger contact_submissions_extend_link after update of last_message_at on public.contact_submissions
  for each row when (new.last_message_at is distinct from old.last_message_at)
  execute function private.extend_inquiry_link();

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.extend_inquiry_link(), private.masked_address(text),
  private.files_for_customer(uuid, uuid), private.thread_for_customer(public.contact_submissions),
  private.days_of_journey(date, date) from public;
revoke execute on function public.my_inquiry(uuid), public.change_inquiry(uuid, date, date, text, integer, integer),
  public.withdraw_inquiry(uuid) from public, anon, authenticated;
grant execute on function private.check_inquiry_bounds(public.contact_submissions), private.plain_address(text),
  private.masked_address(text), private.files_for_customer(uuid, uuid),
  private.thread_for_customer(public.contact_submissions), private.days_of_journey(date, date),
  public.my_inquiry(uuid), public.change_inquiry(uuid, date, date, text, integer, integer), public.withdraw_inquiry(uuid) to service_role;

-- Rows ----------------------------------------------------------------------------------------

insert into private.limits (kind, subject, allowed, period) values
  ('inquiry change', 'inquiry', 20, '1 hour');
