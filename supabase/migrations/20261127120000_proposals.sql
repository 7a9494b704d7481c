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

create type public.proposal_status as enum ('draft', 'sent', 'accepted', 'declined', 'expired', 'replaced', 'withdrawn');

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
  language text not null default 'en' references public.languages (code),
  valid_until date,
  total_minor bigint not null default 0,
  created_by uuid default auth.uid() references public.profiles (id) on delete set null,
  sent_at timestamptz,
  answered_at timestamptz,
  decline_reason text not null default '',
  notified_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by uuid references public.profiles (id) on delete set null,
  withdrawn_at timestamptz,
  customer_told_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint proposals_version_once unique (submission_id, version),
  constraint proposals_title_line check (char_length(title) <= 150 and title !~ '[[:cntrl:]]'),
  constraint proposals_travellers_line check (char_length(travellers) <= 150 and travellers !~ '[[:cntrl:]]'),
  constraint proposals_currency_choice check (currency in ('DZD', 'EUR')),
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
  constraint proposals_confirmed_accepted check (confirmed_at is null or answered_at is not null),
  constraint proposals_withdrawn_dated check ((status = 'withdrawn') = (withdrawn_at is not null))
);
comment on table public.proposals is 'Changed by staff while they are drafts; afterwards by sending, by the customer''s answer and by time.';
comment on column public.proposals.total_minor is
  'The sum of the lines in minor units (centimes, cents), maintained by triggers.';
comment on column public.proposals.valid_until is 'The last day on which it can be accepted, in Algiers.';
comment on column public.proposals.notified_at is 'When the email about the customer''s answer was written.';
comment on column public.proposals.customer_told_at is
  'When the email to the customer about the confirmation or the withdrawal was written.';
create index proposals_submission_idx on public.proposals (submission_id, version desc);
create unique index proposals_one_draft_idx on public.proposals (submission_id) where status = 'draft';
create unique index proposals_one_sent_idx on public.proposals (submission_id) where status = 'sent';
create unique index proposals_one_accepted_idx on public.proposals (submission_id) where status = 'accepted';
create index proposals_open_idx on public.proposals (valid_until) where status = 'sent';
create index proposals_unnotified_idx on public.proposals (answered_at)
  where answered_at is not null and notified_at is null;
create index proposals_untold_idx on public.proposals (id)
  where (confirmed_at is not null or withdrawn_at is not null) and customer_told_at is null;
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
  is_included boolean not null default false,
  constraint proposal_items_kind_choice check (kind in ('travel', 'activity', 'vehicle', 'service', 'text')),
  constraint proposal_items_entity_of_kind check ((kind = 'text') = (entity_id is null)),
  constraint proposal_items_entity_format check (char_length(entity_id) <= 100 and entity_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint proposal_items_title_line
    check (char_length(private.trimmed(title)) >= 1 and char_length(title) <= 200 and title !~ '[[:cntrl:]]'),
  constraint proposal_items_details_length check (char_length(details) <= 1000),
  constraint proposal_items_quantity_range check (quantity > 0 and quantity < 10000),
  constraint proposal_items_unit_price_range check (abs(unit_price_minor) < 100000000000),
  constraint proposal_items_included_free check (not is_included or unit_price_minor = 0)
);
comment on column public.proposal_items.entity_id is 'The record of the catalogue it was taken from, which may be gone.';
comment on column public.proposal_items.unit_price_minor is
  'In minor units of the proposal''s currency; a discount is negative, 0 is unknown unless the line is included.';
comment on column public.proposal_items.is_included is 'Whether customers read "Included" instead of a price.';
create index proposal_items_proposal_idx on public.proposal_items (proposal_id, position);

alter table public.submission_messages
  add constraint submission_messages_proposal_id_fkey foreign key (proposal_id) references public.proposals (id) on delete set null;
create index submission_messages_proposal_idx on public.submission_messages (proposal_id);

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
      using errcode = 'PT409', detail = private.error_detail('proposal_closed');
  end if;
  if new.currency <> old.currency then
    new.total_minor := private.proposal_total(new.id, new.currency);
  end if;
  new.updated_at := now();
  return new;
end;
$$;

-- Once for all lines of a statement. A definer, because staff cannot write the total.
create function private.total_proposals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.proposal_items item where item.proposal_id in (select changed.proposal_id from changed)
    group by item.proposal_id having count(*) > 100) then
    raise check_violation
      using message = 'A proposal has at most 100 lines.', constraint = 'proposal_items_count',
      detail = private.error_detail('proposal_lines_full', jsonb_build_object('count', 100));
  end if;
  update public.proposals proposal set total_minor = private.proposal_total(proposal.id, proposal.currency)
  where proposal.id in (select changed.proposal_id from changed);
  return null;
end;
$$;

-- Lines stay with their proposal.
create function private.refuse_moving_line() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise check_violation
    using message = 'A line cannot move to another proposal.', detail = private.error_detail('proposal_line_moved');
end;
$$;

create function private.record_proposal_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.submission_events (submission_id, actor_id, kind, from_value, to_value)
  values (new.submission_id, (select profile.id from public.profiles profile where profile.id = (select auth.uid())),
    'proposal', new.version::text, case when new.confirmed_at is null then new.status::text else 'confirmed' end);
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger proposals_number before insert on public.proposals
  for each row execute function private.number_proposal();
create trigger proposals_change before update on public.proposals
  for each row execute function private.change_proposal();
create trigger proposals_record_event after update of status on public.proposals
  for each row when (old.status <> new.status) execute function private.record_proposal_event();
create trigger proposals_record_confirmation after update of confirmed_at on public.proposals
  for each row when (old.confirmed_at is null and new.confirmed_at is not null)
  execute function private.record_proposal_event();
create trigger proposal_items_refuse_moving before update of proposal_id on public.proposal_items
  for each row when (new.proposal_id <> old.proposal_id) execute function private.refuse_moving_line();
create trigger proposal_items_total_inserted after insert on public.proposal_items
  referencing new table as changed for each statement execute function private.total_proposals();
create trigger proposal_items_total_updated after update on public.proposal_items
  referencing new table as changed for each statement execute function private.total_proposals();
create trigger proposal_items_total_deleted after delete on public.proposal_items
  referencing old table as changed for each statement execute function private.total_proposals();

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

revoke execute on function private.are_proposal_lines(text[]), private.proposal_line_minor(numeric, bigint, text),
  private.algiers_today(), private.number_proposal(), private.proposal_total(uuid, text), private.change_proposal(),
  private.total_proposals(), private.refuse_moving_line(), private.record_proposal_event() from public;
grant execute on function private.are_proposal_lines(text[]) to authenticated, service_role;
grant execute on function private.algiers_today() to service_role;

-- Policies ------------------------------------------------------------------------------------

create policy proposals_select_by_right on public.proposals
  for select to authenticated using ((select private.may('inquiries.read')));
create policy proposals_insert_by_right on public.proposals
  for insert to authenticated with check ((select private.may('inquiries.write')) and status = 'draft');
create policy proposals_update_by_right on public.proposals
  for update to authenticated
  using ((select private.may('inquiries.write')) and status = 'draft') with check ((select private.may('inquiries.write')) and status = 'draft');
create policy proposals_delete_by_right on public.proposals
  for delete to authenticated using ((select private.may('inquiries.write')) and status = 'draft');

create policy proposal_items_select_by_right on public.proposal_items
  for select to authenticated using ((select private.may('inquiries.read')));
create policy proposal_items_insert_by_right on public.proposal_items
  for insert to authenticated
  with check ((select private.may('inquiries.write')) and exists (select from public.proposals draft where draft.id = proposal_id and draft.status = 'draft'));
create policy proposal_items_update_by_right on public.proposal_items
  for update to authenticated
  using ((select private.may('inquiries.write')) and exists (select from public.proposals draft where draft.id = proposal_id and draft.status = 'draft'))
  with check ((select private.may('inquiries.write')) and exists (select from public.proposals draft where draft.id = proposal_id and draft.status = 'draft'));
create policy proposal_items_delete_by_right on public.proposal_items
  for delete to authenticated
  using ((select private.may('inquiries.write')) and exists (select from public.proposals draft where draft.id = proposal_id and draft.status = 'draft'));
