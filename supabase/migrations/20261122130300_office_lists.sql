-- Lists of the back office at 100,000 submissions and 10,000 travels (docs/database-speed.md): a search of
-- two letters, and any page of any order.

-- Tables ---------------------------------------------------------------------------------------

-- What a travel is found by in the back office. The title is there once more without blanks, so that
-- "Boussaada" finds "Bou Saâda". Folded once when it is written: an index cannot look up two letters, and
-- folding 10,000 titles for every such search took 600 ms.
alter table public.travels add column words text not null generated always as
  (private.fold_spelling(title || ' ' || location || ' ' || replace(title, ' ', ''))) stored;
drop index public.travels_words_idx;
create index travels_words_idx on public.travels using gin (words extensions.gin_trgm_ops);

-- Functions ------------------------------------------------------------------------------------

-- A place in an order is nothing that a form shows, and words follow from other columns.
create or replace function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - array['position', 'words'] is distinct from to_jsonb(old) - array['position', 'words'] then
    new.updated_at := now();
  end if;
  return new;
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
    where travel.words like patterns[1]
      and (patterns[2] is null or travel.words like patterns[2])
      and (patterns[3] is null or travel.words like all (patterns))
    limit 5000;
end;
$$;

-- As before, but a word of one or two letters is found where a word begins: within words it says little, and
-- an index cannot look it up there.
create or replace function private.submissions_with_words(term text) returns setof uuid
language plpgsql stable security definer
set search_path = extensions, pg_catalog
set plan_cache_mode = force_custom_plan
as $$
declare
  -- Folded words hold no sign that a pattern reads as more than itself.
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

-- Indexes --------------------------------------------------------------------------------------
-- The key is all that a distant page reads of the rows before it, and a count of any row. An index answers
-- both by itself when it leaves out what the policy hides.

drop index public.contact_submissions_name_idx, public.contact_submissions_status_idx,
  public.contact_submissions_service_order_idx, public.contact_submissions_service_idx,
  public.contact_submissions_assignee_idx;
create index contact_submissions_name_idx on public.contact_submissions (name, id) where not is_test;
create index contact_submissions_status_idx on public.contact_submissions (status, id) where not is_test;
create index contact_submissions_service_order_idx on public.contact_submissions (service, id) where not is_test;
create index contact_submissions_service_idx on public.contact_submissions (service, created_at, id) where not is_test;
create index contact_submissions_assignee_idx on public.contact_submissions (assignee_id, created_at, id);
