-- What the back office needs to write travels and orders as a whole, and to find travels by words.

-- A travel's tags, types and days are part of it: changing them changes the travel, so that somebody
-- who has it open is told. Rows after the first find the moment already written.

create function private.touch_travel() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.travels set updated_at = now()
  where updated_at < now() and id in (old.travel_id, new.travel_id);
  return null;
end;
$$;
revoke execute on function private.touch_travel() from public;

create trigger travel_tags_touch_travel after insert or update or delete on public.travel_tags
  for each row execute function private.touch_travel();
create trigger travel_types_touch_travel after insert or update or delete on public.travel_types
  for each row execute function private.touch_travel();
create trigger travel_days_touch_travel after insert or update or delete on public.travel_days
  for each row execute function private.touch_travel();

-- Saving ---------------------------------------------------------------------------------------
-- Writes a travel with all that belongs to it, or nothing. `travel` holds columns by name; those it
-- does not name stay. `days` is a list in its order, which numbers them. Without `read_at` the travel
-- is new; with it, `read_at` is the updated_at that the editor read. Answers the new updated_at, or
-- null when there is no such row any more: somebody else was first. Runs as its caller, so the
-- policies of each table hold.

create function public.save_travel(
  travel jsonb, type_ids text[], tag_ids text[], days jsonb, read_at timestamptz default null
) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  wanted public.travels;
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins write travels.' using errcode = '42501';
  end if;

  if read_at is null then
    insert into public.travels (id, title) values (travel ->> 'id', travel ->> 'title')
    returning * into wanted;
  else
    select * into wanted from public.travels row
    where row.id = travel ->> 'id' and row.updated_at = read_at for update;
    if not found then
      return null;
    end if;
  end if;

  wanted := jsonb_populate_record(wanted, travel);
  update public.travels row set
    title = wanted.title,
    location = wanted.location,
    description = wanted.description,
    "imageUrl" = wanted."imageUrl",
    highlights = wanted.highlights,
    activities = wanted.activities,
    price = wanted.price,
    duration = wanted.duration,
    "groupSize" = wanted."groupSize",
    region_id = wanted.region_id,
    type_id = wanted.type_id,
    latitude = wanted.latitude,
    longitude = wanted.longitude,
    is_featured = wanted.is_featured,
    status = wanted.status,
    position = wanted.position
  where row.id = wanted.id;

  delete from public.travel_types link where link.travel_id = wanted.id and link.type_id <> all (type_ids);
  insert into public.travel_types select wanted.id, type_id from unnest(type_ids) type_id
  on conflict do nothing;

  delete from public.travel_tags link where link.travel_id = wanted.id and link.tag_id <> all (tag_ids);
  insert into public.travel_tags select wanted.id, tag_id from unnest(tag_ids) tag_id
  on conflict do nothing;

  delete from public.travel_days day where day.travel_id = wanted.id;
  insert into public.travel_days
    (id, travel_id, day_number, title, description, stops, distance_km, driving_hours, overnight)
  select coalesce(day.id, gen_random_uuid()), wanted.id, entry.place, day.title,
    coalesce(day.description, ''), coalesce(day.stops, '{}'), day.distance_km, day.driving_hours,
    coalesce(day.overnight, '')
  from jsonb_array_elements(days) with ordinality entry (value, place),
    jsonb_populate_record(null::public.travel_days, entry.value) day;

  return (select row.updated_at from public.travels row where row.id = wanted.id);
end;
$$;
revoke execute on function public.save_travel(jsonb, text[], text[], jsonb, timestamptz) from public, anon;
grant execute on function public.save_travel(jsonb, text[], text[], jsonb, timestamptz) to authenticated;

-- Writes the order of all rows of a table at once, ten apart; rows already in place stay untouched.

create function public.save_order(of_table text, ids text[]) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins change an order.' using errcode = '42501';
  end if;
  if of_table not in ('travel_categories', 'hero_slides') then
    raise exception 'This table has no order to save.' using errcode = '22023';
  end if;
  execute format(
    'update public.%I row set position = wanted.place * 10
     from unnest($1) with ordinality wanted (id, place)
     where row.id::text = wanted.id and row.position <> wanted.place * 10', of_table) using ids;
end;
$$;
revoke execute on function public.save_order(text, text[]) from public, anon;
grant execute on function public.save_order(text, text[]) to authenticated;

-- Finding --------------------------------------------------------------------------------------
-- Row-level security would keep the search out of its index, so the words are looked up by a definer,
-- after asking once who asks; the rows themselves are read as the caller. The title is there once more
-- without blanks, so that "Boussaada" finds "Bou Saâda".

create index travels_words_idx on public.travels using gin
  (private.fold_spelling(title || ' ' || location || ' ' || replace(title, ' ', '')) extensions.gin_trgm_ops);
create index travels_title_idx on public.travels (title, id);
create index travels_changed_idx on public.travels (updated_at desc nulls last, id);

create function private.travels_with_words(term text) returns setof text
language plpgsql stable security definer
set search_path = extensions, pg_catalog
set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[];
begin
  if not private.is_staff() then
    return;
  end if;
  select array_agg('%' || word || '%') into patterns
    from unnest(string_to_array(private.fold_spelling(left(term, 200)), ' ')) word;
  return query
    select travel.id from public.travels travel
    where private.fold_spelling(title || ' ' || location || ' ' || replace(title, ' ', '')) like all (patterns)
    limit 5000;
end;
$$;
revoke execute on function private.travels_with_words(text) from public;
grant execute on function private.travels_with_words(text) to authenticated;

-- Takes filters, order and pages like the table itself.
create function public.search_travels(term text) returns setof public.travels
language sql stable set search_path = '' as $$
  select travel.* from public.travels travel
  where travel.id in (select private.travels_with_words(term))
$$;
revoke execute on function public.search_travels(text) from public, anon;
grant execute on function public.search_travels(text) to authenticated;
