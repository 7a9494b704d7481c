-- Search over everything public: one row for each published thing, kept by triggers.

-- Tables ---------------------------------------------------------------------------------------

create table public.search_documents (
  source text not null,
  record_id text not null,
  kind text not null,
  title text not null,
  summary text not null,
  url text not null,
  image text not null,
  title_text text not null,
  search_text text not null,
  primary key (source, record_id),
  constraint search_documents_kind_choice check
    (kind in ('travel', 'activity', 'category', 'vehicle', 'service', 'product', 'event'))
);
create index search_documents_words_idx on public.search_documents
  using gin (search_text extensions.gin_trgm_ops, title_text extensions.gin_trgm_ops);
create index search_documents_title_idx on public.search_documents (title_text text_pattern_ops);

-- What can be found: the one list of it --------------------------------------------------------

create view private.search_sources with (security_invoker = on) as
select 'travels' as source, travel.id as record_id, 'travel' as kind, travel.title,
  travel.description as summary,
  case when travel.type_id = 'road-trip' then '/road-trips/' else '/travels/' end || travel.id as url,
  travel."imageUrl" as image, travel.location as place,
  concat_ws(' ', region.title, type.title,
    array_to_string(travel.highlights, ' '), array_to_string(travel.activities, ' '),
    (select string_agg(tag.title, ' ') from public.travel_tags link
      join public.tags tag on tag.id = link.tag_id where link.travel_id = travel.id),
    (select string_agg(other.title, ' ') from public.travel_types link
      join public.types other on other.id = link.type_id where link.travel_id = travel.id),
    (select string_agg(day.title || ' ' || array_to_string(day.stops, ' '), ' ')
      from public.travel_days day where day.travel_id = travel.id)) as keywords
from public.travels travel
left join public.regions region on region.id = travel.region_id
left join public.types type on type.id = travel.type_id
where travel.status = 'published'
union all
select 'travel_categories', route, 'category', name, description, '/categories/' || route,
  "backgroundImage", '', "menuTitle"
from public.travel_categories where status = 'published'
union all
select 'activities', activity.id, 'activity', activity.title, activity.description,
  '/activities/' || activity.id, activity.image, '',
  concat_ws(' ', category.name, activity.difficulty, activity.besttime,
    array_to_string(activity.highlights, ' '), activity.longdescription)
from public.activities activity
left join public.activity_categories category
  on category.id = activity.category_id and category.status = 'published'
where activity.status = 'published'
union all
select 'activity_categories', id, 'category', name, description, '/activity-categories/' || id, image, '', ''
from public.activity_categories where status = 'published'
union all
select 'vehicles', id, 'vehicle', name, description, '/rv-rental/' || id, image, '',
  concat_ws(' ', gearbox, 'rv camper van rental', array_to_string(equipment, ' '))
from public.vehicles where status = 'published'
union all
select 'services', id, 'service', title, description, '/services#' || id, '', '',
  concat_ws(' ', replace(service_type, '-', ' '), array_to_string(what_we_do, ' '))
from public.services where status = 'published'
union all
select 'product_collections', id, 'product', title, description, '/store/' || id, image, '', craft
from public.product_collections where status = 'published'
union all
select 'products', product.id, 'product', product.name, product.description,
  case when collection.id is null then '/store#' || product.id
    else '/store/' || collection.id || '#' || product.id end,
  product.image, product.place, product.maker
from public.products product
left join public.product_collections collection
  on collection.id = product.collection_id and collection.status = 'published'
where product.status = 'published'
union all
select 'events', id, 'event', title, description, '/events/' || id, image, location,
  concat_ws(' ', tagline, long_description)
from public.events where status = 'published';
revoke all on private.search_sources from public, anon, authenticated;

-- Functions and triggers -----------------------------------------------------------------------

-- Title and place are kept once more without blanks, so that "Boussaada" finds "Bou Saâda".
-- Two people who change the tags of one travel at the same moment wait for each other here, so that
-- the second one reads what the first one wrote.
create function private.write_search_document(of_source text, of_record text) returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(of_source || '/' || of_record, 0));
  delete from public.search_documents
  where source = of_source and record_id = of_record and not exists (
    select 1 from private.search_sources found
    where found.source = of_source and found.record_id = of_record
  );
  insert into public.search_documents as document
    (source, record_id, kind, title, summary, url, image, title_text, search_text)
  select source, record_id, kind, title, left(summary, 300), url, image,
    private.fold_spelling(title),
    concat_ws(' ',
      private.fold_spelling(concat_ws(' ', title, place, keywords, summary)),
      replace(private.fold_spelling(title), ' ', ''),
      replace(private.fold_spelling(place), ' ', ''))
  from private.search_sources
  where source = of_source and record_id = of_record
  on conflict (source, record_id) do update
    set kind = excluded.kind, title = excluded.title, summary = excluded.summary, url = excluded.url,
        image = excluded.image, title_text = excluded.title_text, search_text = excluded.search_text
    where (document.kind, document.title, document.summary, document.url, document.image,
        document.title_text, document.search_text)
      is distinct from (excluded.kind, excluded.title, excluded.summary, excluded.url, excluded.image,
        excluded.title_text, excluded.search_text);
$$;
revoke execute on function private.write_search_document(text, text) from public;

-- Arguments: the source, and the column that holds its id.
create function private.index_for_search() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_id text := to_jsonb(old) ->> tg_argv[1];
  new_id text := to_jsonb(new) ->> tg_argv[1];
begin
  if old_id is distinct from new_id and old_id is not null then
    perform private.write_search_document(tg_argv[0], old_id);
  end if;
  if new_id is not null then
    perform private.write_search_document(tg_argv[0], new_id);
  end if;
  return null;
end;
$$;
revoke execute on function private.index_for_search() from public;

create trigger travels_index_for_search after insert or update or delete on public.travels
  for each row execute function private.index_for_search('travels', 'id');
create trigger travel_categories_index_for_search after insert or update or delete on public.travel_categories
  for each row execute function private.index_for_search('travel_categories', 'route');
create trigger activities_index_for_search after insert or update or delete on public.activities
  for each row execute function private.index_for_search('activities', 'id');
create trigger activity_categories_index_for_search after insert or update or delete on public.activity_categories
  for each row execute function private.index_for_search('activity_categories', 'id');
create trigger vehicles_index_for_search after insert or update or delete on public.vehicles
  for each row execute function private.index_for_search('vehicles', 'id');
create trigger services_index_for_search after insert or update or delete on public.services
  for each row execute function private.index_for_search('services', 'id');
create trigger products_index_for_search after insert or update or delete on public.products
  for each row execute function private.index_for_search('products', 'id');
create trigger product_collections_index_for_search after insert or update or delete on public.product_collections
  for each row execute function private.index_for_search('product_collections', 'id');
create trigger events_index_for_search after insert or update or delete on public.events
  for each row execute function private.index_for_search('events', 'id');
create trigger travel_tags_index_for_search after insert or update or delete on public.travel_tags
  for each row execute function private.index_for_search('travels', 'travel_id');
create trigger travel_types_index_for_search after insert or update or delete on public.travel_types
  for each row execute function private.index_for_search('travels', 'travel_id');
create trigger travel_days_index_for_search after insert or update or delete on public.travel_days
  for each row execute function private.index_for_search('travels', 'travel_id');

-- A renamed region, type or tag reaches the travels that carry it.
create function private.index_travels_of_term() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_search_document('travels', travel.id)
  from public.travels travel
  where (tg_table_name = 'regions' and travel.region_id = new.id)
    or (tg_table_name = 'types' and (travel.type_id = new.id or exists
      (select 1 from public.travel_types link where link.travel_id = travel.id and link.type_id = new.id)))
    or (tg_table_name = 'tags' and exists
      (select 1 from public.travel_tags link where link.travel_id = travel.id and link.tag_id = new.id));
  return null;
end;
$$;
revoke execute on function private.index_travels_of_term() from public;

create trigger regions_index_travels after update of title on public.regions
  for each row when (old.title <> new.title) execute function private.index_travels_of_term();
create trigger types_index_travels after update of title on public.types
  for each row when (old.title <> new.title) execute function private.index_travels_of_term();
create trigger tags_index_travels after update of title on public.tags
  for each row when (old.title <> new.title) execute function private.index_travels_of_term();

-- A category's name is a word of its activities, a collection's page the address of its products.
create function private.index_members_of_group() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'activity_categories' then
    perform private.write_search_document('activities', id)
    from public.activities where category_id = new.id;
  else
    perform private.write_search_document('products', id)
    from public.products where collection_id = new.id;
  end if;
  return null;
end;
$$;
revoke execute on function private.index_members_of_group() from public;

create trigger activity_categories_index_activities after update of name, status on public.activity_categories
  for each row when (old.name <> new.name or old.status <> new.status)
  execute function private.index_members_of_group();
create trigger product_collections_index_products after update of status on public.product_collections
  for each row when (old.status <> new.status)
  execute function private.index_members_of_group();

-- The search ------------------------------------------------------------------------------------
-- Every word of the term must occur; if nothing has them all, the nearest spelling of the longest
-- word is taken; a word of one letter says too little to count. Returns at most per_kind rows of each
-- kind, best first, each with the total of its kind.
-- For a word that thousands share, the best titles and the first 1,000 texts are weighed, and the
-- totals count those. Plans are made for the term at hand: a rare and a common word want other ones.

create function public.search_site(term text, per_kind integer default 6)
returns table (
  kind text, record_id text, title text, summary text, url text, image text, rank real, total bigint
)
language plpgsql stable
set search_path = extensions, pg_catalog
set plan_cache_mode = force_custom_plan
as $$
declare
  folded text := private.fold_spelling(left(term, 200));
  most integer := least(greatest(coalesce(per_kind, 6), 1), 50);
  patterns text[];
  longest text;
begin
  select array_agg('%' || word || '%'), (array_agg(word order by length(word) desc))[1]
    into patterns, longest
    from unnest(string_to_array(folded, ' ')) word where length(word) > 1;
  if longest is null then
    return;
  end if;
  return query
    with candidates as (
      (select document.source, document.record_id from public.search_documents document
        where document.title_text like folded || '%' limit 200)
      union
      (select document.source, document.record_id from public.search_documents document
        where document.title_text like '%' || longest || '%' and document.title_text like all (patterns)
        limit 500)
      union
      (select document.source, document.record_id from public.search_documents document
        where document.search_text like '%' || longest || '%' and document.search_text like all (patterns)
        limit 1000)
    ), hits as (
      select document.*,
        (case
          when document.title_text = folded then 4
          when document.title_text like folded || '%' then 3
          when document.title_text like all (patterns) then 2
          else 1
        end + word_similarity(folded, document.title_text))::real as score
      from candidates join public.search_documents document using (source, record_id)
    ), ranked as (
      select hits.*,
        row_number() over (partition by hits.kind order by hits.score desc, hits.title, hits.record_id) as place,
        count(*) over (partition by hits.kind) as kind_total
      from hits
    )
    select ranked.kind, ranked.record_id, ranked.title, ranked.summary, ranked.url, ranked.image,
      ranked.score, ranked.kind_total
    from ranked
    where ranked.place <= most
    order by ranked.score desc, ranked.title, ranked.record_id;
  if found or length(longest) < 4 then
    return;
  end if;
  -- Half of the word's triples must agree: two swapped letters in "Algeirs" leave as many.
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  return query
    with similar_texts as (
      select document.*, word_similarity(longest, document.search_text) as score
      from public.search_documents document
      where longest <% document.search_text
      limit 1000
    ), hits as (
      select * from similar_texts
      where similar_texts.score >= (select max(best.score) from similar_texts best) - 0.1
    ), ranked as (
      select hits.*,
        row_number() over (partition by hits.kind order by hits.score desc, hits.title, hits.record_id) as place,
        count(*) over (partition by hits.kind) as kind_total
      from hits
    )
    select ranked.kind, ranked.record_id, ranked.title, ranked.summary, ranked.url, ranked.image,
      ranked.score, ranked.kind_total
    from ranked
    where ranked.place <= most
    order by ranked.score desc, ranked.title, ranked.record_id;
end;
$$;
revoke execute on function public.search_site(text, integer) from public;
grant execute on function public.search_site(text, integer) to anon, authenticated, service_role;

-- Grants and policies --------------------------------------------------------------------------

alter table public.search_documents enable row level security;

revoke all on public.search_documents from anon, authenticated;
grant select on public.search_documents to anon, authenticated;
grant all on public.search_documents to service_role;

-- It holds published things only, written by triggers only.
create policy search_documents_select_everyone on public.search_documents
  for select to anon, authenticated using (true);

select private.write_search_document(source, record_id) from private.search_sources;
