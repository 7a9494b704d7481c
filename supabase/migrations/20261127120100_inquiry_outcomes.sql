-- What became of an inquiry: the value and the trip of a won one, the reason for a lost one.

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

-- What the accepted proposal of an inquiry takes from the catalogue, each once.
create function private.accepted_lines(submission uuid) returns table (kind text, id text)
language sql stable security definer set search_path = '' as $$
  select distinct item.kind, item.entity_id
  from public.proposals proposal join public.proposal_items item on item.proposal_id = proposal.id
  where proposal.submission_id = submission and proposal.status = 'accepted' and item.entity_id is not null
$$;

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

-- Setting an inquiry to Won confirms the proposal that the customer accepted, unless it is won with another value. The
-- dates of the proposal become those of the inquiry.
create function private.confirm_accepted_proposal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  actor constant uuid := (select profile.id from public.profiles profile where profile.id = (select auth.uid()));
  accepted public.proposals;
  known_end date := new."returnDate";
begin
  select * into accepted from public.proposals proposal
  where proposal.submission_id = new.id and proposal.status = 'accepted';
  update public.proposals proposal set confirmed_at = now(), confirmed_by = actor
  where proposal.id = accepted.id and proposal.confirmed_at is null
    and proposal.total_minor = new.value_minor and proposal.currency = new.value_currency;
  if not found and old.status = 'won' or coalesce(accepted.starts_on, accepted.ends_on) is null then
    return null;
  end if;
  if known_end < accepted.starts_on then
    known_end := null;
  end if;
  perform private.set_journey(new.id, coalesce(accepted.starts_on, least(new."departureDate", accepted.ends_on)),
    coalesce(accepted.ends_on, known_end), actor);
  return null;
end;
$$;

-- The dates of an inquiry, as the office agreed them with the customer; the history names who did.
create function private.set_journey(submission uuid, departure date, back date, actor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before text;
  after constant text := private.days_of_journey(departure, back);
begin
  select private.days_of_journey(inquiry."departureDate", inquiry."returnDate") into before
  from public.contact_submissions inquiry where inquiry.id = submission;
  if before is not distinct from after then
    return;
  end if;
  insert into public.submission_events (submission_id, actor_id, kind, from_value, to_value)
  values (submission, actor, 'dates', before, after);
  update public.contact_submissions inquiry set "departureDate" = departure, "returnDate" = back
  where inquiry.id = submission;
end;
$$;

-- What the trip of an inquiry consists of: the catalogue's lines of the proposal that was accepted, otherwise what the
-- inquiry was about. In the language of the inquiry.
create function private.things_of_trip(submission uuid) returns table (kind text, id text, title text)
language plpgsql stable set search_path = '' as $$
declare
  spoken text;
begin
  if not exists (select from private.accepted_lines(submission)) then
    return query select * from private.things_of_inquiry(submission);
    return;
  end if;
  select inquiry.language into spoken from public.contact_submissions inquiry where inquiry.id = submission;
  return query
  select 'travel', travel.id, coalesce(travel.translations -> spoken ->> 'title', travel.title)
  from public.travels travel join private.accepted_lines(submission) line on line.kind = 'travel' and line.id = travel.id
  union all
  select 'activity', activity.id, coalesce(activity.translations -> spoken ->> 'title', activity.title)
  from public.activities activity join private.accepted_lines(submission) line on line.kind = 'activity' and line.id = activity.id
  union all
  select 'vehicle', vehicle.id, coalesce(vehicle.translations -> spoken ->> 'name', vehicle.name)
  from public.vehicles vehicle join private.accepted_lines(submission) line on line.kind = 'vehicle' and line.id = vehicle.id
  union all
  select 'service', service.id, coalesce(service.translations -> spoken ->> 'title', service.title)
  from public.services service join private.accepted_lines(submission) line on line.kind = 'service' and line.id = service.id;
end;
$$;

-- Confirms what the customer accepted: the inquiry is won, by its owner or else by the caller, with this value. A second
-- call changes nothing. Runs as its caller.
create function public.confirm_proposal(proposal uuid) returns void
language plpgsql set search_path = '' as $$
declare
  accepted public.proposals;
begin
  if not private.may('inquiries.write') then
    raise exception 'Only staff and admins confirm proposals.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  select * into accepted from public.proposals row where row.id = proposal;
  if accepted.status is distinct from 'accepted' then
    raise exception 'The customer has not accepted this proposal.'
      using errcode = '23514', detail = private.error_detail('proposal_not_accepted');
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

revoke execute on function private.accepted_lines(uuid), private.settle_outcome(), private.record_lost_reason(),
  private.confirm_accepted_proposal(), private.set_journey(uuid, date, date, uuid), private.things_of_trip(uuid) from public;
grant execute on function private.accepted_lines(uuid), private.things_of_trip(uuid) to service_role;
revoke execute on function public.confirm_proposal(uuid) from public, anon;
grant execute on function public.confirm_proposal(uuid) to authenticated;
