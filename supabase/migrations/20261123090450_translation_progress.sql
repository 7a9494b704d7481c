-- The translation progress of each record in each language. The back office's board, lists and notice before publishing
-- read it instead of every text. Triggers write it.

-- Tables --------------------------------------------------------------------------------------

create table public.translation_progress (
  id text not null generated always as (resource || '/' || record_id || '/' || language) stored,
  resource text not null,
  record_id text not null,
  language text not null references public.languages (code),
  title text not null,
  is_visible boolean not null,
  texts integer not null,
  missing integer not null,
  outdated integer not null,
  drafts integer not null,
  is_complete boolean not null generated always as (missing + outdated + drafts = 0) stored,
  primary key (resource, record_id, language)
);
comment on table public.translation_progress is 'Derived from the content and its translations by triggers.';
comment on column public.translation_progress.resource is 'The name of the table.';
comment on column public.translation_progress.is_visible is 'The record is published.';
comment on column public.translation_progress.texts is
  'The number of its texts. The rest, neither missing, outdated nor drafts, are published and up to date.';
-- For the order of the board.
create index translation_progress_open_idx on public.translation_progress (is_visible desc, resource, title, id)
  where not is_complete;

-- Functions -----------------------------------------------------------------------------------

create function private.note_translation_progress(of_table text, record jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.translation_progress
    (resource, record_id, language, title, is_visible, texts, missing, outdated, drafts)
  select of_table, record ->> 'id', spoken.language,
    coalesce(record ->> 'title', record ->> 'name', record ->> 'alt', record ->> 'company_name', ''),
    coalesce(record ->> 'status', 'published') = 'published', count(*), count(*) filter (where known.text is null),
    count(*) filter (where known.source_text <> texts.source),
    count(*) filter (where known.source_text = texts.source and known.status = 'draft')
  from (
    select part.* from private.texts_of(of_table, record) part
    union all
    select part.* from public.travel_days day, private.texts_of('travel_days', to_jsonb(day)) part
    where of_table = 'travels' and day.travel_id = record ->> 'id'
  ) texts
  cross join (select code from public.languages where code <> 'en') spoken (language)
  left join public.translations known
    on known.resource = of_table and known.record_id = record ->> 'id' and known.field = texts.field
      and known.item = texts.item and known.language = spoken.language
  group by spoken.language
  on conflict (resource, record_id, language) do update set title = excluded.title, is_visible = excluded.is_visible,
    texts = excluded.texts, missing = excluded.missing, outdated = excluded.outdated, drafts = excluded.drafts;
  if not found then
    delete from public.translation_progress done where done.resource = of_table and done.record_id = record ->> 'id';
  end if;
end;
$$;

-- For every table with translatable texts; its trigger passes the columns.
create function private.note_progress_of_record() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table constant text := tg_table_name;
  -- Columns without texts, and columns that are computed later.
  unseen constant text[] := array['translations', 'updated_at', 'position', 'status', 'is_featured', 'in_south', 'search_text',
    'title_key', 'name_key'] || private.title_keys();
begin
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and new.id <> old.id then
    delete from public.translation_progress done where done.resource = of_table and done.record_id = old.id::text;
  end if;
  if tg_op <> 'DELETE' and to_jsonb(new) - unseen is distinct from to_jsonb(old) - unseen then
    perform private.note_translation_progress(of_table, to_jsonb(new));
  end if;
  return null;
end;
$$;

-- Does not count the texts again, because many records may be published at once.
create function private.note_visibility_of_record() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table constant text := tg_table_name;
begin
  update public.translation_progress done set is_visible = new.status = 'published'
  where done.resource = of_table and done.record_id = new.id::text;
  return null;
end;
$$;

create function private.note_progress_of_days() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids text[] := '{}';
begin
  if tg_op <> 'INSERT' then
    ids := ids || array(select travel_id from old_rows);
  end if;
  if tg_op <> 'DELETE' then
    ids := ids || array(select travel_id from new_rows);
  end if;
  perform private.note_translation_progress('travels', to_jsonb(travel))
  from public.travels travel where travel.id = any (ids);
  return null;
end;
$$;

create function private.note_progress_of_translations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  names text[] := '{}';
  of_table text;
  of_record text;
  record jsonb;
begin
  if tg_op <> 'INSERT' then
    names := names || array(select distinct resource || ' ' || record_id from old_rows);
  end if;
  if tg_op <> 'DELETE' then
    names := names || array(select distinct resource || ' ' || record_id from new_rows);
  end if;
  for of_table, of_record in
    select distinct split_part(name, ' ', 1), substr(name, strpos(name, ' ') + 1) from unnest(names) name
  loop
    -- Casts the id to the type of its column, so that the index is used.
    execute format('select to_jsonb(row) from public.%1$I row
      where row.id = (jsonb_populate_record(null::public.%1$I, jsonb_build_object(''id'', $1))).id', of_table)
      into record using of_record;
    if record is not null then
      perform private.note_translation_progress(of_table, record);
    end if;
  end loop;
  return null;
end;
$$;

-- Views ---------------------------------------------------------------------------------------

create view public.translation_totals with (security_invoker = on) as
select language, resource, is_visible, count(*) as records, sum(texts) as texts, sum(missing) as missing,
  sum(outdated) as outdated, sum(drafts) as drafts
from public.translation_progress
group by language, resource, is_visible;
comment on view public.translation_totals is 'How many texts are missing, outdated or drafts, for staff.';

-- Grants --------------------------------------------------------------------------------------

alter table public.translation_progress enable row level security;

revoke all on public.translation_progress, public.translation_totals from public, anon, authenticated, service_role;
grant select on public.translation_progress, public.translation_totals to authenticated, service_role;

revoke execute on function private.note_translation_progress(text, jsonb), private.note_progress_of_record(),
  private.note_visibility_of_record(), private.note_progress_of_days(), private.note_progress_of_translations() from public, anon, authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy translation_progress_select_by_right on public.translation_progress
  for select to authenticated using ((select private.may('content.read')));
