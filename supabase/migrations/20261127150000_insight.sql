-- Insight: what became of the inquiries of a period, where they came from, and what visitors searched for in vain.

-- Tables --------------------------------------------------------------------------------------

alter table public.inquiry_selections
  add column source_path text,
  add constraint inquiry_selections_source_path_format
    check (source_path ~ '^/[^?#[:cntrl:][:space:]]*$' and char_length(source_path) <= 200);
comment on column public.inquiry_selections.source_path is
  'The path of the page on which the form was opened, without its query.';

-- What the figures of a period read, so that they read no rows.
create index contact_submissions_insight_idx on public.contact_submissions (created_at)
  include (status, service, language, assignee_id, first_reply_minutes, lost_reason, value_minor, value_currency)
  where not is_test and status <> 'spam';

-- A day and a term, nothing about who searched.
create table public.empty_searches (
  day date not null,
  term text not null,
  language text not null references public.languages (code),
  searches integer not null default 1,
  primary key (day, term, language),
  constraint empty_searches_term_length check (char_length(term) between 1 and 60),
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
    or not exists (select from public.languages known where known.code = of_language)
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

-- Inquiries received from `first` to `last`, without spam and tests, whatever became of them since. Each figure reads
-- contact_submissions_insight_idx once.
create function private.insight_totals(first date, last date) returns jsonb
language sql stable set search_path = '' as $$
  with counted as materialized (
    select status, lost_reason, value_currency, count(*) as inquiries, sum(value_minor) as minor
    from public.contact_submissions
    where created_at >= private.start_of(first) and created_at < private.start_of(last + 1) and status <> 'spam'
    group by status, lost_reason, value_currency
  )
  select jsonb_build_object(
    'inquiries', coalesce(sum(inquiries), 0),
    'open', coalesce(sum(inquiries) filter (where status in ('new', 'in_progress', 'waiting')), 0),
    'won', coalesce(sum(inquiries) filter (where status = 'won'), 0),
    'lost', coalesce(sum(inquiries) filter (where status = 'lost'), 0),
    'lost_reasons', (select coalesce(jsonb_object_agg(reason, lost), '{}') from (
      select coalesce(lost_reason, '') as reason, sum(inquiries) as lost from counted
      where status = 'lost' group by 1) reasons),
    'values', (select coalesce(jsonb_object_agg(value_currency, known.minor), '{}') from (
      select value_currency, sum(minor) as minor from counted
      where value_currency is not null group by 1) known)
  ) from counted
$$;

create function private.insight_reply_times(first date, last date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'replied', count(first_reply_minutes),
    'median_reply_minutes', round(percentile_cont(0.5) within group (order by first_reply_minutes)),
    'slow_reply_minutes', round(percentile_cont(0.9) within group (order by first_reply_minutes)))
  from public.contact_submissions
  where created_at >= private.start_of(first) and created_at < private.start_of(last + 1) and status <> 'spam'
    and first_reply_minutes is not null
$$;

-- By week and by month. Weeks begin on Monday; the first and the last step may be cut by the period. Days in Algiers
-- have 24 hours, all year round.
create function private.insight_series(first date, last date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  beginning constant timestamptz := private.start_of(first);
  ending constant timestamptz := private.start_of(last + 1);
begin
  return (
    with counted as materialized (
      select (began_at at time zone 'Africa/Algiers')::date as day, inquiries, won from (
        select date_bin('1 day', created_at, beginning) as began_at, count(*) as inquiries,
          count(*) filter (where status = 'won') as won
        from public.contact_submissions
        where created_at >= beginning and created_at < ending and status <> 'spam'
        group by 1) days
    ), summed as (
      select unit, step::date as starts_on, coalesce(sum(inquiries), 0) as inquiries, coalesce(sum(won), 0) as won
      from unnest(array['week', 'month']) unit
        cross join generate_series(date_trunc(unit, first::timestamp), last::timestamp, ('1 ' || unit)::interval) step
        left join counted on date_trunc(unit, day::timestamp) = step
      group by unit, step
    )
    select jsonb_object_agg(unit || 's', rows) from (
      select unit, jsonb_agg(jsonb_build_object('starts_on', starts_on, 'inquiries', inquiries, 'won', won)
        order by starts_on) as rows
      from summed group by unit) gathered);
end;
$$;

-- The 20 most frequent services, languages or owners.
create function private.insight_group(first date, last date, dimension text) returns jsonb
language sql stable set search_path = '' as $$
  with counted as (
    select case dimension when 'service' then service when 'language' then language else assignee_id::text end as key,
      count(*) as inquiries, count(*) filter (where status = 'won') as won,
      count(*) filter (where status = 'lost') as lost,
      sum(value_minor) filter (where value_currency = 'DZD') as dzd,
      sum(value_minor) filter (where value_currency = 'EUR') as eur
    from public.contact_submissions
    where created_at >= private.start_of(first) and created_at < private.start_of(last + 1) and status <> 'spam'
    group by 1 order by 2 desc, 1 nulls first limit 20
  )
  select jsonb_agg(jsonb_build_object('key', coalesce(key, ''), 'label', coalesce(
      (select person.full_name from public.profiles person where dimension = 'owner' and person.id::text = key), key, ''),
    'inquiries', inquiries, 'won', won, 'lost', lost,
    'values', jsonb_strip_nulls(jsonb_build_object('DZD', dzd, 'EUR', eur))) order by inquiries desc, coalesce(key, ''))
  from counted
$$;

-- A column that a list of submissions can be filtered by, behind a figure.
create function public.source_path(submission public.contact_submissions) returns text
language sql stable set search_path = '' as $$
  select selection.source_path from public.inquiry_selections selection where selection.submission_id = submission.id
$$;

create function public.insight(first date, last date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  days constant integer := last - first + 1;
  totals jsonb;
begin
  if not private.may('inquiries.read') then
    raise exception 'Only staff and admins see these figures.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  if days is null or days not between 1 and 1100 then
    raise exception 'Choose a period from one day to three years.'
      using errcode = '23514', detail = private.error_detail('period_invalid');
  end if;
  totals := private.insight_totals(first, last);
  return jsonb_build_object(
    'first', first,
    'last', last,
    'current', totals || private.insight_reply_times(first, last),
    'previous', private.insight_totals(first - days, first - 1)
      || private.insight_reply_times(first - days, first - 1),
    'groups', jsonb_strip_nulls(jsonb_build_object(
      'service', private.insight_group(first, last, 'service'),
      'language', private.insight_group(first, last, 'language'),
      'owner', private.insight_group(first, last, 'owner'),
      'source', private.insight_topic(first, last, 'source', totals),
      'travel', private.insight_topic(first, last, 'travel'),
      'activity', private.insight_topic(first, last, 'activity'))),
    'waiting_now', (select count(*) from public.contact_submissions
      where status in ('new', 'in_progress', 'waiting') and awaits = 'office'),
    'empty_searches', (select coalesce(jsonb_agg(to_jsonb(terms)), '[]') from (
      select term, language, sum(searches) as searches, max(day) as last_on from public.empty_searches
      where day between first and last group by term, language order by searches desc, term limit 50) terms)
  ) || private.insight_series(first, last);
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
  private.start_of(date), private.insight_totals(date, date), private.insight_reply_times(date, date),
  private.insight_series(date, date), private.insight_group(date, date, text), public.insight(date, date),
  public.source_path(public.contact_submissions) from public, anon;
grant execute on function private.count_empty_search(text, text), public.count_empty_search(text, text)
  to anon, authenticated, service_role;
grant execute on function private.start_of(date), private.insight_totals(date, date),
  private.insight_reply_times(date, date), private.insight_series(date, date),
  private.insight_group(date, date, text), public.insight(date, date),
  public.source_path(public.contact_submissions) to authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy empty_searches_select_by_right on public.empty_searches
  for select to authenticated using ((select private.may('inquiries.read')));

-- Rows ----------------------------------------------------------------------------------------

insert into private.limits (kind, subject, allowed, period) values
  ('empty search', 'network', 30, '1 hour'),
  ('empty search', 'everybody', 2000, '1 day');
