-- What happens before an inquiry is saved: bounds of its values, proof of work, rate limits, spam signals.

-- Functions -----------------------------------------------------------------------------------

-- A day counts as past once it is over everywhere on Earth (the last zone is UTC-12), and as too far once it is so in
-- the first zone (UTC+14) too, because the database does not know the visitor's calendar. Limits that move with time
-- are checked on insert only, so that old rows can still be changed.
create function private.check_inquiry_bounds(inquiry public.contact_submissions) returns void
language plpgsql set search_path = '' as $$
declare
  first_day constant date := (now() at time zone 'Etc/GMT+12')::date;
  last_day constant date := (now() at time zone 'Etc/GMT-14')::date + interval '5 years';
  broken text;
  fault text;
  described text;
begin
  -- The table's constraints say the same, but are checked only after the other functions have read the texts.
  case
    when char_length(inquiry.name) > 200 then
      broken := 'name_length'; fault := 'The name is too long.';
      described := private.error_detail('name_too_long');
    when char_length(inquiry.email) > 320 or private.has_invisible(inquiry.email) then
      broken := 'email_format'; fault := 'The email address is not valid.';
      described := private.error_detail('email_invalid');
    when char_length(inquiry.service) > 100 then
      broken := 'service_length'; fault := 'The service is too long.';
      described := private.error_detail('service_too_long');
    when char_length(inquiry.message) > 5000 then
      broken := 'message_length'; fault := 'The message is too long.';
      described := private.error_detail('message_too_long');
    when inquiry."departureDate" < first_day then
      broken := 'departure_not_past'; fault := 'The departure date cannot be in the past.';
      described := private.error_detail('departure_in_past');
    when inquiry."returnDate" < first_day then
      broken := 'return_not_past'; fault := 'The return date cannot be in the past.';
      described := private.error_detail('return_in_past');
    when inquiry."departureDate" > last_day then
      broken := 'departure_within_five_years'; fault := 'The departure date must be within the next five years.';
      described := private.error_detail('departure_too_far');
    when inquiry."returnDate" > last_day then
      broken := 'return_within_five_years'; fault := 'The return date must be within the next five years.';
      described := private.error_detail('return_too_far');
    else
      return;
  end case;
  raise check_violation using message = fault, constraint = 'contact_submissions_' || broken, detail = described;
end;
$$;

create function private.exceeds_limit(of_subject text, found integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(found > private.allowed_events('inquiry', of_subject), false)
$$;

-- The same text from many addresses. Short texts do not count: "I would like to book." is no spam. A missing text
-- is left to the constraints of the table.
create function private.is_repeated_text(message text, email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  allowed constant integer := private.allowed_events('inquiry', 'same text');
  keys bytea[];
  senders bytea[];
  is_repeated boolean;
begin
  if allowed is null or email is null or message is null or char_length(message) < 60 then
    return false;
  end if;
  keys := private.limit_keys(lower(regexp_replace(message, '\s+', ' ', 'g')));
  senders := private.limit_keys(email);
  select count(distinct sender) >= allowed into is_repeated from private.limit_events
  where kind = 'inquiry' and subject = 'same text' and key = any (keys) and sender <> all (senders)
    and happened_at > now() - (
      select period from private.limits where kind = 'inquiry' and subject = 'same text');
  insert into private.limit_events (kind, subject, key, sender)
  values ('inquiry', 'same text', keys[1], senders[1]);
  return is_repeated;
end;
$$;

create function private.looks_like_spam(name text, email text, message text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  links integer := regexp_count(message, '(https?://|\mwww\.|\[url)', 1, 'i');
  links_in_name integer := regexp_count(name, '(https?://|\mwww\.)', 1, 'i');
  -- What the form noticed. A script sends no signals, and meets all other limits.
  signals text[] := coalesce(string_to_array(private.request_headers() ->> 'x-spam-signals', ','), '{}');
  is_too_fast boolean := 'too-fast' = any (signals);
begin
  return private.exceeds_limit('links', links)
    or private.exceeds_limit('links in the name', links_in_name)
    or private.exceeds_limit('honeypot', ('honeypot' = any (signals))::integer)
    or private.exceeds_limit('submitted too fast', is_too_fast::integer)
    or (is_too_fast and private.exceeds_limit('links submitted too fast', links))
    or private.is_repeated_text(message, email);
end;
$$;

create function private.check_inquiry_limits(email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_limits();
  if not (
    private.consume_limit('inquiry', 'email', email)
    and private.consume_limit('inquiry', 'network', private.client_network(private.request_headers()))
    and private.consume_limit('inquiry', 'everybody', 'everybody')
  ) then
    raise sqlstate 'PT429' using
      message = 'Too many inquiries in a short time.',
      hint = 'Send it again in an hour.', detail = private.error_detail('too_many_inquiries');
  end if;
end;
$$;

-- In this order: values of any length are refused before anything is computed from them, and a sender without proof
-- of work uses up nobody's limit. A later refusal leaves the solution unused, because it rolls everything back.
create function private.check_public_inquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(new.email));
begin
  perform private.check_inquiry_bounds(new);
  -- A retry of a saved inquiry: its id is refused by the primary key, and the form knows what that means.
  if exists (select 1 from public.contact_submissions where id = new.id) then
    return new;
  end if;
  perform private.check_proof_of_work();
  perform private.check_inquiry_limits(address);
  if private.looks_like_spam(new.name, address, new.message) then
    new.status := 'spam';
  end if;
  return new;
end;
$$;

create function private.check_server_inquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.check_inquiry_bounds(new);
  return new;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------
-- Exactly one of the two runs: the first for inserts through the API with a visitor's or an account's key, the second
-- for the server.

create trigger contact_submissions_check_public before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.check_public_inquiry();
create trigger contact_submissions_check_server before insert on public.contact_submissions
  for each row when (current_user not in ('anon', 'authenticated'))
  execute function private.check_server_inquiry();

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.check_inquiry_bounds(public.contact_submissions),
  private.exceeds_limit(text, integer), private.is_repeated_text(text, text),
  private.looks_like_spam(text, text, text), private.check_inquiry_limits(text),
  private.check_public_inquiry(), private.check_server_inquiry()
  from public, anon, authenticated;
