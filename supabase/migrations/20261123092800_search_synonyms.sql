-- What visitors type, in any language, and the words of the site's texts that it means. Kept by staff.
-- In English one way only: "plage" also finds "beach"; "beach" needs no help. Each of the words found also finds those
-- of the other languages.

-- Tables --------------------------------------------------------------------------------------

create table public.search_synonyms (
  id text primary key,
  title text not null,
  terms text[] not null,
  finds text[] not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint search_synonyms_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint search_synonyms_title_length check (char_length(btrim(title)) between 1 and 100),
  constraint search_synonyms_terms_count check (cardinality(terms) between 1 and 60),
  constraint search_synonyms_terms_length check (char_length(array_to_string(terms, '')) <= 2000),
  constraint search_synonyms_finds_count check (cardinality(finds) between 1 and 12),
  constraint search_synonyms_finds_length check (char_length(array_to_string(finds, '')) <= 400)
);
create index search_synonyms_position_idx on public.search_synonyms (position, id);

-- The terms of all synonyms in folded form, each with what it finds in each language: folded words in English, otherwise
-- a query and the words to highlight.
create table private.search_terms (
  term text not null,
  synonym_id text not null references public.search_synonyms (id) on update cascade on delete cascade,
  language text not null references public.languages (code),
  query tsquery,
  words text[] not null,
  primary key (term, synonym_id, language)
);
create index search_terms_synonym_id_idx on private.search_terms (synonym_id);

-- Functions -----------------------------------------------------------------------------------

-- What a synonym means in the texts of each language: finds_fr and so on, for those that have none yet. Empty if that is the
-- same as in English.
create procedure private.add_finds_columns()
language plpgsql set search_path = '' as $$
declare
  added text;
begin
  for added in select 'finds_' || code from public.languages where code <> 'en' order by code loop
    if not exists (select from pg_catalog.pg_attribute where attrelid = 'public.search_synonyms'::regclass and attname = added) then
      execute format('alter table public.search_synonyms add column %1$I text[] not null default ''{}'',
        add constraint search_synonyms_%1$s_count check (cardinality(%1$I) <= 12),
        add constraint search_synonyms_%1$s_length check (char_length(array_to_string(%1$I, '''')) <= 400)', added);
    end if;
  end loop;
end;
$$;

call private.add_finds_columns();

-- A folded phrase as synonyms are looked up: without the s or x of a plural, and Arabic words by their stem.
create function private.search_key(folded text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select string_agg(case when word ~ '^[a-z]{3,}[sx]$' then left(word, -1) else word end, ' ' order by place)
  from unnest(string_to_array(private.stem_arabic(folded), ' ')) with ordinality listed (word, place)
$$;

-- What is found in a language: a query of all words, and the words.
create function private.search_finds(language text, finds text[], out query tsquery, out words text[])
language sql immutable set search_path = '' as $$
  select string_agg('(' || phrase.query || ')', ' | ')::tsquery, coalesce(array_agg(distinct phrase.word), '{}')
  from (
    select private.phrase_in(language, find)::text, private.written_in(language, find) from unnest(finds) find
  ) phrase (query, word)
  where phrase.query is not null
$$;

-- Single words that are found need no other English words, only those of the other languages.
create function private.write_search_terms() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  english text[] := array(select distinct private.fold_spelling(word) from unnest(new.finds) word where private.fold_spelling(word) <> '');
begin
  delete from private.search_terms written where written.synonym_id = new.id;
  insert into private.search_terms (term, synonym_id, language, query, words)
  select distinct on (typed.key, found.language) typed.key, new.id, found.language, found.query,
    case when found.language <> 'en' then found.words when typed.is_term then english else '{}' end
  from (
    select true, private.search_key(private.fold_spelling(term)) from unnest(new.terms) term where english <> '{}'
    union all
    select false, private.search_key(private.fold_spelling(word))
    from unnest(new.finds || array(select jsonb_array_elements_text(to_jsonb(new) -> ('finds_' || spoken.code))
      from public.languages spoken where spoken.code <> 'en')) word
    where private.fold_spelling(word) !~ ' '
  ) typed (is_term, key),
  lateral (
    select 'en', null::tsquery, null::text[]
    union all
    select spoken.code, found.* from public.languages spoken, lateral (
      select array(select jsonb_array_elements_text(to_jsonb(new) -> ('finds_' || spoken.code)))
    ) translated (finds), private.search_finds(spoken.code, case when translated.finds <> '{}' then translated.finds
      else array(select word from unnest(new.finds) word where private.may_be_in(spoken.code, private.fold_spelling(word))) end) found
    where spoken.code <> 'en'
  ) found (language, query, words)
  where typed.key is not null
  order by typed.key, found.language, typed.is_term desc;
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger search_synonyms_write_terms after insert or update on public.search_synonyms
  for each row execute function private.write_search_terms();

-- Grants --------------------------------------------------------------------------------------

alter table public.search_synonyms enable row level security;
alter table private.search_terms enable row level security;

revoke all on public.search_synonyms, private.search_terms from public, anon, authenticated;
grant select, insert, update, delete on public.search_synonyms to authenticated;
grant all on public.search_synonyms to service_role;

revoke execute on procedure private.add_finds_columns() from public, anon, authenticated, service_role;
revoke execute on function private.search_key(text), private.search_finds(text, text[]), private.write_search_terms() from public;

-- Policies ------------------------------------------------------------------------------------

create policy search_synonyms_select_by_right on public.search_synonyms
  for select to authenticated using ((select private.may('content.read')));
create policy search_synonyms_insert_by_right on public.search_synonyms
  for insert to authenticated with check ((select private.may('content.write')));
create policy search_synonyms_update_by_right on public.search_synonyms
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy search_synonyms_delete_by_right on public.search_synonyms
  for delete to authenticated using ((select private.may('content.write')));
