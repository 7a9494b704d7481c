-- The name of the file a photo was uploaded as: how staff know a photo before it is described.

alter table public.photos add column file_name text not null default '';
alter table public.photos
  add constraint photos_file_name_length check (char_length(file_name) <= 255);

drop view public.photo_library;
create view public.photo_library with (security_invoker = on) as
select photo.*,
  photo.id in (select used.photo_id from public.photo_uses used) as is_used,
  texts.written || ' ' || private.fold_spelling(texts.written) as words
from public.photos photo,
  lateral (
    select concat_ws(' ', photo.alt, photo.credit, array_to_string(photo.tags, ' '), photo.file_name) as written
  ) texts;
comment on view public.photo_library is 'Each photo with whether a record shows it, and the words it is found by.';

revoke all on public.photo_library from anon, authenticated;
grant select on public.photo_library to authenticated, service_role;
