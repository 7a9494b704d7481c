-- The column `translations` of every table with translatable texts. It is derived: triggers replace whatever a statement
-- writes into it by the published translations of the row.

-- Tables --------------------------------------------------------------------------------------

alter table public.regions add column translations jsonb not null default '{}';
alter table public.types add column translations jsonb not null default '{}';
alter table public.tags add column translations jsonb not null default '{}';
alter table public.places add column translations jsonb not null default '{}';
alter table public.travel_categories add column translations jsonb not null default '{}';
alter table public.activity_categories add column translations jsonb not null default '{}';
alter table public.hero_slides add column translations jsonb not null default '{}';
alter table public.events add column translations jsonb not null default '{}';
alter table public.site_settings add column translations jsonb not null default '{}';
alter table public.team_members add column translations jsonb not null default '{}';
alter table public.services add column translations jsonb not null default '{}';
alter table public.product_collections add column translations jsonb not null default '{}';
alter table public.products add column translations jsonb not null default '{}';
alter table public.vehicles add column translations jsonb not null default '{}';
alter table public.faq_questions add column translations jsonb not null default '{}';
alter table public.entry_rules add column translations jsonb not null default '{}';
alter table public.guide_entries add column translations jsonb not null default '{}';
alter table public.photos add column translations jsonb not null default '{}';
alter table public.travels add column translations jsonb not null default '{}';
alter table public.travel_days add column translations jsonb not null default '{}';
alter table public.activities add column translations jsonb not null default '{}';
-- `main` keeps the texts that lists show in the row, where reading them is cheap.
alter table public.travels
  alter column translations set storage main,
  add column detail_translations jsonb not null default '{}';
alter table public.activities
  alter column translations set storage main,
  add column detail_translations jsonb not null default '{}';
grant select (translations) on public.photos to anon;

-- The sort keys of lists in French and Arabic.
alter table public.travels
  add column title_key_fr text collate "C" not null
    generated always as (private.sort_key(coalesce(translations #>> '{fr,title}', title))) stored,
  add column title_key_ar text collate "C" not null
    generated always as (private.sort_key(coalesce(translations #>> '{ar,title}', title))) stored;
create index travels_published_title_fr_idx on public.travels (title_key_fr, id) where status = 'published';
create index travels_published_title_ar_idx on public.travels (title_key_ar, id) where status = 'published';

alter table public.activities
  add column title_key_fr text collate "C" not null
    generated always as (private.sort_key(coalesce(translations #>> '{fr,title}', title))) stored,
  add column title_key_ar text collate "C" not null
    generated always as (private.sort_key(coalesce(translations #>> '{ar,title}', title))) stored;
create index activities_published_title_fr_idx on public.activities (title_key_fr, id) where status = 'published';
create index activities_published_title_ar_idx on public.activities (title_key_ar, id) where status = 'published';

-- Functions -----------------------------------------------------------------------------------

create function private.write_translations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table constant text := tg_table_name;
  -- Columns without texts, and columns that are computed later.
  unseen constant text[] := array['translations', 'updated_at', 'position', 'status', 'is_featured', 'in_south', 'search_text',
    'title_key', 'title_key_fr', 'title_key_ar', 'name_key'];
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

-- Not while the record is being deleted: that also deletes its translations, and the record cannot be updated then.
create function private.spread_translations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rows jsonb := '[]';
  changed record;
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    rows := rows || coalesce((select jsonb_agg(to_jsonb(old_rows)) from old_rows where status = 'published'), '[]');
  end if;
  if tg_op <> 'DELETE' then
    rows := rows || coalesce((select jsonb_agg(to_jsonb(new_rows)) from new_rows where status = 'published'), '[]');
  end if;
  for changed in
    select resource, field like 'days.%' as of_days, array_agg(distinct record_id) as ids
    from jsonb_to_recordset(rows) listed (resource text, field text, record_id text)
    group by 1, 2 order by 1, 2
  loop
    if changed.of_days then
      perform private.rewrite_translations('travel_days', 'travel_id', changed.ids);
    else
      perform private.rewrite_translations(changed.resource, 'id', changed.ids);
    end if;
  end loop;
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger regions_write_translations before update on public.regions
  for each row execute function private.write_translations();
create trigger regions_write_translations_of_new after insert on public.regions referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger types_write_translations before update on public.types
  for each row execute function private.write_translations();
create trigger types_write_translations_of_new after insert on public.types referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger tags_write_translations before update on public.tags
  for each row execute function private.write_translations();
create trigger tags_write_translations_of_new after insert on public.tags referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger places_write_translations before update on public.places
  for each row execute function private.write_translations();
create trigger places_write_translations_of_new after insert on public.places referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger travel_categories_write_translations before update on public.travel_categories
  for each row execute function private.write_translations();
create trigger travel_categories_write_translations_of_new after insert on public.travel_categories referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger activity_categories_write_translations before update on public.activity_categories
  for each row execute function private.write_translations();
create trigger activity_categories_write_translations_of_new after insert on public.activity_categories referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger hero_slides_write_translations before update on public.hero_slides
  for each row execute function private.write_translations();
create trigger hero_slides_write_translations_of_new after insert on public.hero_slides referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger events_write_translations before update on public.events
  for each row execute function private.write_translations();
create trigger events_write_translations_of_new after insert on public.events referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger site_settings_write_translations before update on public.site_settings
  for each row execute function private.write_translations();
create trigger site_settings_write_translations_of_new after insert on public.site_settings referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger team_members_write_translations before update on public.team_members
  for each row execute function private.write_translations();
create trigger team_members_write_translations_of_new after insert on public.team_members referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger services_write_translations before update on public.services
  for each row execute function private.write_translations();
create trigger services_write_translations_of_new after insert on public.services referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger product_collections_write_translations before update on public.product_collections
  for each row execute function private.write_translations();
create trigger product_collections_write_translations_of_new after insert on public.product_collections referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger products_write_translations before update on public.products
  for each row execute function private.write_translations();
create trigger products_write_translations_of_new after insert on public.products referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger vehicles_write_translations before update on public.vehicles
  for each row execute function private.write_translations();
create trigger vehicles_write_translations_of_new after insert on public.vehicles referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger faq_questions_write_translations before update on public.faq_questions
  for each row execute function private.write_translations();
create trigger faq_questions_write_translations_of_new after insert on public.faq_questions referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger entry_rules_write_translations before update on public.entry_rules
  for each row execute function private.write_translations();
create trigger entry_rules_write_translations_of_new after insert on public.entry_rules referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger guide_entries_write_translations before update on public.guide_entries
  for each row execute function private.write_translations();
create trigger guide_entries_write_translations_of_new after insert on public.guide_entries referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger photos_write_translations before update on public.photos
  for each row execute function private.write_translations();
create trigger photos_write_translations_of_new after insert on public.photos referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger travels_write_translations before update on public.travels
  for each row execute function private.write_translations();
create trigger travels_write_translations_of_new after insert on public.travels referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger travel_days_write_translations before update on public.travel_days
  for each row execute function private.write_translations();
create trigger travel_days_write_translations_of_new after insert on public.travel_days referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger activities_write_translations before update on public.activities
  for each row execute function private.write_translations();
create trigger activities_write_translations_of_new after insert on public.activities referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();

create trigger translations_sign before insert or update on public.translations
  for each row execute function private.sign_translation();
create trigger translations_spread_insert after insert on public.translations
  referencing new table as new_rows
  for each statement execute function private.spread_translations();
create trigger translations_spread_update after update on public.translations
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.spread_translations();
create trigger translations_spread_delete after delete on public.translations
  referencing old table as old_rows
  for each statement execute function private.spread_translations();

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.write_translations(), private.write_translations_of_new(),
  private.rewrite_translations(text, text, text[]), private.spread_translations() from public, anon, authenticated;
