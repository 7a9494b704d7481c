-- Finding a person's data. A person is an email address; every text that may contain one is found through an index
-- of the addresses in it. The functions run as their owner, because most of this nobody may read, and check first
-- that the caller is an admin.

-- Functions -----------------------------------------------------------------------------------

create function private.plain_address(address text) returns text
language sql immutable set search_path = '' as $$ select lower(private.trimmed(address)) $$;

-- Matches the address within a text, but not as the end of a longer one.
create function private.address_pattern(address text) returns text
language sql immutable set search_path = '' as $$
  select '(?<![[:alnum:]._%+-])' || regexp_replace(address, '([^[:alnum:]@])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])'
$$;

-- The letters and digits on either side of each @ in a text. Wherever private.address_pattern() matches, the keys of
-- the address are among those of the text.
create function private.address_keys(value text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if value is null or strpos(value, '@') = 0 then
    return '{}';
  end if;
  return array(select distinct key[1] from regexp_matches(lower(value), '[[:alnum:]]*@[[:alnum:]]*', 'g') key);
end;
$$;

create function private.keys_of_change(before jsonb, after jsonb) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select private.address_keys(coalesce(before::text, '') || ' ' || coalesce(after::text, ''))
$$;

create function private.keys_of_mail(
  to_email text, reply_to text, subject text, body_text text, body_html text, last_error text
) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select private.address_keys(to_email || ' ' || coalesce(reply_to, '') || ' ' || subject || ' '
    || body_text || ' ' || body_html || ' ' || coalesce(last_error, ''))
$$;

create function private.reviews_by_name(address text) returns setof public.reviews
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select review.* from public.reviews review
  where review.request_id is null and lower(private.trimmed(review.name)) in (
    select lower(private.trimmed(submission.name)) from public.contact_submissions submission
    where lower(submission.email) = address
    union
    select lower(private.trimmed(profile.full_name)) from public.profiles profile where lower(profile.email) = address);
end;
$$;

-- Indexes -------------------------------------------------------------------------------------

-- Few texts contain an address, so these are small.
create index contact_submissions_address_keys_idx on public.contact_submissions
  using gin (private.address_keys(message || ' ' || name)) with (fastupdate = off);
create index submission_notes_address_keys_idx on public.submission_notes
  using gin (private.address_keys(body)) with (fastupdate = off);
create index mail_outbox_address_keys_idx on public.mail_outbox
  using gin (private.keys_of_mail(to_email, reply_to, subject, body_text, body_html, last_error)) with (fastupdate = off);
create index mail_attempts_address_keys_idx on public.mail_attempts
  using gin (private.address_keys(sentence)) with (fastupdate = off);
create index record_changes_address_keys_idx on public.record_changes
  using gin (private.keys_of_change(before, after)) with (fastupdate = off);

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.plain_address(text), private.address_pattern(text),
  private.address_keys(text), private.keys_of_change(jsonb, jsonb),
  private.keys_of_mail(text, text, text, text, text, text), private.reviews_by_name(text) from public;
grant execute on function private.plain_address(text) to authenticated;
grant execute on function private.address_keys(text) to anon, authenticated, service_role;
grant execute on function private.keys_of_change(jsonb, jsonb),
  private.keys_of_mail(text, text, text, text, text, text) to service_role;
