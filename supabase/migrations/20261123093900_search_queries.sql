-- The site's search: synonyms, labels and spelling, also used by the filter of the travels.

-- Functions -----------------------------------------------------------------------------------

-- A folded phrase as a query; its last word matches as a prefix.
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
    select quote_literal(label.label)::tsquery from private.search_labels label where label.search_vector @@ query))
$$;

-- The indexed words nearest to a misspelt one, each also as the labels it is part of; null when none is near. Words
-- of three letters are not corrected. Of equally similar words, one of the same length is nearer.
create function private.nearest_words(misspelt text, except_words text[]) returns tsquery
language sql stable security definer
set search_path = ''
as $$
  with alike as (
    select known.word, extensions.similarity(known.word, misspelt) - 0.05 * abs(length(known.word) - length(misspelt)) as score
    from private.search_words known
    where length(misspelt) > 3 and known.word operator(extensions.%) misspelt and known.word <> all (except_words)
    group by known.word order by score desc, known.word limit 20
  ), in_use as (
    select alike.score, wanted.query
    from alike, lateral (select private.with_labels(quote_literal(alike.word)::tsquery) offset 0) wanted (query)
    where exists (select from public.search_documents document where document.search_vector @@ wanted.query)
  )
  select private.any_of(array_agg(in_use.query)) from in_use
  where in_use.score >= (select max(best.score) from in_use best) - 0.03
$$;

-- Turns a search term into queries to try in order, until one finds something:
-- 1. every word, also as its synonyms, without the s of its plural, or as a label;
-- 2. the same with unknown words corrected;
-- 3. the longest word alone.
-- A query is null when it would match nothing. Filler words count only when there are no others, single letters
-- never. `asked` is the term as titles are compared with it.
create function private.search_queries(term text, out queries tsquery[], out folded text, out asked text)
language plpgsql stable security definer
set search_path = ''
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
        -- "alger" means Algiers and must not match "Algeria" as a prefix.
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

-- Returns at most per_kind rows of each kind, best first, each with the total of its kind. A rank below 1 means that
-- not every word was found. For a word that thousands share, the best titles and the first 1,000 texts are ranked,
-- and the totals count those. `marks` are the folded words to highlight.
create function public.search_site(term text, per_kind integer default 6)
returns table (
  kind text, record_id text, title text, summary text, url text, image text, rank real, total bigint, marks text
)
language plpgsql stable
set search_path = ''
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
          where is_exact and document.title_text like search.folded || '%' and document.search_vector @@ query limit 200)
        union
        (select document.source, document.record_id from public.search_documents document
          where document.title_vector @@ query limit 500)
        union
        (select document.source, document.record_id from public.search_documents document
          where document.search_vector @@ query limit 1000)
      ), hits as (
        select document.*,
          (case
            when not is_exact then 0.3 + 0.2 * (document.title_vector @@ query)::integer
            when document.title_text in (search.folded, search.asked) then 4
            when document.title_text like search.folded || '%' or document.title_text like search.asked || '%' then 3
            when document.title_vector @@ query then 2
            else 1
          end + case when is_exact then 1 else 0.4 end 
            * extensions.word_similarity(search.asked, document.title_text))::real as score
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
create function private.search_travel_ids(term text) returns setof text
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  query tsquery;
begin
  foreach query in array (select search.queries[1:2] from private.search_queries(term) search) loop
    continue when query is null;
    return query select document.record_id from public.search_documents document
      where document.source = 'travels' and document.search_vector @@ query;
    exit when found;
  end loop;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.phrase_query(text), private.any_of(tsquery[]),
  private.with_labels(tsquery), private.nearest_words(text, text[]), private.search_queries(text),
  public.search_site(text, integer), private.search_travel_ids(text) from public;
grant execute on function private.search_queries(text), public.search_site(text, integer),
  private.search_travel_ids(text) to anon, authenticated, service_role;
