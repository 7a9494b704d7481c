-- Every place that shows a photo of the library. Comes after all tables, because it reads them.

-- Views -----------------------------------------------------------------------------------------

create view public.photo_uses with (security_invoker = on) as
select photo.id as photo_id, used.resource, used.record_id, used.field, used.title
from (
  select private.photo_path("imageUrl"), 'travels', id, 'imageUrl', title from public.travels
  where private.photo_path("imageUrl") is not null
  union all
  select private.photo_path("backgroundImage"), 'travel_categories', id::text, 'backgroundImage', name from public.travel_categories
  where private.photo_path("backgroundImage") is not null
  union all
  select private.photo_path(image), 'activity_categories', id, 'image', name from public.activity_categories
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'activities', id, 'image', title from public.activities
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'hero_slides', id::text, 'image', title from public.hero_slides
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'vehicles', id, 'image', name from public.vehicles
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'events', id, 'image', title from public.events
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'team_members', id::text, 'image', name from public.team_members
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'product_collections', id, 'image', title from public.product_collections
  where private.photo_path(image) is not null
  union all
  select private.photo_path(image), 'products', id, 'image', name from public.products
  where private.photo_path(image) is not null
  union all
  select private.photo_path(entry), 'vehicles', id, 'gallery', name from public.vehicles, unnest(gallery) entry
  where private.photo_path(entry) is not null
  union all
  select private.photo_path(entry), 'products', id, 'gallery', name from public.products, unnest(gallery) entry
  where private.photo_path(entry) is not null
  union all
  select private.photo_path(entry ->> 'image'), 'travels', id, 'gallery', title
  from public.travels, jsonb_array_elements(gallery) entry
  where gallery <> '[]' and private.photo_path(entry ->> 'image') is not null
  union all
  select private.photo_path(entry ->> 'image'), 'activities', id, 'gallery', title
  from public.activities, jsonb_array_elements(gallery) entry
  where gallery <> '[]' and private.photo_path(entry ->> 'image') is not null
  union all
  -- A sent issue does not hold its photos: files outlive their deletion by the retention period.
  select private.photo_path(block ->> 'image'), 'newsletter_issues', id::text, 'blocks', subject
  from public.newsletter_issues, jsonb_array_elements(blocks) block
  where status in ('draft', 'scheduled') and private.photo_path(block ->> 'image') is not null
) used (path, resource, record_id, field, title)
join public.photos photo on photo.path = used.path;
comment on view public.photo_uses is 'Every record that uses a photo of the library.';

create view public.photo_library with (security_invoker = on) as
select photo.*,
  photo.id in (select used.photo_id from public.photo_uses used) as is_used,
  btrim(photo.alt) <> '' as is_described,
  texts.written || ' ' || private.fold_spelling(texts.written) as search_text
from public.photos photo,
  lateral (
    select concat_ws(' ', photo.alt, photo.caption, photo.credit, array_to_string(photo.tags, ' '), photo.file_name) as written
  ) texts;
comment on view public.photo_library is 'Photos with their search text, and whether they are described and used.';

-- Triggers --------------------------------------------------------------------------------------

create trigger travels_picture_paths before insert or update on public.travels
  for each row when (new."imageUrl" like '%storage/v1/%' or new.gallery::text like '%storage/v1/%')
  execute function private.store_picture_paths('imageUrl', 'gallery');
create trigger travel_categories_picture_paths before insert or update on public.travel_categories
  for each row when (new."backgroundImage" like '%storage/v1/%')
  execute function private.store_picture_paths('backgroundImage');
create trigger activity_categories_picture_paths before insert or update on public.activity_categories
  for each row when (new.image like '%storage/v1/%')
  execute function private.store_picture_paths('image');
create trigger activities_picture_paths before insert or update on public.activities
  for each row when (new.image like '%storage/v1/%' or new.gallery::text like '%storage/v1/%')
  execute function private.store_picture_paths('image', 'gallery');
create trigger hero_slides_picture_paths before insert or update on public.hero_slides
  for each row when (new.image like '%storage/v1/%')
  execute function private.store_picture_paths('image');
create trigger vehicles_picture_paths before insert or update on public.vehicles
  for each row when (new.image like '%storage/v1/%' or new.gallery::text like '%storage/v1/%')
  execute function private.store_picture_paths('image', 'gallery');
create trigger events_picture_paths before insert or update on public.events
  for each row when (new.image like '%storage/v1/%')
  execute function private.store_picture_paths('image');
create trigger team_members_picture_paths before insert or update on public.team_members
  for each row when (new.image like '%storage/v1/%')
  execute function private.store_picture_paths('image');
create trigger product_collections_picture_paths before insert or update on public.product_collections
  for each row when (new.image like '%storage/v1/%')
  execute function private.store_picture_paths('image');
create trigger products_picture_paths before insert or update on public.products
  for each row when (new.image like '%storage/v1/%' or new.gallery::text like '%storage/v1/%')
  execute function private.store_picture_paths('image', 'gallery');
create trigger reviews_picture_paths before insert or update on public.reviews
  for each row when (new.avatar_url like '%storage/v1/%')
  execute function private.store_picture_paths('avatar_url');
create trigger newsletter_issues_picture_paths before insert or update on public.newsletter_issues
  for each row when (new.blocks::text like '%storage/v1/%')
  execute function private.store_picture_paths('blocks');
create trigger draft_changes_picture_paths before insert or update on public.draft_changes
  for each row when (new.changes::text like '%storage/v1/%' or new.base::text like '%storage/v1/%')
  execute function private.store_picture_paths('changes', 'base');

-- Grants ----------------------------------------------------------------------------------------

revoke all on public.photo_uses, public.photo_library from anon, authenticated;
grant select on public.photo_uses, public.photo_library to authenticated, service_role;
