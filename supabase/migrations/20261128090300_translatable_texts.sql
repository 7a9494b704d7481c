-- Every translatable text with its translations, for the back office, the files for translators and the seed.

-- Views ---------------------------------------------------------------------------------------

-- One row for each text and language. `state` is missing, outdated (the English text has changed), draft or published.
-- An outdated translation stays public if it was published.
create view public.translatable_texts with (security_invoker = on) as
with listed as (
  select 'regions' as resource, id::text as record_id, title as record_title, 'published' as visibility, texts.field, texts.item, texts.source
  from public.regions row, private.texts_of('regions', to_jsonb(row)) texts
  union all
  select 'types', id::text, title, 'published', texts.*
  from public.types row, private.texts_of('types', to_jsonb(row)) texts
  union all
  select 'tags', id::text, title, 'published', texts.*
  from public.tags row, private.texts_of('tags', to_jsonb(row)) texts
  union all
  select 'places', id::text, name, 'published', texts.*
  from public.places row, private.texts_of('places', to_jsonb(row)) texts
  union all
  select 'travel_categories', id::text, name, status::text, texts.*
  from public.travel_categories row, private.texts_of('travel_categories', to_jsonb(row)) texts
  union all
  select 'activity_categories', id::text, name, status::text, texts.*
  from public.activity_categories row, private.texts_of('activity_categories', to_jsonb(row)) texts
  union all
  select 'hero_slides', id::text, title, status::text, texts.*
  from public.hero_slides row, private.texts_of('hero_slides', to_jsonb(row)) texts
  union all
  select 'events', id::text, title, status::text, texts.*
  from public.events row, private.texts_of('events', to_jsonb(row)) texts
  union all
  select 'site_settings', id::text, company_name, 'published', texts.*
  from public.site_settings row, private.texts_of('site_settings', to_jsonb(row)) texts
  union all
  select 'team_members', id::text, name, status::text, texts.*
  from public.team_members row, private.texts_of('team_members', to_jsonb(row)) texts
  union all
  select 'services', id::text, title, status::text, texts.*
  from public.services row, private.texts_of('services', to_jsonb(row)) texts
  union all
  select 'product_collections', id::text, title, status::text, texts.*
  from public.product_collections row, private.texts_of('product_collections', to_jsonb(row)) texts
  union all
  select 'products', id::text, name, status::text, texts.*
  from public.products row, private.texts_of('products', to_jsonb(row)) texts
  union all
  select 'vehicles', id::text, name, status::text, texts.*
  from public.vehicles row, private.texts_of('vehicles', to_jsonb(row)) texts
  union all
  select 'faq_questions', id::text, title, status::text, texts.*
  from public.faq_questions row, private.texts_of('faq_questions', to_jsonb(row)) texts
  union all
  select 'entry_rules', id::text, title, status::text, texts.*
  from public.entry_rules row, private.texts_of('entry_rules', to_jsonb(row)) texts
  union all
  select 'guide_entries', id::text, title, status::text, texts.*
  from public.guide_entries row, private.texts_of('guide_entries', to_jsonb(row)) texts
  union all
  select 'photos', id::text, alt, status::text, texts.*
  from public.photos row, private.texts_of('photos', to_jsonb(row)) texts
  union all
  select 'travels', id::text, title, status::text, texts.*
  from public.travels row, private.texts_of('travels', to_jsonb(row)) texts
  union all
  select 'travels', travel.id, travel.title, travel.status::text, texts.*
  from public.travels travel join public.travel_days row on row.travel_id = travel.id,
    private.texts_of('travel_days', to_jsonb(row)) texts
  union all
  select 'activities', id::text, title, status::text, texts.*
  from public.activities row, private.texts_of('activities', to_jsonb(row)) texts
)
select texts.resource, texts.record_id, texts.record_title, texts.visibility, texts.field, texts.item, spoken.language,
  texts.source, known.text, known.source_text, known.status, known.author_id, known.updated_at,
  case when known.text is null then 'missing' when known.source_text <> texts.source then 'outdated' else known.status end
    as state
from listed texts
cross join (values ('fr'), ('ar')) spoken (language)
left join public.translations known
  on known.resource = texts.resource and known.record_id = texts.record_id and known.field = texts.field
    and known.item = texts.item and known.language = spoken.language
-- The server and the seed read it too.
where current_user not in ('anon', 'authenticated') or (select private.is_staff());
comment on view public.translatable_texts is 'Every translatable text in each language, for staff.';

-- Grants --------------------------------------------------------------------------------------

revoke all on public.translatable_texts from public, anon, authenticated, service_role;
grant select on public.translatable_texts to authenticated, service_role;
