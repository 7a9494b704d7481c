-- Search by what visitors call a place: "Bougie" is Béjaïa, "Alger" and "الجزائر" are Algiers. And by how
-- they ask: "motorhomes" finds a motorhome, "trip to Tipaza" is about Tipaza.

-- The name the site's texts use for a place that a visitor calls otherwise; null for every other word.
-- Word and name are as private.fold_spelling() leaves them.
create function private.usual_name(word text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when word in ('alger', 'jasair', 'dsaier', 'icosium', 'الجزائر') then 'algiers'
    when word in ('bugie', 'bgaiet', 'vgaiet', 'saldae', 'بجايه') then 'bejaia'
    when word in ('ksentina', 'ksantina', 'kasantina', 'kacentina', 'قسنطينه') then 'constantine'
    when word in ('hipone', 'عنابه') then 'anaba'
    when word in ('uahran', 'وهران') then 'oran'
    when word in ('tilimsen', 'tlemsen', 'تلمسان') then 'tlemcen'
    when word in ('tamangaset', 'تمنراست', 'تامنراست') then 'tamanraset'
    when word in ('tagardait', 'غردايه') then 'gardaia'
    when word in ('تيبازه', 'تيباسه') then 'tipasa'
    when word in ('جميله') then 'jemila'
    when word in ('thamugadi', 'تيمقاد') then 'timgad'
    when word in ('lambese') then 'lambaesis'
    when word in ('ahagar', 'هقار', 'الهقار', 'الاهقار') then 'hogar'
    when word in ('طاسيلي', 'الطاسيلي') then 'tasili'
    when word in ('جانت') then 'janet'
    when word in ('timimune', 'تيميمون') then 'timimun'
    when word in ('تاغيت') then 'tagit'
    when word in ('سطيف') then 'setif'
    when word in ('jijeli', 'جيجل') then 'jijel'
    when word in ('filipevile', 'سكيكده') then 'skikda'
    when word in ('cale', 'القاله') then 'kala'
    when word in ('قالمه') then 'guelma'
    when word in ('بسكره') then 'biskra'
    when word in ('rhufi', 'غوفي') then 'gufi'
    when word in ('الاوراس') then 'aures'
    when word in ('suf', 'سوف', 'الوادي') then 'ued'
    when word in ('بوسعاده') then 'busada'
    when word in ('مستغانم') then 'mostaganem'
    when word in ('معسكر') then 'mascara'
    when word in ('شرشال') then 'cherchel'
    when word in ('kabilia', 'kabile', 'القبائل') then 'kabilie'
    when word in ('جرجره') then 'jurjura'
    when word in ('casbah', 'القصبه') then 'kasbah'
    when word in ('الصحراء') then 'sahara'
    when word in ('rvs') then 'rv'
  end
$$;
revoke execute on function private.usual_name(text) from public;
grant execute on function private.usual_name(text) to anon, authenticated, service_role;

-- Every word of the term must occur, by itself, without the s of its plural, or as the usual name of the
-- place. Words that every page of this site could hold count only when there are no others; a word of
-- one letter never does. If nothing has all words, the nearest spelling of the longest is taken. Returns
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
  longest_pattern text;
  longest text;
  asked text;
begin
  words := case when cardinality(telling) > 0 then telling else words end;
  select array_agg(pattern), (array_agg(pattern order by length(word) desc))[1],
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
