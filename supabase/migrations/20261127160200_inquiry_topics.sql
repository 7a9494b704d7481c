-- The travels, activities and source pages of inquiries, with what became of them, for the figures of a period. The
-- selections hold lists, which no index counts.

-- Tables --------------------------------------------------------------------------------------

create table private.inquiry_topics (
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  topic text not null,
  key text not null,
  received_at timestamptz not null,
  status public.submission_status not null,
  value_minor bigint,
  value_currency text,
  primary key (submission_id, topic, key),
  constraint inquiry_topics_topic_choice check (topic in ('source', 'travel', 'activity'))
);
-- Lists only the keys that are counted, in their order of time.
create index inquiry_topics_received_idx on private.inquiry_topics (topic, received_at)
  include (key, status, value_minor, value_currency);

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

create function private.note_outcome_of_topics() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.inquiry_topics
  set status = new.status, value_minor = new.value_minor, value_currency = new.value_currency
  where submission_id = new.id;
  return null;
end;
$$;

-- The 20 most frequent keys. An inquiry about two travels counts for both. With the totals of the period, what has no
-- key is a row too.
create function private.insight_topic(first date, last date, of_topic text, totals jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  return (
    with counted as materialized (
      select key, count(*) as inquiries, count(*) filter (where status = 'won') as won,
        count(*) filter (where status = 'lost') as lost,
        sum(value_minor) filter (where value_currency = 'DZD') as dzd,
        sum(value_minor) filter (where value_currency = 'EUR') as eur
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
create trigger contact_submissions_note_outcome_of_topics after update on public.contact_submissions
  for each row when (old.status is distinct from new.status or old.value_minor is distinct from new.value_minor
    or old.value_currency is distinct from new.value_currency)
  execute function private.note_outcome_of_topics();

-- Grants --------------------------------------------------------------------------------------

alter table private.inquiry_topics enable row level security;

revoke all on private.inquiry_topics from anon, authenticated;
revoke execute on function private.note_topics(), private.note_outcome_of_topics(),
  private.insight_topic(date, date, text, jsonb) from public;
grant execute on function private.insight_topic(date, date, text, jsonb) to authenticated;
