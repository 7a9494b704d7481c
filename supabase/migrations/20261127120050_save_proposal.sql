-- Drafts of proposals, as the editor saves them.

-- Functions -----------------------------------------------------------------------------------

-- Saves a draft with its lines in one transaction. `proposal` holds columns by name, `items` is in order. Without
-- `read_at` the draft is new; with it, `read_at` is the updated_at that the editor read. Returns the new updated_at,
-- or null if somebody saved or sent it in between. Runs as its caller, so the policies of both tables apply.
create function public.save_proposal(proposal jsonb, items jsonb, read_at timestamptz default null) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  saved constant uuid := (proposal ->> 'id')::uuid;
  wanted public.proposals := jsonb_populate_record(null::public.proposals, proposal);
begin
  if not private.may('inquiries.write') then
    raise exception 'Only staff and admins write proposals.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
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
    (id, proposal_id, position, kind, entity_id, title, details, quantity, unit_price_minor, is_included)
  select coalesce(item.id, gen_random_uuid()), saved, entry.place, item.kind, item.entity_id, item.title,
    coalesce(item.details, ''), item.quantity, item.unit_price_minor, coalesce(item.is_included, false)
  from jsonb_array_elements(items) with ordinality entry (value, place),
    jsonb_populate_record(null::public.proposal_items, entry.value) item;

  return (select row.updated_at from public.proposals row where row.id = saved);
end;
$$;
comment on function public.save_proposal(jsonb, jsonb, timestamptz) is 'Saves a draft with its lines; null if it changed in between.';

-- Grants --------------------------------------------------------------------------------------

revoke execute on function public.save_proposal(jsonb, jsonb, timestamptz) from public, anon;
grant execute on function public.save_proposal(jsonb, jsonb, timestamptz) to authenticated;
