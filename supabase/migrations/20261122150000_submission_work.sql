-- Working on an inquiry: it is found by its reference, and what is won has somebody who won it.

-- Functions ------------------------------------------------------------------------------------

-- The reference is how an id begins ("6E81D72B"), so it is a range of the primary key.
create function private.submissions_with_reference(term text) returns setof uuid
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

create or replace function public.search_submissions(term text) returns setof public.contact_submissions
language sql stable set search_path = '' as $$
  select submission.* from public.contact_submissions submission
  where submission.id = any (array(
    select private.submissions_with_reference(term) union select private.submissions_with_words(term)))
$$;

create function private.refuse_win_without_owner() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- An account that is deleted leaves its inquiries without anybody; that is no decision about them.
  if new.status = 'won' and new.assignee_id is null and pg_trigger_depth() = 1 then
    raise exception 'Assign it to somebody first: a won inquiry has an owner.'
      using errcode = '23514', column = 'assignee_id';
  end if;
  return new;
end;
$$;

-- Triggers -------------------------------------------------------------------------------------

create trigger contact_submissions_refuse_win_without_owner
  before update of status, assignee_id on public.contact_submissions
  for each row when (old.status is distinct from new.status or old.assignee_id is distinct from new.assignee_id)
  execute function private.refuse_win_without_owner();

-- Grants ---------------------------------------------------------------------------------------

revoke execute on function private.submissions_with_reference(text), private.refuse_win_without_owner() from public;
grant execute on function private.submissions_with_reference(text) to authenticated;
