-- Office hours: public holidays and other hours for a while, and how long replies take in hours of the office.

-- Tables --------------------------------------------------------------------------------------

alter table public.site_settings
  add column special_hours jsonb not null default '[]',
  add constraint site_settings_special_hours_list check (
    case when jsonb_typeof(special_hours) = 'array' then jsonb_array_length(special_hours) <= 60 else false end);
comment on column public.site_settings.special_hours is
  'List of {"name", "from": day, "to": day, "times": [{"opens": "HH:MM", "closes": "HH:MM"}]}. The times apply on weekdays with opening hours; without any, the office is closed.';

alter table public.contact_submissions add column first_reply_minutes integer;
comment on column public.contact_submissions.first_reply_minutes is
  'Minutes of office hours from the inquiry to the first reply.';

alter table public.submission_messages add column office_minutes integer;
comment on column public.submission_messages.office_minutes is
  'Of a reply: minutes of office hours since the customer began to wait. Null if nobody was waiting.';

create index contact_submissions_first_reply_idx on public.contact_submissions (first_reply_at)
  include (first_reply_minutes) where first_reply_minutes is not null and not is_test;

-- Functions -----------------------------------------------------------------------------------

-- "HH:MM" as minutes of the day; null for anything else, because settings are lists of whatever was saved.
create function private.clock_minutes(clock text) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select case when clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' or clock = '24:00'
    then left(clock, 2)::integer * 60 + right(clock, 2)::integer end
$$;

-- A day of the settings; null for anything else.
create function private.settings_day(day text) returns date
language sql immutable parallel safe set search_path = '' as $$
  select case when day ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
    and right(day, 2)::integer <= extract(day from (left(day, 7) || '-01')::date + interval '1 month - 1 day')
    then day::date end
$$;

-- The same rules as officeState() in the domain: hours past midnight belong to the day on which they begin; of special
-- hours that overlap, the ones that began last apply; they never open a weekday that is usually closed. Counts every
-- minute while no opening hours are entered. At most a year is counted.
create function private.office_minutes(since timestamptz, until timestamptz) returns integer
language sql stable set search_path = '' as $$
  with bounds as (
    select since at time zone 'Africa/Algiers' as first,
      least(until, since + interval '1 year') at time zone 'Africa/Algiers' as last
  ), settings as (
    select opening_hours, special_hours from public.site_settings where id = 1
  ), usual as (
    select (entry ->> 'weekday')::integer as weekday, entry ->> 'opens' as opens, entry ->> 'closes' as closes
    from settings, jsonb_array_elements(opening_hours) entry
    where entry ->> 'weekday' ~ '^[0-6]$'
      and private.clock_minutes(entry ->> 'opens') <> private.clock_minutes(entry ->> 'closes')
  ), special as (
    select private.settings_day(entry ->> 'from') as first, private.settings_day(entry ->> 'to') as last,
      case when jsonb_typeof(entry -> 'times') = 'array' then entry -> 'times' else '[]' end as times
    from settings, jsonb_array_elements(special_hours) entry
  ), days as (
    select day::date, (
      select special.times from special where day::date between special.first and special.last
      order by special.first desc limit 1
    ) as times
    from bounds, generate_series(bounds.first::date - 1, bounds.last::date, interval '1 day') day
    where extract(dow from day)::integer in (select weekday from usual)
  ), spans as (
    select days.day, usual.opens, usual.closes from days
      join usual on usual.weekday = extract(dow from days.day)::integer
    where days.times is null
    union all
    select days.day, entry ->> 'opens', entry ->> 'closes' from days, jsonb_array_elements(days.times) entry
  ), stretches as (
    select day + make_interval(mins => private.clock_minutes(opens)) as opens,
      day + make_interval(mins => private.clock_minutes(closes)
        + case when private.clock_minutes(closes) <= private.clock_minutes(opens) then 1440 else 0 end) as closes
    from spans
  ), open as (
    select coalesce(sum(extract(epoch from least(closes, bounds.last) - greatest(opens, bounds.first))) / 60, 0) as minutes
    from stretches, bounds where closes > bounds.first and opens < bounds.last
  )
  select floor(case when exists (select 1 from usual) then open.minutes
    else extract(epoch from bounds.last - bounds.first) / 60 end)::integer
  from open, bounds
$$;

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
  select percentile_cont(0.5) within group (order by submission.first_reply_minutes)::integer, count(*)::integer
  from public.contact_submissions submission
  where submission.first_reply_minutes is not null and not submission.is_test
    and submission.first_reply_at > now() - interval '90 days'
  having count(*) >= 20
$$;
create function public.typical_reply_time() returns table (office_minutes integer, inquiries integer)
language sql stable set search_path = '' as $$ select * from private.measure_replies() $$;
comment on function public.typical_reply_time() is
  'The median time to the first reply in minutes of office hours, over 90 days; no row below 20 inquiries.';

-- Triggers ------------------------------------------------------------------------------------

create trigger submission_messages_measure_reply before update of sent_at on public.submission_messages
  for each row when (old.sent_at is null and new.sent_at is not null and new.direction = 'outbound')
  execute function private.measure_reply();

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.clock_minutes(text), private.settings_day(text),
  private.office_minutes(timestamptz, timestamptz), private.measure_reply()
  from public, anon, authenticated;
revoke execute on function private.measure_replies(), public.typical_reply_time() from public;
grant execute on function private.measure_replies(), public.typical_reply_time()
  to anon, authenticated, service_role;
