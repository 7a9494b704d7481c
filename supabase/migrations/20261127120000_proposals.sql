-- Proposals: what the office offers for an inquiry, in versions. A draft belongs to the office; sending it with a
-- message fixes it. Customers read and answer proposals through the server, with the link of their inquiry.

-- Functions -----------------------------------------------------------------------------------

-- Whether a list has at most 40 entries, each one line of 1 to 300 characters.
create function private.are_proposal_lines(list text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(list) <= 40 and coalesce(array_ndims(list), 1) = 1 and not exists (
    select from unnest(list) line
    where line is null or btrim(line) = '' or char_length(line) > 300 or line ~ '[[:cntrl:]]')
$$;

-- The price of a line in minor units, rounded as it is shown: dinars without centimes, euros with cents.
create function private.proposal_line_minor(quantity numeric, unit_price_minor bigint, currency text) returns bigint
language sql immutable parallel safe set search_path = '' as $$
  select (round(quantity * unit_price_minor / step) * step)::bigint
  from (select case currency when 'DZD' then 100 else 1 end as step) shown
$$;

-- Tables --------------------------------------------------------------------------------------

create type public.proposal_status as enum ('draft', 'sent', 'accepted', 'declined', 'expired', 'replaced');

create table public.proposals (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  version integer not null default 0,
  status public.proposal_status not null default 'draft',
  title text not null default '',
  travellers text not null default '',
  currency text not null default 'DZD',
  starts_on date,
  ends_on date,
  included text[] not null default '{}',
  not_included text[] not null default '{}',
  terms text not null default '',
  language text not null default 'en',
  valid_until date,
  total_minor bigint not null default 0,
  created_by uuid default auth.uid() references public.profiles (id) on delete set null,
  sent_at timestamptz,
  answered_at timestamptz,
  decline_reason text not null default '',
  notified_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint proposals_version_once unique (submission_id, version),
  constraint proposals_title_line check (char_length(title) <= 150 and title !~ '[[:cntrl:]]'),
  constraint proposals_travellers_line check (char_length(travellers) <= 150 and travellers !~ '[[:cntrl:]]'),
  constraint proposals_currency_choice check (currency in ('DZD', 'EUR')),
  constraint proposals_language_choice check (language in ('en', 'fr', 'ar')),
  constraint proposals_days_range check (
    starts_on between '2000-01-01' and '2199-12-31' and ends_on between '2000-01-01' and '2199-12-31'
    and valid_until between '2000-01-01' and '2199-12-31'),
  constraint proposals_end_not_before_start check (ends_on >= starts_on),
  constraint proposals_included_lines check (private.are_proposal_lines(included)),
  constraint proposals_not_included_lines check (private.are_proposal_lines(not_included)),
  constraint proposals_terms_length check (char_length(terms) <= 4000),
  constraint proposals_decline_reason_length check (char_length(decline_reason) <= 1000),
  constraint proposals_total_range check (abs(total_minor) <= 100000000000000),
  constraint proposals_sent_whole check (
    status = 'draft' or sent_at is not null and valid_until is not null and total_minor >= 0),
  constraint proposals_answer_dated check ((status in ('accepted', 'declined')) <= (answered_at is not null)),
  constraint proposals_confirmed_accepted check (confirmed_at is null or answered_at is not null)
);
comment on table public.proposals is 'Changed by staff while they are drafts; afterwards by sending, by the customer''s answer and by time.';
comment on column public.proposals.total_minor is
  'The sum of the lines in minor units (centimes, cents), maintained by triggers.';
comment on column public.proposals.valid_until is 'The last day on which it can be accepted, in Algiers.';
comment on column public.proposals.notified_at is 'When the email about the customer''s answer was written.';
create index proposals_submission_idx on public.proposals (submission_id, version desc);
create unique index proposals_one_draft_idx on public.proposals (submission_id) where status = 'draft';
create unique index proposals_one_sent_idx on public.proposals (submission_id) where status = 'sent';
create unique index proposals_one_accepted_idx on public.proposals (submission_id) where status = 'accepted';
create index proposals_open_idx on public.proposals (valid_until) where status = 'sent';
create index proposals_unnotified_idx on public.proposals (answered_at)
  where answered_at is not null and notified_at is null;
create index proposals_created_by_idx on public.proposals (created_by);
create index proposals_confirmed_by_idx on public.proposals (confirmed_by);

create table public.proposal_items (
  id uuid primary key default gen_random_uuid(),
  proposal_id uuid not null references public.proposals (id) on delete cascade,
  position integer not null,
  kind text not null,
  entity_id text,
  title text not null,
  details text not null default '',
  quantity numeric(8, 2) not null default 1,
  unit_price_minor bigint not null default 0,
  constraint proposal_items_kind_choice check (kind in ('travel', 'activity', 'vehicle', 'service', 'text')),
  constraint proposal_items_entity_of_kind check ((kind = 'text') = (entity_id is null)),
  constraint proposal_items_entity_format check (char_length(entity_id) <= 100 and entity_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint proposal_items_title_line
    check (char_length(private.trimmed(title)) >= 1 and char_length(title) <= 200 and title !~ '[[:cntrl:]]'),
  constraint proposal_items_details_length check (char_length(details) <= 1000),
  constraint proposal_items_quantity_range check (quantity > 0 and quantity < 10000),
  constraint proposal_items_unit_price_range check (abs(unit_price_minor) < 100000000000)
);
comment on column public.proposal_items.entity_id is 'The record of the catalogue it was taken from, which may be gone.';
comment on column public.proposal_items.unit_price_minor is 'In minor units of the proposal''s currency; a discount is negative.';
create index proposal_items_proposal_idx on public.proposal_items (proposal_id, position);

alter table public.submission_messages
  add constraint submission_messages_proposal_id_fkey foreign key (proposal_id) references public.proposals (id) on delete set null;
create index submission_messages_proposal_idx on public.submission_messages (proposal_id);

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

create function private.algiers_today() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'Africa/Algiers')::date $$;

-- Versions are numbered without gaps that two colleagues could fill at once.
create function private.number_proposal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.contact_submissions submission where submission.id = new.submission_id for update;
  new.version := 1 + coalesce((select max(other.version) from public.proposals other
    where other.submission_id = new.submission_id), 0);
  return new;
end;
$$;

create function private.proposal_total(proposal uuid, in_currency text) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(private.proposal_line_minor(item.quantity, item.unit_price_minor, in_currency)), 0)::bigint
  from public.proposal_items item where item.proposal_id = proposal
$$;

create function private.change_proposal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.status <> 'draft' and new.status <> 'draft' and (new.title, new.travellers, new.currency, new.starts_on, new.ends_on,
      new.included, new.not_included, new.terms, new.language, new.valid_until)
    is distinct from (old.title, old.travellers, old.currency, old.starts_on, old.ends_on,
      old.included, old.not_included, old.terms, old.language, old.valid_until) then
    raise exception 'This proposal has been sent and can no longer be changed. Make a new version of it.'
      using errcode = 'PT409';
  end if;
  if new.currency <> old.currency then
    new.total_minor := private.proposal_total(new.id, new.currency);
  end if;
  new.updated_at := now();
  return new;
end;
$$;

-- A definer, because staff cannot write the total.
create function private.total_proposal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := case tg_op when 'DELETE' then old.proposal_id else new.proposal_id end;
begin
  update public.proposals proposal set total_minor = private.proposal_total(proposal.id, proposal.currency)
  where proposal.id = owner;
  return null;
end;
$$;

-- Saves a draft with its lines in one transaction. `proposal` holds columns by name, `items` is in order. Without
-- `read_at` the draft is new; with it, `read_at` is the updated_at that the editor read. Returns the new updated_at,
-- or null if somebody saved or sent it in between. Runs as its caller, so the policies of both tables apply.
create function public.save_proposal(proposal jsonb, items jsonb, read_at timestamptz default null) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  saved constant uuid := (proposal ->> 'id')::uuid;
  wanted public.proposals := jsonb_populate_record(null::public.proposals, proposal);
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins write proposals.' using errcode = '42501';
  end if;
  if read_at is null then
    insert into public.proposals (id, submission_id) values (saved, wanted.submission_id);
  else
    perform from public.proposals row where row.id = saved and row.updated_at = read_at and row.status = 'draft' for update;
    if not found then
      return null;
    end if;
  end if;

  delete from public.proposal_items item where item.proposal_id = saved;
  update public.proposals row
  set title = coalesce(wanted.title, ''), travellers = coalesce(wanted.travellers, ''),
    currency = coalesce(wanted.currency, row.currency), starts_on = wanted.starts_on, ends_on = wanted.ends_on,
    included = coalesce(wanted.included, '{}'), not_included = coalesce(wanted.not_included, '{}'),
    terms = coalesce(wanted.terms, ''), language = coalesce(wanted.language, row.language),
    valid_until = wanted.valid_until
  where row.id = saved;
  insert into public.proposal_items
    (id, proposal_id, position, kind, entity_id, title, details, quantity, unit_price_minor)
  select coalesce(item.id, gen_random_uuid()), saved, entry.place, item.kind, item.entity_id, item.title,
    coalesce(item.details, ''), item.quantity, item.unit_price_minor
  from jsonb_array_elements(items) with ordinality entry (value, place),
    jsonb_populate_record(null::public.proposal_items, entry.value) item;

  return (select row.updated_at from public.proposals row where row.id = saved);
end;
$$;
comment on function public.save_proposal(jsonb, jsonb, timestamptz) is 'Saves a draft with its lines; null if it changed in between.';

create function private.record_proposal_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.submission_events (submission_id, actor_id, kind, from_value, to_value)
  values (new.submission_id, (select profile.id from public.profiles profile where profile.id = (select auth.uid())),
    'proposal', new.version::text, new.status::text);
  return null;
end;
$$;

-- Sends a draft together with its message. A proposal that is open already may go with a second message. Earlier versions can no longer be accepted.
create function private.send_proposal(proposal uuid, of_submission uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.proposals;
begin
  perform from public.contact_submissions submission where submission.id = of_submission for update;
  select * into known from public.proposals row
  where row.id = proposal and row.submission_id = of_submission for update;
  if known.id is null then
    raise exception 'This proposal belongs to another inquiry, or has been deleted.' using errcode = '23514';
  end if;
  if known.status not in ('draft', 'sent') then
    raise exception 'Version % of the proposal can no longer be sent. Make a new version.', known.version
      using errcode = '23514';
  end if;
  if known.valid_until is null or known.valid_until < private.algiers_today() then
    raise exception 'Enter until when the proposal is valid: today or a later day.' using errcode = '23514';
  end if;
  if known.status = 'sent' then
    return;
  end if;
  if private.trimmed(known.title) = '' then
    raise exception 'Give the proposal a title.' using errcode = '23514';
  end if;
  if not exists (select from public.proposal_items item where item.proposal_id = proposal) then
    raise exception 'Add at least one line to the proposal.' using errcode = '23514';
  end if;
  if known.total_minor < 0 then
    raise exception 'The total of the proposal is negative.' using errcode = '23514';
  end if;
  if known.currency = 'DZD' and exists (
    select from public.proposal_items item where item.proposal_id = proposal and item.unit_price_minor % 100 <> 0) then
    raise exception 'Prices in dinars have no centimes.' using errcode = '23514';
  end if;
  update public.proposals earlier set status = 'replaced'
  where earlier.submission_id = of_submission and earlier.status = 'sent';
  update public.proposals row set status = 'sent', sent_at = now() where row.id = proposal;
end;
$$;

create function private.send_proposal_of_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.send_proposal(new.proposal_id, new.submission_id);
  return null;
end;
$$;

-- What the customer of an inquiry may see: every version that was sent, the newest first.
create function public.proposals_of_inquiry(submission uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', proposal.id, 'version', proposal.version,
    'status', case when proposal.status = 'sent' and proposal.valid_until < private.algiers_today() then 'expired'
      else proposal.status::text end,
    'title', proposal.title, 'travellers', proposal.travellers, 'currency', proposal.currency,
    'starts_on', proposal.starts_on, 'ends_on', proposal.ends_on, 'included', proposal.included,
    'not_included', proposal.not_included, 'terms', proposal.terms, 'language', proposal.language,
    'valid_until', proposal.valid_until, 'total_minor', proposal.total_minor, 'sent_at', proposal.sent_at,
    'answered_at', proposal.answered_at, 'decline_reason', proposal.decline_reason,
    'confirmed_at', proposal.confirmed_at,
    'items', (select coalesce(jsonb_agg(jsonb_build_object('id', item.id, 'kind', item.kind,
        'entity_id', item.entity_id, 'title', item.title, 'details', item.details, 'quantity', item.quantity,
        'unit_price_minor', item.unit_price_minor) order by item.position), '[]')
      from public.proposal_items item where item.proposal_id = proposal.id)
  ) order by proposal.version desc), '[]')
  from public.proposals proposal
  where proposal.submission_id = submission and proposal.status <> 'draft'
$$;
comment on function public.proposals_of_inquiry(uuid) is 'The proposals that the customer of an inquiry may see. The server only.';

-- The customer's answer, which reopens the inquiry as a message does. Returns the status afterwards, null for a proposal that is not theirs or was never sent. A second
-- answer changes nothing, and neither does one to an expired or replaced proposal.
create function public.answer_proposal(submission uuid, proposal uuid, accepts boolean, reason text) returns text
language plpgsql set search_path = '' as $$
declare
  known public.proposals;
begin
  perform from public.contact_submissions row where row.id = submission for update;
  select * into known from public.proposals row
  where row.id = proposal and row.submission_id = submission and row.status <> 'draft' for update;
  if known.status is distinct from 'sent' then
    return known.status;
  end if;
  if known.valid_until < private.algiers_today() then
    update public.proposals row set status = 'expired' where row.id = proposal;
    return 'expired';
  end if;
  if accepts then
    update public.proposals earlier set status = 'replaced'
    where earlier.submission_id = submission and earlier.status = 'accepted';
  end if;
  update public.proposals row
  set status = case when accepts then 'accepted' else 'declined' end::public.proposal_status, answered_at = now(),
    decline_reason = case when accepts then '' else left(private.trimmed(coalesce(reason, '')), 1000) end
  where row.id = proposal
  returning row.status into known.status;
  update public.contact_submissions row
  set awaits = 'office', last_message_at = now(),
    status = case
      when row.status not in ('waiting', 'lost') then row.status
      when row.assignee_id is null then 'new'
      else 'in_progress'
    end
  where row.id = submission;
  return known.status;
end;
$$;
comment on function public.answer_proposal(uuid, uuid, boolean, text) is
  'Accepts or declines a proposal for its customer; returns the status afterwards. The server only.';

-- Every hour: what nobody answered in time. An answer checks the day itself, so this may run late.
create function private.expire_proposals() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  affected integer;
begin
  update public.proposals proposal set status = 'expired'
  where proposal.status = 'sent' and proposal.valid_until < private.algiers_today();
  get diagnostics affected = row_count;
  return affected;
end;
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

-- Whoever sets an inquiry to Won confirms the proposal that the customer accepted.
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

-- Answers that the office has not been told about.
create function public.unnotified_proposal_answers()
returns table (proposal_id uuid, version integer, status text, submission_id uuid, email text, total_minor bigint, currency text)
language sql stable set search_path = '' as $$
  select proposal.id, proposal.version, proposal.status::text, submission.id, person.email, proposal.total_minor,
    proposal.currency
  from public.proposals proposal
    join public.contact_submissions submission on submission.id = proposal.submission_id
    left join public.profiles person on person.id = submission.assignee_id and person.disabled_at is null
  where proposal.answered_at is not null and proposal.notified_at is null
    and proposal.answered_at > now() - interval '2 days'
  order by proposal.answered_at limit 100
$$;
comment on function public.unnotified_proposal_answers() is
  'Answers to proposals without an email, and the owner''s address if there is one. The server only.';

create function public.mark_proposals_notified(proposal_ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.proposals set notified_at = now() where id = any (proposal_ids) and notified_at is null
$$;
comment on function public.mark_proposals_notified(uuid[]) is 'The server only.';

-- Triggers ------------------------------------------------------------------------------------

create trigger proposals_number before insert on public.proposals
  for each row execute function private.number_proposal();
create trigger proposals_change before update on public.proposals
  for each row execute function private.change_proposal();
create trigger proposals_record_event after update of status on public.proposals
  for each row when (old.status <> new.status) execute function private.record_proposal_event();
create trigger proposal_items_total after insert or update or delete on public.proposal_items
  for each row execute function private.total_proposal();

create trigger submission_messages_send_proposal after update of sent_at on public.submission_messages
  for each row when (old.sent_at is null and new.sent_at is not null and new.proposal_id is not null)
  execute function private.send_proposal_of_message();

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

alter table public.proposals enable row level security;
alter table public.proposal_items enable row level security;

revoke all on public.proposals, public.proposal_items from anon, authenticated;
grant select, delete on public.proposals to authenticated;
grant insert (id, submission_id, title, travellers, currency, starts_on, ends_on, included, not_included, terms, language,
  valid_until) on public.proposals to authenticated;
grant update (title, travellers, currency, starts_on, ends_on, included, not_included, terms, language,
  valid_until) on public.proposals to authenticated;
grant select, insert, update, delete on public.proposal_items to authenticated;
grant all on public.proposals, public.proposal_items to service_role;
grant update (lost_reason, value_minor, value_currency) on public.contact_submissions to authenticated;

revoke execute on function private.are_proposal_lines(text[]), private.proposal_line_minor(numeric, bigint, text),
  private.algiers_today(), private.number_proposal(), private.proposal_total(uuid, text), private.change_proposal(),
  private.total_proposal(), private.record_proposal_event(), private.send_proposal(uuid, uuid),
  private.send_proposal_of_message(), private.expire_proposals(), private.settle_outcome(), private.record_lost_reason(),
  private.confirm_accepted_proposal() from public;
grant execute on function private.are_proposal_lines(text[]) to authenticated, service_role;
grant execute on function private.algiers_today() to service_role;
revoke execute on function public.save_proposal(jsonb, jsonb, timestamptz), public.confirm_proposal(uuid)
  from public, anon;
grant execute on function public.save_proposal(jsonb, jsonb, timestamptz), public.confirm_proposal(uuid)
  to authenticated;
revoke execute on function public.proposals_of_inquiry(uuid), public.answer_proposal(uuid, uuid, boolean, text),
  public.unnotified_proposal_answers(), public.mark_proposals_notified(uuid[]) from public, anon, authenticated;
grant execute on function public.proposals_of_inquiry(uuid), public.answer_proposal(uuid, uuid, boolean, text),
  public.unnotified_proposal_answers(), public.mark_proposals_notified(uuid[]) to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy proposals_select_staff on public.proposals
  for select to authenticated using ((select private.is_staff()));
create policy proposals_insert_staff on public.proposals
  for insert to authenticated with check ((select private.is_staff()) and status = 'draft');
create policy proposals_update_staff on public.proposals
  for update to authenticated
  using ((select private.is_staff()) and status = 'draft') with check ((select private.is_staff()) and status = 'draft');
create policy proposals_delete_staff on public.proposals
  for delete to authenticated using ((select private.is_staff()) and status = 'draft');

create policy proposal_items_select_staff on public.proposal_items
  for select to authenticated using ((select private.is_staff()));
create policy proposal_items_insert_staff on public.proposal_items
  for insert to authenticated
  with check ((select private.is_staff()) and exists (select from public.proposals draft where draft.id = proposal_id and draft.status = 'draft'));
create policy proposal_items_update_staff on public.proposal_items
  for update to authenticated
  using ((select private.is_staff()) and exists (select from public.proposals draft where draft.id = proposal_id and draft.status = 'draft'))
  with check ((select private.is_staff()) and exists (select from public.proposals draft where draft.id = proposal_id and draft.status = 'draft'));
create policy proposal_items_delete_staff on public.proposal_items
  for delete to authenticated
  using ((select private.is_staff()) and exists (select from public.proposals draft where draft.id = proposal_id and draft.status = 'draft'));
