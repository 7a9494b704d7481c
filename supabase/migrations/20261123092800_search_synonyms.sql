-- What visitors type, in any language, and the words of the site's texts that it means. Kept by staff.
-- In English one way only: "plage" also finds "beach"; "beach" needs no help. Each of the words found also finds those
-- of the other languages.

-- Tables --------------------------------------------------------------------------------------

create table public.search_synonyms (
  id text primary key,
  title text not null,
  terms text[] not null,
  finds text[] not null,
  finds_fr text[] not null default '{}',
  finds_ar text[] not null default '{}',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint search_synonyms_id_slug check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint search_synonyms_title_length check (char_length(btrim(title)) between 1 and 100),
  constraint search_synonyms_terms_count check (cardinality(terms) between 1 and 60),
  constraint search_synonyms_terms_length check (char_length(array_to_string(terms, '')) <= 2000),
  constraint search_synonyms_finds_count check (cardinality(finds) between 1 and 12),
  constraint search_synonyms_finds_length check (char_length(array_to_string(finds, '')) <= 400),
  constraint search_synonyms_finds_fr_count check (cardinality(finds_fr) <= 12),
  constraint search_synonyms_finds_fr_length check (char_length(array_to_string(finds_fr, '')) <= 400),
  constraint search_synonyms_finds_ar_count check (cardinality(finds_ar) <= 12),
  constraint search_synonyms_finds_ar_length check (char_length(array_to_string(finds_ar, '')) <= 400)
);
comment on column public.search_synonyms.finds_fr is 'What it means in French texts. Empty if that is the same as in English.';
comment on column public.search_synonyms.finds_ar is 'What it means in Arabic texts.';
create index search_synonyms_position_idx on public.search_synonyms (position, id);

-- The terms of all synonyms in folded form, each with what it finds: folded words in English, queries in French and
-- Arabic, with the words to highlight.
create table private.search_terms (
  term text not null,
  synonym_id text not null references public.search_synonyms (id) on update cascade on delete cascade,
  finds text[] not null,
  french tsquery,
  french_words text[] not null,
  arabic tsquery,
  arabic_words text[] not null,
  primary key (term, synonym_id)
);
create index search_terms_synonym_id_idx on private.search_terms (synonym_id);

-- Functions -----------------------------------------------------------------------------------

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
  insert into private.search_terms (term, synonym_id, finds, french, french_words, arabic, arabic_words)
  select distinct on (typed.key) typed.key, new.id, typed.finds, french.query, french.words, arabic.query, arabic.words
  from (
    select 1, private.search_key(private.fold_spelling(term)), english from unnest(new.terms) term where english <> '{}'
    union all
    select 2, private.search_key(private.fold_spelling(word)), '{}' from unnest(new.finds || new.finds_fr || new.finds_ar) word
    where private.fold_spelling(word) !~ ' '
  ) typed (rank, key, finds),
  private.search_finds('fr', case when new.finds_fr = '{}' then new.finds else new.finds_fr end) french,
  private.search_finds('ar', new.finds_ar) arabic
  where typed.key is not null
  order by typed.key, typed.rank;
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
