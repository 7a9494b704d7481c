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

-- Functions -----------------------------------------------------------------------------------

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

-- The sort keys of a table's lists in each language: title_key_fr and so on, for those that have none yet.
create procedure private.add_title_keys(of_table text)
language plpgsql set search_path = '' as $$
declare
  spoken text;
begin
  for spoken in select code from public.languages where code <> 'en' order by code loop
    execute format('alter table public.%1$I add column if not exists title_key_%2$s text collate "C" not null
      generated always as (private.sort_key(coalesce(translations #>> ''{%2$s,title}'', title))) stored', of_table, spoken);
    execute format('create index if not exists %1$s_published_title_%2$s_idx on public.%1$I (title_key_%2$s, id)
      where status = ''published''', of_table, spoken);
  end loop;
end;
$$;

call private.add_title_keys('travels');
call private.add_title_keys('activities');

-- Triggers ------------------------------------------------------------------------------------

create trigger site_settings_write_translations before update on public.site_settings
  for each row execute function private.write_translations();
create trigger site_settings_write_translations_of_new after insert on public.site_settings referencing new table as new_rows
  for each statement execute function private.write_translations_of_new();
create trigger travel_days_write_translations before update on public.travel_days
  for each row execute function private.write_translations();
create trigger travel_days_write_translations_of_new after insert on public.travel_days referencing new table as new_rows
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

revoke execute on function private.spread_translations() from public, anon, authenticated;
revoke execute on procedure private.add_title_keys(text) from public, anon, authenticated, service_role;
