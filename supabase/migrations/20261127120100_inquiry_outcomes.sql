-- What became of an inquiry: the value of a won one, the reason for a lost one.

-- Tables --------------------------------------------------------------------------------------

alter table public.contact_submissions
  add column lost_reason text,
  add column value_minor bigint,
  add column value_currency text,
  add constraint contact_submissions_lost_reason_choice
    check (lost_reason in ('price', 'dates', 'no_answer', 'went_elsewhere', 'not_offered', 'withdrawn', 'other')),
  add constraint contact_submissions_lost_reason_of_lost check (lost_reason is null or status = 'lost'),
  add constraint contact_submissions_value_range check (value_minor between 0 and 100000000000000),
  add constraint contact_submissions_value_currency_choice check (value_currency in ('DZD', 'EUR')),
  add constraint contact_submissions_value_whole check ((value_minor is null) = (value_currency is null)),
  add constraint contact_submissions_value_of_won check (value_minor is null or status = 'won');
comment on column public.contact_submissions.value_minor is 'What a won inquiry is worth, in minor units of value_currency.';

-- Functions -----------------------------------------------------------------------------------

-- Leaving Won or Lost clears what belonged to it. A win takes its value from the proposal that the customer accepted.
create function private.settle_outcome() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  accepted public.proposals;
begin
  if new.status <> 'lost' then
    new.lost_reason := null;
  end if;
  if new.status <> 'won' then
    new.value_minor := null;
    new.value_currency := null;
  elsif new.value_minor is null then
    select * into accepted from public.proposals proposal
    where proposal.submission_id = new.id and proposal.status = 'accepted';
    new.value_minor := accepted.total_minor;
    new.value_currency := accepted.currency;
  end if;
  return new;
end;
$$;

create function private.record_lost_reason() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.submission_events (submission_id, actor_id, kind, from_value, to_value)
  values (new.id, (select profile.id from public.profiles profile where profile.id = (select auth.uid())),
    'lost_reason', old.lost_reason, new.lost_reason);
  return null;
end;
$$;

-- Setting an inquiry to Won confirms the proposal that the customer accepted.
create function private.confirm_accepted_proposal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.proposals proposal
  set confirmed_at = now(),
    confirmed_by = (select profile.id from public.profiles profile where profile.id = (select auth.uid()))
  where proposal.submission_id = new.id and proposal.status = 'accepted' and proposal.confirmed_at is null
    and proposal.total_minor = new.value_minor and proposal.currency = new.value_currency;
  return null;
end;
$$;

-- Confirms what the customer accepted: the inquiry is won, by its owner or else by the caller, with this value. A second
-- call changes nothing. Runs as its caller.
create function public.confirm_proposal(proposal uuid) returns void
language plpgsql set search_path = '' as $$
declare
  accepted public.proposals;
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins confirm proposals.' using errcode = '42501';
  end if;
  select * into accepted from public.proposals row where row.id = proposal;
  if accepted.status is distinct from 'accepted' then
    raise exception 'The customer has not accepted this proposal.' using errcode = '23514';
  end if;
  update public.contact_submissions submission
  set status = 'won', assignee_id = coalesce(submission.assignee_id, (select auth.uid())),
    value_minor = accepted.total_minor, value_currency = accepted.currency
  where submission.id = accepted.submission_id and accepted.confirmed_at is null;
end;
$$;
comment on function public.confirm_proposal(uuid) is 'Wins the inquiry of an accepted proposal with its value.';

-- Triggers ------------------------------------------------------------------------------------

create trigger contact_submissions_settle_outcome
  before update of status, lost_reason, value_minor, value_currency on public.contact_submissions
  for each row when (old.status <> new.status) execute function private.settle_outcome();
create trigger contact_submissions_record_lost_reason after update of lost_reason on public.contact_submissions
  for each row when (new.lost_reason is not null and new.lost_reason is distinct from old.lost_reason)
  execute function private.record_lost_reason();
create trigger contact_submissions_confirm_proposal after update of status, value_minor on public.contact_submissions
  for each row when (new.status = 'won' and new.value_minor is not null)
  execute function private.confirm_accepted_proposal();

-- Grants --------------------------------------------------------------------------------------

grant update (lost_reason, value_minor, value_currency) on public.contact_submissions to authenticated;

revoke execute on function private.settle_outcome(), private.record_lost_reason(), private.confirm_accepted_proposal()
  from public;
revoke execute on function public.confirm_proposal(uuid) from public, anon;
grant execute on function public.confirm_proposal(uuid) to authenticated;
