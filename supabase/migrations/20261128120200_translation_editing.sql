-- How the back office reads and saves translations.

-- Functions -----------------------------------------------------------------------------------

-- The texts of some records with their translations, in the order of a form: by column and position in the list, with
-- the days of a travel last. `element` is the position in a list, from 1.
create function public.record_translations(of_resource text, of_records text[], of_languages text[] default null)
returns table (
  resource text, record_id text, field text, item text, day_number integer, element integer, language text, source text,
  text text, source_text text, status text, state text, author text, updated_at timestamptz
)
language plpgsql stable set search_path = '' as $$
begin
  if not (select private.may('content.read'))
    or of_resource = 'travel_days'
    or not exists (select from pg_catalog.pg_attribute
      where attrelid = to_regclass('public.' || quote_ident(of_resource)) and attname = 'translations') then
    return;
  end if;
  return query execute format($query$
    with holders as (
      select row.id::text as record_id, %1$L as of_table, to_jsonb(row) as held
      from public.%1$I row
      where row.id in (select (jsonb_populate_record(null::public.%1$I, jsonb_build_object('id', id))).id from unnest($1) id)
      union all
      select day.travel_id, 'travel_days', to_jsonb(day) from public.travel_days day
      where %1$L = 'travels' and day.travel_id = any ($1)
    )
    select %1$L, holder.record_id, texts.field, texts.item, (holder.held ->> 'day_number')::integer, part.element::integer,
      spoken.language, texts.source, known.text, known.source_text, known.status,
      case when known.text is null then 'missing' when known.source_text <> texts.source then 'outdated' else known.status end,
      coalesce(nullif(btrim(author.full_name), ''), author.email), known.updated_at
    from holders holder
    cross join lateral private.texts_of(holder.of_table, holder.held) texts
    cross join lateral (
      select split_part(regexp_replace(texts.field, '^days\.', ''), '.', 1) as of_column,
        regexp_replace(texts.item, '^.*/', '') as key
    ) name
    join pg_catalog.pg_attribute listed
      on listed.attrelid = to_regclass('public.' || quote_ident(holder.of_table)) and listed.attname = name.of_column
    left join lateral (
      select min(entry.place) as element
      from jsonb_array_elements(case jsonb_typeof(holder.held -> name.of_column) when 'array'
        then holder.held -> name.of_column else '[]' end) with ordinality entry (value, place)
      where md5(entry.value #>> '{}') = name.key or entry.value ->> 'id' = name.key
    ) part on true
    cross join unnest($2) with ordinality spoken (language, place)
    left join public.translations known
      on known.resource = %1$L and known.record_id = holder.record_id and known.field = texts.field
        and known.item = texts.item and known.language = spoken.language
    left join public.profiles author on author.id = known.author_id
    order by array_position($1, holder.record_id), (holder.held ->> 'day_number')::integer nulls first, listed.attnum,
      part.element nulls first, split_part(texts.field, '.', 2) in ('answer', 'caption'), spoken.place
  $query$, of_resource) using of_records,
    coalesce(of_languages, array(select code from public.languages where code <> 'en' order by code));
end;
$$;

-- Saves all translations or none, and returns them. Each one has the English text that its author saw, and `seen_at`:
-- when the translation that they saw was changed, or null if there was none. An empty text deletes the translation.
-- A whole language (4,063 texts) takes 6 s; PostgREST applies the timeout of the function that it calls.
create function public.save_translations(texts jsonb) returns setof public.translations
language plpgsql set search_path = '' set statement_timeout = '60s' as $$
declare
  sent constant jsonb := (
    select coalesce(jsonb_agg(text), '[]') from jsonb_array_elements(texts) text
    where btrim(coalesce(text ->> 'text', '')) <> '' or text ->> 'seen_at' is not null
  );
  refused text;
  saved integer := 0;
  affected integer;
begin
  if not (select private.may('translations.write')) then
    raise exception 'You do not have permission to do this. Ask an administrator.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;

  with named as (
    select known.resource, array_agg(distinct known.record_id) as ids
    from jsonb_to_recordset(sent) known (resource text, record_id text) group by 1
  ), present as materialized (
    select found.* from named, public.record_translations(named.resource, named.ids, '{en}') found
  )
  select mine.field into refused
  from jsonb_to_recordset(sent) mine (resource text, record_id text, field text, item text, source text)
  left join present on present.resource = mine.resource and present.record_id = mine.record_id
    and present.field = mine.field and present.item = mine.item
  where present.source is distinct from mine.source
  limit 1;
  if found then
    raise exception 'The English text of % has changed or is gone. Reload to see it.', refused
      using errcode = '23514',
      detail = private.error_detail('source_field_changed', jsonb_build_object('field', refused));
  end if;

  delete from public.translations known
  using jsonb_to_recordset(sent) mine (resource text, record_id text, field text, item text, language text, text text,
    seen_at timestamptz)
  where known.resource = mine.resource and known.record_id = mine.record_id and known.field = mine.field
    and known.item = mine.item and known.language = mine.language and known.updated_at = mine.seen_at
    and btrim(coalesce(mine.text, '')) = '';
  get diagnostics affected = row_count;
  saved := saved + affected;

  update public.translations known set text = mine.text, source_text = mine.source, status = mine.status
  from jsonb_to_recordset(sent) mine (resource text, record_id text, field text, item text, language text, text text,
    source text, status text, seen_at timestamptz)
  where known.resource = mine.resource and known.record_id = mine.record_id and known.field = mine.field
    and known.item = mine.item and known.language = mine.language and known.updated_at = mine.seen_at
    and btrim(mine.text) <> '';
  get diagnostics affected = row_count;
  saved := saved + affected;

  insert into public.translations (resource, record_id, field, item, language, text, source_text, status)
  select mine.resource, mine.record_id, mine.field, mine.item, mine.language, mine.text, mine.source, mine.status
  from jsonb_to_recordset(sent) mine (resource text, record_id text, field text, item text, language text, text text,
    source text, status text, seen_at timestamptz)
  where mine.seen_at is null
  on conflict do nothing;
  get diagnostics affected = row_count;
  saved := saved + affected;

  if saved <> jsonb_array_length(sent) then
    raise exception 'Somebody else has changed one of these translations meanwhile. Reload to see theirs.'
      using errcode = '23514', detail = private.error_detail('translation_changed');
  end if;
  return query
  select known.*
  from public.translations known
  join jsonb_to_recordset(sent) mine (resource text, record_id text, field text, item text, language text)
    on known.resource = mine.resource and known.record_id = mine.record_id and known.field = mine.field
      and known.item = mine.item and known.language = mine.language;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function public.record_translations(text, text[], text[]), public.save_translations(jsonb)
  from public, anon, authenticated;
grant execute on function public.record_translations(text, text[], text[]), public.save_translations(jsonb) to authenticated;
