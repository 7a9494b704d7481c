-- What 100,000 submissions and 10,000 travels asked for (docs/database-speed.md): every order of a list has
-- an index, and the searches come to theirs.

-- Orders ---------------------------------------------------------------------------------------
-- A list ends its order with the key in the same direction, so one index serves both directions.

drop index public.contact_submissions_created_idx, public.contact_submissions_new_idx,
  public.contact_submissions_in_progress_idx, public.contact_submissions_waiting_idx, public.contact_submissions_spam_idx;
create index contact_submissions_created_idx on public.contact_submissions (created_at, id);
create index contact_submissions_new_idx on public.contact_submissions (created_at, id) where status = 'new';
create index contact_submissions_in_progress_idx on public.contact_submissions (created_at, id) where status = 'in_progress';
create index contact_submissions_waiting_idx on public.contact_submissions (created_at, id) where status = 'waiting';
create index contact_submissions_spam_idx on public.contact_submissions (created_at, id) where status = 'spam';
create index contact_submissions_won_idx on public.contact_submissions (created_at, id) where status = 'won';
create index contact_submissions_lost_idx on public.contact_submissions (created_at, id) where status = 'lost';
create index contact_submissions_name_idx on public.contact_submissions (name, id);
create index contact_submissions_status_idx on public.contact_submissions (status, id);
create index contact_submissions_service_order_idx on public.contact_submissions (service, id);
create index travels_draft_idx on public.travels (title, id) where status = 'draft';
create index travels_archived_idx on public.travels (title, id) where status = 'archived';
drop index public.travels_changed_idx;
create index travels_changed_idx on public.travels (updated_at, id);

-- Searches -------------------------------------------------------------------------------------
-- A trigram index serves a comparison with one pattern, not one with all patterns of an array, so the
-- three longest words are compared one by one. A plan is made for the words at hand; a missing second
-- or third word falls out of it.

create or replace function private.submissions_with_words(term text) returns setof uuid
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
  select array_agg('%' || word || '%' order by length(word) desc) into patterns
    from unnest(string_to_array(private.fold_spelling(left(term, 200)), ' ')) word;
  return query
    select submission.id from public.contact_submissions submission
    where submission.search_text like patterns[1]
      and (patterns[2] is null or submission.search_text like patterns[2])
      and (patterns[3] is null or submission.search_text like patterns[3])
      and (patterns[4] is null or submission.search_text like all (patterns))
    order by submission.created_at desc limit 5000;
end;
$$;

create or replace function private.travels_with_words(term text) returns setof text
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
  select array_agg('%' || word || '%' order by length(word) desc) into patterns
    from unnest(string_to_array(private.fold_spelling(left(term, 200)), ' ')) word;
  return query
    select travel.id from public.travels travel
    where private.fold_spelling(title || ' ' || location || ' ' || replace(title, ' ', '')) like patterns[1]
      and (patterns[2] is null
        or private.fold_spelling(title || ' ' || location || ' ' || replace(title, ' ', '')) like patterns[2])
      and (patterns[3] is null
        or private.fold_spelling(title || ' ' || location || ' ' || replace(title, ' ', '')) like all (patterns))
    limit 5000;
end;
$$;

-- The ids as an array: the rows are then fetched block by block instead of one by one.
create or replace function public.search_submissions(term text) returns setof public.contact_submissions
language sql stable set search_path = '' as $$
  select submission.* from public.contact_submissions submission
  where submission.id = any (array(select private.submissions_with_words(term)))
$$;
