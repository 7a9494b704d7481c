-- The media library: files in the bucket "photos", one row each, and where each is used.

-- Tables ---------------------------------------------------------------------------------------

create table public.photos (
  id uuid primary key default gen_random_uuid(),
  path text not null unique,
  alt text not null default '',
  credit text not null default '',
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
  constraint photos_path_plain check (path ~ '^[A-Za-z0-9][A-Za-z0-9_/.-]*$' and path !~ '\.\.'),
  constraint photos_mime_type_choice check (mime_type in ('image/avif', 'image/webp', 'image/jpeg', 'image/png')),
  constraint photos_dimensions check (width between 1 and 20000 and height between 1 and 20000),
  constraint photos_bytes_range check (bytes between 1 and 10485760),
  constraint photos_sizes_list check (jsonb_typeof(sizes) = 'array'),
  constraint photos_published_has_alt check (status <> 'published' or btrim(alt) <> '')
);
comment on column public.photos.sizes is 'List of {"width": pixels, "path": object in the bucket}, smallest first.';
create index photos_created_idx on public.photos (created_at desc, id);
create index photos_tags_idx on public.photos using gin (tags);
create index photos_created_by_idx on public.photos (created_by);

create trigger photos_touch before update on public.photos
  for each row execute function private.touch_updated_at();

-- Where a photo is used ------------------------------------------------------------------------
-- Content holds an image as text. When that text is an object of our bucket, this is its path.

create function private.photo_path(url text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select substring(url from '/storage/v1/object/public/photos/([^?#]+)')
$$;
revoke execute on function private.photo_path(text) from public;
grant execute on function private.photo_path(text) to anon, authenticated, service_role;

create index travels_photo_idx on public.travels (private.photo_path("imageUrl")) where private.photo_path("imageUrl") is not null;
create index travel_categories_photo_idx on public.travel_categories (private.photo_path("backgroundImage")) where private.photo_path("backgroundImage") is not null;
create index activity_categories_photo_idx on public.activity_categories (private.photo_path(image)) where private.photo_path(image) is not null;
create index activities_photo_idx on public.activities (private.photo_path(image)) where private.photo_path(image) is not null;
create index hero_slides_photo_idx on public.hero_slides (private.photo_path(image)) where private.photo_path(image) is not null;
create index vehicles_photo_idx on public.vehicles (private.photo_path(image)) where private.photo_path(image) is not null;
create index events_photo_idx on public.events (private.photo_path(image)) where private.photo_path(image) is not null;
create index product_collections_photo_idx on public.product_collections (private.photo_path(image)) where private.photo_path(image) is not null;
create index products_photo_idx on public.products (private.photo_path(image)) where private.photo_path(image) is not null;

create view public.photo_uses with (security_invoker = on) as
select photo.id as photo_id, used.resource, used.record_id, used.field, used.title
from (
  select private.photo_path("imageUrl"), 'travels', id, 'imageUrl', title from public.travels where private.photo_path("imageUrl") is not null union all
  select private.photo_path("backgroundImage"), 'travel_categories', id::text, 'backgroundImage', name from public.travel_categories where private.photo_path("backgroundImage") is not null union all
  select private.photo_path(image), 'activity_categories', id, 'image', name from public.activity_categories where private.photo_path(image) is not null union all
  select private.photo_path(image), 'activities', id, 'image', title from public.activities where private.photo_path(image) is not null union all
  select private.photo_path(image), 'hero_slides', id::text, 'image', title from public.hero_slides where private.photo_path(image) is not null union all
  select private.photo_path(image), 'vehicles', id, 'image', name from public.vehicles where private.photo_path(image) is not null union all
  select private.photo_path(image), 'events', id, 'image', title from public.events where private.photo_path(image) is not null union all
  select private.photo_path(image), 'product_collections', id, 'image', title from public.product_collections where private.photo_path(image) is not null union all
  select private.photo_path(image), 'products', id, 'image', name from public.products where private.photo_path(image) is not null union all
  select private.photo_path(entry), 'vehicles', id, 'gallery', name from public.vehicles, unnest(gallery) entry where private.photo_path(entry) is not null union all
  select private.photo_path(entry), 'products', id, 'gallery', name from public.products, unnest(gallery) entry where private.photo_path(entry) is not null
) used (path, resource, record_id, field, title)
join public.photos photo on photo.path = used.path;
comment on view public.photo_uses is 'Each record whose image is a photo of the library.';

create function private.refuse_deleting_used_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  use_count integer := (select count(*) from public.photo_uses where photo_id = old.id);
begin
  if use_count > 0 then
    raise exception 'This photo is used in % place(s) and cannot be deleted.', use_count
      using errcode = '23503', hint = 'Replace it there first.';
  end if;
  return old;
end;
$$;
revoke execute on function private.refuse_deleting_used_photo() from public;
create trigger photos_refuse_deleting_used before delete on public.photos
  for each row execute function private.refuse_deleting_used_photo();

-- The file itself and every size made of it.
create function private.is_file_of_used_photo(object_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.photos photo
    where (photo.path = object_name
        or photo.sizes @> jsonb_build_array(jsonb_build_object('path', object_name)))
      and exists (select 1 from public.photo_uses used where used.photo_id = photo.id)
  )
$$;
revoke execute on function private.is_file_of_used_photo(text) from public;
grant execute on function private.is_file_of_used_photo(text) to authenticated;
create index photos_sizes_idx on public.photos using gin (sizes jsonb_path_ops);

-- Grants and policies --------------------------------------------------------------------------

alter table public.photos enable row level security;

revoke all on public.photos from anon, authenticated;
grant select (id, path, alt, credit, width, height, mime_type, sizes, status) on public.photos to anon;
grant select on public.photos to authenticated;
grant insert, update, delete on public.photos to authenticated;
grant all on public.photos to service_role;

create policy photos_select_anonymous on public.photos
  for select to anon using (status = 'published');
create policy photos_select_account on public.photos
  for select to authenticated using (status = 'published' or (select private.is_staff()));
create policy photos_insert_staff on public.photos
  for insert to authenticated with check ((select private.is_staff()));
create policy photos_update_staff on public.photos
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy photos_delete_staff on public.photos
  for delete to authenticated using ((select private.is_staff()));

revoke all on public.photo_uses from anon, authenticated;
grant select on public.photo_uses to authenticated, service_role;

-- Storage --------------------------------------------------------------------------------------
-- Public to read by address, listed and changed by staff only. A file goes after its row: while a
-- page shows the photo, neither can be deleted.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('photos', 'photos', true, 10485760, array['image/avif', 'image/webp', 'image/jpeg', 'image/png'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

create policy photos_bucket_select_staff on storage.objects
  for select to authenticated using (bucket_id = 'photos' and (select private.is_staff()));
create policy photos_bucket_insert_staff on storage.objects
  for insert to authenticated with check (bucket_id = 'photos' and (select private.is_staff()));
create policy photos_bucket_update_staff on storage.objects
  for update to authenticated
  using (bucket_id = 'photos' and (select private.is_staff()))
  with check (bucket_id = 'photos' and (select private.is_staff()));
create policy photos_bucket_delete_staff on storage.objects
  for delete to authenticated using (
    bucket_id = 'photos' and (select private.is_staff()) and not private.is_file_of_used_photo(name)
  );
