-- Searches of travels in the back office.

-- Functions -----------------------------------------------------------------------------------

create function private.matching_travel_ids(term text) returns setof text
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[];
begin
  if not private.may('content.read') then
    return;
  end if;
  select array_agg('%' || word || '%' order by length(word) desc) into patterns
    from unnest(string_to_array(private.fold_spelling(left(term, 200)), ' ')) word;
  return query
    select travel.id from public.travels travel
    where travel.search_text like patterns[1]
      and (patterns[2] is null or travel.search_text like patterns[2])
      and (patterns[3] is null or travel.search_text like all (patterns))
    limit 5000;
end;
$$;

-- Travels by text, type and tag, each looked up in its own index, so that a rare tag does not read the whole table.
create function private.filtered_travel_ids(term text, wanted_type text, wanted_tag text) returns text[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  ids text[];
begin
  if not private.may('content.read') then
    return '{}';
  end if;
  if term <> '' then
    ids := array(select private.matching_travel_ids(term));
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
create function public.search_travels(
  term text default '', wanted_type text default null, wanted_tag text default null
) returns setof public.travels
language sql stable set search_path = '' as $$
  select travel.* from public.travels travel
  where travel.id = any (array(select unnest(private.filtered_travel_ids(term, wanted_type, wanted_tag))))
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.matching_travel_ids(text), private.filtered_travel_ids(text, text, text) from public;
revoke execute on function public.search_travels(text, text, text) from public, anon;
grant execute on function private.matching_travel_ids(text), private.filtered_travel_ids(text, text, text),
  public.search_travels(text, text, text) to authenticated;
