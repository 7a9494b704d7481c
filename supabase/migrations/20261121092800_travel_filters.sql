-- The back office's list of travels by words, type and tag, alone or together: what is asked for is looked
-- up in its index, so that a rare tag does not read the whole table (docs/database-speed.md).

-- functions

create function private.travels_asked_for(term text, wanted_type text, wanted_tag text) returns text[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  ids text[];
begin
  if not private.is_staff() then
    return '{}';
  end if;
  if term <> '' then
    ids := array(select private.travels_with_words(term));
  end if;
  if wanted_type is not null then
    ids := array(
      select travel_id from public.travel_types
      where type_id = wanted_type and (ids is null or travel_id = any (ids))
    );
  end if;
  if wanted_tag is not null then
    ids := array(
      select travel_id from public.travel_tags
      where tag_id = wanted_tag and (ids is null or travel_id = any (ids))
    );
  end if;
  return coalesce(ids, '{}');
end;
$$;

-- Takes filters, order and pages like the table itself.
drop function public.search_travels(text);
create function public.search_travels(
  term text default '', wanted_type text default null, wanted_tag text default null
) returns setof public.travels
language sql stable set search_path = '' as $$
  select travel.* from public.travels travel
  where travel.id = any (array(select unnest(private.travels_asked_for(term, wanted_type, wanted_tag))))
$$;

-- grants

revoke execute on function private.travels_asked_for(text, text, text) from public;
grant execute on function private.travels_asked_for(text, text, text) to authenticated;
revoke execute on function public.search_travels(text, text, text) from public, anon;
grant execute on function public.search_travels(text, text, text) to authenticated;
