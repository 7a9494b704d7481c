-- Translations of content. English is the source and stays in the content's own tables. Each row
-- also has its published translations in a column `translations`, which the site reads.

-- Tables --------------------------------------------------------------------------------------

-- The days are a part of their travel, and the settings are one record: neither is a kind of content.
insert into private.translatable_columns (of_table, of_column, shape)
select listed.of_table, name, listed.shape
from (values
  ('site_settings', 'text', 'tagline cancellation_terms payment_terms address'),
  ('travel_days', 'text', 'title description overnight'),
  ('travel_days', 'list', 'stops')
) listed (of_table, shape, names), regexp_split_to_table(listed.names, ' ') name;

create table public.translations (
  resource text not null,
  record_id text not null,
  field text not null,
  item text not null default '',
  language text not null references public.languages (code),
  text text not null,
  source_text text not null,
  source_hash text not null generated always as (md5(source_text)) stored,
  status text not null default 'draft',
  author_id uuid references public.profiles (id) on delete set null,
  updated_at timestamptz not null default now(),
  primary key (resource, record_id, field, item, language),
  constraint translations_language_choice check (language <> 'en'),
  constraint translations_status_choice check (status in ('draft', 'published')),
  constraint translations_text_length check (char_length(btrim(text)) between 1 and 20000),
  constraint translations_source_text_length check (char_length(source_text) between 1 and 20000)
);
comment on column public.translations.resource is 'The name of the table.';
comment on column public.translations.field is
  'The column, with a key for entries of a list and days of a travel: questions.answer, days.title.';
comment on column public.translations.item is
  'Empty for a single text; the MD5 hash of the English element of a list; the id of an entry or day; both for stops.';
comment on column public.translations.source_text is
  'The English text that was translated. The translation is outdated if the record has another one now.';
create index translations_author_id_idx on public.translations (author_id);

-- Functions -----------------------------------------------------------------------------------

-- The texts of a row, by the field and item of their translations. An element of a list is identified by the hash of its
-- English text and an entry by its id, so that both keep their translations when they move. Days belong to their travel:
-- 'days.title' with the item '<id of the day>', 'days.stops' with '<id of the day>/<hash>'. A price that is derived from its
-- amount needs no translation.
create function private.texts_of(of_table text, record jsonb) returns table (field text, item text, source text)
language sql stable security definer set search_path = '' as $$
  select case of_table when 'travel_days' then 'days.' else '' end || part.field,
    case when of_table = 'travel_days' then concat_ws('/', record ->> 'id', nullif(part.item, '')) else part.item end, part.source
  from private.translatable_columns listed, lateral (
    select listed.of_column, '', record ->> listed.of_column where listed.shape = 'text'
    union
    select listed.of_column, md5(element), element
    from jsonb_array_elements_text(case listed.shape when 'list' then record -> listed.of_column else '[]' end) element
    union
    select listed.of_column || '.' || key, entry ->> 'id', entry ->> key
    from jsonb_array_elements(case listed.shape when 'entries' then record -> listed.of_column else '[]' end) entry,
      unnest(listed.keys) key
  ) part (field, item, source)
  where listed.of_table = texts_of.of_table and btrim(part.source) <> ''
    and not (texts_of.of_table = 'travels' and part.field = 'price' and private.has_derived_price(record))
$$;

-- The English text of a translation, or null if it no longer exists.
create function private.source_of(resource text, record_id text, field text, item text) returns text
language plpgsql stable set search_path = '' as $$
declare
  table_name constant text := case when resource = 'travels' and field like 'days.%' then 'travel_days' else resource end;
  column_name constant text := split_part(case table_name when 'travel_days' then substr(field, 6) else field end, '.', 1);
  row_id constant text := case table_name when 'travel_days' then split_part(item, '/', 1) else record_id end;
  source text;
begin
  if not exists (select from private.translatable_columns listed
    where listed.of_table = table_name and listed.of_column = column_name) then
    return null;
  end if;
  -- The id has the type of its column, so that the primary key is used.
  execute format('select texts.source
      from public.%1$I row, private.texts_of(%1$L, jsonb_build_object(''id'', row.id, %2$L, row.%2$I)) texts
      where row.id = (jsonb_populate_record(null::public.%1$I, jsonb_build_object(''id'', $1))).id
        and texts.field = $2 and texts.item = $3 %3$s',
    table_name, column_name, case table_name when 'travel_days' then 'and row.travel_id = $4' end)
    into source using row_id, field, item, record_id;
  return source;
end;
$$;

-- A translation names the English text that its author saw; by default the present one.
create function private.sign_translation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  source text;
begin
  -- The record gets a new id, or the server writes.
  if pg_trigger_depth() > 1 or (select auth.uid()) is null then
    return new;
  end if;
  source := private.source_of(new.resource, new.record_id, new.field, new.item);
  if source is null then
    raise exception 'This text does not exist or has been changed.'
      using errcode = '23514', detail = private.error_detail('source_text_changed');
  end if;
  if tg_op = 'INSERT' then
    new.source_text := coalesce(new.source_text, source);
  elsif new.text <> old.text and new.source_text = old.source_text then
    new.source_text := source;
  end if;
  new.author_id := (select profile.id from public.profiles profile where profile.id = (select auth.uid()));
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;

-- The published translations of a row by language, each shaped like the row, with null for a text that has none:
-- {"fr": {"title": "…", "location": null, "highlights": ["…", null]}}. Omits empty texts and lists, and languages without
-- translations. With `of_drafts`, drafts count too, as previews show them.
create function private.translations_of(of_table text, record jsonb, of_details boolean default false, of_drafts boolean default false)
returns jsonb
language sql stable security definer set search_path = '' as $$
  with known as (
    select language, jsonb_object_agg(known.field || ' ' || known.item, known.text)
      || case when of_table = 'travels' and private.has_derived_price(record)
        then jsonb_build_object('price ', private.price_text((record ->> 'price_amount')::numeric, record ->> 'price_currency',
          (record ->> 'price_from')::boolean, language))
        else '{}' end as texts
    from public.translations known
    where (of_drafts or known.status = 'published')
      and known.resource = case of_table when 'travel_days' then 'travels' else of_table end
      and known.record_id = case of_table when 'travel_days' then record ->> 'travel_id' else record ->> 'id' end
      and (of_table <> 'travel_days'
        or known.field like 'days.%' and starts_with(known.item, record ->> 'id'))
    group by language
  ), shaped as (
    select known.language, jsonb_object_agg(listed.of_column, part.texts) as texts
    from known, private.translatable_columns listed, lateral (
      select case of_table when 'travel_days' then 'days.' else '' end || listed.of_column as field,
        case of_table when 'travel_days' then record ->> 'id' else '' end as item
    ) name, lateral (
      select known.texts -> (name.field || ' ' || name.item)
      where listed.shape = 'text' and btrim(record ->> listed.of_column) <> ''
      union all
      select jsonb_agg(known.texts -> (name.field || ' ' || concat_ws('/', nullif(name.item, ''), md5(element))) order by place)
      from jsonb_array_elements_text(case listed.shape when 'list' then record -> listed.of_column else '[]' end)
        with ordinality elements (element, place)
      having count(*) > 0
      union all
      select jsonb_agg((select jsonb_object_agg(key, known.texts -> (name.field || '.' || key || ' ' || (entry ->> 'id')))
        from unnest(listed.keys) key) order by place)
      from jsonb_array_elements(case listed.shape when 'entries' then record -> listed.of_column else '[]' end)
        with ordinality entries (entry, place)
      having count(*) > 0
    ) part (texts)
    where listed.of_table = translations_of.of_table and listed.is_detail = of_details
    group by known.language
    having bool_or(jsonb_path_exists(part.texts, '$.** ? (@.type() == "string")'))
  )
  select coalesce(jsonb_object_agg(language, texts), '{}') from shaped
$$;

-- Grants --------------------------------------------------------------------------------------

alter table public.translations enable row level security;

revoke all on public.translations from anon, authenticated, service_role;
grant select, delete on public.translations to authenticated;
grant insert (resource, record_id, field, item, language, text, source_text, status),
  update (resource, record_id, field, item, language, text, source_text, status) on public.translations to authenticated;
grant all on public.translations to service_role;

revoke execute on function private.texts_of(text, jsonb),
  private.source_of(text, text, text, text), private.sign_translation(), private.translations_of(text, jsonb, boolean, boolean)
  from public, anon, authenticated;
grant execute on function private.texts_of(text, jsonb) to authenticated, service_role;

-- Policies ------------------------------------------------------------------------------------

create policy translations_select_by_right on public.translations
  for select to authenticated using ((select private.may('content.read')));
create policy translations_insert_by_right on public.translations
  for insert to authenticated with check ((select private.may('translations.write')));
create policy translations_update_by_right on public.translations
  for update to authenticated using ((select private.may('translations.write'))) with check ((select private.may('translations.write')));
create policy translations_delete_by_right on public.translations
  for delete to authenticated using ((select private.may('translations.write')));
