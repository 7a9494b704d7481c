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

-- A price as visitors read it in a language. The rule of `priceText` in the domain package.
create function private.price_text(amount numeric, currency text, is_from boolean, language text default 'en') returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when is_from then case language when 'fr' then 'À partir de ' when 'ar' then 'ابتداءً من ' else 'From ' end else '' end
    || case
      when currency = 'EUR' and language = 'en' then '€' || digits
      when currency = 'EUR' then translate(digits, ',.', ' ,') || ' €'
      when language = 'en' then replace(digits, ',', ' ') || ' DA'
      else translate(digits, ',.', ' ,') || case language when 'ar' then ' دج' else ' DA' end
    end
  from (select to_char(amount, case when amount = trunc(amount) then 'FM999,999,999,999' else 'FM999,999,999,990.00' end) as digits) written
$$;

-- What a text says that is a price and nothing else, as in "From 45 000 DA", "€1,250.50" or "1 250,50 €". No row for others.
create function private.plain_price(written text) returns table (amount numeric, currency text, is_from boolean)
language sql immutable parallel safe set search_path = '' as $$
  select number, case when coalesce(found[2], found[5]) ~* '^(€|eur)' then 'EUR' else 'DZD' end, found[1] is not null
  from regexp_match(btrim(translate(written, E'\u00a0\u202f', '  ')),
      '^(from )?(€ ?)?(\d{1,3}(?:[ ,]\d{3})+|\d+)(?:[.,](\d{1,2}))? ?(€|eur|da|dzd)?$', 'i') found,
    lateral (select (regexp_replace(found[3], '[ ,]', '', 'g') || '.' || coalesce(found[4], '0'))::numeric) read (number)
  where (found[2] is null) <> (found[5] is null) and number > 0 and number < 1000000000
$$;

-- Whether visitors read what the amount says.
create function private.has_derived_price(travel jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select travel ->> 'price_amount' is not null and not coalesce((travel ->> 'price_is_written')::boolean, false)
$$;

-- A travel has one price. Where it has an amount, `price` is derived from it, unless staff wrote something else by hand.
-- A change of the text alone changes the amount too, if the text is a plain price.
create function private.derive_price() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  had_amount constant boolean := tg_op = 'UPDATE' and old.price_amount is not null;
  has_new_text boolean := new.price <> '';
  has_new_amount boolean := new.price_amount is not null;
  plain record;
begin
  if tg_op = 'UPDATE' then
    -- Taking the mark back derives the price again.
    has_new_text := new.price <> '' and new.price <> old.price and not old.price_is_written;
    has_new_amount := (new.price_amount, new.price_currency) is distinct from (old.price_amount, old.price_currency);
  end if;
  if new.price = '' then
    new.price_is_written := false;
  elsif has_new_text and not new.price_is_written then
    select * into plain from private.plain_price(new.price);
    if plain.amount is null then
      new.price_is_written := new.price_amount is not null or new.price !~* '^\s*(price )?on request\.?\s*$';
    elsif has_new_amount and (plain.amount, plain.currency) is distinct from (new.price_amount, new.price_currency) then
      new.price_is_written := new.price_amount is not null;
    else
      new.price_from := plain.is_from;
      if new.price_unit is not null then
        new.price_amount := plain.amount;
        new.price_currency := plain.currency;
      end if;
    end if;
  end if;
  if new.price_amount is not null and new.price_currency is not null and not new.price_is_written then
    new.price := private.price_text(new.price_amount, new.price_currency, new.price_from);
  elsif new.price_amount is null and had_amount and not new.price_is_written and new.price = old.price then
    new.price := '';
  end if;
  return new;
end;
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
  add column price_from boolean not null default false,
  add column price_is_written boolean not null default false,
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

comment on column public.travels.price_amount is
  'The price for one unit, in price_currency. `price` is derived from it, unless staff wrote it by hand.';
comment on column public.travels.price_from is 'The amount is the lowest price: "From 45 000 DA".';
comment on column public.travels.price_is_written is 'Staff wrote `price` by hand: it stays when the amount changes.';
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

-- Triggers ------------------------------------------------------------------------------------

-- With the last of their columns.
call private.follow_content('travels', web_address => 'id', search => 'by statement', is_ordered => false,
  texts => 'title location description price duration groupSize', lists => 'highlights activities',
  detail_texts => 'price_children price_single price_season no_itinerary_reason meeting_point getting_there heat
    months_reason papers safety cancellation',
  detail_lists => 'included not_included what_to_bring suits unsuitable_for',
  detail_entries => '{"questions": ["question", "answer"], "gallery": ["alt", "caption"]}',
  texts_depend_on => 'price_amount price_is_written', pictures => 'imageUrl gallery');
call private.follow_content('activities', web_address => 'id', search => 'by row',
  texts => 'title description longdescription duration groupsize difficulty besttime', lists => 'highlights requirements',
  detail_texts => 'price_children price_single price_season meeting_point getting_there heat months_reason papers safety
    cancellation',
  detail_lists => 'included not_included what_to_bring suits unsuitable_for',
  detail_entries => '{"questions": ["question", "answer"], "gallery": ["alt", "caption"]}', pictures => 'image gallery');
-- The index only has statistics of rows with a photo, from which the planner concluded that every travel has one.
alter index public.travels_photo_idx alter column 1 set statistics 0;
create statistics public.travels_photo_stats on (private.photo_path("imageUrl")) from public.travels;
-- Its name comes before those of the triggers that read the price.
create trigger travels_derive_price before insert or update on public.travels
  for each row execute function private.derive_price();

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.is_list_of(jsonb, text[]), private.are_months(smallint[], smallint[]),
  private.price_text(numeric, text, boolean, text), private.plain_price(text), private.has_derived_price(jsonb),
  private.derive_price() from public;
grant execute on function private.is_list_of(jsonb, text[]), private.are_months(smallint[], smallint[])
  to authenticated, service_role;
