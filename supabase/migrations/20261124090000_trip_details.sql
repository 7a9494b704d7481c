-- What visitors decide on: the same columns for travels and activities. Empty or null means unknown, and the site
-- says "Ask us". Texts are whole fields or lists of objects with ids, so that translations can name each of them.

-- Functions -----------------------------------------------------------------------------------

-- Whether a jsonb value is a list of objects with an id each and exactly these keys, all of them text.
create function private.is_list_of(list jsonb, keys text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(list) = 'array' and not exists (
    select from jsonb_array_elements(case when jsonb_typeof(list) = 'array' then list else '[]' end) entry
    where jsonb_typeof(entry) <> 'object'
      or (select array_agg(key order by key) from jsonb_each(case when jsonb_typeof(entry) = 'object' then entry else '{}' end))
        is distinct from (select array_agg(key order by key) from unnest('id'::text || keys) key)
      or exists (select from jsonb_each(case when jsonb_typeof(entry) = 'object' then entry else '{}' end) field
        where jsonb_typeof(field.value) <> 'string')
      or entry ->> 'id' = '')
$$;

-- Whether the months are numbers from 1 to 12, each in one of the two lists at most.
create function private.are_months(best smallint[], good smallint[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select not exists (
    select from unnest(best || good) month
    group by month having month is null or month not between 1 and 12 or count(*) > 1)
$$;

-- Tables --------------------------------------------------------------------------------------

alter table public.travels
  add column price_amount numeric(12, 2),
  add column price_currency text,
  add column price_unit text,
  add column price_people integer,
  add column price_children text not null default '',
  add column price_single text not null default '',
  add column price_season text not null default '',
  add column vehicle_included boolean,
  add column included text[] not null default '{}',
  add column not_included text[] not null default '{}',
  add column no_itinerary_reason text not null default '',
  add column meeting_point text not null default '',
  add column getting_there text not null default '',
  add column what_to_bring text[] not null default '{}',
  add column suits text[] not null default '{}',
  add column unsuitable_for text[] not null default '{}',
  add column minimum_age integer,
  add column effort text,
  add column heat text not null default '',
  add column highest_altitude integer,
  add column best_months smallint[] not null default '{}',
  add column good_months smallint[] not null default '{}',
  add column months_reason text not null default '',
  add column papers text not null default '',
  add column safety text not null default '',
  add column cancellation text not null default '',
  add column questions jsonb not null default '[]',
  add column gallery jsonb not null default '[]',
  add constraint travels_price_amount_range check (price_amount > 0 and price_amount < 1000000000),
  add constraint travels_price_currency_choice check (price_currency in ('DZD', 'EUR')),
  add constraint travels_price_unit_choice check (price_unit in ('person', 'group')),
  add constraint travels_price_complete check (
    (price_amount is null) = (price_currency is null) and (price_amount is null or price_unit is not null)),
  add constraint travels_price_people_range check (price_people between 1 and 100),
  add constraint travels_price_children_length check (char_length(price_children) <= 300),
  add constraint travels_price_single_length check (char_length(price_single) <= 300),
  add constraint travels_price_season_length check (char_length(price_season) <= 300),
  add constraint travels_no_itinerary_reason_length check (char_length(no_itinerary_reason) <= 300),
  add constraint travels_meeting_point_length check (char_length(meeting_point) <= 300),
  add constraint travels_getting_there_length check (char_length(getting_there) <= 1000),
  add constraint travels_minimum_age_range check (minimum_age between 0 and 99),
  add constraint travels_effort_choice check (effort in ('easy', 'moderate', 'demanding', 'strenuous')),
  add constraint travels_heat_length check (char_length(heat) <= 500),
  add constraint travels_highest_altitude_range check (highest_altitude between 0 and 3000),
  add constraint travels_months_choice check (private.are_months(best_months, good_months)),
  add constraint travels_months_reason_length check (char_length(months_reason) <= 500),
  add constraint travels_papers_length check (char_length(papers) <= 1000),
  add constraint travels_safety_length check (char_length(safety) <= 1000),
  add constraint travels_cancellation_length check (char_length(cancellation) <= 1000),
  add constraint travels_questions_list check (private.is_list_of(questions, '{question,answer}')),
  add constraint travels_gallery_list check (private.is_list_of(gallery, '{image,alt,caption}'));
create index travels_best_months_idx on public.travels using gin (best_months) where status = 'published';
create index travels_good_months_idx on public.travels using gin (good_months) where status = 'published';

alter table public.activities
  add column price_amount numeric(12, 2),
  add column price_currency text,
  add column price_unit text,
  add column price_people integer,
  add column price_children text not null default '',
  add column price_single text not null default '',
  add column price_season text not null default '',
  add column vehicle_included boolean,
  add column included text[] not null default '{}',
  add column not_included text[] not null default '{}',
  add column meeting_point text not null default '',
  add column getting_there text not null default '',
  add column what_to_bring text[] not null default '{}',
  add column suits text[] not null default '{}',
  add column unsuitable_for text[] not null default '{}',
  add column minimum_age integer,
  add column effort text,
  add column heat text not null default '',
  add column highest_altitude integer,
  add column best_months smallint[] not null default '{}',
  add column good_months smallint[] not null default '{}',
  add column months_reason text not null default '',
  add column papers text not null default '',
  add column safety text not null default '',
  add column cancellation text not null default '',
  add column questions jsonb not null default '[]',
  add column gallery jsonb not null default '[]',
  add constraint activities_price_amount_range check (price_amount > 0 and price_amount < 1000000000),
  add constraint activities_price_currency_choice check (price_currency in ('DZD', 'EUR')),
  add constraint activities_price_unit_choice check (price_unit in ('person', 'group')),
  add constraint activities_price_complete check (
    (price_amount is null) = (price_currency is null) and (price_amount is null or price_unit is not null)),
  add constraint activities_price_people_range check (price_people between 1 and 100),
  add constraint activities_price_children_length check (char_length(price_children) <= 300),
  add constraint activities_price_single_length check (char_length(price_single) <= 300),
  add constraint activities_price_season_length check (char_length(price_season) <= 300),
  add constraint activities_meeting_point_length check (char_length(meeting_point) <= 300),
  add constraint activities_getting_there_length check (char_length(getting_there) <= 1000),
  add constraint activities_minimum_age_range check (minimum_age between 0 and 99),
  add constraint activities_effort_choice check (effort in ('easy', 'moderate', 'demanding', 'strenuous')),
  add constraint activities_heat_length check (char_length(heat) <= 500),
  add constraint activities_highest_altitude_range check (highest_altitude between 0 and 3000),
  add constraint activities_months_choice check (private.are_months(best_months, good_months)),
  add constraint activities_months_reason_length check (char_length(months_reason) <= 500),
  add constraint activities_papers_length check (char_length(papers) <= 1000),
  add constraint activities_safety_length check (char_length(safety) <= 1000),
  add constraint activities_cancellation_length check (char_length(cancellation) <= 1000),
  add constraint activities_questions_list check (private.is_list_of(questions, '{question,answer}')),
  add constraint activities_gallery_list check (private.is_list_of(gallery, '{image,alt,caption}'));

comment on column public.travels.price_amount is 'What `price` says as a number, for one unit, in price_currency.';
comment on column public.travels.price_people is 'The price applies from this number of people on.';
comment on column public.travels.no_itinerary_reason is 'Why the travel has no days, as in "One place, your own pace".';
comment on column public.travels.highest_altitude is 'Metres above sea level.';
comment on column public.travels.best_months is 'Numbers of months, 1 to 12; with good_months, the others are poor.';
comment on column public.travels.cancellation is 'Empty: the general terms of the settings apply.';
comment on column public.travels.questions is 'List of {"id", "question", "answer"}.';
comment on column public.travels.gallery is 'List of {"id", "image", "alt", "caption"}; empty texts come from the photo library.';

alter table public.site_settings
  add column eur_rate numeric(10, 4),
  add column eur_rate_on date,
  add column eur_rate_source text not null default '',
  add column cancellation_terms text not null default '',
  add constraint site_settings_eur_rate_range check (eur_rate between 1 and 10000),
  add constraint site_settings_eur_rate_complete check (
    (eur_rate is null) = (eur_rate_on is null) and (eur_rate is null) = (eur_rate_source = '')),
  add constraint site_settings_eur_rate_source_length check (char_length(eur_rate_source) <= 200),
  add constraint site_settings_cancellation_terms_length check (char_length(cancellation_terms) <= 2000);
comment on column public.site_settings.eur_rate is
  'Dinars for one euro, on the day and by the source that staff entered. Without it nothing is converted.';

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.is_list_of(jsonb, text[]), private.are_months(smallint[], smallint[]) from public;
grant execute on function private.is_list_of(jsonb, text[]), private.are_months(smallint[], smallint[])
  to authenticated, service_role;
