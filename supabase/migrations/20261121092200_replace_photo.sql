-- What the media library needs: its list, and putting one photo in the place of another everywhere.

-- List -----------------------------------------------------------------------------------------
-- A photo with what the list filters by. `words` holds the texts as written and once more folded, so
-- that "Bejaia" finds "Béjaïa".

create view public.photo_library with (security_invoker = on) as
select photo.*,
  photo.id in (select used.photo_id from public.photo_uses used) as is_used,
  texts.written || ' ' || private.fold_spelling(texts.written) as words
from public.photos photo,
  lateral (select concat_ws(' ', photo.alt, photo.credit, array_to_string(photo.tags, ' ')) as written) texts;
comment on view public.photo_library is 'Each photo with whether a record shows it, and the words it is found by.';

revoke all on public.photo_library from anon, authenticated;
grant select on public.photo_library to authenticated, service_role;

-- Replacing ------------------------------------------------------------------------------------
-- Every record that shows the old photo shows the new one, or none does. Answers in how many places.
-- The places are those that photo_uses knows, so a column added there is replaced in too. Runs as its
-- caller, so the policies of each table hold.

create function public.replace_photo(old_photo uuid, new_photo uuid) returns integer
language plpgsql set search_path = '' as $$
declare
  old_path text;
  new_path text;
  place record;
  of_row text;
  replaced bigint := 0;
  affected bigint;
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins replace photos.' using errcode = '42501';
  end if;
  if old_photo = new_photo then
    raise exception 'A photo is not replaced by itself.' using errcode = '22023';
  end if;
  -- Neither may be deleted, nor its path change, before this is done.
  select path into old_path from public.photos where id = old_photo for share;
  select path into new_path from public.photos where id = new_photo for share;
  if old_path is null or new_path is null then
    raise exception 'This photo does not exist any more.' using errcode = '23503';
  end if;

  for place in select distinct resource, field from public.photo_uses where photo_id = old_photo loop
    -- The address keeps its beginning; a query behind the old path belonged to the old file.
    if place.field = 'gallery' then
      of_row := 'array(
        select case when private.photo_path(entry) = $1
          then regexp_replace(entry, ''(/storage/v1/object/public/photos/).*$'', ''\1'' || $2) else entry end
        from unnest(%2$I) with ordinality list (entry, nth) order by nth)
        where exists (select from unnest(%2$I) entry where private.photo_path(entry) = $1)';
    else
      of_row := 'regexp_replace(%2$I, ''(/storage/v1/object/public/photos/).*$'', ''\1'' || $2)
        where private.photo_path(%2$I) = $1';
    end if;
    execute format('update public.%1$I set %2$I = ' || of_row, place.resource, place.field)
      using old_path, new_path;
    get diagnostics affected = row_count;
    replaced := replaced + affected;
  end loop;
  return replaced;
end;
$$;
revoke execute on function public.replace_photo(uuid, uuid) from public, anon;
grant execute on function public.replace_photo(uuid, uuid) to authenticated;
