-- The site's search, in one language with the others after it.

-- Functions -----------------------------------------------------------------------------------

-- Returns at most per_kind rows of each kind, those that the language's texts match first, best first, each with the
-- total of its kind. A rank below 1 means that not every word was found. For a word that thousands share, the best
-- titles and the first 1,000 texts are ranked, and the totals count those. `marks` are the folded words to highlight.
-- Title and summary are in the language; `untranslated` lists those that are still English. The fine print is searched
-- where nothing else has all the words.
create function public.search_site(term text, per_kind integer default 6, language text default 'en')
returns table (
  kind text, record_id text, title text, summary text, url text, image text, rank real, total bigint, marks text,
  untranslated text[]
)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  most integer := least(greatest(coalesce(per_kind, 6), 1), 50);
  spoken text := private.known_language(language);
  search record;
  query tsquery;
  wide tsquery;
  found_words text;
  stage integer;
  is_exact boolean;
  in_fine_print boolean;
begin
  select * into search from private.search_queries(term, spoken);
  for step in 1 .. 4 loop
    stage := greatest(step - 1, 1);
    is_exact := stage = 1;
    in_fine_print := step = 2;
    query := search.own[stage];
    wide := search.anywhere[stage];
    continue when query is null and wide is null;
    if spoken = 'en' and wide = query then
      wide := null;
    end if;
    found_words := (select string_agg(word[1], ' ') from regexp_matches(coalesce(wide, query)::text, '''([^'':]+)''', 'g') word);
    if spoken <> 'en' then
      found_words := concat_ws(' ', found_words, array_to_string(search.marks, ' '));
    end if;
    return query
      with own_matches as (
        (select document.ctid as place from public.search_documents document
          where is_exact and case when in_fine_print then document.full_vector else document.search_vector end @@ query
            and case spoken when 'en' then document.title_text else document.title_texts ->> spoken end
              like search.folded || '%' limit 200)
        union
        (select document.ctid from public.search_documents document
          where document.title_vector @@ query limit 500)
        union
        (select document.ctid from public.search_documents document
          where case when in_fine_print then document.full_vector else document.search_vector end @@ query limit 1000)
      ), candidates as (
        select own_matches.place, true as is_own from own_matches
        union all
        (select document.ctid, false from public.search_documents document
          where wide is not null and (select count(*) from own_matches) < 1000 and case when in_fine_print then document.full_vector else document.search_vector end @@ wide
            and document.ctid not in (select own_matches.place from own_matches) limit 1000)
      ), hits as (
        select document.kind, document.record_id, document.title, document.summary, document.url, document.image, document.texts,
          candidates.is_own,
          (case
            when not is_exact then 0.3 + 0.2 * compared.matches_title::integer
            when compared.title_text in (search.folded, search.asked) then 4
            when compared.title_text like search.folded || '%' or compared.title_text like search.asked || '%' then 3
            when compared.matches_title then 2
            else 1
          end + case when is_exact then 1 else 0.4 end
            * extensions.word_similarity(search.asked, compared.title_text))::real as score
        from candidates, lateral (
          -- Row by row: the planner would rather read all documents.
          select * from public.search_documents listed where listed.ctid = candidates.place offset 0
        ) document, lateral (
          select coalesce(document.title_texts ->> spoken, document.title_text),
            document.title_vector @@ case when candidates.is_own then query else wide end
        ) compared (title_text, matches_title)
      ), ranked as (
        select hits.*,
          row_number() over (partition by hits.kind order by hits.is_own desc, hits.score desc, hits.title, hits.record_id) as place,
          count(*) over (partition by hits.kind) as kind_total
        from hits
      )
      select ranked.kind, ranked.record_id, coalesce(ranked.texts #>> array[spoken, 'title'], ranked.title),
        coalesce(ranked.texts #>> array[spoken, 'summary'], ranked.summary),
        ranked.url, ranked.image, ranked.score, ranked.kind_total, found_words,
        array_remove(array[
          case when spoken <> 'en' and ranked.texts #> array[spoken, 'title'] is null then 'title' end,
          case when spoken <> 'en' and ranked.summary <> '' and ranked.texts #> array[spoken, 'summary'] is null then 'summary' end
        ], null)
      from ranked
      where ranked.place <= most
      order by ranked.is_own desc, ranked.score desc, ranked.title, ranked.record_id;
    exit when found;
  end loop;
end;
$$;

-- Published travels that the search finds for a term.
create function private.search_travel_ids(term text, language text) returns setof text
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  queries constant tsquery[] := anywhere
    from private.search_queries(term, private.known_language(language));
begin
  return query select document.record_id from public.search_documents document
    where document.source = 'travels' and document.search_vector @@ queries[1];
  if not found then
    return query select document.record_id from public.search_documents document
      where document.source = 'travels' and document.full_vector @@ queries[1];
  end if;
  if not found then
    return query select document.record_id from public.search_documents document
      where document.source = 'travels' and document.search_vector @@ queries[2];
  end if;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function public.search_site(text, integer, text), private.search_travel_ids(text, text) from public;
grant execute on function public.search_site(text, integer, text), private.search_travel_ids(text, text)
  to anon, authenticated, service_role;
