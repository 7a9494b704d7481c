-- What a stranger sends is bounded before anything is computed from it or counted. A trigger on insert and
-- not a check constraint says the limits that move with time, so rows from before stay workable.

-- Tables ---------------------------------------------------------------------------------------

-- One flat list of names: a list of lists or an empty entry is no id. Rows from before are left alone.
alter table public.inquiry_selections
  add constraint inquiry_selections_travels_flat check (
    case when array_ndims(travel_ids) > 1 then false else array_position(travel_ids, null) is null end) not valid,
  add constraint inquiry_selections_activities_flat check (
    case when array_ndims(activity_ids) > 1 then false else array_position(activity_ids, null) is null end) not valid;

-- Functions ------------------------------------------------------------------------------------

-- The database does not know the visitor's calendar, so a day counts as past once it is over everywhere on
-- Earth (the last zone is UTC-12), and as too far once it is so in the first zone (UTC+14) too.
create function private.accept_bounded_inquiry() returns trigger
language plpgsql set search_path = '' as $$
declare
  first_day constant date := (now() at time zone 'Etc/GMT+12')::date;
  last_day constant date := (now() at time zone 'Etc/GMT-14')::date + interval '5 years';
  broken text;
  fault text;
begin
  -- The checks of the table say the same, but run after every other trigger has read the texts.
  case
    when char_length(new.name) > 200 then
      broken := 'name_length'; fault := 'The name is too long.';
    when char_length(new.email) > 320 or new.email ~ '[\u0001-\u001f\u007f-\u009f]' then
      broken := 'email_format'; fault := 'The email address is not valid.';
    when char_length(new.service) > 100 then
      broken := 'service_length'; fault := 'The service is too long.';
    when char_length(new.message) > 5000 then
      broken := 'message_length'; fault := 'The message is too long.';
    when new."departureDate" < first_day then
      broken := 'departure_not_past'; fault := 'The departure date cannot be in the past.';
    when new."returnDate" < first_day then
      broken := 'return_not_past'; fault := 'The return date cannot be in the past.';
    when new."departureDate" > last_day then
      broken := 'departure_within_five_years'; fault := 'The departure date must be within the next five years.';
    when new."returnDate" > last_day then
      broken := 'return_within_five_years'; fault := 'The return date must be within the next five years.';
    else
      return new;
  end case;
  raise check_violation using message = fault, constraint = 'contact_submissions_' || broken;
end;
$$;

-- As before, but it leaves alone a text that is missing: to count it would fail on a row of the counter,
-- and the error would show that row.
create or replace function private.is_repeated_text(message text, email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  bound private.limits;
  keys bytea[];
  senders bytea[];
  is_repeated boolean;
begin
  select * into bound from private.limits where kind = 'inquiry' and subject = 'same text';
  if bound.allowed is null or email is null or message is null or char_length(message) < 60 then
    return false;
  end if;
  keys := private.limit_keys(lower(regexp_replace(message, '\s+', ' ', 'g')));
  senders := private.limit_keys(email);
  select count(distinct sender) >= bound.allowed into is_repeated from private.limit_events
  where kind = 'inquiry' and subject = 'same text' and key = any (keys) and sender <> all (senders)
    and happened_at > now() - bound.period;
  insert into private.limit_events (kind, subject, key, sender)
  values ('inquiry', 'same text', keys[1], senders[1]);
  return is_repeated;
end;
$$;

-- As before, and without what was counted while the clock was ahead: it would count until that time comes.
create or replace function private.sweep_limits() returns void
language sql security definer set search_path = '' as $$
  delete from private.limit_events
  where happened_at < now() - interval '1 day' or happened_at > now() + interval '1 hour';
  delete from private.limit_salts where day < current_date - 1 or day > current_date + 1;
$$;

-- Triggers -------------------------------------------------------------------------------------

drop trigger contact_submissions_refuse_past_days on public.contact_submissions;
drop function private.refuse_past_days();

-- The first of all, in the order of the alphabet.
create trigger contact_submissions_accept_bounded before insert on public.contact_submissions
  for each row execute function private.accept_bounded_inquiry();

-- Grants ---------------------------------------------------------------------------------------

revoke execute on function private.accept_bounded_inquiry() from public, anon, authenticated;
