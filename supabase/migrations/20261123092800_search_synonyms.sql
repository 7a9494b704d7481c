-- What visitors type, in any language, and the words of the site's texts that it means. Kept by staff.
-- One way only: "plage" also finds "beach"; "beach" needs no help.

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

-- The terms of all synonyms in folded form, each with what it finds.
create table private.search_terms (
  term text not null,
  synonym_id text not null references public.search_synonyms (id) on update cascade on delete cascade,
  finds text[] not null,
  primary key (term, synonym_id)
);
create index search_terms_synonym_id_idx on private.search_terms (synonym_id);

-- Functions -----------------------------------------------------------------------------------

-- A folded phrase as synonyms are looked up: without Arabic articles and the s or x of a plural.
create function private.search_key(folded text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select string_agg(
    case
      when word ~ '^ال.{2}' then substr(word, 3)
      when word ~ '^[a-z]{3,}[sx]$' then left(word, -1)
      else word
    end, ' ' order by place)
  from unnest(string_to_array(folded, ' ')) with ordinality listed (word, place)
$$;

create function private.write_search_terms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_terms written where written.synonym_id = new.id;
  insert into private.search_terms (term, synonym_id, finds)
  select distinct typed.key, new.id, folded.finds
  from (select private.search_key(private.fold_spelling(term)) as key from unnest(new.terms) term) typed
  cross join (
    select array_agg(distinct private.fold_spelling(word)) as finds
    from unnest(new.finds) word where private.fold_spelling(word) <> ''
  ) folded
  where typed.key is not null and folded.finds is not null;
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger search_synonyms_touch before update on public.search_synonyms
  for each row execute function private.touch_updated_at();
create trigger search_synonyms_write_terms after insert or update on public.search_synonyms
  for each row execute function private.write_search_terms();

-- Grants --------------------------------------------------------------------------------------

alter table public.search_synonyms enable row level security;
alter table private.search_terms enable row level security;

revoke all on public.search_synonyms, private.search_terms from public, anon, authenticated;
grant select, insert, update, delete on public.search_synonyms to authenticated;
grant all on public.search_synonyms to service_role;

revoke execute on function private.search_key(text), private.write_search_terms() from public;

-- Policies ------------------------------------------------------------------------------------

create policy search_synonyms_select_staff on public.search_synonyms
  for select to authenticated using ((select private.is_staff()));
create policy search_synonyms_insert_staff on public.search_synonyms
  for insert to authenticated with check ((select private.is_staff()));
create policy search_synonyms_update_staff on public.search_synonyms
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy search_synonyms_delete_staff on public.search_synonyms
  for delete to authenticated using ((select private.is_staff()));
