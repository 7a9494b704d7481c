-- Files of photos. A deleted photo can be restored: its row is in record_changes, its files stay. When the time is
-- over, the files are listed in expired_files, and the edge function drain-outbox deletes them through the storage API.
-- Files are public by URL; staff list and change them. A file that a page shows cannot be deleted.

-- Tables --------------------------------------------------------------------------------------

create table private.expired_files (
  bucket_id text not null,
  path text not null,
  expired_at timestamptz not null default now(),
  primary key (bucket_id, path)
);
comment on table private.expired_files is 'Files of any bucket that no record needs any more.';

-- Functions -----------------------------------------------------------------------------------

create function private.files_of_photo(photo jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select photo ->> 'path' where photo ->> 'path' is not null
  union
  select size ->> 'path' from jsonb_array_elements(
    case jsonb_typeof(photo -> 'sizes') when 'array' then photo -> 'sizes' else '[]' end) size
  where size ->> 'path' is not null
$$;

-- Runs when the sweep removes a deleted photo's content. Files that a photo of the library uses stay.
create function private.expire_photo_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.expired_files (bucket_id, path)
  select 'photos', file from private.files_of_photo(old.before) file
  where not exists (select 1 from public.photos photo where photo.path = file
    or photo.sizes @> jsonb_build_array(jsonb_build_object('path', file)))
  on conflict do nothing;
  return null;
end;
$$;

create function private.prepare_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Files that the library uses again must not be deleted.
  delete from private.expired_files
  where bucket_id = 'photos' and path in (select private.files_of_photo(jsonb_build_object('path', new.path, 'sizes', new.sizes)));
  if split_part(current_setting('expat_buddy.restores', true), ':', 1) = 'photos' then
    if not exists (select 1 from storage.objects where bucket_id = 'photos' and name = new.path) then
      raise exception 'The file of this photo is gone. Upload it again.'
        using errcode = '23514', detail = private.error_detail('photo_file_gone');
    end if;
    -- The uploader's account may have been deleted.
    new.created_by := (select profile.id from public.profiles profile where profile.id = new.created_by);
  end if;
  return new;
end;
$$;

-- Whether an object is the original or a size of a photo that is used, or that can still be restored.
create function private.is_file_of_used_photo(object_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
      select 1 from public.photos photo
      where (photo.path = object_name
          or photo.sizes @> jsonb_build_array(jsonb_build_object('path', object_name)))
        and exists (select 1 from public.photo_uses used where used.photo_id = photo.id)
    ) or exists (
      select 1 from public.record_changes change
      where change.action = 'delete' and change.resource = 'photos' and change.before ? 'path'
        and object_name in (select private.files_of_photo(change.before))
    );
end;
$$;

-- Only the server copies and moves files: a copy in a public bucket would publish a private one. Storage names the
-- operation in this setting.
create function private.copies_files() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('storage.operation', true), '') ~ '(copy|move)'
$$;

-- The next files to delete, all of one bucket.
create function public.expired_files() returns table (bucket_id text, path text)
language sql stable set search_path = '' as $$
  select file.bucket_id, file.path from private.expired_files file
  where file.bucket_id = (select min(other.bucket_id) from private.expired_files other)
  order by file.path limit 100
$$;
comment on function public.expired_files() is 'Files to delete from the storage. The server only.';

create function public.forget_files(bucket text, paths text[]) returns void
language sql set search_path = '' as $$
  delete from private.expired_files where bucket_id = bucket and path = any (paths)
$$;
comment on function public.forget_files(text, text[]) is 'Notes that files were deleted from the storage. The server only.';

-- Triggers ------------------------------------------------------------------------------------

create trigger record_changes_expire_photo_files after update of before on public.record_changes
  for each row when (old.resource = 'photos' and old.action = 'delete' and old.before ? 'path' and not new.before ? 'path')
  execute function private.expire_photo_files();
create trigger record_changes_expire_photo_files_at_the_end after delete on public.record_changes
  for each row when (old.resource = 'photos' and old.action = 'delete' and old.before ? 'path')
  execute function private.expire_photo_files();

create trigger photos_prepare before insert on public.photos
  for each row execute function private.prepare_photo();

-- Grants --------------------------------------------------------------------------------------

alter table private.expired_files enable row level security;

revoke all on private.expired_files from public, anon, authenticated;
grant select, delete on private.expired_files to service_role;

revoke execute on function private.files_of_photo(jsonb), private.expire_photo_files(),
  private.prepare_photo(), private.is_file_of_used_photo(text), private.copies_files() from public;
revoke execute on function public.expired_files(), public.forget_files(text, text[])
  from public, anon, authenticated;
grant execute on function private.is_file_of_used_photo(text), private.copies_files() to authenticated;
grant execute on function public.expired_files(), public.forget_files(text, text[]) to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy photos_bucket_select_by_right on storage.objects
  for select to authenticated using (bucket_id = 'photos' and (select private.may('content.read')));
create policy photos_bucket_insert_by_right on storage.objects
  for insert to authenticated with check (
    bucket_id = 'photos' and (select private.may('content.write')) and not (select private.copies_files())
    -- A name may have no ending, but no other than a picture's.
    and (name !~ '\.[^/]*$' or name ~* '\.(webp|avif|jpe?g|png)$'));
create policy photos_bucket_update_by_right on storage.objects
  for update to authenticated
  using (bucket_id = 'photos' and (select private.may('content.write')))
  with check (
    bucket_id = 'photos' and (select private.may('content.write')) and not (select private.copies_files())
    and (name !~ '\.[^/]*$' or name ~* '\.(webp|avif|jpe?g|png)$'));
create policy photos_bucket_delete_by_right on storage.objects
  for delete to authenticated using (
    bucket_id = 'photos' and (select private.may('content.write')) and not private.is_file_of_used_photo(name)
  );

-- Bucket --------------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('photos', 'photos', true, 10485760, array['image/avif', 'image/webp', 'image/jpeg', 'image/png'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;
