-- The travels, activities and source pages of inquiries, with what became of them, for the figures of a period. The
-- selections hold lists, which no index counts. A win counts for what was sold: the travels and activities of the
-- accepted proposal, or without any what the visitor had chosen.

-- Tables --------------------------------------------------------------------------------------

create table private.inquiry_topics (
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  topic text not null,
  key text not null,
  received_at timestamptz not null,
  status public.submission_status not null,
  value_minor bigint,
  value_currency text,
  is_sold boolean not null default true,
  primary key (submission_id, topic, key),
  constraint inquiry_topics_topic_choice check (topic in ('source', 'travel', 'activity'))
);
-- Lists only the keys that are counted, in their order of time.
create index inquiry_topics_received_idx on private.inquiry_topics (topic, received_at)
  include (key, status, value_minor, value_currency, is_sold);
comment on column private.inquiry_topics.is_sold is 'False for what the visitor chose and the accepted proposal does not contain.';

-- Functions -----------------------------------------------------------------------------------

create function private.note_topics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.inquiry_topics (submission_id, topic, key, received_at, status, value_minor, value_currency)
  select submission.id, chosen.topic, chosen.key, submission.created_at, submission.status, submission.value_minor,
    submission.value_currency
  from public.contact_submissions submission, (
    select 'source' as topic, new.source_path as key where new.source_path is not null
    union select 'travel', unnest(new.travel_ids)
    union select 'activity', unnest(new.activity_ids)) chosen
  where submission.id = new.submission_id and not submission.is_test
  on conflict do nothing;
  return null;
end;
$$;

-- Runs before the outcome is noted, by the names of the triggers.
create function private.note_accepted_topics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.inquiry_topics (submission_id, topic, key, received_at, status)
  select new.id, line.kind, line.id, new.created_at, new.status
  from private.accepted_lines(new.id) line where line.kind in ('travel', 'activity') and not new.is_test
  on conflict do nothing;
  update private.inquiry_topics noted
  set is_sold = exists (select from private.accepted_lines(new.id) line where line.kind = noted.topic and line.id = noted.key)
  where noted.submission_id = new.id and noted.topic <> 'source'
    and exists (select from private.accepted_lines(new.id) line where line.kind in ('travel', 'activity'));
  return null;
end;
$$;

create function private.note_outcome_of_topics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.inquiry_topics
  set status = new.status, value_minor = new.value_minor, value_currency = new.value_currency
  where submission_id = new.id;
  return null;
end;
$$;

create function private.topics_of(submission uuid, only_sold boolean) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}') from private.inquiry_topics
  where submission_id = submission and topic <> 'source' and (is_sold or not only_sold) and (select private.may('inquiries.read'))
$$;

-- Columns that a list of submissions can be filtered by, behind a figure: the travels and activities that count for an
-- inquiry, and those that count for its win.
create function public.chosen_ids(submission public.contact_submissions) returns text[]
language sql stable set search_path = '' as $$ select private.topics_of(submission.id, false) $$;

create function public.sold_ids(submission public.contact_submissions) returns text[]
language sql stable set search_path = '' as $$ select private.topics_of(submission.id, true) $$;

-- The 20 most frequent keys. An inquiry about two travels counts for both. With the totals of the period, what has no
-- key is a row too.
create function private.insight_topic(first date, last date, of_topic text, totals jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may('inquiries.read') then
    return null;
  end if;
  return (
    with counted as materialized (
      select key, count(*) as inquiries, count(*) filter (where status = 'won' and is_sold) as won,
        count(*) filter (where status = 'lost') as lost,
        sum(value_minor) filter (where value_currency = 'DZD' and is_sold) as dzd,
        sum(value_minor) filter (where value_currency = 'EUR' and is_sold) as eur
      from private.inquiry_topics
      where topic = of_topic and received_at >= private.start_of(first)
        and received_at < private.start_of(last + 1) and status <> 'spam'
      group by key
    ), completed as (
      select * from counted
      union all
      select '', (totals ->> 'inquiries')::bigint - coalesce(sum(inquiries), 0), (totals ->> 'won')::bigint - coalesce(sum(won), 0),
        (totals ->> 'lost')::bigint - coalesce(sum(lost), 0),
        nullif((totals #>> '{values,DZD}')::bigint - coalesce(sum(dzd), 0), 0),
        nullif((totals #>> '{values,EUR}')::bigint - coalesce(sum(eur), 0), 0)
      from counted having (totals ->> 'inquiries')::bigint > coalesce(sum(inquiries), 0)
    ), frequent as (
      select * from completed order by inquiries desc, key limit 20
    )
    select jsonb_agg(jsonb_build_object('key', key, 'label', coalesce(case of_topic
        when 'travel' then (select travel.title from public.travels travel where travel.id = key)
        when 'activity' then (select activity.title from public.activities activity where activity.id = key)
      end, key), 'inquiries', inquiries, 'won', won, 'lost', lost,
      'values', jsonb_strip_nulls(jsonb_build_object('DZD', dzd, 'EUR', eur))) order by inquiries desc, key)
    from frequent);
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger inquiry_selections_note_topics after insert on public.inquiry_selections
  for each row execute function private.note_topics();
create trigger contact_submissions_note_accepted_topics after update of status, value_minor on public.contact_submissions
  for each row when (new.status = 'won') execute function private.note_accepted_topics();
create trigger contact_submissions_note_outcome_of_topics after update on public.contact_submissions
  for each row when (old.status is distinct from new.status or old.value_minor is distinct from new.value_minor
    or old.value_currency is distinct from new.value_currency)
  execute function private.note_outcome_of_topics();

-- Grants --------------------------------------------------------------------------------------

alter table private.inquiry_topics enable row level security;

revoke all on private.inquiry_topics from anon, authenticated;
revoke execute on function private.note_topics(), private.note_accepted_topics(), private.note_outcome_of_topics(),
  private.insight_topic(date, date, text, jsonb), private.topics_of(uuid, boolean) from public;
revoke execute on function public.chosen_ids(public.contact_submissions), public.sold_ids(public.contact_submissions)
  from public, anon;
grant execute on function private.insight_topic(date, date, text, jsonb), private.topics_of(uuid, boolean),
  public.chosen_ids(public.contact_submissions), public.sold_ids(public.contact_submissions) to authenticated;
