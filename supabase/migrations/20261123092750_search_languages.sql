-- How the search compares words in each language; nothing else of the search knows a language by name. English words, and
-- those of a language that is not named here, are only folded. Words of all but English have the language code as a prefix
-- ('fr:plag', 'ar:صحرا'), so that one index holds all languages without mistaking a word for one in another language.

-- Functions -----------------------------------------------------------------------------------

-- Folded Arabic words without conjunctions, prepositions and the article, and without the carriers of a hamza.
create function private.bare_arabic(folded text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(translate(folded, 'ؤئء', 'وي'), '(^| )(?:[وفبك]?ال|و?لل)(?=[^ ]{3})', '\1', 'g')
$$;

-- The same without feminine and regular plural endings.
create function private.stem_arabic(folded text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(private.bare_arabic(folded), '([^ ]{3})(?:ات|ها|ين|ون|ه)(?= |$)', '\1', 'g')
$$;

-- Without elided articles and pronouns: "l’oasis" and "d’Alger" are "oasis" and "Alger".
create function private.drop_elisions(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(coalesce(value, ''), '(^|[\x01-\x40«“—–])(?:[lLdDjJ]|[qQ]u|[jJ]usqu|[lL]orsqu)[''’ʼ`](?=[^\x01-\x40])', '\1', 'g')
$$;

-- French words by their stems, which ignore accents as visitors do.
create function private.stem_french(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.fold_spelling(string_agg(coalesce((pg_catalog.ts_lexize('pg_catalog.french_stem'::regdictionary, word))[1], word),
    ' ' order by place))
  from unnest(string_to_array(regexp_replace(regexp_replace(
      lower(extensions.unaccent('extensions.unaccent'::regdictionary, private.drop_elisions(private.plain_signs(value)))),
      '[''`’‘ʼ\u0640\u064b-\u0652]+', '', 'g'),
    '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\xa9\xab-\xb1\xb4\xb6-\xb8\xbb\xbf\xd7\xf7\u2010-\u205e،؛؟٪-٭۔]+', ' ', 'g'), ' ')) with ordinality listed (word, place)
  where word <> ''
$$;

-- The words of a text: as written, folded, and as indexed. A word that may begin with a one-letter conjunction or
-- preposition ("بوهران") is also indexed without it, at the same position and without a `word`.
create function private.words_in(language text, value text) returns table (place bigint, word text, lexeme text)
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  folded text := private.fold_spelling(case language when 'fr' then private.drop_elisions(value) else value end);
  written text[] := string_to_array(case language when 'ar' then private.bare_arabic(folded) else folded end, ' ');
  stems text[] := string_to_array(case language when 'fr' then private.stem_french(value) when 'ar' then private.stem_arabic(folded)
    else folded end, ' ');
begin
  return query
    select listed.place, listed.word, language || ':' || listed.stem
    from unnest(written, stems) with ordinality listed (word, stem, place)
    where listed.word <> '' and length(listed.stem) <= 90;
  if language = 'ar' then
    return query
      select listed.place, null::text, 'ar:' || substr(listed.stem, 2)
      from unnest(written, stems, string_to_array(translate(folded, 'ؤئء', 'وي'), ' ')) with ordinality listed (word, stem, whole, place)
      where listed.word = listed.whole and listed.stem ~ '^[وفبلك][^ ]{4}' and length(listed.stem) <= 90;
  end if;
end;
$$;

-- Folded words as they stand in titles.
create function private.bare_in(language text, folded text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case language when 'ar' then private.bare_arabic(folded) else folded end
$$;

-- The stem of each folded word of a text, where stems are not those of the folded words; otherwise null.
create function private.stems_in(language text, value text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case language when 'fr' then string_to_array(private.stem_french(value), ' ') end
$$;

-- How a folded word is indexed, given its stem if it has one.
create function private.lexemes_in(language text, word text, stem text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case when stem is null then array(select lexeme from private.words_in(language, word))
    else array[language || ':' || left(stem, 90)] end
$$;

-- Whether a folded phrase may be of a language, by its letters.
create function private.may_be_in(language text, phrase text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select phrase ~ case language when 'ar' then '[ء-ي]' else '[a-z]' end
$$;

-- A word that has many endings matches as a prefix.
create function private.has_many_endings(lexeme text) returns boolean
language sql immutable parallel safe set search_path = '' as $$ select lexeme ~ '^ar:.{4}' $$;

-- Words that count only when a term has no others, as fold_spelling() writes them: "uith" is "with", "tur" is "tour". Every
-- language has the short ones of all, because visitors mix them.
create function private.filler_words(language text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array[
    'the', 'in', 'of', 'to', 'and', 'for', 'uith', 'from', 'at', 'on', 'mi', 'trip', 'trips', 'tur', 'turs',
    'travel', 'travels', 'visit', 'algeria', 'algerie', 'de', 'du', 'des', 'le', 'la', 'les', 'un', 'une', 'en', 'et',
    'el', 'al', 'voiage', 'do', 'how', 'is', 'it', 'can', 'uhat', 'uhere', 'في', 'من']
    || case language when 'fr' then '{au,aux,dans,avec,pour,par,sur,voiages,sejur}'
      when 'ar' then '{علي,الي,عن,مع,او,هل,كيف,اين}' else '{}' end::text[]
$$;

-- The words in the form in which titles are compared.
create function private.written_in(language text, value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select string_agg(found.word, ' ' order by found.place) from private.words_in(language, value) found
$$;

create function private.vector_in(language text, value text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(string_agg(quote_literal(found.lexeme) || ':' || least(found.place, 16383), ' '), '')::tsvector
  from private.words_in(language, value) found
$$;

-- One field of a record's translations in all their languages.
create function private.vector_of(translations jsonb, field text) returns tsvector
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  vector tsvector := '';
  language text;
begin
  for language in select jsonb_object_keys(translations) order by 1 loop
    vector := vector || private.vector_in(language, translations #>> array[language, field]);
  end loop;
  return vector;
end;
$$;

-- A phrase as a query; null without words.
create function private.phrase_in(language text, value text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select string_agg(choice.query, ' <-> ' order by choice.place)::tsquery
  from (
    select found.place, '(' || string_agg(quote_literal(found.lexeme), ' | ') || ')' as query
    from private.words_in(language, value) found group by found.place
  ) choice
$$;

-- The same of folded words, with their stems if they have any.
create function private.phrase_of(language text, folded text, stems text[]) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select case when stems[1] is null then private.phrase_in(language, folded)
    else (select string_agg(quote_literal(language || ':' || left(stem, 90)), ' <-> ' order by place)::tsquery
      from unnest(stems) with ordinality listed (stem, place)) end
$$;

-- All strings in the values, at any depth.
create function private.strings_in(texts jsonb[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select string_agg(found #>> '{}', ' ')
  from unnest(texts) part (value), jsonb_path_query(part.value, 'strict $.**') found
  where jsonb_typeof(found) = 'string'
$$;

-- The published texts of a record that the search shows and finds, by language, from its columns of translations:
-- {"fr": {"title": "…", "summary": "…", "place": "…", "keywords": "…", "fine_print": "…"}}. `days` has the texts of a
-- travel's days, `added` texts that are found although the record does not contain them. Links are reduced to their
-- text. Of questions, the keywords have the question and the fine print has the answer.
create function private.searchable_texts(
  translations jsonb, title text, summary text[], place text, keywords text[], details jsonb default '{}',
  days jsonb default '[]', added jsonb default '{}', fine_print text[] default '{}'
) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_object_agg(listed.language, jsonb_strip_nulls(jsonb_build_object(
    'title', listed.texts -> title,
    'summary', (select regexp_replace(string_agg(listed.texts ->> name, ' '), '\[([^]]*)\]\([^)]*\)', '\1', 'g') from unnest(summary) name),
    'place', listed.texts -> place,
    'keywords', concat_ws(' ', added ->> listed.language,
      private.strings_in(array(
        select case name when 'questions' then jsonb_path_query_array(listed.texts -> name, '$[*].question') else listed.texts -> name end
        from unnest(keywords) name)),
      private.strings_in(array(
        select jsonb_build_array(day -> listed.language -> 'title', day -> listed.language -> 'stops') from jsonb_array_elements(days) day))),
    'fine_print', concat_ws(' ',
      private.strings_in(array(
        select case name when 'questions' then jsonb_path_query_array(listed.texts -> name, '$[*].answer') else listed.texts -> name end
        from unnest(fine_print) name)),
      private.strings_in(array(select day -> listed.language -> 'description' from jsonb_array_elements(days) day)))))), '{}')
  from (
    select language, coalesce(translations -> language, '{}') || coalesce(details -> language, '{}')
    from (select jsonb_object_keys(translations) union select jsonb_object_keys(details)) listed (language)
  ) listed (language, texts)
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.stem_arabic(text), private.bare_arabic(text), private.drop_elisions(text),
  private.stem_french(text), private.words_in(text, text), private.written_in(text, text), private.vector_in(text, text), private.vector_of(jsonb, text), private.bare_in(text, text), private.stems_in(text, text),
  private.lexemes_in(text, text, text), private.may_be_in(text, text), private.has_many_endings(text), private.filler_words(text),
  private.phrase_in(text, text), private.phrase_of(text, text, text[]), private.strings_in(jsonb[]),
  private.searchable_texts(jsonb, text, text[], text, text[], jsonb, jsonb, jsonb, text[]) from public;
