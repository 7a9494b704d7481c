-- What a search term asks for: synonyms, labels, spelling. One behaviour for the site's search and for the
-- filter of the travels.

-- Functions ------------------------------------------------------------------------------------

-- A folded phrase as a query; its last word may be the beginning of a longer one.
create function private.phrase_query(folded text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select (string_agg(quote_literal(left(word, 100)), ' <-> ' order by place) || ':*')::tsquery
  from unnest(string_to_array(folded, ' ')) with ordinality listed (word, place)
  where word <> ''
$$;
-- Any of the queries; null when there is none.
create function private.any_of(queries tsquery[]) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select string_agg(format('(%s)', query), ' | ')::tsquery from unnest(queries) query where query is not null
$$;
-- The query, or a label whose title it matches.
create function private.with_labels(query tsquery) returns tsquery
language sql stable security definer set search_path = '' as $$
  select private.any_of(query || array(
    select quote_literal(label.label)::tsquery from private.search_labels label where label.words @@ query))
$$;

revoke execute on function private.phrase_query(text), private.any_of(tsquery[]), private.with_labels(tsquery)
  from public;

-- The words in use nearest to a misspelt one, each also as the label it is part of; null when none is near.
-- Three letters say too little to be corrected. Of words equally alike, one of the same length is nearer.
create function private.nearest_words(misspelt text, except_words text[]) returns tsquery
language sql stable security definer
set search_path = extensions, pg_catalog
as $$
  with alike as (
    select known.word, similarity(known.word, misspelt) - 0.05 * abs(length(known.word) - length(misspelt)) as score
    from private.search_words known
    where length(misspelt) > 3 and known.word % misspelt and known.word <> all (except_words)
    group by known.word order by score desc, known.word limit 20
  ), in_use as (
    select alike.score, wanted.query
    from alike, lateral (select private.with_labels(quote_literal(alike.word)::tsquery) offset 0) wanted (query)
    where exists (select from public.search_documents document where document.words @@ wanted.query)
  )
  select private.any_of(array_agg(in_use.query)) from in_use
  where in_use.score >= (select max(best.score) from in_use best) - 0.03
$$;
revoke execute on function private.nearest_words(text, text[]) from public;

-- A search term as queries to try one after the other, until one finds something:
-- 1. every word, each also as what its synonyms find, without the s of its plural, or as a label;
-- 2. the same with unknown words in their nearest spelling;
-- 3. the longest word alone.
-- A query is null when it would ask for nothing.
-- Words that every page of this site could hold count only when there are no others; a word of one letter
-- never does. `asked` is the term as titles are compared with it.
create function private.search_queries(term text, out queries tsquery[], out folded text, out asked text)
language plpgsql stable security definer
set search_path = extensions, pg_catalog
as $$
declare
  filler constant text[] := array[
    'the', 'in', 'of', 'to', 'and', 'for', 'uith', 'from', 'at', 'on', 'mi', 'trip', 'trips', 'tur', 'turs',
    'travel', 'travels', 'visit', 'algeria', 'algerie', 'de', 'du', 'des', 'le', 'la', 'les', 'un', 'une', 'en', 'et',
    'el', 'al', 'voiage', 'do', 'how', 'is', 'it', 'can', 'uhat', 'uhere', 'في', 'من'];
  most_words constant integer := 12;
  words text[];
  only_filler boolean;
  place integer := 1;
  span integer;
  phrase text;
  finds text[];
  part tsquery;
  exact tsquery;
  corrected tsquery;
  longest tsquery;
  longest_length integer := 0;
  resembles_nothing boolean := false;
begin
  folded := private.fold_spelling(left(term, 200));
  words := array(select word from unnest(string_to_array(folded, ' ')) with ordinality listed (word, place)
    where length(word) > 1 order by listed.place limit most_words);
  only_filler := words <@ filler;

  while place <= cardinality(words) loop
    -- The longest phrase that is a synonym, otherwise the single word.
    span := least(4, cardinality(words) - place + 1);
    loop
      phrase := array_to_string(words[place:place + span - 1], ' ');
      finds := array(select distinct unnest(entry.finds) from private.search_terms entry
        where entry.term = private.search_key(phrase));
      exit when span = 1 or cardinality(finds) > 0;
      span := span - 1;
    end loop;
    place := place + span;
    continue when span = 1 and cardinality(finds) = 0 and phrase = any (filler) and not only_filler;

    asked := concat_ws(' ', asked, coalesce(finds[1], phrase));
    part := private.with_labels(private.any_of(array(select private.phrase_query(wanted) from unnest(finds) wanted)
      || case
        -- "alger" is a name of Algiers, and not the beginning of "Algeria" as well.
        when cardinality(finds) > 0 then replace(private.phrase_query(phrase)::text, ':*', '')::tsquery
        when length(phrase) > 4 then private.phrase_query(regexp_replace(phrase, '(?<=ch|x)es$|s$', ''))
        else private.phrase_query(phrase)
      end));
    exact := coalesce(exact && part, part);

    if cardinality(finds) = 0 and not exists (
      select from private.search_words known where known.word like regexp_replace(phrase, '(...)s$', '\1') || '%'
    ) then
      part := private.nearest_words(phrase, filler);
    end if;
    resembles_nothing := resembles_nothing or part is null;
    corrected := coalesce(corrected && part, part);
    if length(phrase) > longest_length then
      longest := part;
      longest_length := length(phrase);
    end if;
  end loop;

  queries := array[exact, case when not resembles_nothing then corrected end, longest];
end;
$$;
revoke execute on function private.search_queries(text) from public;
grant execute on function private.search_queries(text) to anon, authenticated, service_role;

-- Returns at most per_kind rows of each kind, best first, each with the total of its kind. A rank below 1
-- says that not everything asked for was found. Of a word that thousands share, the best titles and the first
-- 1,000 texts are ranked, and the totals count those. `marks` is the words to mark in them, folded.
drop function public.search_site(text, integer);
create function public.search_site(term text, per_kind integer default 6)
returns table (
  kind text, record_id text, title text, summary text, url text, image text, rank real, total bigint, marks text
)
language plpgsql stable
set search_path = extensions, pg_catalog
set plan_cache_mode = force_custom_plan
as $$
declare
  most integer := least(greatest(coalesce(per_kind, 6), 1), 50);
  search record;
  query tsquery;
  found_words text;
  is_exact boolean := true;
begin
  select * into search from private.search_queries(term);
  foreach query in array search.queries loop
    continue when query is null;
    found_words := (select string_agg(word[1], ' ') from regexp_matches(query::text, '''([^'':]+)''', 'g') word);
    return query
      with candidates as (
        (select document.source, document.record_id from public.search_documents document
          where is_exact and document.title_text like search.folded || '%' and document.words @@ query limit 200)
        union
        (select document.source, document.record_id from public.search_documents document
          where document.title_words @@ query limit 500)
        union
        (select document.source, document.record_id from public.search_documents document
          where document.words @@ query limit 1000)
      ), hits as (
        select document.*,
          (case
            when not is_exact then 0.3 + 0.2 * (document.title_words @@ query)::integer
            when document.title_text in (search.folded, search.asked) then 4
            when document.title_text like search.folded || '%' or document.title_text like search.asked || '%' then 3
            when document.title_words @@ query then 2
            else 1
          end + case when is_exact then 1 else 0.4 end * word_similarity(search.asked, document.title_text))::real as score
        from candidates join public.search_documents document using (source, record_id)
      ), ranked as (
        select hits.*,
          row_number() over (partition by hits.kind order by hits.score desc, hits.title, hits.record_id) as place,
          count(*) over (partition by hits.kind) as kind_total
        from hits
      )
      select ranked.kind, ranked.record_id, ranked.title, ranked.summary, ranked.url, ranked.image,
        ranked.score, ranked.kind_total, found_words
      from ranked
      where ranked.place <= most
      order by ranked.score desc, ranked.title, ranked.record_id;
    exit when found;
    is_exact := false;
  end loop;
end;
$$;

-- Published travels that the search finds for a term.
create function private.travel_ids_for(term text) returns setof text
language plpgsql stable security definer
set search_path = extensions, pg_catalog
set plan_cache_mode = force_custom_plan
as $$
declare
  query tsquery;
begin
  foreach query in array (select search.queries[1:2] from private.search_queries(term) search) loop
    continue when query is null;
    return query select document.record_id from public.search_documents document
      where document.source = 'travels' and document.words @@ query;
    exit when found;
  end loop;
end;
$$;

-- As before; a term that no title, location or description contains is looked up as the search does, in
-- other spellings and languages.
create or replace function public.find_travels(
  term text default '', region text default '', type text default '', tags text[] default '{}',
  duration text default '', group_size text default ''
) returns setof public.travels
language plpgsql stable
set search_path = ''
as $$
declare
  pattern text := '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%';
  is_contained boolean := term <> '' and exists (
    select from public.travels travel
    where travel.title ilike pattern or travel.location ilike pattern or travel.description ilike pattern);
begin
  return query execute concat_ws(' and ',
    'select travel.* from public.travels travel where true',
    case when is_contained then '(travel.title ilike $1 or travel.location ilike $1 or travel.description ilike $1)'
      when term <> '' then 'travel.id = any (array(select private.travel_ids_for($7)))' end,
    case when region <> '' then 'travel.region_id = (select id from public.regions where title = $2)' end,
    case when type <> '' then 'travel.id in (
      select travel_id from public.travel_types where type_id = (select id from public.types where title = $3))' end,
    -- Every title must be a tag, and the travel must have all of them.
    case when cardinality(tags) > 0 then 'travel.id in (
      select link.travel_id from public.travel_tags link join public.tags tag on tag.id = link.tag_id
      where tag.title = any ($4) group by link.travel_id having count(*) = cardinality($4))' end,
    case when duration <> '' then 'travel.duration = $5' end,
    case when group_size <> '' then 'travel."groupSize" = $6' end
  )
  using pattern, region, type, array(select distinct title from unnest(tags) title), duration, group_size, term;
end;
$$;

drop function private.nearest_words(text);
drop function private.with_search_labels(text);
drop function private.usual_name(text);

-- Grants ---------------------------------------------------------------------------------------

revoke execute on function public.search_site(text, integer), private.travel_ids_for(text) from public;
grant execute on function public.search_site(text, integer), private.travel_ids_for(text)
  to anon, authenticated, service_role;
