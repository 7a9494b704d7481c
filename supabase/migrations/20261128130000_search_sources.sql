-- What the search finds. This file comes after all tables, because the view reads them.

-- Views -----------------------------------------------------------------------------------------

-- `fine_print` is searched only where nothing else has all the words. `translated`: the same texts by language.
create view private.search_sources with (security_invoker = on) as
select 'travels' as source, travel.id as record_id, 'travel' as kind, travel.title,
  travel.description as summary,
  case when travel.type_id = 'road-trip' then '/road-trips/' else '/travels/' end || travel.id as url,
  travel."imageUrl" as image, travel.location as place,
  concat_ws(' ', array_to_string(travel.highlights, ' '), array_to_string(travel.activities, ' '),
    (select string_agg(day.title || ' ' || array_to_string(day.stops, ' '), ' ')
      from public.travel_days day where day.travel_id = travel.id),
    travel.meeting_point, array_to_string(travel.suits, ' '), array_to_string(travel.included, ' '),
    (select string_agg(entry ->> 'question', ' ') from jsonb_array_elements(travel.questions) entry)) as keywords,
  concat_ws(' ', array_to_string(travel.not_included || travel.what_to_bring || travel.unsuitable_for, ' '),
    travel.getting_there, travel.months_reason, travel.heat, travel.papers, travel.safety, travel.cancellation,
    travel.price_children, travel.price_single, travel.price_season, travel.no_itinerary_reason,
    (select string_agg(day.description || ' ' || day.overnight, ' ') from public.travel_days day where day.travel_id = travel.id),
    (select string_agg(entry ->> 'answer', ' ') from jsonb_array_elements(travel.questions) entry)) as fine_print,
  array_remove(array['regions:' || travel.region_id, 'types:' || travel.type_id], null)
    || array(select 'types:' || link.type_id from public.travel_types link where link.travel_id = travel.id)
    || array(select 'tags:' || link.tag_id from public.travel_tags link where link.travel_id = travel.id) as labels,
  private.searchable_texts(travel.translations, 'title', '{description}', 'location',
    '{highlights,activities,meeting_point,suits,included,questions}', travel.detail_translations,
    (select coalesce(jsonb_agg(day.translations), '[]') from public.travel_days day where day.travel_id = travel.id),
    fine_print => '{not_included,what_to_bring,unsuitable_for,getting_there,months_reason,heat,papers,safety,cancellation,price_children,price_single,price_season,no_itinerary_reason,questions}') as translated
from public.travels travel
where travel.status = 'published'
union all
select 'travel_categories', route, 'category', name, description, '/categories/' || route,
  "backgroundImage", '', "menuTitle", '', '{}', private.searchable_texts(translations, 'name', '{description}', '', '{menuTitle}')
from public.travel_categories where status = 'published'
union all
select 'activities', id, 'activity', title, description, '/activities/' || id, image, '',
  concat_ws(' ', difficulty, besttime, array_to_string(highlights, ' '), longdescription,
    meeting_point, array_to_string(suits, ' '), array_to_string(included, ' '),
    (select string_agg(entry ->> 'question', ' ') from jsonb_array_elements(questions) entry)),
  concat_ws(' ', array_to_string(not_included || what_to_bring || unsuitable_for, ' '), getting_there, months_reason,
    heat, papers, safety, cancellation, price_children, price_single, price_season,
    (select string_agg(entry ->> 'answer', ' ') from jsonb_array_elements(questions) entry)),
  array_remove(array['activity_categories:' || category_id], null),
  private.searchable_texts(translations, 'title', '{description}', '',
    '{difficulty,besttime,highlights,longdescription,meeting_point,suits,included,questions}', detail_translations,
    fine_print => '{not_included,what_to_bring,unsuitable_for,getting_there,months_reason,heat,papers,safety,cancellation,price_children,price_single,price_season,questions}')
from public.activities where status = 'published'
union all
select 'activity_categories', id, 'category', name, description, '/activity-categories/' || id, image, '', '', '', '{}',
  private.searchable_texts(translations, 'name', '{description}', '', '{}')
from public.activity_categories where status = 'published'
union all
select 'vehicles', id, 'vehicle', name, description, '/rv-rental/' || id, image, '',
  concat_ws(' ', gearbox, 'rv camper van rental', array_to_string(equipment || pick_up_towns, ' ')),
  concat_ws(' ', array_to_string(conditions, ' '), licence, who_may_drive, deposit, insurance, excess, mileage, consumption,
    breakdown, child_seats), '{}',
  private.searchable_texts(translations, 'name', '{description}', '', '{equipment,pick_up_towns}',
    added => '{"fr": "location de camping-car, fourgon, van", "ar": "كراء عربة تخييم كرفان"}',
    fine_print => '{conditions,licence,who_may_drive,deposit,insurance,excess,mileage,consumption,breakdown,child_seats}')
from public.vehicles where status = 'published'
union all
select 'services', id, 'service', title, description, '/services#' || id, '', '',
  concat_ws(' ', replace(service_type, '-', ' '), array_to_string(what_we_do || included, ' '), price_calculation), '', '{}',
  private.searchable_texts(translations, 'title', '{description}', '', '{what_we_do,included,price_calculation}')
from public.services where status = 'published'
union all
select 'product_collections', id, 'product', title, description, '/store/' || id, image, '', craft, '', '{}',
  private.searchable_texts(translations, 'title', '{description}', '', '{craft}')
from public.product_collections where status = 'published'
union all
select 'products', product.id, 'product', product.name, product.description,
  case when collection.id is null then '/store#' || product.id
    else '/store/' || collection.id || '#' || product.id end,
  product.image, product.place, product.maker, '', '{}',
  private.searchable_texts(product.translations, 'name', '{description}', 'place', '{maker}')
from public.products product
left join public.product_collections collection
  on collection.id = product.collection_id and collection.status = 'published'
where product.status = 'published'
union all
select 'events', id, 'event', title, description, '/events/' || id, image, location,
  concat_ws(' ', tagline, long_description), '', '{}',
  private.searchable_texts(translations, 'title', '{description}', 'location', '{tagline,long_description}')
from public.events where status = 'published'
union all
-- Links are reduced to their text.
select 'faq_questions', id, 'question', title, regexp_replace(answer, '\[([^]]*)\]\([^)]*\)', '\1', 'g'),
  '/faq#' || id, '', '', '', '', '{}', private.searchable_texts(translations, 'title', '{answer}', '', '{}')
from public.faq_questions where status = 'published'
union all
select 'guide_entries', id, 'guide', title, concat_ws(' ', nullif(regexp_replace(statement, '\[([^]]*)\]\([^)]*\)', '\1', 'g'), ''), nullif(whom_to_ask, '')),
  '/living-here#' || id, '', place, concat_ws(' ', topic, 'living here'), '', '{}',
  private.searchable_texts(translations, 'title', '{statement,whom_to_ask}', 'place', '{}',
    added => '{"fr": "vivre ici", "ar": "العيش هنا"}')
from public.guide_entries where status = 'published'
union all
select 'entry_rules', id, 'entry-rule', title, statement, '/entry-papers#' || id, '', '',
  concat_ws(' ', where_to_get, how_long, cost, 'entry papers'), source_name, '{}',
  private.searchable_texts(translations, 'title', '{statement}', '', '{where_to_get,how_long,cost}',
    added => '{"fr": "formalités d’entrée, papiers", "ar": "وثائق الدخول"}', fine_print => '{source_name}')
from public.entry_rules where status = 'published';

-- Grants ----------------------------------------------------------------------------------------

revoke all on private.search_sources from public, anon, authenticated;

-- Rows ----------------------------------------------------------------------------------------

-- The FAQ's questions were inserted before the triggers existed.
select private.write_search_documents('faq_questions', array_agg(id)) from public.faq_questions;
