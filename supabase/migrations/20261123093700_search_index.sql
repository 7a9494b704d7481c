-- The search index over everything public. It holds whole words, so a common word is as fast as a rare one and
-- phrases can be found.

-- Tables --------------------------------------------------------------------------------------

-- One row for each published record, maintained by triggers. Regions, types and tags of a travel are in
-- `search_vector` by their labels ("tags:unesco"), so renaming one rewrites no travel.
create table public.search_documents (
  source text not null,
  record_id text not null,
  kind text not null,
  title text not null,
  summary text not null,
  url text not null,
  image text not null,
  title_text text not null,
  title_vector tsvector not null default '',
  search_vector tsvector not null default '',
  primary key (source, record_id),
  constraint search_documents_kind_choice check
    (kind in ('travel', 'activity', 'category', 'vehicle', 'service', 'product', 'event', 'question'))
);
create index search_documents_title_idx on public.search_documents (title_text text_pattern_ops);
create index search_documents_title_vector_idx on public.search_documents using gin (title_vector);
create index search_documents_search_vector_idx on public.search_documents using gin (search_vector);

-- Every word of search_documents, to correct misspelt terms. Not unique, so that saves do not wait for each other's
-- transactions. A word stays after its last document is gone, so the search checks that it is still used.
create table private.search_words (
  id bigint generated always as identity primary key,
  word text not null
);
create index search_words_word_idx on private.search_words (word);
create index search_words_spelling_idx on private.search_words using gin (word extensions.gin_trgm_ops);
create index search_words_beginning_idx on private.search_words (word text_pattern_ops);

-- The titles of regions, types, tags and activity categories.
create table private.search_labels (
  label text primary key,
  search_vector tsvector not null
);

-- What can be found ---------------------------------------------------------------------------

create view private.search_sources with (security_invoker = on) as
select 'travels' as source, travel.id as record_id, 'travel' as kind, travel.title,
  travel.description as summary,
  case when travel.type_id = 'road-trip' then '/road-trips/' else '/travels/' end || travel.id as url,
  travel."imageUrl" as image, travel.location as place,
  concat_ws(' ', array_to_string(travel.highlights, ' '), array_to_string(travel.activities, ' '),
    (select string_agg(day.title || ' ' || array_to_string(day.stops, ' '), ' ')
      from public.travel_days day where day.travel_id = travel.id)) as keywords,
  array_remove(array['regions:' || travel.region_id, 'types:' || travel.type_id], null)
    || array(select 'types:' || link.type_id from public.travel_types link where link.travel_id = travel.id)
    || array(select 'tags:' || link.tag_id from public.travel_tags link where link.travel_id = travel.id) as labels
from public.travels travel
where travel.status = 'published'
union all
select 'travel_categories', route, 'category', name, description, '/categories/' || route,
  "backgroundImage", '', "menuTitle", '{}'
from public.travel_categories where status = 'published'
union all
select 'activities', id, 'activity', title, description, '/activities/' || id, image, '',
  concat_ws(' ', difficulty, besttime, array_to_string(highlights, ' '), longdescription),
  array_remove(array['activity_categories:' || category_id], null)
from public.activities where status = 'published'
union all
select 'activity_categories', id, 'category', name, description, '/activity-categories/' || id, image, '', '', '{}'
from public.activity_categories where status = 'published'
union all
select 'vehicles', id, 'vehicle', name, description, '/rv-rental/' || id, image, '',
  concat_ws(' ', gearbox, 'rv camper van rental', array_to_string(equipment, ' ')), '{}'
from public.vehicles where status = 'published'
union all
select 'services', id, 'service', title, description, '/services#' || id, '', '',
  concat_ws(' ', replace(service_type, '-', ' '), array_to_string(what_we_do, ' ')), '{}'
from public.services where status = 'published'
union all
select 'product_collections', id, 'product', title, description, '/store/' || id, image, '', craft, '{}'
from public.product_collections where status = 'published'
union all
select 'products', product.id, 'product', product.name, product.description,
  case when collection.id is null then '/store#' || product.id
    else '/store/' || collection.id || '#' || product.id end,
  product.image, product.place, product.maker, '{}'
from public.products product
left join public.product_collections collection
  on collection.id = product.collection_id and collection.status = 'published'
where product.status = 'published'
union all
select 'events', id, 'event', title, description, '/events/' || id, image, location,
  concat_ws(' ', tagline, long_description), '{}'
from public.events where status = 'published'
union all
-- The text of a link without its URL.
select 'faq_questions', id, 'question', title, regexp_replace(answer, '\[([^]]*)\]\([^)]*\)', '\1', 'g'),
  '/faq#' || id, '', '', '', '{}'
from public.faq_questions where status = 'published';

-- Functions -----------------------------------------------------------------------------------

-- A folded text as a tsvector with positions, so that phrases can be searched. Folded text has letters and digits
-- only, so no text search configuration is involved.
create function private.to_search_vector(folded text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(string_agg(quote_literal(word) || ':' || least(place, 16383), ' '), '')::tsvector
  from unnest(string_to_array(folded, ' ')) with ordinality listed (word, place)
  where word <> '' and length(word) <= 100
$$;

-- Title and place are also indexed without spaces, so that "Boussaada" finds "Bou Saâda". The locks make two people
-- who change one travel at the same moment wait, so that the second reads what the first wrote.
create function private.write_search_documents(of_source text, record_ids text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(of_source || '/' || listed.id, 0))
  from (select distinct id from unnest(record_ids) id order by id) listed;
  with found as materialized (
    select * from private.search_sources where source = of_source and record_id = any (record_ids)
  ), gone as (
    delete from public.search_documents document
    where document.source = of_source and document.record_id = any (record_ids)
      and document.record_id not in (select found.record_id from found)
  )
  insert into public.search_documents as document
    (source, record_id, kind, title, summary, url, image, title_text, title_vector, search_vector)
  select source, record_id, kind, title, left(summary, 300), url, image, folded_title,
    private.to_search_vector(concat_ws(' ', folded_title, replace(folded_title, ' ', ''))),
    private.to_search_vector(concat_ws(' ', folded_title, folded_place, private.fold_spelling(concat_ws(' ', keywords, summary)),
      replace(folded_title, ' ', ''), replace(folded_place, ' ', ''))) || array_to_tsvector(labels)
  from found, lateral (
    select private.fold_spelling(title), private.fold_spelling(place) offset 0
  ) folded (folded_title, folded_place)
  on conflict (source, record_id) do update
    set kind = excluded.kind, title = excluded.title, summary = excluded.summary, url = excluded.url,
        image = excluded.image, title_text = excluded.title_text, title_vector = excluded.title_vector,
        search_vector = excluded.search_vector
    where (document.kind, document.title, document.summary, document.url, document.image,
        document.title_text, document.search_vector)
      is distinct from (excluded.kind, excluded.title, excluded.summary, excluded.url, excluded.image,
        excluded.title_text, excluded.search_vector);
  insert into private.search_words (word)
  select distinct written.word
  from public.search_documents document, unnest(tsvector_to_array(document.search_vector)) written (word)
  where document.source = of_source and document.record_id = any (record_ids)
    and length(written.word) > 2 and written.word !~ ':'
    and not exists (select from private.search_words known where known.word = written.word);
end;
$$;

create function private.write_search_document(of_source text, of_record text) returns void
language sql security definer set search_path = '' as $$
  select private.write_search_documents(of_source, array[of_record])
$$;

-- Grants --------------------------------------------------------------------------------------

alter table public.search_documents enable row level security;
alter table private.search_words enable row level security;
alter table private.search_labels enable row level security;

revoke all on public.search_documents from anon, authenticated;
revoke all on private.search_words, private.search_labels from public, anon, authenticated, service_role;
revoke all on private.search_sources from public, anon, authenticated;
grant select on public.search_documents to anon, authenticated;
grant all on public.search_documents to service_role;

revoke execute on function private.to_search_vector(text), private.write_search_documents(text, text[]),
  private.write_search_document(text, text) from public;

-- Policies ------------------------------------------------------------------------------------

-- Everything in it is published.
create policy search_documents_select_everyone on public.search_documents
  for select to anon, authenticated using (true);
