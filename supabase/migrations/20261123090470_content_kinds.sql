-- The kinds of content: one row each, and the triggers that follow from it.

-- Tables --------------------------------------------------------------------------------------

-- Written by private.follow_content(), which each table's own file calls.
create table private.content_kinds (
  of_table text primary key,
  title text not null,
  is_published boolean not null,
  is_ordered boolean not null,
  is_shown boolean not null,
  pictures text[] not null,
  web_address text,
  keeps_address boolean not null,
  search text,
  is_label boolean not null,
  texts_depend_on text[] not null,
  constraint content_kinds_search_choice check (search in ('by row', 'by statement'))
);
comment on column private.content_kinds.title is 'The column that names a record.';
comment on column private.content_kinds.is_published is 'Has a status. Visitors read what is published.';
comment on column private.content_kinds.is_ordered is 'Staff arrange the records by hand.';
comment on column private.content_kinds.is_shown is
  'Pages of the site show every record that visitors may read. Photos are shown by what uses them.';
comment on column private.content_kinds.pictures is 'Columns with a picture, or with a list of pictures.';
comment on column private.content_kinds.web_address is 'The column that the address of the record''s own page names.';
comment on column private.content_kinds.keeps_address is 'The address cannot change once it was published.';
comment on column private.content_kinds.search is
  'How changes reach the search index. By statement: its own triggers, because rows of other tables are a part.';
comment on column private.content_kinds.is_label is 'Other records are found by its title.';
comment on column private.content_kinds.texts_depend_on is
  'Columns that decide whether a text needs a translation, besides the texts.';

-- Every translatable column, in one place. `shape` is text, list (of texts) or entries (a jsonb list of objects with
-- an id, of which `keys` are translated). Details of travels and activities, which only their own pages read, are stored
-- apart from the texts that lists show, because every read of a large column decompresses it.
create table private.translatable_columns (
  of_table text not null,
  of_column text not null,
  shape text not null,
  keys text[],
  is_detail boolean not null default false,
  primary key (of_table, of_column),
  constraint translatable_columns_shape_choice check (shape in ('text', 'list', 'entries'))
);

-- Functions -----------------------------------------------------------------------------------

-- What is deleted can be restored: neither reviews, whose text is not recorded, nor roles and settings.
create function private.is_restorable(resource text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.content_kinds kind where kind.of_table = resource)
$$;

create function private.is_ordered(resource text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.content_kinds kind where kind.of_table = resource and kind.is_ordered)
$$;

create function private.column_type(of_table text, of_column text) returns text
language sql stable set search_path = '' as $$
  select format_type(atttypid, null) from pg_catalog.pg_attribute
  where attrelid = format('public.%I', of_table)::regclass and attname = of_column and not attisdropped
$$;

-- The triggers that a kind has, by the end of their names, as the rest of a CREATE TRIGGER with %s for the table.
create function private.standard_triggers(kind private.content_kinds) returns table (suffix text, definition text)
language sql stable set search_path = '' as $$
  with known as (
    select coalesce(string_agg(format('%I', listed.of_column), ', ' order by listed.of_column), '') as texts
    from private.translatable_columns listed where listed.of_table = kind.of_table
  ), named as (
    select known.texts, coalesce(kind.web_address, 'id') as address, case when kind.web_address <> 'id' then quote_literal(kind.web_address) else '' end as argument,
      (select string_agg(format('new.%I::text like %L', picture, '%storage/v1/%'), ' or ') from unnest(kind.pictures) picture)
        as has_picture,
      (select string_agg(quote_literal(picture), ', ') from unnest(kind.pictures) picture) as pictures,
      (select coalesce(string_agg(format(', %I', name), ''), '') from unnest(kind.texts_depend_on) name) as dependencies
    from known
  )
  select each.suffix, each.definition
  from named, lateral (values
    -- Versions, history and trash.
    (true, 'touch', 'before update on %s for each row execute function private.touch_updated_at()'),
    (true, 'record_change', 'after insert or update on %s for each row execute function private.record_change()'),
    (true, 'record_deletion', 'before delete on %s for each row execute function private.record_change()'),
    -- Builds of the prerendered pages.
    (kind.is_shown and kind.is_published, 'note_insert', 'after insert on %s referencing new table as new_rows
      for each statement execute function private.note_published_rows()'),
    (kind.is_shown and kind.is_published, 'note_update', 'after update on %s referencing old table as old_rows new table as new_rows
      for each statement execute function private.note_published_rows()'),
    (kind.is_shown and kind.is_published, 'note_delete', 'after delete on %s referencing old table as old_rows
      for each statement execute function private.note_published_rows()'),
    (kind.is_shown and not kind.is_published, 'note_change', 'after insert or update or delete on %s
      for each statement execute function private.note_any_row()'),
    -- Addresses.
    (kind.web_address is not null, 'remember_published_id', 'after insert or update of status on %s
      for each row when (new.status = ''published'') execute function private.remember_published_id(' || argument || ')'),
    (kind.keeps_address, 'keep_published_id', format('before update of %1$I on %%s
      for each row when (old.%1$I is distinct from new.%1$I) execute function private.keep_published_id()', address)),
    (kind.web_address is not null and not kind.keeps_address, 'refuse_former_id', format('before insert or update of %1$I on %%s
      for each row execute function private.refuse_former_id(%2$s)', address, argument)),
    (kind.web_address is not null and not kind.keeps_address, 'redirect_old_id', format('after update of %1$I on %%s
      for each row when (old.%1$I is distinct from new.%1$I) execute function private.redirect_old_id(%2$s)', address, argument)),
    -- Pictures. The condition has no placeholder of format().
    (pictures is not null, 'picture_paths', 'before insert or update on %s for each row when ('
      || replace(has_picture, '%', '%%') || ') execute function private.store_picture_paths(' || pictures || ')'),
    -- Search.
    (kind.search = 'by row', 'index_for_search', format('after insert or update or delete on %%s
      for each row execute function private.index_for_search(%L, %L)', kind.of_table, address)),
    (kind.is_label, 'write_search_label', format('after insert or update or delete on %%s
      for each row execute function private.write_search_label(%L)', kind.title)),
    -- Translations.
    (texts <> '', 'write_translations', 'before update on %s for each row execute function private.write_translations()'),
    (texts <> '', 'write_translations_of_new', 'after insert on %s referencing new table as new_rows
      for each statement execute function private.write_translations_of_new()'),
    (texts <> '', 'note_progress', 'after insert or delete or update of id, ' || texts || dependencies || ' on %s
      for each row execute function private.note_progress_of_record()'),
    (texts <> '' and kind.is_published, 'note_visibility', 'after update of status on %s
      for each row when (old.status <> new.status) execute function private.note_visibility_of_record()')
  ) each (applies, suffix, definition)
  where each.applies
$$;

-- Makes a table a kind of content. Names of columns are separated by spaces. A table with translatable texts has a column
-- `translations`, and `detail_translations` if some are details.
create procedure private.follow_content(
  of_table text,
  title text default 'title',
  texts text default '',
  lists text default '',
  detail_texts text default '',
  detail_lists text default '',
  detail_entries jsonb default '{}',
  texts_depend_on text default '',
  pictures text default '',
  web_address text default null,
  keeps_address boolean default false,
  search text default null,
  is_label boolean default false,
  is_ordered boolean default true,
  is_shown boolean default true
)
language plpgsql set search_path = '' as $$
declare
  kind private.content_kinds;
  standard record;
begin
  insert into private.translatable_columns (of_table, of_column, shape, keys, is_detail)
  select follow_content.of_table, name, shape, null, is_detail
  from (values (texts, 'text', false), (lists, 'list', false), (detail_texts, 'text', true), (detail_lists, 'list', true))
      listed (names, shape, is_detail),
    regexp_split_to_table(btrim(names), '\s+') name
  where name <> ''
  union all
  select follow_content.of_table, entry.key, 'entries', array(select jsonb_array_elements_text(entry.value)), true
  from jsonb_each(detail_entries) entry;

  insert into private.content_kinds
  values (of_table, title, coalesce(private.column_type(of_table, 'status') = 'public.publication_status', false),
    is_ordered and private.column_type(of_table, 'position') is not null, is_shown,
    coalesce(string_to_array(nullif(pictures, ''), ' '), '{}'), web_address, keeps_address, search, is_label,
    coalesce(string_to_array(nullif(texts_depend_on, ''), ' '), '{}'))
  returning * into kind;

  for standard in select * from private.standard_triggers(kind) loop
    execute format('create trigger %I %s', of_table || '_' || standard.suffix,
      format(standard.definition, format('public.%I', of_table)));
  end loop;
  if private.column_type(of_table, kind.pictures[1]) = 'text' then
    execute format('create index %1$I on public.%2$I (private.photo_path(%3$I)) where private.photo_path(%3$I) is not null',
      of_table || '_photo_idx', of_table, kind.pictures[1]);
  end if;

  -- Views of every kind, once the tables that they read exist.
  if to_regclass('public.photo_uses') is not null then
    call private.write_photo_uses();
  end if;
  if to_regclass('public.translatable_texts') is not null then
    call private.write_translatable_texts();
  end if;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

alter table private.content_kinds enable row level security;
alter table private.translatable_columns enable row level security;

revoke all on private.content_kinds, private.translatable_columns from public, anon, authenticated, service_role;

revoke execute on function private.is_restorable(text), private.is_ordered(text), private.column_type(text, text),
  private.standard_triggers(private.content_kinds) from public, anon;
revoke execute on procedure private.follow_content(text, text, text, text, text, text, jsonb, text, text, text, boolean, text,
  boolean, boolean, boolean) from public, anon, authenticated, service_role;
grant execute on function private.is_restorable(text) to authenticated, service_role;
grant execute on function private.is_ordered(text), private.column_type(text, text) to authenticated;
