-- The search index over everything public. It holds whole words, so a common word is as fast as a rare one and
-- phrases can be found.

-- Tables --------------------------------------------------------------------------------------

-- One row for each published record, maintained by triggers. Regions, types and tags of a travel are in
-- `search_vector` by their labels ("tags:unesco"), so renaming one rewrites no travel. The vectors contain all
-- languages; `texts` has the translated titles and summaries, `title_texts` the titles as they are compared. `full_vector` adds the fine print: what a page says besides,
-- such as its terms; null without.
create table public.search_documents (
  source text not null,
  record_id text not null,
  kind text not null,
  title text not null,
  summary text not null,
  url text not null,
  image text not null,
  texts jsonb not null default '{}',
  title_text text not null,
  title_texts jsonb not null default '{}',
  title_vector tsvector not null default '',
  search_vector tsvector not null default '',
  full_vector tsvector,
  primary key (source, record_id),
  constraint search_documents_kind_choice check
    (kind in ('travel', 'activity', 'category', 'vehicle', 'service', 'product', 'event', 'question', 'guide', 'entry-rule'))
);
create index search_documents_title_idx on public.search_documents (title_text text_pattern_ops);
create index search_documents_title_vector_idx on public.search_documents using gin (title_vector);
create index search_documents_search_vector_idx on public.search_documents using gin (search_vector);
create index search_documents_full_vector_idx on public.search_documents using gin (full_vector);

-- Every word of search_documents, to correct misspelt terms, and how it is indexed. Not unique, so that saves do not
-- wait for each other's transactions. A word stays after its last document is gone, so the search checks that it is
-- still used.
create table private.search_words (
  id bigint generated always as identity primary key,
  word text not null,
  lexeme text not null
);
create index search_words_lexeme_idx on private.search_words (lexeme, word);
create index search_words_spelling_idx on private.search_words using gin (word extensions.gin_trgm_ops);
create index search_words_beginning_idx on private.search_words (word text_pattern_ops);

-- The titles of regions, types, tags and activity categories.
create table private.search_labels (
  label text primary key,
  search_vector tsvector not null
);

-- Functions -----------------------------------------------------------------------------------

-- Finds titles by their beginning in each language that has no index yet.
create procedure private.add_title_indexes()
language plpgsql set search_path = '' as $$
declare
  spoken text;
begin
  for spoken in select code from public.languages where code <> 'en' order by code loop
    execute format('create index if not exists search_documents_title_%1$s_idx
      on public.search_documents ((title_texts ->> %1$L) text_pattern_ops)', spoken);
  end loop;
end;
$$;

call private.add_title_indexes();

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
  ), translated as materialized (
    select found.record_id, part.is_fine_print, words.place, words.word, words.lexeme
    from found, jsonb_each(found.translated) listed (language, texts), lateral (
      values (false, concat_ws(' ', texts ->> 'title', texts ->> 'place', texts ->> 'keywords', texts ->> 'summary')),
        (true, texts ->> 'fine_print')
    ) part (is_fine_print, value), private.words_in(listed.language, part.value) words
  ), spoken as (
    select record_id, is_fine_print,
      string_agg(quote_literal(lexeme) || ':' || least(place, 16383), ' ')::tsvector as vector
    from translated group by record_id, is_fine_print
  ), written as materialized (
    select found.*, folded_title, title_texts,
      private.to_search_vector(concat_ws(' ', folded_title, replace(folded_title, ' ', '')))
        || private.vector_of(translated, 'title') as title_vector,
      private.to_search_vector(concat_ws(' ', folded_title, folded_place, private.fold_spelling(concat_ws(' ', keywords, summary)),
        replace(folded_title, ' ', ''), replace(folded_place, ' ', ''))) || array_to_tsvector(labels)
        || coalesce((select vector from spoken where spoken.record_id = found.record_id and not is_fine_print), '') as search_vector,
      private.to_search_vector(private.fold_spelling(fine_print))
        || coalesce((select vector from spoken where spoken.record_id = found.record_id and is_fine_print), '') as fine_vector
    from found, lateral (
      select private.fold_spelling(title), private.fold_spelling(place), (
        select coalesce(jsonb_object_agg(listed.language, written.title) filter (where written.title is not null), '{}')
        from jsonb_each(translated) listed (language, texts), private.written_in(listed.language, listed.texts ->> 'title') written (title)
      ) offset 0
    ) folded (folded_title, folded_place, title_texts)
  ), indexed as (
    insert into public.search_documents as document (source, record_id, kind, title, summary, url, image, texts,
      title_text, title_texts, title_vector, search_vector, full_vector)
    select source, record_id, kind, title, private.cut_text(summary, 300), url, image,
      (select coalesce(jsonb_object_agg(language, jsonb_strip_nulls(jsonb_build_object('title', texts -> 'title',
        'summary', private.cut_text(texts ->> 'summary', 300)))), '{}') from jsonb_each(translated) listed (language, texts)),
      folded_title, title_texts, title_vector, search_vector,
      case when fine_vector <> '' then search_vector || fine_vector end
    from written
    on conflict (source, record_id) do update
      set kind = excluded.kind, title = excluded.title, summary = excluded.summary, url = excluded.url,
          image = excluded.image, texts = excluded.texts, title_text = excluded.title_text,
          title_texts = excluded.title_texts, title_vector = excluded.title_vector, search_vector = excluded.search_vector, full_vector = excluded.full_vector
      where (document.kind, document.title, document.summary, document.url, document.image, document.texts,
          document.title_text, document.search_vector, document.full_vector)
        is distinct from (excluded.kind, excluded.title, excluded.summary, excluded.url, excluded.image, excluded.texts,
          excluded.title_text, excluded.search_vector, excluded.full_vector)
  )
  insert into private.search_words (word, lexeme)
  select distinct listed.word, listed.lexeme
  from (
    select word, word from written, unnest(tsvector_to_array(search_vector || fine_vector)) word where word !~ ':'
    union all
    select word, lexeme from translated where word is not null
  ) listed (word, lexeme)
  where length(listed.word) > 2
    and not exists (select from private.search_words known where known.lexeme = listed.lexeme and known.word = listed.word);
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
grant select on public.search_documents to anon, authenticated;
grant all on public.search_documents to service_role;

revoke execute on procedure private.add_title_indexes() from public, anon, authenticated, service_role;
revoke execute on function private.to_search_vector(text), private.write_search_documents(text, text[]),
  private.write_search_document(text, text) from public;

-- Policies ------------------------------------------------------------------------------------

-- Everything in it is published.
create policy search_documents_select_everyone on public.search_documents
  for select to anon, authenticated using (true);
