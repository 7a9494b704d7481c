-- A deleted photo can be brought back like other content: its row waits in record_changes, its files stay
-- where they are. When the time is over, the files are listed here, and the server deletes them through
-- the storage's own interface, which alone can (function drain-outbox).

-- Tables ---------------------------------------------------------------------------------------

create table private.expired_photo_files (
  path text primary key,
  expired_at timestamptz not null default now()
);
comment on table private.expired_photo_files is 'Files of deleted photos that nobody can restore any more.';

-- Functions ------------------------------------------------------------------------------------

create function private.files_of_photo(photo jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select photo ->> 'path' where photo ->> 'path' is not null
  union
  select size ->> 'path' from jsonb_array_elements(
    case jsonb_typeof(photo -> 'sizes') when 'array' then photo -> 'sizes' else '[]' end) size
  where size ->> 'path' is not null
$$;
revoke execute on function private.files_of_photo(jsonb) from public;

-- The sweep forgets what a deleted record was: from then on its files are of no use, unless a photo of the
-- library has them.
create function private.expire_photo_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.expired_photo_files (path)
  select file from private.files_of_photo(old.before) file
  where not exists (select 1 from public.photos photo where photo.path = file
    or photo.sizes @> jsonb_build_array(jsonb_build_object('path', file)))
  on conflict do nothing;
  return null;
end;
$$;
revoke execute on function private.expire_photo_files() from public;
create trigger record_changes_expire_photo_files after update of before on public.record_changes
  for each row when (old.resource = 'photos' and old.action = 'delete' and old.before ? 'path' and not new.before ? 'path')
  execute function private.expire_photo_files();
create trigger record_changes_expire_photo_files_at_the_end after delete on public.record_changes
  for each row when (old.resource = 'photos' and old.action = 'delete' and old.before ? 'path')
  execute function private.expire_photo_files();

create function private.prepare_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Whatever the library has again is not to be deleted.
  delete from private.expired_photo_files
  where path in (select private.files_of_photo(jsonb_build_object('path', new.path, 'sizes', new.sizes)));
  if split_part(current_setting('expat_buddy.restores', true), ':', 1) = 'photos' then
    if not exists (select 1 from storage.objects where bucket_id = 'photos' and name = new.path) then
      raise exception 'The file of this photo is gone. Upload it again.' using errcode = '23514';
    end if;
    -- Who uploaded it may be gone since.
    new.created_by := (select profile.id from public.profiles profile where profile.id = new.created_by);
  end if;
  return new;
end;
$$;
revoke execute on function private.prepare_photo() from public;
create trigger photos_prepare before insert on public.photos
  for each row execute function private.prepare_photo();

create function public.expired_photo_files() returns setof text
language sql stable set search_path = '' as $$
  select path from private.expired_photo_files order by path limit 100
$$;
comment on function public.expired_photo_files() is 'Files to delete from the storage. The server only.';

create function public.forget_photo_files(paths text[]) returns void
language sql set search_path = '' as $$
  delete from private.expired_photo_files where path = any (paths)
$$;
comment on function public.forget_photo_files(text[]) is 'Notes that files are deleted from the storage. The server only.';

-- As before, with photos, which have no title but the words that describe them.
create or replace function private.is_restorable(resource text) returns boolean
language sql immutable set search_path = '' as $$
  select resource in ('travels', 'travel_categories', 'activities', 'activity_categories', 'hero_slides', 'services',
    'vehicles', 'events', 'products', 'product_collections', 'regions', 'types', 'tags', 'photos')
$$;

create or replace view public.deleted_records with (security_invoker = on) as
select change.id, change.resource, change.record_id,
  coalesce(change.before ->> 'title', change.before ->> 'name', nullif(btrim(change.before ->> 'alt'), ''),
    case change.resource when 'photos' then 'Not described' else change.record_id end) as title,
  change.changed_at as deleted_at,
  change.changed_at + make_interval(days => office.deleted_retention_days) as kept_until,
  change.by_server,
  coalesce(nullif(btrim(actor.full_name), ''), actor.email) as deleted_by,
  case change.resource when 'photos' then coalesce(change.before -> 'sizes' -> 0 ->> 'path', change.before ->> 'path') end
    as photo_path
from public.record_changes change
cross join public.office_settings office
left join public.profiles actor on actor.id = change.actor_id
where change.action = 'delete'
  and (select private.is_admin())
  and private.is_restorable(change.resource)
  and change.changed_at > now() - make_interval(days => office.deleted_retention_days)
  and not exists (
    select 1 from public.record_changes later
    where later.resource = change.resource and later.record_id = change.record_id
      and later.action = 'restore' and later.after -> 'restores' = to_jsonb(change.id));

-- As before, and while a deleted photo can be restored, its files stay too.
create or replace function private.is_file_of_used_photo(object_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.photos photo
    where (photo.path = object_name
        or photo.sizes @> jsonb_build_array(jsonb_build_object('path', object_name)))
      and exists (select 1 from public.photo_uses used where used.photo_id = photo.id)
  ) or exists (
    select 1 from public.record_changes change
    where change.action = 'delete' and change.resource = 'photos' and change.before ? 'path'
      and object_name in (select private.files_of_photo(change.before))
  )
$$;

-- Grants ---------------------------------------------------------------------------------------

alter table private.expired_photo_files enable row level security;
revoke all on private.expired_photo_files from public, anon, authenticated;
grant select, delete on private.expired_photo_files to service_role;

revoke execute on function public.expired_photo_files(), public.forget_photo_files(text[])
  from public, anon, authenticated;
grant execute on function public.expired_photo_files(), public.forget_photo_files(text[]) to service_role;
