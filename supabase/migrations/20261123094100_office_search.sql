-- Searches of the back office.

-- Functions -----------------------------------------------------------------------------------

-- The ids of the newest 5,000 submissions that contain every word. Row-level security would keep a search from using
-- its index, so this runs as its owner after checking the caller once. A trigram index serves a comparison with one
-- pattern, not with all patterns of an array, so the three longest words are compared one by one; a custom plan
-- drops the missing ones. Words of one or two letters match where a word begins.
create function private.matching_submission_ids(term text) returns setof uuid
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  -- Folded words contain no special characters of patterns.
  words text[] := string_to_array(private.fold_spelling(left(term, 200)), ' ');
  patterns text[];
  beginnings text[];
begin
  if words = '{}' or not private.is_staff() then
    return;
  end if;
  select array_agg('%' || word || '%' order by length(word) desc) filter (where length(word) > 2),
      array_agg('(^| )' || word order by length(word) desc) filter (where length(word) <= 2)
    into patterns, beginnings
    from unnest(words) word;
  return query
    select submission.id from public.contact_submissions submission
    where not submission.is_test
      and (patterns[1] is null or submission.search_text like patterns[1])
      and (patterns[2] is null or submission.search_text like patterns[2])
      and (patterns[3] is null or submission.search_text like patterns[3])
      and (patterns[4] is null or submission.search_text like all (patterns))
      and (beginnings[1] is null or submission.search_text ~ beginnings[1])
      and (beginnings[2] is null or submission.search_text ~ all (beginnings))
    order by submission.created_at desc limit 5000;
end;
$$;

-- A reference is the beginning of an id ("6E81D72B"), so it is a range of the primary key.
create function private.submission_ids_by_reference(term text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  reference constant text := lower(substring(term from '^[^[:alnum:]]*([0-9a-fA-F]{8})[^[:alnum:]]*$'));
begin
  if reference is null or not private.is_staff() then
    return;
  end if;
  return query
    select submission.id from public.contact_submissions submission
    where submission.id between (reference || '-0000-0000-0000-000000000000')::uuid
      and (reference || '-ffff-ffff-ffff-ffffffffffff')::uuid;
end;
$$;

-- Takes filters, order and pages like the table itself. The ids are an array, so that rows are fetched block by block.
create function public.search_submissions(term text) returns setof public.contact_submissions
language sql stable set search_path = '' as $$
  select submission.* from public.contact_submissions submission
  where submission.id = any (array(
    select private.submission_ids_by_reference(term) union select private.matching_submission_ids(term)))
$$;

-- Takes filters, order and pages like the table itself. The ids are an array, because policies hide from the planner
-- how few they are.
create function public.submissions_with_failed_mail(term text default '')
returns setof public.contact_submissions
language sql stable set search_path = '' as $$
  select submission.* from public.contact_submissions submission
  where submission.id = any (array(
      select mail.submission_id from public.mail_outbox mail where mail.status = 'failed'))
    and (term = '' or submission.id = any (array(select private.matching_submission_ids(term))))
$$;

create function private.matching_travel_ids(term text) returns setof text
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[];
begin
  if not private.is_staff() then
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
  if not private.is_staff() then
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

revoke execute on function private.matching_submission_ids(text), private.submission_ids_by_reference(text),
  private.matching_travel_ids(text), private.filtered_travel_ids(text, text, text) from public;
revoke execute on function public.search_submissions(text), public.submissions_with_failed_mail(text),
  public.search_travels(text, text, text) from public, anon;
grant execute on function private.matching_submission_ids(text), private.submission_ids_by_reference(text),
  public.search_submissions(text), public.submissions_with_failed_mail(text),
  private.matching_travel_ids(text), private.filtered_travel_ids(text, text, text),
  public.search_travels(text, text, text) to authenticated;
