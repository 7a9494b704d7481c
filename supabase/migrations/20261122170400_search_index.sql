-- The search index by whole words instead of substrings: it answers a common word as fast as a rare one and
-- knows phrases. The FAQ is in it.

-- Tables ---------------------------------------------------------------------------------------

create index search_words_beginning_idx on private.search_words (word text_pattern_ops);

-- Only functions that run as their owner read these.
drop policy search_words_select_everyone on private.search_words;
revoke select on private.search_words from anon, authenticated, service_role;
drop table private.search_labels;
create table private.search_labels (
  label text primary key,
  words tsvector not null
);
revoke all on private.search_labels from public, anon, authenticated, service_role;

drop index public.search_documents_words_idx;
alter table public.search_documents
  add column title_words tsvector not null default '',
  add column words tsvector not null default '',
  drop column search_text,
  drop constraint search_documents_kind_choice,
  add constraint search_documents_kind_choice check
    (kind in ('travel', 'activity', 'category', 'vehicle', 'service', 'product', 'event', 'question'));
create index search_documents_title_words_idx on public.search_documents using gin (title_words);
create index search_documents_words_idx on public.search_documents using gin (words);

-- What can be found ----------------------------------------------------------------------------

drop view private.search_sources;
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
-- The words of a link without its address.
select 'faq_questions', id, 'question', title, regexp_replace(answer, '\[([^]]*)\]\([^)]*\)', '\1', 'g'),
  '/faq#' || id, '', '', '', '{}'
from public.faq_questions where status = 'published';
revoke all on private.search_sources from public, anon, authenticated;

-- Functions ------------------------------------------------------------------------------------

-- A folded text as words with their places, so that phrases can be looked up. Folded words are letters and
-- digits only, whichever way the server would split a text.
create function private.words_of(folded text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(string_agg(quote_literal(word) || ':' || least(place, 16383), ' '), '')::tsvector
  from unnest(string_to_array(folded, ' ')) with ordinality listed (word, place)
  where word <> '' and length(word) <= 100
$$;
revoke execute on function private.words_of(text) from public;

-- Title and place are kept once more without blanks, so that "Boussaada" finds "Bou Saâda".
-- Two people who change the tags of one travel at the same moment wait for each other here, so that
-- the second one reads what the first one wrote.
create or replace function private.write_search_documents(of_source text, record_ids text[]) returns void
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
    (source, record_id, kind, title, summary, url, image, title_text, title_words, words)
  select source, record_id, kind, title, left(summary, 300), url, image, folded_title,
    private.words_of(concat_ws(' ', folded_title, replace(folded_title, ' ', ''))),
    private.words_of(concat_ws(' ', folded_title, folded_place, private.fold_spelling(concat_ws(' ', keywords, summary)),
      replace(folded_title, ' ', ''), replace(folded_place, ' ', ''))) || array_to_tsvector(labels)
  from found, lateral (
    select private.fold_spelling(title), private.fold_spelling(place) offset 0
  ) folded (folded_title, folded_place)
  on conflict (source, record_id) do update
    set kind = excluded.kind, title = excluded.title, summary = excluded.summary, url = excluded.url,
        image = excluded.image, title_text = excluded.title_text, title_words = excluded.title_words,
        words = excluded.words
    where (document.kind, document.title, document.summary, document.url, document.image,
        document.title_text, document.words)
      is distinct from (excluded.kind, excluded.title, excluded.summary, excluded.url, excluded.image,
        excluded.title_text, excluded.words);
  insert into private.search_words (word)
  select distinct written.word
  from public.search_documents document, unnest(tsvector_to_array(document.words)) written (word)
  where document.source = of_source and document.record_id = any (record_ids)
    and length(written.word) > 2 and written.word !~ ':'
    and not exists (select from private.search_words known where known.word = written.word);
end;
$$;

-- Argument: the column with the title.
create function private.write_search_label() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := to_jsonb(new);
  title text := private.fold_spelling(is_now ->> tg_argv[0]);
begin
  if was is not null then
    delete from private.search_labels where label = tg_table_name || ':' || (was ->> 'id');
  end if;
  if is_now is not null and coalesce(is_now ->> 'status', 'published') = 'published' then
    insert into private.search_labels (label, words)
    values (tg_table_name || ':' || (is_now ->> 'id'), private.words_of(title));
    insert into private.search_words (word)
    select distinct listed.word from unnest(string_to_array(title, ' ')) listed (word)
    where length(listed.word) > 2 and not exists (select from private.search_words known where known.word = listed.word);
  end if;
  return null;
end;
$$;
revoke execute on function private.write_search_label() from public;

-- Triggers -------------------------------------------------------------------------------------

drop trigger regions_keep_search_label on public.regions;
drop trigger types_keep_search_label on public.types;
drop trigger tags_keep_search_label on public.tags;
drop function private.keep_search_label();
drop function private.search_label_key(text, text);
drop trigger activity_categories_index_activities on public.activity_categories;
drop trigger product_collections_index_products on public.product_collections;
drop function private.index_members_of_group();

create trigger regions_write_search_label after insert or update of id, title or delete on public.regions
  for each row execute function private.write_search_label('title');
create trigger types_write_search_label after insert or update of id, title or delete on public.types
  for each row execute function private.write_search_label('title');
create trigger tags_write_search_label after insert or update of id, title or delete on public.tags
  for each row execute function private.write_search_label('title');
create trigger activity_categories_write_search_label
  after insert or update of id, name, status or delete on public.activity_categories
  for each row execute function private.write_search_label('name');

create trigger faq_questions_index_for_search after insert or update or delete on public.faq_questions
  for each row execute function private.index_for_search('faq_questions', 'id');

-- The address of a product begins with its collection's page.
create function private.index_products_of_collection() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_search_document('products', id) from public.products where collection_id = new.id;
  return null;
end;
$$;
revoke execute on function private.index_products_of_collection() from public;
create trigger product_collections_index_products after update of status on public.product_collections
  for each row when (old.status <> new.status)
  execute function private.index_products_of_collection();

-- Rows -----------------------------------------------------------------------------------------

insert into private.search_labels (label, words)
select label, private.words_of(private.fold_spelling(title)) from (
  select 'regions:' || id, title from public.regions
  union all select 'types:' || id, title from public.types
  union all select 'tags:' || id, title from public.tags
  union all select 'activity_categories:' || id, name from public.activity_categories where status = 'published'
) labelled (label, title);
select private.write_search_documents(source, array_agg(record_id)) from private.search_sources group by source;
insert into private.search_words (word)
select distinct listed.word from private.search_labels label, unnest(tsvector_to_array(label.words)) listed (word)
where length(listed.word) > 2 and not exists (select from private.search_words known where known.word = listed.word);
