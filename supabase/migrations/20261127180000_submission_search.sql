-- Searches of submissions: in what was sent, in the messages of both directions, and by reference.

-- Tables --------------------------------------------------------------------------------------

alter table public.submission_messages
  add column search_text text not null generated always as
    (private.fold_spelling(coalesce(from_email, '') || ' ' || from_name || ' ' || subject || ' ' || body)) stored;

-- Indexes -------------------------------------------------------------------------------------

-- A draft is found by nobody.
create index submission_messages_search_idx on public.submission_messages
  using gin (search_text extensions.gin_trgm_ops) where sent_at is not null;
create index submission_messages_sent_idx on public.submission_messages (sent_at) where sent_at is not null;

-- Functions -----------------------------------------------------------------------------------

-- The words of a search, the longest first: patterns of `like`, and regular expressions for words of one or two letters,
-- which match where a word begins. Folded words contain no special characters of either.
create function private.search_patterns(term text, out patterns text[], out beginnings text[])
language sql immutable set search_path = '' as $$
  select array_agg('%' || word || '%' order by length(word) desc) filter (where length(word) > 2),
    array_agg('(^| )' || word order by length(word) desc) filter (where length(word) <= 2)
  from unnest(string_to_array(private.fold_spelling(left(term, 200)), ' ')) word
$$;

-- The ids of the newest 5,000 submissions that contain every word, in what was sent or in one message. Messages are
-- searched if there are fewer, the newest thousand that match. Row-level security would keep a search from using its
-- index, so this runs as its owner after checking the caller once. A trigram index serves a comparison with one
-- pattern, not with all patterns of an array, so the three longest words are compared one by one; a custom plan
-- drops the missing ones.
create function private.matching_submission_ids(term text) returns setof uuid
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[];
  beginnings text[];
  found_ids uuid[];
begin
  select words.patterns, words.beginnings into patterns, beginnings from private.search_patterns(term) words;
  if (patterns is null and beginnings is null) or not private.may('inquiries.read') then
    return;
  end if;
  found_ids := array(
    select submission.id from public.contact_submissions submission
    where not submission.is_test
      and (patterns[1] is null or submission.search_text like patterns[1])
      and (patterns[2] is null or submission.search_text like patterns[2])
      and (patterns[3] is null or submission.search_text like patterns[3])
      and (patterns[4] is null or submission.search_text like all (patterns))
      and (beginnings[1] is null or submission.search_text ~ beginnings[1])
      and (beginnings[2] is null or submission.search_text ~ all (beginnings))
    order by submission.created_at desc limit 5000);
  if cardinality(found_ids) < 5000 then
    found_ids := found_ids || array(
      select message.submission_id from public.submission_messages message
      where message.sent_at is not null
        and (patterns[1] is null or message.search_text like patterns[1])
        and (patterns[2] is null or message.search_text like patterns[2])
        and (patterns[3] is null or message.search_text like patterns[3])
        and (patterns[4] is null or message.search_text like all (patterns))
        and (beginnings[1] is null or message.search_text ~ beginnings[1])
        and (beginnings[2] is null or message.search_text ~ all (beginnings))
      order by message.sent_at desc limit 1000);
  end if;
  return query select distinct unnest(found_ids);
end;
$$;

-- A reference is the beginning of an id ("6E81D72B"), so it is a range of the primary key.
create function private.submission_ids_by_reference(term text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  reference constant text := lower(substring(left(term, 200) from '^[^[:alnum:]]*([0-9a-fA-F]{8})[^[:alnum:]]*$'));
begin
  if reference is null or not private.may('inquiries.read') then
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

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.search_patterns(text), private.matching_submission_ids(text),
  private.submission_ids_by_reference(text) from public;
revoke execute on function public.search_submissions(text), public.submissions_with_failed_mail(text) from public, anon;
grant execute on function private.matching_submission_ids(text), private.submission_ids_by_reference(text),
  public.search_submissions(text), public.submissions_with_failed_mail(text) to authenticated;
