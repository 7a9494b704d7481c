-- The languages of the content, messages and emails. Each column that names a language references this table. English is
-- the source of the others: it stands in the content's own tables, the others in `translations`.

-- Tables --------------------------------------------------------------------------------------

create table public.languages (
  code text primary key,
  constraint languages_code_format check (code ~ '^[a-z]{2}$')
);
comment on table public.languages is 'Written by migrations only.';
comment on column public.languages.code is 'As languages.ts of packages/domain has it.';

-- Functions -----------------------------------------------------------------------------------

-- A language that a visitor may have asked for; English for any other.
create function private.known_language(wanted text) returns text
language sql stable set search_path = '' as $$
  select coalesce((select known.code from public.languages known where known.code = wanted), 'en')
$$;

-- The columns that order lists in the translated languages.
create function private.title_keys() returns text[]
language sql stable set search_path = '' as $$
  select array_agg('title_key_' || code) from public.languages where code <> 'en'
$$;

-- One text for some of the languages, each within a length.
create function private.are_texts_by_language(texts jsonb, max_characters integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_typeof(texts) = 'object' and coalesce((
    select bool_and(language ~ '^[a-z]{2}$' and char_length(text) <= max_characters)
    from jsonb_each_text(case jsonb_typeof(texts) when 'object' then texts else '{}' end) listed (language, text)), true)
$$;

-- Grants --------------------------------------------------------------------------------------

alter table public.languages enable row level security;

revoke all on public.languages from public, anon, authenticated, service_role;
grant select on public.languages to anon, authenticated, service_role;

revoke execute on function private.known_language(text), private.title_keys(), private.are_texts_by_language(jsonb, integer) from public;
grant execute on function private.known_language(text) to anon, authenticated, service_role;
grant execute on function private.title_keys(), private.are_texts_by_language(jsonb, integer) to authenticated, service_role;

-- Policies ------------------------------------------------------------------------------------

create policy languages_select_everyone on public.languages
  for select to anon, authenticated using (true);

-- Rows ----------------------------------------------------------------------------------------

insert into public.languages (code) values ('en'), ('fr'), ('ar');
