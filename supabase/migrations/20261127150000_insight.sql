-- Insight: what became of the inquiries of a period, where they came from, and what visitors searched for in vain.

-- Tables --------------------------------------------------------------------------------------

alter table public.inquiry_selections
  add column source_path text,
  add constraint inquiry_selections_source_path_format
    check (source_path ~ '^/[^?#[:cntrl:][:space:]]*$' and char_length(source_path) <= 200);
comment on column public.inquiry_selections.source_path is
  'The path of the page on which the form was opened, without its query.';

-- A day and a term, nothing about who searched.
create table public.empty_searches (
  day date not null,
  term text not null,
  language text not null,
  searches integer not null default 1,
  primary key (day, term, language),
  constraint empty_searches_term_length check (char_length(term) between 1 and 60),
  constraint empty_searches_language_choice check (language in ('en', 'fr', 'ar')),
  constraint empty_searches_searches_range check (searches > 0)
);

-- Functions -----------------------------------------------------------------------------------

-- Terms that may name a person (an address, a long number) are not stored. Beyond the limits nothing is counted, and
-- the visitor sees no error.
create function private.count_empty_search(searched text, of_language text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  word constant text := lower(private.trimmed(searched));
begin
  if word is null or char_length(word) not between 2 and 60 or word ~ '@|[0-9]{5}|[[:cntrl:]]|https?:|www\.'
    or of_language is null or of_language not in ('en', 'fr', 'ar')
    or exists (select 1 from public.search_site(word, 1))
    or not (private.consume_limit('empty search', 'network', private.client_network(private.request_headers()))
      and private.consume_limit('empty search', 'everybody', 'everybody'))
  then
    return;
  end if;
  insert into public.empty_searches as known (day, term, language)
  values ((now() at time zone 'Africa/Algiers')::date, word, of_language)
  on conflict (day, term, language) do update set searches = known.searches + 1;
end;
$$;

create function public.count_empty_search(term text, language text) returns void
language sql set search_path = '' as $$ select private.count_empty_search(term, language) $$;
comment on function public.count_empty_search(text, text) is
  'Counts a search of today that found nothing. Checks that it finds nothing, and stores nothing about the visitor.';

-- When a day begins in Algiers.
create function private.start_of(day date) returns timestamptz
language sql stable set search_path = '' as $$ select day::timestamp at time zone 'Africa/Algiers' $$;

-- Inquiries received from `first` to `last`, without spam and tests, whatever became of them since.
create function private.insight_totals(first date, last date) returns jsonb
language sql stable set search_path = '' as $$
  with received as materialized (
    select status, first_reply_minutes, lost_reason, value_minor, value_currency
    from public.contact_submissions
    where created_at >= private.start_of(first) and created_at < private.start_of(last + 1) and status <> 'spam'
  )
  select jsonb_build_object(
    'inquiries', count(*),
    'replied', count(first_reply_minutes),
    'median_reply_minutes', round(percentile_cont(0.5) within group (order by first_reply_minutes)),
    'slow_reply_minutes', round(percentile_cont(0.9) within group (order by first_reply_minutes)),
    'open', count(*) filter (where status in ('new', 'in_progress', 'waiting')),
    'won', count(*) filter (where status = 'won'),
    'lost', count(*) filter (where status = 'lost'),
    'lost_reasons', (select coalesce(jsonb_object_agg(reason, inquiries), '{}') from (
      select coalesce(lost_reason, '') as reason, count(*) as inquiries from received
      where status = 'lost' group by 1) reasons),
    'values', (select coalesce(jsonb_object_agg(value_currency, minor), '{}') from (
      select value_currency, sum(value_minor) as minor from received
      where value_currency is not null group by 1) known)
  ) from received
$$;

-- Weeks begin on Monday; the first and the last one may be cut by the period.
create function private.insight_series(first date, last date, unit text) returns jsonb
language sql stable set search_path = '' as $$
  with counted as (
    select date_trunc(unit, created_at at time zone 'Africa/Algiers')::date as starts_on,
      count(*) as inquiries, count(*) filter (where status = 'won') as won
    from public.contact_submissions
    where created_at >= private.start_of(first) and created_at < private.start_of(last + 1) and status <> 'spam'
    group by 1
  )
  select coalesce(jsonb_agg(jsonb_build_object('starts_on', step::date,
    'inquiries', coalesce(counted.inquiries, 0), 'won', coalesce(counted.won, 0)) order by step), '[]')
  from generate_series(date_trunc(unit, first::timestamp), last::timestamp, ('1 ' || unit)::interval) step
    left join counted on counted.starts_on = step::date
$$;

-- The 20 most frequent keys of each dimension. An inquiry about two travels counts for both.
create function private.insight_groups(first date, last date) returns jsonb
language sql stable set search_path = '' as $$
  with received as materialized (
    select submission.id, submission.status, submission.service, submission.language, submission.assignee_id,
      submission.value_minor, submission.value_currency, selection.source_path, selection.travel_ids,
      selection.activity_ids
    from public.contact_submissions submission
      left join public.inquiry_selections selection on selection.submission_id = submission.id
    where submission.created_at >= private.start_of(first) and submission.created_at < private.start_of(last + 1)
      and submission.status <> 'spam'
  ), keyed as (
    select dimension, key, status, value_minor, value_currency
    from received, lateral (values ('service', service), ('language', language),
      ('owner', coalesce(assignee_id::text, '')), ('source', coalesce(source_path, ''))) known (dimension, key)
    union all
    select 'travel', travel_id, status, value_minor, value_currency from received, unnest(travel_ids) travel_id
    union all
    select 'activity', activity_id, status, value_minor, value_currency from received, unnest(activity_ids) activity_id
  ), counted as (
    select dimension, key, count(*) as inquiries, count(*) filter (where status = 'won') as won,
      count(*) filter (where status = 'lost') as lost,
      jsonb_build_object('DZD', sum(value_minor) filter (where value_currency = 'DZD'),
        'EUR', sum(value_minor) filter (where value_currency = 'EUR')) as money,
      row_number() over (partition by dimension order by count(*) desc, key) as place
    from keyed group by dimension, key
  ), labelled as (
    select counted.*, coalesce(case dimension
      when 'travel' then (select travel.title from public.travels travel where travel.id = key)
      when 'activity' then (select activity.title from public.activities activity where activity.id = key)
      when 'owner' then (select person.full_name from public.profiles person where person.id::text = key)
    end, key) as label from counted where place <= 20
  ), gathered as (
    select dimension, jsonb_agg(jsonb_build_object('key', key, 'label', label, 'inquiries', inquiries, 'won', won,
      'lost', lost, 'values', jsonb_strip_nulls(money)) order by place) as rows
    from labelled group by dimension
  )
  select coalesce(jsonb_object_agg(dimension, rows), '{}') from gathered
$$;

-- Columns that a list of submissions can be filtered by, behind a figure.
create function public.source_path(submission public.contact_submissions) returns text
language sql stable set search_path = '' as $$
  select selection.source_path from public.inquiry_selections selection where selection.submission_id = submission.id
$$;

create function public.chosen_ids(submission public.contact_submissions) returns text[]
language sql stable set search_path = '' as $$
  select selection.travel_ids || selection.activity_ids
  from public.inquiry_selections selection where selection.submission_id = submission.id
$$;

create function public.insight(first date, last date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  days constant integer := last - first + 1;
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins see these figures.' using errcode = '42501';
  end if;
  if days is null or days not between 1 and 1100 then
    raise exception 'Choose a period from one day to three years.' using errcode = '23514';
  end if;
  return jsonb_build_object(
    'first', first,
    'last', last,
    'current', private.insight_totals(first, last),
    'previous', private.insight_totals(first - days, first - 1),
    'weeks', private.insight_series(first, last, 'week'),
    'months', private.insight_series(first, last, 'month'),
    'groups', private.insight_groups(first, last),
    'waiting_now', (select count(*) from public.contact_submissions
      where status in ('new', 'in_progress', 'waiting') and awaits = 'office'),
    'empty_searches', (select coalesce(jsonb_agg(to_jsonb(terms)), '[]') from (
      select term, language, sum(searches) as searches, max(day) as last_on from public.empty_searches
      where day between first and last group by term, language order by searches desc, term limit 50) terms)
  );
end;
$$;
comment on function public.insight(date, date) is
  'The figures of the inquiries received in a period, and the totals of the period of the same length before it.';

-- Grants --------------------------------------------------------------------------------------

alter table public.empty_searches enable row level security;

revoke all on public.empty_searches from anon, authenticated;
grant select on public.empty_searches to authenticated;
grant all on public.empty_searches to service_role;
grant insert (source_path) on public.inquiry_selections to anon, authenticated;

revoke execute on function private.count_empty_search(text, text), public.count_empty_search(text, text),
  private.start_of(date), private.insight_totals(date, date), private.insight_series(date, date, text),
  private.insight_groups(date, date), public.insight(date, date), public.source_path(public.contact_submissions),
  public.chosen_ids(public.contact_submissions) from public, anon;
grant execute on function private.count_empty_search(text, text), public.count_empty_search(text, text)
  to anon, authenticated, service_role;
grant execute on function private.start_of(date), private.insight_totals(date, date),
  private.insight_series(date, date, text), private.insight_groups(date, date), public.insight(date, date),
  public.source_path(public.contact_submissions), public.chosen_ids(public.contact_submissions)
  to authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy empty_searches_select_staff on public.empty_searches
  for select to authenticated using ((select private.is_staff()));

-- Rows ----------------------------------------------------------------------------------------

insert into private.limits (kind, subject, allowed, period) values
  ('empty search', 'network', 30, '1 hour'),
  ('empty search', 'everybody', 2000, '1 day');
