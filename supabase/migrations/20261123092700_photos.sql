-- The media library: files in the bucket "photos", one row each, and where each is used.

-- Tables --------------------------------------------------------------------------------------

create table public.photos (
  id uuid primary key default gen_random_uuid(),
  path text not null unique,
  alt text not null default '',
  credit text not null default '',
  licence text not null default '',
  place text not null default '',
  taken_on date,
  tags text[] not null default '{}',
  mime_type text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  sizes jsonb not null default '[]',
  status public.publication_status not null default 'draft',
  created_by uuid default auth.uid() references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  file_name text not null default '',
  constraint photos_path_plain check (path ~ '^[A-Za-z0-9][A-Za-z0-9_/.-]*$' and path !~ '\.\.'),
  constraint photos_path_of_type check (path !~ '\.[^/]*$' or private.ends_in_type(path, mime_type)),
  constraint photos_mime_type_choice check (mime_type in ('image/avif', 'image/webp', 'image/jpeg', 'image/png')),
  constraint photos_dimensions check (width between 1 and 20000 and height between 1 and 20000),
  constraint photos_pixels check (width::bigint * height <= 12000000),
  constraint photos_bytes_range check (bytes between 1 and 10485760),
  constraint photos_sizes_list check (jsonb_typeof(sizes) = 'array'),
  constraint photos_published_has_alt check (status <> 'published' or btrim(alt) <> ''),
  constraint photos_file_name_length check (char_length(file_name) <= 255),
  constraint photos_alt_length check (char_length(alt) <= 500),
  constraint photos_credit_length check (char_length(credit) <= 200),
  constraint photos_licence_length check (char_length(licence) <= 200),
  constraint photos_place_length check (char_length(place) <= 200)
);
comment on column public.photos.sizes is 'List of {"width": pixels, "path": object in the bucket}, smallest first.';
create index photos_created_idx on public.photos (created_at desc, id);
create index photos_tags_idx on public.photos using gin (tags);
create index photos_created_by_idx on public.photos (created_by);
create index photos_sizes_idx on public.photos using gin (sizes jsonb_path_ops);

-- Functions -----------------------------------------------------------------------------------

create function private.refuse_deleting_used_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  use_count integer := (select count(*) from public.photo_uses where photo_id = old.id);
begin
  if use_count > 0 then
    raise exception 'This photo is used in % place(s) and cannot be deleted.', use_count
      using errcode = '23503', hint = 'Replace it there first.',
      detail = private.error_detail('photo_in_use', jsonb_build_object('count', use_count));
  end if;
  return old;
end;
$$;

-- Replaces a photo in every record that uses it and returns the number of places. Reads the places from
-- photo_uses, so a column added there is covered. Runs as its caller, so the policies of each table apply.
create function public.replace_photo(old_photo uuid, new_photo uuid) returns integer
language plpgsql set search_path = '' as $$
declare
  old_path text;
  new_path text;
  place record;
  type text;
  of_row text;
  replaced bigint := 0;
  affected bigint;
begin
  if not private.may('content.write') then
    raise exception 'Only staff and admins replace photos.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  if old_photo = new_photo then
    raise exception 'A photo cannot replace itself.'
      using errcode = '22023', detail = private.error_detail('photo_replaces_itself');
  end if;
  -- Locked, so that neither is deleted or gets another path meanwhile.
  select path into old_path from public.photos where id = old_photo for share;
  select path into new_path from public.photos where id = new_photo for share;
  if old_path is null or new_path is null then
    raise exception 'This photo no longer exists.' using errcode = '23503', detail = private.error_detail('photo_gone');
  end if;

  for place in select distinct resource, field from public.photo_uses where photo_id = old_photo loop
    type := private.column_type(place.resource, place.field);
    if type = 'jsonb' then
      of_row := '(select jsonb_agg(case when private.photo_path(entry ->> ''image'') = $1
          then jsonb_set(entry, ''{image}'', to_jsonb(private.stored_photo($2))) else entry end order by nth)
        from jsonb_array_elements(%2$I) with ordinality list (entry, nth))
        where exists (select from jsonb_array_elements(%2$I) entry where private.photo_path(entry ->> ''image'') = $1)';
    elsif type = 'text[]' then
      of_row := 'array(
        select case when private.photo_path(entry) = $1 then private.stored_photo($2) else entry end
        from unnest(%2$I) with ordinality list (entry, nth) order by nth)
        where exists (select from unnest(%2$I) entry where private.photo_path(entry) = $1)';
    else
      of_row := 'private.stored_photo($2) where private.photo_path(%2$I) = $1';
    end if;
    execute format('update public.%1$I set %2$I = ' || of_row, place.resource, place.field)
      using old_path, new_path;
    get diagnostics affected = row_count;
    replaced := replaced + affected;
  end loop;
  return replaced;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger photos_refuse_deleting_used before delete on public.photos
  for each row execute function private.refuse_deleting_used_photo();

-- Grants --------------------------------------------------------------------------------------

alter table public.photos enable row level security;

revoke all on public.photos from anon, authenticated;
grant select (id, path, alt, credit, width, height, mime_type, sizes,
  status) on public.photos to anon;
grant select on public.photos to authenticated;
grant insert, update, delete on public.photos to authenticated;
grant all on public.photos to service_role;

revoke execute on function private.refuse_deleting_used_photo() from public;
revoke execute on function public.replace_photo(uuid, uuid) from public, anon;
grant execute on function public.replace_photo(uuid, uuid) to authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy photos_select_anonymous on public.photos
  for select to anon using (status = 'published');
create policy photos_select_account on public.photos
  for select to authenticated using (status = 'published' or (select private.may('content.read')));
create policy photos_insert_by_right on public.photos
  for insert to authenticated with check ((select private.may('content.write')));
create policy photos_update_by_right on public.photos
  for update to authenticated
  using ((select private.may('content.write'))) with check ((select private.may('content.write')));
create policy photos_delete_by_right on public.photos
  for delete to authenticated using ((select private.may('content.write')));
