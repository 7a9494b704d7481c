-- Each row with translatable texts has its published translations in a column, which the site reads.

-- Functions -----------------------------------------------------------------------------------

create function private.write_translations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table constant text := tg_table_name;
  -- Columns without texts, and columns that are computed later.
  unseen constant text[] := array['translations', 'updated_at', 'position', 'status', 'is_featured', 'in_south', 'search_text',
    'title_key', 'name_key'] || private.title_keys();
begin
  if new.translations is distinct from old.translations
    or to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen then
    new.translations := private.translations_of(of_table, to_jsonb(new));
    if of_table in ('travels', 'activities') then
      new.detail_translations := private.translations_of(of_table, to_jsonb(new), true);
    end if;
  end if;
  return new;
end;
$$;

-- For new rows that already have translations: restored records, and the days of a travel, which a save inserts again.
create function private.write_translations_of_new() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table constant text := tg_table_name;
  ids text[];
begin
  if of_table = 'travel_days' then
    ids := array(select added.row ->> 'id' from (select to_jsonb(new_rows) from new_rows) added (row)
      where added.row -> 'translations' <> '{}' or exists (
        select from public.translations known where known.resource = 'travels' and known.record_id = added.row ->> 'travel_id'));
  else
    ids := array(select added.row ->> 'id' from (select to_jsonb(new_rows) from new_rows) added (row)
      where added.row -> 'translations' <> '{}' or added.row -> 'detail_translations' <> '{}' or exists (
        select from public.translations known where known.resource = of_table and known.record_id = added.row ->> 'id'));
  end if;
  if ids <> '{}' then
    perform private.rewrite_translations(of_table, 'id', ids);
  end if;
  return null;
end;
$$;

-- Null makes the table's trigger compute the column.
create function private.rewrite_translations(of_table text, of_column text, ids text[]) returns void
language plpgsql set search_path = '' as $$
declare
  type text := (select format_type(atttypid, null) from pg_catalog.pg_attribute
    where attrelid = format('public.%I', of_table)::regclass and attname = of_column);
begin
  execute format('update public.%I row set translations = null where row.%I = any ($1::%s[])', of_table, of_column, type)
    using ids;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.write_translations(), private.write_translations_of_new(),
  private.rewrite_translations(text, text, text[]) from public, anon, authenticated;
