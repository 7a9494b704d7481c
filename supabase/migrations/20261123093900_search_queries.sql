-- What the site's search looks for: synonyms, labels and spelling, also used by the filter of the travels.

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

-- The indexed words nearest to a misspelt one, each also as the labels it is part of: in the language, and in any. Null
-- when none is near. Words of three letters are not corrected. Of equally similar words, one of the same length is
-- nearer.
create function private.nearest_words(
  misspelt text, except_words text[], language text, out own tsquery, out anywhere tsquery, out words text[]
)
language sql stable security definer
set search_path = ''
as $$
  with alike as (
    select known.word, known.lexeme, coalesce(substring(known.lexeme from '^([a-z]{2}):'), 'en') = language as is_own,
      extensions.similarity(known.word, misspelt) - 0.05 * abs(length(known.word) - length(misspelt)) as score
    from private.search_words known
    where length(misspelt) > 3 and known.word operator(extensions.%) misspelt and known.word <> all (except_words)
    group by known.word, known.lexeme order by score desc, known.word, known.lexeme limit 20
  ), in_use as (
    select alike.word, alike.is_own, alike.score, wanted.query
    from alike, lateral (select private.with_labels(quote_literal(alike.lexeme)::tsquery) offset 0) wanted (query)
    where exists (select from public.search_documents document where document.search_vector @@ wanted.query)
  ), nearest as (
    select in_use.word, in_use.is_own, in_use.query,
      in_use.score >= max(in_use.score) over () - 0.03 as is_nearest,
      in_use.score >= max(in_use.score) over (partition by in_use.is_own) - 0.03 as is_nearest_of_its_own
    from in_use
  )
  select private.any_of(array_agg(nearest.query) filter (where nearest.is_own and nearest.is_nearest_of_its_own)),
    private.any_of(array_agg(nearest.query) filter (where nearest.is_nearest or nearest.is_own and nearest.is_nearest_of_its_own)),
    coalesce(array_agg(distinct nearest.word) filter (where nearest.is_nearest_of_its_own), '{}')
  from nearest
$$;

-- A word of a translated language as a query; null if no text contains it, unless the texts of its language are searched. Then
-- it matches as a prefix, as a word with many endings always does there.
create function private.word_query(lexemes text[], is_own boolean) returns tsquery
language sql stable security definer set search_path = '' as $$
  select string_agg(quote_literal(asked.lexeme)
    || case when not asked.is_known or is_own and private.has_many_endings(asked.lexeme) then ':*' else '' end, ' | ')::tsquery
  from (
    select listed.lexeme, exists (select from private.search_words known where known.lexeme = listed.lexeme) as is_known
    from unnest(lexemes) listed (lexeme)
  ) asked
  where asked.is_known or is_own
$$;

-- A range instead of `like`, so that the plan does not depend on the word.
create function private.begins_word(typed text) returns boolean
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  beginning constant text := regexp_replace(typed, '(...)s$', '\1');
begin
  return exists (
    select from private.search_words known
    where known.word operator(pg_catalog.~>=~) beginning and known.word operator(pg_catalog.~<~) (beginning || U&'\+10FFFF'));
end;
$$;

-- Turns a search term into queries to try in order, until one finds something:
-- 1. every word, also as its synonyms, without the s of its plural, or as a label;
-- 2. the same with unknown words corrected;
-- 3. the longest word alone.
-- `own` matches the texts of one language, `anywhere` those of all; it is null where it is the same. A query is null
-- when it would match nothing. Filler words count only when there are no others, single letters never. `folded` and
-- `asked` are the term as titles are compared with it, `marks` what to highlight besides the words of the queries.
create function private.search_queries(
  term text, language text, out own tsquery[], out anywhere tsquery[], out folded text, out asked text, out marks text[]
)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  filler constant text[] := private.filler_words(language);
  translated constant text[] := array(select code from public.languages where code <> 'en' order by code desc);
  most_words constant integer := 12;
  cut constant text := left(term, 200);
  words text[];
  -- The same words without elided articles, their places in the term, and their stems by language.
  bare text[];
  places integer[];
  stems jsonb := '{}';
  listed_stems text[];
  spoken_language text;
  only_filler boolean;
  place integer := 1;
  span integer;
  phrase text;
  spoken text;
  synonym record;
  finds text[];
  found_words text[];
  plain tsquery;
  -- Of each translated language.
  queries tsquery[];
  query tsquery;
  label record;
  own_part tsquery;
  part tsquery;
  length_of_longest integer := 0;
  has_own boolean := true;
  has_near boolean := true;
  has_own_near boolean := true;
  nearest record;
begin
  folded := private.fold_spelling(cut);
  own := '{null,null,null}';
  anywhere := '{null,null,null}';
  marks := '{}';
  words := string_to_array(folded, ' ');
  bare := case when cut ~ '[''’ʼ`]' then string_to_array(private.fold_spelling(private.drop_elisions(cut)), ' ') else words end;
  if cardinality(bare) <> cardinality(words) then
    bare := words;
  end if;
  foreach spoken_language in array translated loop
    continue when spoken_language <> language and not private.may_be_in(spoken_language, folded);
    listed_stems := private.stems_in(spoken_language, cut);
    if listed_stems is not null then
      stems := stems || jsonb_build_object(spoken_language,
        case when cardinality(listed_stems) = cardinality(words) then listed_stems else words end);
    end if;
  end loop;
  select coalesce(array_agg(listed.word order by listed.place), '{}'), array_agg(listed.bare order by listed.place),
    array_agg(listed.place::integer order by listed.place)
  into words, bare, places
  from (
    select * from unnest(words, bare) with ordinality listed (word, bare, place)
    where length(listed.word) > 1 order by listed.place limit most_words
  ) listed;
  only_filler := words <@ filler;
  if language <> 'en' then
    folded := coalesce(private.written_in(language, cut), '');
  end if;

  while place <= cardinality(words) loop
    -- The longest phrase that is a synonym, otherwise the single word.
    span := least(4, cardinality(words) - place + 1);
    loop
      phrase := array_to_string(words[place:place + span - 1], ' ');
      spoken := array_to_string(bare[place:place + span - 1], ' ');
      finds := '{}';
      found_words := '{}';
      queries := array_fill(null::tsquery, array[cardinality(translated)]);
      for synonym in
        select known.language, known.query, known.words, array_position(translated, known.language) as place
        from private.search_terms known where known.term in (private.search_key(phrase), private.search_key(spoken))
      loop
        if synonym.place is null then
          finds := case when finds = '{}' then synonym.words else array(select distinct unnest(finds || synonym.words)) end;
        else
          queries[synonym.place] := coalesce(queries[synonym.place] || synonym.query, queries[synonym.place], synonym.query);
        end if;
        if synonym.language = language and language <> 'en' then
          found_words := found_words || synonym.words;
        end if;
      end loop;
      exit when span = 1 or cardinality(finds) > 0;
      span := span - 1;
    end loop;
    place := place + span;
    continue when span = 1 and cardinality(finds) = 0 and filler && array[phrase, spoken] and not only_filler;

    plain := private.any_of(array(select private.phrase_query(wanted) from unnest(finds) wanted)
      || case
        -- "alger" means Algiers and must not match "Algeria" as a prefix.
        when cardinality(finds) > 0 then replace(private.phrase_query(phrase)::text, ':*', '')::tsquery
        when length(phrase) > 4 then private.phrase_query(regexp_replace(phrase, '(?<=ch|x)es$|s$', ''))
        else private.phrase_query(phrase)
      end);
    part := plain;
    own_part := plain;
    for nth in 1 .. cardinality(translated) loop
      spoken_language := translated[nth];
      if spoken_language = language or private.may_be_in(spoken_language, phrase) then
        listed_stems := array(select stems -> spoken_language ->> (known - 1) from unnest(places[place - span:place - 1]) known);
        query := case when cardinality(finds) = 0
          then private.word_query(private.lexemes_in(spoken_language, phrase, listed_stems[1]), spoken_language = language)
          else private.phrase_of(spoken_language, phrase, listed_stems) end;
        queries[nth] := coalesce(queries[nth] || query, queries[nth], query);
      end if;
      part := coalesce(part || queries[nth], part);
      if spoken_language = language then
        own_part := queries[nth];
      end if;
    end loop;

    select string_agg(quote_literal(known.label), ' | ')::tsquery as anywhere,
      (string_agg(quote_literal(known.label), ' | ') filter (where known.search_vector @@ own_part))::tsquery as own
    into label from private.search_labels known where known.search_vector @@ part;
    own_part := coalesce(own_part || label.own, own_part);
    part := coalesce(part || label.anywhere, part);

    has_own := has_own and own_part is not null;
    own[1] := coalesce(own[1] && own_part, own_part);
    anywhere[1] := coalesce(anywhere[1] && part, part);
    spoken := case language when 'en' then phrase else private.bare_in(language, spoken) end;
    asked := concat_ws(' ', asked, coalesce(case language when 'en' then finds[1] else found_words[1] end, spoken));
    marks := marks || found_words || spoken;

    if cardinality(finds) = 0 and not private.begins_word(phrase) and (spoken = phrase or not private.begins_word(spoken)) then
      nearest := private.nearest_words(spoken, filler, language);
      own_part := nearest.own;
      part := nearest.anywhere;
      marks := marks || nearest.words;
    end if;
    has_near := has_near and part is not null;
    has_own_near := has_own_near and own_part is not null;
    own[2] := coalesce(own[2] && own_part, own_part);
    anywhere[2] := coalesce(anywhere[2] && part, part);
    if length(phrase) > length_of_longest then
      own[3] := own_part;
      anywhere[3] := part;
      length_of_longest := length(phrase);
    end if;
  end loop;

  own := array[case when has_own then own[1] end, case when has_own_near then own[2] end, own[3]];
  anywhere := array[anywhere[1], case when has_near then anywhere[2] end, anywhere[3]];
end;
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.phrase_query(text), private.any_of(tsquery[]),
  private.with_labels(tsquery), private.nearest_words(text, text[], text), private.word_query(text[], boolean), private.begins_word(text),
  private.search_queries(text, text) from public;
grant execute on function private.search_queries(text, text) to anon, authenticated, service_role;
