-- Office hours: public holidays, and other hours for a while, as in Ramadan.

-- Tables --------------------------------------------------------------------------------------

alter table public.site_settings
  add column special_hours jsonb not null default '[]',
  add constraint site_settings_special_hours_list check (
    case when jsonb_typeof(special_hours) = 'array' then jsonb_array_length(special_hours) <= 60 else false end);
comment on column public.site_settings.special_hours is
  'List of {"name", "from": day, "to": day, "times": [{"opens": "HH:MM", "closes": "HH:MM"}]}. The times apply on weekdays with opening hours; without any, the office is closed.';

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

-- When the office is open, from the day before `since`, whose hours may end after midnight, to the day of `until`. The
-- same rules as officeState() in the domain: hours past midnight belong to the day on which they begin; of special hours
-- that overlap, the ones that began last apply; they never open a weekday that is usually closed. Sunday to Thursday
-- from 9 to 17 while no opening hours are entered.
create function private.office_stretches(since timestamptz, until timestamptz)
returns table (opens_at timestamptz, closes_at timestamptz)
language sql stable set search_path = '' as $$
  with settings as (
    select opening_hours, special_hours from public.site_settings where id = 1
  ), entered as (
    select (entry ->> 'weekday')::integer as weekday, entry ->> 'opens' as opens, entry ->> 'closes' as closes
    from settings, jsonb_array_elements(opening_hours) entry
    where entry ->> 'weekday' ~ '^[0-6]$'
      and private.clock_minutes(entry ->> 'opens') <> private.clock_minutes(entry ->> 'closes')
  ), usual as (
    select * from entered
    union all
    select weekday, '09:00', '17:00' from generate_series(0, 4) weekday where not exists (select from entered)
  ), special as (
    select private.settings_day(entry ->> 'from') as first, private.settings_day(entry ->> 'to') as last,
      case when jsonb_typeof(entry -> 'times') = 'array' then entry -> 'times' else '[]' end as times
    from settings, jsonb_array_elements(special_hours) entry
  ), days as (
    select day::date, (
      select special.times from special where day::date between special.first and special.last
      order by special.first desc limit 1
    ) as times
    from generate_series((since at time zone 'Africa/Algiers')::date - 1,
      (until at time zone 'Africa/Algiers')::date, interval '1 day') day
    where extract(dow from day)::integer in (select weekday from usual)
  ), spans as (
    select days.day, usual.opens, usual.closes from days
      join usual on usual.weekday = extract(dow from days.day)::integer
    where days.times is null
    union all
    select days.day, entry ->> 'opens', entry ->> 'closes' from days, jsonb_array_elements(days.times) entry
  )
  select (day + make_interval(mins => private.clock_minutes(opens))) at time zone 'Africa/Algiers',
    (day + make_interval(mins => private.clock_minutes(closes)
      + case when private.clock_minutes(closes) <= private.clock_minutes(opens) then 1440 else 0 end))
      at time zone 'Africa/Algiers'
  from spans
$$;

-- At most a year is counted.
create function private.office_minutes(since timestamptz, until timestamptz) returns integer
language sql stable set search_path = '' as $$
  with bounds as (
    select since as first, least(until, since + interval '1 year') as last
  )
  select coalesce(floor(sum(extract(epoch from least(closes_at, last) - greatest(opens_at, first))) / 60), 0)::integer
  from bounds, private.office_stretches(bounds.first, bounds.last)
  where closes_at > first and opens_at < last
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.clock_minutes(text), private.settings_day(text),
  private.office_stretches(timestamptz, timestamptz), private.office_minutes(timestamptz, timestamptz) from public, anon;
grant execute on function private.clock_minutes(text), private.settings_day(text),
  private.office_stretches(timestamptz, timestamptz), private.office_minutes(timestamptz, timestamptz)
  to authenticated, service_role;
