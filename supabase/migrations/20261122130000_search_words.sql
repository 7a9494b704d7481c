-- The site's search at 10,000 travels (docs/database-speed.md). A term that no text holds is corrected against
-- a list of words instead of being compared with every text, and renaming a region, a type or a tag
-- rewrites one row instead of every travel that has it.

-- Tables ---------------------------------------------------------------------------------------

-- Every word of search_documents.search_text, once or, after two saves at the same moment, twice: without a
-- unique index nobody waits for anybody else's transaction. A word stays when the last text that held it is
-- gone, so the search asks whether it is still in use.
create table private.search_words (
  id bigint generated always as identity primary key,
  word text not null
);
create index search_words_word_idx on private.search_words (word);
create index search_words_spelling_idx on private.search_words using gin (word extensions.gin_trgm_ops);

-- Titles of regions, types and tags. A travel's search_text holds their keys.
create table private.search_labels (
  key text primary key,
  label_text text not null
);

-- Functions ------------------------------------------------------------------------------------

-- How a region, type or tag is written in search_text. Folded text has no capitals and no semicolons, so
-- nothing that a visitor types finds a key.
create function private.search_label_key(of_table text, id text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select upper(left(of_table, 2)) || translate(upper(id), '0123456789', 'ÀÁÂÃÄÅÆÇÈÉ') || ';'
$$;

create function private.keep_search_label() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.search_labels where key = private.search_label_key(tg_table_name, old.id);
  end if;
  if tg_op <> 'DELETE' then
    insert into private.search_labels (key, label_text)
    values (private.search_label_key(tg_table_name, new.id), private.fold_spelling(new.title));
  end if;
  return null;
end;
$$;

-- A pattern that also finds the keys of the labels it matches.
create function private.with_search_labels(pattern text) returns text
language sql stable set search_path = '' as $$
  select concat_ws('|', pattern, string_agg(' ' || label.key, '|'))
  from private.search_labels label where label.label_text ~ pattern
$$;

-- The words of the site nearest to one that no text holds, best first, as patterns for search_text.
create function private.nearest_words(misspelt text) returns table (pattern text, score real)
language plpgsql stable
set search_path = extensions, pg_catalog
as $$
begin
  -- Half of the word's triples must agree: two swapped letters in "Algeirs" leave as many.
  perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  return query
    with spelled_alike as (
      (select words.word as pattern, word_similarity(misspelt, words.word) as score
        from private.search_words words where misspelt <% words.word
        group by words.word order by 2 desc limit 20)
      union all
      select ' ' || label.key, max(word_similarity(misspelt, part))
      from private.search_labels label, unnest(string_to_array(label.label_text, ' ')) part
      where misspelt <% part
      group by 1
    ), in_use as (
      select * from spelled_alike where exists (
        select from public.search_documents document
        where document.search_text like '%' || spelled_alike.pattern || '%')
    )
    select in_use.pattern, in_use.score from in_use
    where in_use.score >= (select max(best.score) from in_use best) - 0.1
    order by in_use.score desc, in_use.pattern;
end;
$$;

-- What can be found: the one list of it --------------------------------------------------------

create or replace view private.search_sources with (security_invoker = on) as
select 'travels' as source, travel.id as record_id, 'travel' as kind, travel.title,
  travel.description as summary,
  case when travel.type_id = 'road-trip' then '/road-trips/' else '/travels/' end || travel.id as url,
  travel."imageUrl" as image, travel.location as place,
  concat_ws(' ', array_to_string(travel.highlights, ' '), array_to_string(travel.activities, ' '),
    (select string_agg(day.title || ' ' || array_to_string(day.stops, ' '), ' ')
      from public.travel_days day where day.travel_id = travel.id)) as keywords,
  concat(' ' || private.search_label_key('regions', travel.region_id),
    ' ' || private.search_label_key('types', travel.type_id),
    (select string_agg(' ' || private.search_label_key('tags', link.tag_id), '')
      from public.travel_tags link where link.travel_id = travel.id),
    (select string_agg(' ' || private.search_label_key('types', link.type_id), '')
      from public.travel_types link where link.travel_id = travel.id)) as labels
from public.travels travel
where travel.status = 'published'
union all
select 'travel_categories', route, 'category', name, description, '/categories/' || route,
  "backgroundImage", '', "menuTitle", ''
from public.travel_categories where status = 'published'
union all
select 'activities', activity.id, 'activity', activity.title, activity.description,
  '/activities/' || activity.id, activity.image, '',
  concat_ws(' ', category.name, activity.difficulty, activity.besttime,
    array_to_string(activity.highlights, ' '), activity.longdescription), ''
from public.activities activity
left join public.activity_categories category
  on category.id = activity.category_id and category.status = 'published'
where activity.status = 'published'
union all
select 'activity_categories', id, 'category', name, description, '/activity-categories/' || id, image, '', '', ''
from public.activity_categories where status = 'published'
union all
select 'vehicles', id, 'vehicle', name, description, '/rv-rental/' || id, image, '',
  concat_ws(' ', gearbox, 'rv camper van rental', array_to_string(equipment, ' ')), ''
from public.vehicles where status = 'published'
union all
select 'services', id, 'service', title, description, '/services#' || id, '', '',
  concat_ws(' ', replace(service_type, '-', ' '), array_to_string(what_we_do, ' ')), ''
from public.services where status = 'published'
union all
select 'product_collections', id, 'product', title, description, '/store/' || id, image, '', craft, ''
from public.product_collections where status = 'published'
union all
select 'products', product.id, 'product', product.name, product.description,
  case when collection.id is null then '/store#' || product.id
    else '/store/' || collection.id || '#' || product.id end,
  product.image, product.place, product.maker, ''
from public.products product
left join public.product_collections collection
  on collection.id = product.collection_id and collection.status = 'published'
where product.status = 'published'
union all
select 'events', id, 'event', title, description, '/events/' || id, image, location,
  concat_ws(' ', tagline, long_description), ''
from public.events where status = 'published';

-- Title and place are kept once more without blanks, so that "Boussaada" finds "Bou Saâda".
-- Two people who change the tags of one travel at the same moment wait for each other here, so that
-- the second one reads what the first one wrote.
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
    (source, record_id, kind, title, summary, url, image, title_text, search_text)
  select source, record_id, kind, title, left(summary, 300), url, image, folded_title,
    concat_ws(' ', private.fold_spelling(concat_ws(' ', title, place, keywords, summary)),
      replace(folded_title, ' ', ''), replace(private.fold_spelling(place), ' ', '')) || labels
  from found, lateral (select private.fold_spelling(title) offset 0) folded (folded_title)
  on conflict (source, record_id) do update
    set kind = excluded.kind, title = excluded.title, summary = excluded.summary, url = excluded.url,
        image = excluded.image, title_text = excluded.title_text, search_text = excluded.search_text
    where (document.kind, document.title, document.summary, document.url, document.image,
        document.title_text, document.search_text)
      is distinct from (excluded.kind, excluded.title, excluded.summary, excluded.url, excluded.image,
        excluded.title_text, excluded.search_text);
  insert into private.search_words (word)
  select distinct written.word
  from public.search_documents document, unnest(string_to_array(document.search_text, ' ')) written (word)
  where document.source = of_source and document.record_id = any (record_ids)
    and length(written.word) > 2 and written.word not like '%;'
    and not exists (select from private.search_words known where known.word = written.word);
end;
$$;

create or replace function private.write_search_document(of_source text, of_record text) returns void
language sql security definer set search_path = '' as $$
  select private.write_search_documents(of_source, array[of_record])
$$;

-- Argument: the column that holds the travel's id. Rows whose change no text shows are left out.
create function private.index_travels_for_search() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unseen constant text[] := array['updated_at', 'position', 'latitude', 'longitude', 'is_featured'];
  before jsonb[] := '{}';
  after jsonb[] := '{}';
  ids text[];
begin
  if tg_op <> 'INSERT' then
    before := array(select to_jsonb(old_rows) - unseen from old_rows);
  end if;
  if tg_op <> 'DELETE' then
    after := array(select to_jsonb(new_rows) - unseen from new_rows);
  end if;
  select array_agg(distinct changed.record ->> tg_argv[0]) into ids
  from (
    (select unnest(before) except select unnest(after)) union all (select unnest(after) except select unnest(before))
  ) changed (record);
  if ids is not null then
    perform private.write_search_documents('travels', ids);
  end if;
  return null;
end;
$$;

-- The search --------------------------------------------------------------------------------------

-- Every word of the term must occur, by itself, without the s of its plural, or as the usual name of the
-- place, in its texts or in its region, types and tags. Words that every page of this site could hold count
-- only when there are no others; a word of one letter never does. If nothing has all words, the nearest spelling of the longest is taken. Returns
-- at most per_kind rows of each kind, best first, each with the total of its kind.
-- For a word that thousands share, the best titles and the first 1,000 texts are weighed, and the
-- totals count those. Plans are made for the term at hand: a rare and a common word want other ones.
create or replace function public.search_site(term text, per_kind integer default 6)
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
  said_anyway constant text[] := array[
    'the', 'in', 'of', 'to', 'and', 'for', 'uith', 'from', 'at', 'on', 'mi', 'trip', 'trips', 'tur', 'turs',
    'travel', 'travels', 'visit', 'algeria', 'algerie', 'de', 'du', 'des', 'le', 'les', 'en', 'et', 'el', 'al', 'voiage'];
  words text[] := array(select word from unnest(string_to_array(folded, ' ')) word where length(word) > 1);
  telling text[] := array(select word from unnest(words) word where word <> all (said_anyway));
  -- Folded text holds no sign that a regular expression reads as more than itself.
  patterns text[];
  scores real[];
  longest_pattern text;
  longest text;
  asked text;
begin
  words := case when cardinality(telling) > 0 then telling else words end;
  select array_agg(private.with_search_labels(pattern)),
      private.with_search_labels((array_agg(pattern order by length(word) desc))[1]),
      (array_agg(coalesce(name, word) order by length(word) desc))[1],
      string_agg(coalesce(name, word), ' ' order by place)
    into patterns, longest_pattern, longest, asked
    from (
      select word, place, private.usual_name(word) as name,
        concat_ws('|', case when length(word) > 4 then regexp_replace(word, 's$', '') else word end,
          private.usual_name(word)) as pattern
      from unnest(words) with ordinality listed (word, place)
    ) asked_for;
  if longest is null then
    return;
  end if;
  return query
    with candidates as (
      (select document.source, document.record_id from public.search_documents document
        where document.title_text like folded || '%' limit 200)
      union
      (select document.source, document.record_id from public.search_documents document
        where document.title_text ~ longest_pattern and document.title_text ~ all (patterns)
        limit 500)
      union
      (select document.source, document.record_id from public.search_documents document
        where document.search_text ~ longest_pattern and document.search_text ~ all (patterns)
        limit 1000)
    ), hits as (
      select document.*,
        (case
          when document.title_text in (folded, asked) then 4
          when document.title_text like folded || '%' or document.title_text like asked || '%' then 3
          when document.title_text ~ all (patterns) then 2
          else 1
        end + word_similarity(asked, document.title_text))::real as score
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
  select array_agg(near.pattern), array_agg(near.score), string_agg(near.pattern, '|')
    into patterns, scores, longest_pattern
    from private.nearest_words(longest) near;
  if patterns is null then
    return;
  end if;
  return query
    with similar_texts as (
      select * from public.search_documents document where document.search_text ~ longest_pattern limit 1000
    ), hits as (
      select document.*, (
        select max(near.score) from unnest(patterns, scores) near (pattern, score)
        where strpos(document.search_text, near.pattern) > 0) as score
      from similar_texts document
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

-- Triggers -------------------------------------------------------------------------------------
-- One statement for all travels that a request changes.

drop trigger travels_index_for_search on public.travels;
drop trigger travel_tags_index_for_search on public.travel_tags;
drop trigger travel_types_index_for_search on public.travel_types;
drop trigger travel_days_index_for_search on public.travel_days;
create trigger travels_index_insert after insert on public.travels
  referencing new table as new_rows
  for each statement execute function private.index_travels_for_search('id');
create trigger travels_index_update after update on public.travels
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.index_travels_for_search('id');
create trigger travels_index_delete after delete on public.travels
  referencing old table as old_rows
  for each statement execute function private.index_travels_for_search('id');
create trigger travel_tags_index_insert after insert on public.travel_tags
  referencing new table as new_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_tags_index_update after update on public.travel_tags
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_tags_index_delete after delete on public.travel_tags
  referencing old table as old_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_types_index_insert after insert on public.travel_types
  referencing new table as new_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_types_index_update after update on public.travel_types
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_types_index_delete after delete on public.travel_types
  referencing old table as old_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_days_index_insert after insert on public.travel_days
  referencing new table as new_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_days_index_update after update on public.travel_days
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.index_travels_for_search('travel_id');
create trigger travel_days_index_delete after delete on public.travel_days
  referencing old table as old_rows
  for each statement execute function private.index_travels_for_search('travel_id');

drop trigger regions_index_travels on public.regions;
drop trigger types_index_travels on public.types;
drop trigger tags_index_travels on public.tags;
drop function private.index_travels_of_term();
create trigger regions_keep_search_label after insert or delete or update of id, title on public.regions
  for each row execute function private.keep_search_label();
create trigger types_keep_search_label after insert or delete or update of id, title on public.types
  for each row execute function private.keep_search_label();
create trigger tags_keep_search_label after insert or delete or update of id, title on public.tags
  for each row execute function private.keep_search_label();

-- Grants and policies --------------------------------------------------------------------------
-- The search runs as its caller. All of this is in texts that everybody may read.

alter table private.search_words enable row level security;
alter table private.search_labels enable row level security;
revoke all on private.search_words, private.search_labels from public, anon, authenticated, service_role;
grant select on private.search_words, private.search_labels to anon, authenticated, service_role;
revoke execute on function private.search_label_key(text, text), private.keep_search_label(),
  private.with_search_labels(text), private.nearest_words(text), private.write_search_documents(text, text[]),
  private.index_travels_for_search() from public;
grant execute on function private.with_search_labels(text), private.nearest_words(text)
  to anon, authenticated, service_role;

create policy search_words_select_everyone on private.search_words
  for select to anon, authenticated using (true);
create policy search_labels_select_everyone on private.search_labels
  for select to anon, authenticated using (true);

-- What is there already -------------------------------------------------------------------------

insert into private.search_labels (key, label_text)
select private.search_label_key(of_table, id), private.fold_spelling(title)
from (
  select 'regions', id, title from public.regions union all
  select 'types', id, title from public.types union all
  select 'tags', id, title from public.tags
) labels (of_table, id, title);

select private.write_search_documents(source, array_agg(record_id)) from private.search_sources group by source;
