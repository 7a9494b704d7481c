-- Sending a proposal with its message, the customer's answer to it, and taking it back.

-- Functions -----------------------------------------------------------------------------------

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
    raise exception 'This proposal belongs to another inquiry, or has been deleted.'
      using errcode = '23514', detail = private.error_detail('proposal_gone');
  end if;
  if known.status not in ('draft', 'sent') then
    raise exception 'Version % of the proposal can no longer be sent. Make a new version.', known.version
      using errcode = '23514',
      detail = private.error_detail('proposal_version_closed', jsonb_build_object('version', known.version));
  end if;
  if known.valid_until is null or known.valid_until < private.algiers_today() then
    raise exception 'Enter until when the proposal is valid: today or a later day.'
      using errcode = '23514', detail = private.error_detail('proposal_validity_missing');
  end if;
  if known.status = 'sent' then
    return;
  end if;
  if private.trimmed(known.title) = '' then
    raise exception 'Give the proposal a title.'
      using errcode = '23514', detail = private.error_detail('proposal_title_missing');
  end if;
  if not exists (select from public.proposal_items item where item.proposal_id = proposal) then
    raise exception 'Add at least one line to the proposal.'
      using errcode = '23514', detail = private.error_detail('proposal_lines_missing');
  end if;
  if exists (select from public.proposal_items item where item.proposal_id = proposal and not item.is_included
      and private.proposal_line_minor(item.quantity, item.unit_price_minor, known.currency) = 0) then
    raise exception 'Enter a price for each line, or mark it as included.'
      using errcode = '23514', detail = private.error_detail('proposal_price_missing');
  end if;
  if known.total_minor < 0 then
    raise exception 'The total of the proposal is negative.'
      using errcode = '23514', detail = private.error_detail('proposal_total_negative');
  end if;
  if known.total_minor = 0 and exists (
    select from public.proposal_items item where item.proposal_id = proposal and not item.is_included) then
    raise exception 'The total of the proposal is 0.'
      using errcode = '23514', detail = private.error_detail('proposal_total_zero');
  end if;
  if known.currency = 'DZD' and exists (
    select from public.proposal_items item where item.proposal_id = proposal and item.unit_price_minor % 100 <> 0) then
    raise exception 'Prices in dinars have no centimes.'
      using errcode = '23514', detail = private.error_detail('proposal_centimes');
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
    'confirmed_at', proposal.confirmed_at, 'withdrawn_at', proposal.withdrawn_at,
    'items', (select coalesce(jsonb_agg(jsonb_build_object('id', item.id, 'kind', item.kind,
        'entity_id', item.entity_id, 'title', item.title, 'details', item.details, 'quantity', item.quantity,
        'unit_price_minor', item.unit_price_minor, 'is_included', item.is_included) order by item.position), '[]')
      from public.proposal_items item where item.proposal_id = proposal.id)
  ) order by proposal.version desc), '[]')
  from public.proposals proposal
  where proposal.submission_id = submission and proposal.status <> 'draft'
$$;
comment on function public.proposals_of_inquiry(uuid) is 'The proposals that the customer of an inquiry may see. The server only.';

-- The customer's answer, which reopens the inquiry as a message does. Returns the status afterwards, null for a proposal that is not theirs or was never sent. A second
-- answer changes nothing, and neither does one to an expired, replaced or withdrawn proposal.
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

-- Takes back what was sent and is not confirmed, and puts the inquiry on the office's desk. A second call changes nothing.
create function private.withdraw_proposal(proposal uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.proposals;
begin
  if not private.may('inquiries.write') then
    raise exception 'Only staff and admins withdraw proposals.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  perform from public.contact_submissions submission
  where submission.id = (select row.submission_id from public.proposals row where row.id = proposal) for update;
  select * into known from public.proposals row where row.id = proposal for update;
  if known.status = 'withdrawn' then
    return;
  end if;
  if known.status is null or known.status not in ('sent', 'accepted') or known.confirmed_at is not null then
    raise exception 'Only a proposal that is open, or accepted and not yet confirmed, can be withdrawn.'
      using errcode = '23514', detail = private.error_detail('proposal_not_withdrawable');
  end if;
  update public.proposals row set status = 'withdrawn', withdrawn_at = now() where row.id = proposal;
  update public.contact_submissions row
  set awaits = 'office',
    status = case
      when row.status <> 'waiting' then row.status
      when row.assignee_id is null then 'new'
      else 'in_progress'
    end
  where row.id = known.submission_id;
end;
$$;

create function public.withdraw_proposal(proposal uuid) returns void
language sql set search_path = '' as $$ select private.withdraw_proposal(proposal) $$;
comment on function public.withdraw_proposal(uuid) is
  'Withdraws a proposal that was sent and is not confirmed; its customer gets an email.';

-- What customers have not been told yet: that their proposal is confirmed, or withdrawn.
create function public.untold_proposal_outcomes()
returns table (proposal_id uuid, submission_id uuid, outcome text, title text, total_minor bigint, currency text,
  starts_on date, ends_on date, answered_at timestamptz, email text, language text)
language sql stable set search_path = '' as $$
  select proposal.id, inquiry.id, case when proposal.confirmed_at is null then 'withdrawn' else 'confirmed' end,
    proposal.title, proposal.total_minor, proposal.currency, proposal.starts_on, proposal.ends_on, proposal.answered_at,
    inquiry.email, inquiry.language
  from public.proposals proposal join public.contact_submissions inquiry on inquiry.id = proposal.submission_id
  where (proposal.confirmed_at is not null or proposal.withdrawn_at is not null) and proposal.customer_told_at is null
    and greatest(proposal.confirmed_at, proposal.withdrawn_at) > now() - interval '7 days'
    and case when proposal.confirmed_at is null then inquiry.status <> 'spam' else inquiry.status = 'won' end
  order by proposal.id limit 100
$$;
comment on function public.untold_proposal_outcomes() is
  'Confirmations and withdrawals without an email to the customer. The server only.';

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

create function public.mark_proposals_notified(proposal_ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.proposals set notified_at = now() where id = any (proposal_ids) and notified_at is null
$$;
comment on function public.mark_proposals_notified(uuid[]) is 'The server only.';

-- Triggers ------------------------------------------------------------------------------------

create trigger submission_messages_send_proposal after update of sent_at on public.submission_messages
  for each row when (old.sent_at is null and new.sent_at is not null and new.proposal_id is not null)
  execute function private.send_proposal_of_message();

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.send_proposal(uuid, uuid), private.send_proposal_of_message(),
  private.expire_proposals() from public;
revoke execute on function public.proposals_of_inquiry(uuid), public.answer_proposal(uuid, uuid, boolean, text),
  public.mark_proposals_notified(uuid[]), public.untold_proposal_outcomes() from public, anon, authenticated;
revoke execute on function private.withdraw_proposal(uuid), public.withdraw_proposal(uuid) from public, anon;
grant execute on function private.withdraw_proposal(uuid), public.withdraw_proposal(uuid) to authenticated;
grant execute on function public.proposals_of_inquiry(uuid), public.answer_proposal(uuid, uuid, boolean, text),
  public.mark_proposals_notified(uuid[]), public.untold_proposal_outcomes() to service_role;
