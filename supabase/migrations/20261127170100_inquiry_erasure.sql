-- Erasure by customers. The link of an inquiry is forwarded with its emails, so it asks only: a second link, sent to the
-- address itself, confirms. While a trip is ahead, the office decides.

-- Functions -----------------------------------------------------------------------------------

-- Asks for the email that confirms, once the holder of the link has named the address. False for another address.
create function public.request_erasure(submission uuid, address text) returns boolean
language plpgsql set search_path = '' as $$
declare
  plain constant text := private.plain_address(address);
  link constant uuid := private.inquiry_link_for(submission);
begin
  if not private.consume_limit('inquiry erasure', 'inquiry', submission::text) then
    raise sqlstate 'PT429'
      using message = 'Too many attempts in a short time.', detail = private.error_detail('too_many_requests');
  end if;
  if not exists (select from public.contact_submissions inquiry
    where inquiry.id = submission and lower(inquiry.email) = plain) then
    return false;
  end if;
  if private.is_colleague(plain) then
    raise check_violation
      using message = 'This address belongs to a staff account. Remove its role first.',
      detail = private.error_detail('staff_address');
  end if;
  if not private.consume_limit('inquiry erasure email', 'email', plain) then
    raise sqlstate 'PT429'
      using message = 'Too many emails in a short time.', detail = private.error_detail('too_many_requests');
  end if;
  update public.inquiry_links known
  set erasure_requested_at = now(), erasure_emailed_at = null, erasure_token_hash = null, erasure_passed_on_at = null
  where known.id = link;
  return true;
end;
$$;
comment on function public.request_erasure(uuid, text) is
  'Asks for the email that confirms an erasure; false for another address. The server only.';

create function public.requested_erasures()
returns table (link_id uuid, submission_id uuid, email text, language text, requested_at timestamptz)
language sql stable set search_path = '' as $$
  select link.id, inquiry.id, inquiry.email, inquiry.language, link.erasure_requested_at
  from public.inquiry_links link join public.contact_submissions inquiry on inquiry.id = link.submission_id
  where link.erasure_requested_at > now() - interval '2 hours' and link.erasure_emailed_at is null
    and link.revoked_at is null
  order by link.erasure_requested_at limit 50
$$;
comment on function public.requested_erasures() is 'Erasures to confirm whose email is not written. The server only.';

-- The next trip of this address that is agreed or accepted and not known to be over.
create function private.trip_ahead(address text) returns public.contact_submissions
language sql stable set search_path = '' as $$
  select inquiry from public.contact_submissions inquiry
  where lower(inquiry.email) = address and not inquiry.is_test
    and (inquiry.status = 'won' or inquiry.status <> 'lost' and exists (select from public.proposals proposal
      where proposal.submission_id = inquiry.id and proposal.status = 'accepted'))
    and coalesce(inquiry.trip_ended_on, inquiry."returnDate", inquiry."departureDate", 'infinity')
      >= (now() at time zone 'Africa/Algiers')::date
  order by inquiry."departureDate", inquiry.created_at limit 1
$$;

-- Erases the person, as administrators do, or passes the request on to the office as a message of theirs, in `words` by
-- language. Null for a wrong, a used and an expired link, which count like wrong links of inquiries.
create function public.confirm_erasure(hash text, words jsonb, headers jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  network constant text := private.client_network(headers);
  link public.inquiry_links;
  address text;
  ahead public.contact_submissions;
begin
  if private.is_guessing_links(network) then
    raise sqlstate 'PT429'
      using message = 'Too many attempts in a short time.', detail = private.error_detail('too_many_requests');
  end if;
  select * into link from public.inquiry_links known
  where known.erasure_token_hash = hash and known.revoked_at is null
    and known.erasure_requested_at > now() - interval '2 hours' for update;
  if link.id is null then
    perform private.consume_limit('inquiry link', 'network', network),
      private.consume_limit('inquiry link', 'everybody', 'everybody');
    return null;
  end if;
  if link.erasure_passed_on_at is not null then
    return 'office';
  end if;
  select lower(inquiry.email) into address from public.contact_submissions inquiry where inquiry.id = link.submission_id;
  ahead := private.trip_ahead(address);
  if ahead.id is null then
    perform private.erase_address(address, '{}');
    return 'erased';
  end if;
  perform public.write_to_inquiry(ahead.id, gen_random_uuid(), words ->> ahead.language);
  update public.inquiry_links known set erasure_passed_on_at = now() where known.id = link.id;
  return 'office';
end;
$$;
comment on function public.confirm_erasure(text, jsonb, jsonb) is
  'Erases everything about the sender of an inquiry, or asks the office while a trip is ahead. The server only.';

-- What the office is not told yet: erasures of people who did it themselves, with the addresses of those who worked for them.
create function public.unnotified_erasures()
returns table (erasure_id uuid, erased_at timestamptz, inquiries jsonb, owners text[])
language sql stable set search_path = '' as $$
  select erasure.id, erasure.erased_at, erasure.inquiries,
    array(select distinct person.email from jsonb_array_elements(erasure.inquiries) inquiry
      join public.profiles person on person.id = (inquiry ->> 'owner')::uuid and person.disabled_at is null
      where private.is_colleague(person.email))
  from public.erasures erasure
  where erasure.by_person and erasure.inquiries <> '[]' and erasure.erased_at > now() - interval '2 days'
    and not exists (select from public.mail_outbox mail where mail.idempotency_key = 'erasure-notice:' || erasure.id)
  order by erasure.erased_at limit 50
$$;
comment on function public.unnotified_erasures() is
  'Erasures by the people themselves that the office has not been told about. The server only.';

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.trip_ahead(text) from public;
revoke execute on function public.request_erasure(uuid, text), public.requested_erasures(),
  public.confirm_erasure(text, jsonb, jsonb), public.unnotified_erasures() from public, anon, authenticated;
grant execute on function private.trip_ahead(text), public.request_erasure(uuid, text), public.requested_erasures(),
  public.confirm_erasure(text, jsonb, jsonb), public.unnotified_erasures() to service_role;

-- Rows ----------------------------------------------------------------------------------------

insert into private.limits (kind, subject, allowed, period) values
  ('inquiry erasure', 'inquiry', 10, '1 hour'),
  ('inquiry erasure email', 'email', 3, '1 hour');
