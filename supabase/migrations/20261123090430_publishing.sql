-- Publishing: pages are prerendered. When published content changes, the host is asked for a new build as soon as the
-- changes rest. Hosted Supabase refuses UPDATE and DELETE without WHERE in everything that the API calls
-- (pg-safeupdate), so every statement names the one row.

-- Tables --------------------------------------------------------------------------------------

-- One row. The build hook is a secret, because it can start builds: it stays in the private schema, and only whether
-- it is set goes out.
create table private.publishing (
  id integer primary key default 1,
  hook_url text not null default '',
  hook_set_at timestamptz,
  content_changed_at timestamptz,
  waiting_since timestamptz,
  asking_since timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  checked_at timestamptz,
  constraint publishing_one_row check (id = 1),
  constraint publishing_hook_safe check (hook_url ~ '^(|https://[^\s/@:?#]+\.[^\s/@:?#]+/\S*)$'),
  constraint publishing_hook_length check (char_length(hook_url) <= 1000)
);
comment on column private.publishing.content_changed_at is
  'The last change of published content, in whole milliseconds and strictly increasing: builds are named by it.';
comment on column private.publishing.waiting_since is 'The first change that no request covers yet.';
comment on column private.publishing.asking_since is 'The first change of the request that is running or failed.';
comment on column private.publishing.checked_at is 'When the schedule last checked whether a build is due.';

create table private.build_requests (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null default now(),
  by_schedule boolean not null,
  content_at timestamptz,
  changes_since timestamptz,
  outcome text,
  detail text not null default '',
  constraint build_requests_outcome_choice check (outcome in ('accepted', 'failed')),
  constraint build_requests_detail_length check (char_length(detail) <= 300)
);

-- Running transactions that changed published content. Empty between transactions.
create table private.pending_content_changes (transaction xid8 primary key);

-- Functions -----------------------------------------------------------------------------------

-- The mark is handled once, at the end of the transaction. A transaction that locks the row of private.publishing waits for
-- nothing more, so two savers cannot deadlock. A build that reads the time before the content cannot miss a change.
create function private.note_content_change() returns void
language sql security definer set search_path = '' as $$
  insert into private.pending_content_changes (transaction) values (pg_current_xact_id()) on conflict do nothing
$$;

create function private.settle_content_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.pending_content_changes mark where mark.transaction = new.transaction;
  update private.publishing
  set content_changed_at =
      greatest(date_trunc('milliseconds', clock_timestamp()), content_changed_at + interval '1 millisecond'),
    waiting_since = coalesce(waiting_since, date_trunc('milliseconds', clock_timestamp()))
  where id = 1;
  return null;
end;
$$;

-- For tables with a status: rows that were or are published.
create function private.note_published_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' then
    if exists (select 1 from new_rows where status::text = 'published') then
      perform private.note_content_change();
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    if exists (select 1 from old_rows where status::text = 'published') then
      perform private.note_content_change();
    end if;
  end if;
  return null;
end;
$$;

-- Days, types, tags and vehicles of a published travel.
create function private.note_rows_of_travels() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' then
    if exists (select 1 from new_rows changed join public.travels travel on travel.id = changed.travel_id
      where travel.status = 'published') then
      perform private.note_content_change();
    end if;
  end if;
  if tg_op <> 'INSERT' then
    if exists (select 1 from old_rows changed join public.travels travel on travel.id = changed.travel_id
      where travel.status = 'published') then
      perform private.note_content_change();
    end if;
  end if;
  return null;
end;
$$;

-- Photos that a record uses; those cannot be deleted.
create function private.note_photos_in_use() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from new_rows changed join public.photo_uses used on used.photo_id = changed.id
    where 'published' in (changed.status::text, (select was.status::text from old_rows was where was.id = changed.id))) then
    perform private.note_content_change();
  end if;
  return null;
end;
$$;

create function private.note_any_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_content_change();
  return null;
end;
$$;

-- Changes of the office's settings touch this row too.
create function private.note_site_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select to_jsonb(changed) - 'updated_at' from new_rows changed except select to_jsonb(was) - 'updated_at' from old_rows was
  ) then
    perform private.note_content_change();
  end if;
  return null;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

alter table private.publishing enable row level security;
alter table private.build_requests enable row level security;
alter table private.pending_content_changes enable row level security;

revoke all on private.publishing, private.build_requests, private.pending_content_changes
  from public, anon, authenticated;
grant select, update on private.publishing to service_role;
grant select, insert, update, delete on private.build_requests to service_role;

revoke execute on function private.note_content_change(), private.settle_content_change(),
  private.note_published_rows(), private.note_rows_of_travels(), private.note_photos_in_use(),
  private.note_any_row(), private.note_site_settings() from public, anon, authenticated;
grant execute on function private.note_content_change() to service_role;

-- Rows ----------------------------------------------------------------------------------------

insert into private.publishing default values;
