-- Every place that shows a photo of the library.

-- Functions -------------------------------------------------------------------------------------

-- Writes the view from the pictures of every kind of content.
create procedure private.write_photo_uses()
language plpgsql set search_path = '' as $$
declare
  uses constant text := (
    select string_agg(format(
      case private.column_type(kind.of_table, picture)
        when 'jsonb' then 'select private.photo_path(entry ->> ''image''), %1$L, id::text, %2$L, %3$I from public.%1$I,
          jsonb_array_elements(%2$I) entry where %2$I <> ''[]'' and private.photo_path(entry ->> ''image'') is not null'
        when 'text[]' then 'select private.photo_path(entry), %1$L, id::text, %2$L, %3$I from public.%1$I, unnest(%2$I) entry
          where private.photo_path(entry) is not null'
        else 'select private.photo_path(%2$I), %1$L, id::text, %2$L, %3$I from public.%1$I
          where private.photo_path(%2$I) is not null'
      end || ' union all ', kind.of_table, picture, kind.title), '' order by kind.of_table, nth)
    from private.content_kinds kind, unnest(kind.pictures) with ordinality listed (picture, nth));
begin
  -- A sent issue does not hold its photos: files outlive their deletion by the retention period.
  execute 'create or replace view public.photo_uses with (security_invoker = on) as
    select photo.id as photo_id, used.resource, used.record_id, used.field, used.title
    from (' || uses || ' select private.photo_path(block ->> ''image''), ''newsletter_issues'', id::text, ''blocks'', subject
        from public.newsletter_issues, jsonb_array_elements(blocks) block
        where status in (''draft'', ''scheduled'') and private.photo_path(block ->> ''image'') is not null
    ) used (path, resource, record_id, field, title)
    join public.photos photo on photo.path = used.path';
  comment on view public.photo_uses is 'Every record that uses a photo of the library.';
end;
$$;

-- Views -----------------------------------------------------------------------------------------

call private.write_photo_uses();

create view public.photo_library with (security_invoker = on) as
select photo.*,
  photo.id in (select used.photo_id from public.photo_uses used) as is_used,
  btrim(photo.alt) <> '' as is_described,
  texts.written || ' ' || private.fold_spelling(texts.written) as search_text
from public.photos photo,
  lateral (
    select concat_ws(' ', photo.alt, photo.caption, photo.credit, photo.licence, photo.place,
      array_to_string(photo.tags, ' '), photo.file_name) as written
  ) texts;
comment on view public.photo_library is 'Photos with their search text, and whether they are described and used.';

-- Triggers --------------------------------------------------------------------------------------

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

revoke execute on procedure private.write_photo_uses() from public, anon, authenticated, service_role;
revoke all on public.photo_uses, public.photo_library from anon, authenticated;
grant select on public.photo_uses, public.photo_library to authenticated, service_role;
