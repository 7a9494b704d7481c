-- What a photo says below it, and the point that stays visible where it is cropped.

-- Tables --------------------------------------------------------------------------------------

alter table public.photos
  add column caption text not null default '',
  add column focal_x numeric(4, 1) not null default 50,
  add column focal_y numeric(4, 1) not null default 50,
  add constraint photos_caption_length check (char_length(caption) <= 300),
  add constraint photos_focal_point_inside check (focal_x between 0 and 100 and focal_y between 0 and 100);
comment on column public.photos.focal_x is 'Percent of the width, from the left.';
comment on column public.photos.focal_y is 'Percent of the height, from the top.';

-- Functions -----------------------------------------------------------------------------------

-- The details, published or not, of the photos whose URLs a record contains. For previews: the public reads those of
-- published photos only.
create function private.photos_named_in(record jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('path', photo.path, 'alt', photo.alt, 'caption', photo.caption,
    'credit', photo.credit, 'focal_x', photo.focal_x, 'focal_y', photo.focal_y) order by photo.path), '[]')
  from public.photos photo
  where photo.path in (
    select private.photo_path(entry #>> '{}') from jsonb_path_query(record, '$.** ? (@.type() == "string")') entry)
$$;

-- Triggers ------------------------------------------------------------------------------------

-- With the last of their columns.
call private.follow_content('photos', title => 'alt', texts => 'alt caption', is_shown => false);

-- Grants --------------------------------------------------------------------------------------

grant select (caption, focal_x, focal_y) on public.photos to anon;

revoke execute on function private.photos_named_in(jsonb) from public;
