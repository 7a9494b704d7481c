-- How content names pictures.

-- Functions -----------------------------------------------------------------------------------

-- The object path of a picture in our bucket, else null. PL/pgSQL starts faster than SQL here, and this runs
-- for every image.
create function private.photo_path(url text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return substring(url from '/storage/v1/object/public/photos/([^?#]+)');
end;
$$;

-- How content names a photo of the library.
create function private.stored_photo(path text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '/storage/v1/object/public/photos/' || path
$$;

-- What content stores of a picture: a file of the storage, of whichever project, by its path below the API's URL, so
-- that no content depends on the address of a project; anything else as it is. Like picturePath() of the apps.
create function private.picture_path(address text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce('/storage/v1/object/public/' || substring(address from
    '(?i)^\s*(?:(?:https?:)?//[^\s?#]*)?/?storage/v1/(?:object|render/image)/public/([^\s?#]+)'), address)
$$;

-- The same for every text in a list or an object.
create function private.picture_paths(content jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return case jsonb_typeof(content)
    when 'string' then to_jsonb(private.picture_path(content #>> '{}'))
    when 'array' then (
      select coalesce(jsonb_agg(private.picture_paths(entry) order by nth), '[]')
      from jsonb_array_elements(content) with ordinality listed (entry, nth))
    when 'object' then (
      select coalesce(jsonb_object_agg(key, private.picture_paths(value)), '{}') from jsonb_each(content))
    else content end;
end;
$$;

-- For the columns that are its arguments. Triggers call it only where an address may have to be shortened.
create function private.store_picture_paths() returns trigger
language plpgsql set search_path = '' as $$
declare
  content jsonb := to_jsonb(new);
begin
  select jsonb_object_agg(name, private.picture_paths(content -> name)) into content from unnest(tg_argv) name;
  return jsonb_populate_record(new, content);
end;
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.photo_path(text), private.stored_photo(text), private.picture_path(text),
  private.picture_paths(jsonb), private.store_picture_paths() from public;
grant execute on function private.photo_path(text) to anon, authenticated, service_role;
grant execute on function private.stored_photo(text), private.picture_path(text), private.picture_paths(jsonb)
  to authenticated, service_role;
