-- Abuse is bounded at the table, whatever program sends: so many inquiries an hour from one address,
-- from one network and in all. What only looks like spam is kept as spam and not refused.

-- Tables ---------------------------------------------------------------------------------------

-- More than `allowed` in `period` is too many; no number, no limit.
create table private.limits (
  kind text not null,
  subject text not null,
  allowed integer,
  period interval not null default '1 hour',
  primary key (kind, subject),
  constraint limits_allowed_range check (allowed >= 0),
  constraint limits_period_range check (period between interval '1 minute' and interval '1 day')
);
comment on table private.limits is
  'email, network, everybody: refused above it. All others: kept as spam above it.';

insert into private.limits (kind, subject, allowed, period) values
  ('inquiry', 'email', 5, '1 hour'),
  ('inquiry', 'network', 20, '1 hour'),
  ('inquiry', 'everybody', 300, '1 hour'),
  ('inquiry', 'links', 3, '1 hour'),
  ('inquiry', 'same text', 3, '1 day'),
  ('inquiry', 'links in the name', 0, '1 hour'),
  -- A field filled that people do not see.
  ('inquiry', 'trap', 0, '1 hour'),
  -- Sent within two seconds: by itself a weak sign, as a browser fills in a name and a page a message.
  ('inquiry', 'haste', null, '1 hour'),
  ('inquiry', 'hasty links', 0, '1 hour'),
  ('newsletter', 'network', 10, '1 hour');

-- Whose word about the caller's address counts. A hosted project stands behind Cloudflare, which
-- writes cf-connecting-ip itself, whatever the caller sent. Behind a proxy of one's own, name its header.
create table private.gateway (
  id integer primary key default 1,
  address_header text not null default 'cf-connecting-ip',
  constraint gateway_one_row check (id = 1),
  constraint gateway_address_header_lower check (address_header = lower(address_header))
);
insert into private.gateway default values;

-- What happened, by hashes that lose their meaning with the salt of their day.
create table private.limit_salts (
  day date primary key,
  salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);

create table private.limit_events (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  key bytea not null,
  sender bytea,
  happened_at timestamptz not null default now()
);
create index limit_events_key_idx on private.limit_events (kind, subject, key, happened_at);
create index limit_events_happened_idx on private.limit_events (happened_at);

alter table private.limits enable row level security;
alter table private.gateway enable row level security;
alter table private.limit_salts enable row level security;
alter table private.limit_events enable row level security;
revoke all on private.limits, private.gateway, private.limit_salts, private.limit_events
  from public, anon, authenticated, service_role;

-- Functions ------------------------------------------------------------------------------------

create function private.sweep_limits() returns void
language sql security definer set search_path = '' as $$
  delete from private.limit_events where happened_at < now() - interval '1 day';
  delete from private.limit_salts where day < current_date - 1;
$$;

-- A text as it is counted: with the salts of today and yesterday, as an hour may begin before midnight.
-- The first is today's.
create function private.limit_keys(word text) returns bytea[]
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.limit_salts (day) values (current_date) on conflict do nothing;
  return (
    select array_agg(sha256(salt || convert_to(word, 'UTF8')) order by day desc)
    from private.limit_salts where day >= current_date - 1
  );
end;
$$;

-- Counts one more; false, and not counted, when that is more than allowed.
create function private.take_from_limit(of_kind text, of_subject text, word text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  bound private.limits;
  keys bytea[];
begin
  select * into bound from private.limits where kind = of_kind and subject = of_subject;
  if bound.allowed is null or word is null then
    return true;
  end if;
  keys := private.limit_keys(word);
  -- Two at the same moment wait for one another, or both would be the last one allowed.
  perform pg_advisory_xact_lock(hashtextextended(of_kind || of_subject || word, 0));
  if (
    select count(*) from private.limit_events
    where kind = of_kind and subject = of_subject and key = any (keys)
      and happened_at > now() - bound.period
  ) >= bound.allowed then
    return false;
  end if;
  insert into private.limit_events (kind, subject, key) values (of_kind, of_subject, keys[1]);
  return true;
end;
$$;

-- The network that a request comes from; null when nobody we trust says it. Of IPv6 the half that a
-- household or an office is given as a whole.
create function private.network_of(headers jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  told text := headers ->> (select address_header from private.gateway);
  address inet;
begin
  -- A list, as in x-forwarded-for, ends with what our own proxy saw; before it stands what anybody wrote.
  address := regexp_replace(btrim(split_part(told, ',', -1)), '^::ffff:', '', 'i')::inet;
  return case family(address)
    when 4 then host(address) else network(set_masklen(address, 64))::text end;
exception when data_exception then
  return null;
end;
$$;

create function private.request_headers() returns jsonb
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::jsonb
$$;

-- The same words from many addresses. Short ones are left alone: "I would like to book." is no spam.
create function private.is_repeated_text(message text, email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  bound private.limits;
  keys bytea[];
  senders bytea[];
  is_repeated boolean;
begin
  select * into bound from private.limits where kind = 'inquiry' and subject = 'same text';
  if bound.allowed is null or char_length(message) < 60 then
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

create function private.is_over(of_subject text, found integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(found > (select allowed from private.limits where kind = 'inquiry' and subject = of_subject), false)
$$;

create function private.looks_like_spam(name text, email text, message text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  links integer := regexp_count(message, '(https?://|\mwww\.|\[url)', 1, 'i');
  links_in_name integer := regexp_count(name, '(https?://|\mwww\.)', 1, 'i');
  -- What the form noticed. A program of one's own says nothing here, and meets all other limits.
  signs text[] := coalesce(string_to_array(private.request_headers() ->> 'x-form-signs', ','), '{}');
  is_hasty boolean := 'haste' = any (signs);
begin
  return private.is_over('links', links)
    or private.is_over('links in the name', links_in_name)
    or private.is_over('trap', ('trap' = any (signs))::integer)
    or private.is_over('haste', is_hasty::integer)
    or (is_hasty and private.is_over('hasty links', links))
    or private.is_repeated_text(message, email);
end;
$$;

create function private.bound_inquiries() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(new.email));
begin
  -- A second try of one that is saved: its id is refused below, and the form knows what that means.
  if exists (select 1 from public.contact_submissions where id = new.id) then
    return new;
  end if;
  perform private.sweep_limits();
  if not (
    private.take_from_limit('inquiry', 'email', address)
    and private.take_from_limit('inquiry', 'network', private.network_of(private.request_headers()))
    and private.take_from_limit('inquiry', 'everybody', 'everybody')
  ) then
    raise sqlstate 'PT429' using
      message = 'Too many inquiries in a short time.',
      hint = 'Send it again in an hour.';
  end if;
  if private.looks_like_spam(new.name, address, new.message) then
    new.status := 'spam';
  end if;
  return new;
end;
$$;

-- A selection belongs to spam too, or its sender would be told that something went wrong.
create or replace function private.accepts_selection(submission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.contact_submissions
    where id = submission and status in ('new', 'spam') and created_at > now() - interval '15 minutes'
  )
$$;

-- For edge functions, which have no trigger of their own: whether the network of a request, by its
-- headers, may ask once more.
create function public.take_from_network_limit(kind text, headers jsonb) returns boolean
language sql set search_path = '' as $$
  select private.take_from_limit(kind, 'network', private.network_of(headers))
$$;

-- Triggers -------------------------------------------------------------------------------------

-- Those who come through the API with a visitor's or an account's key; not the server, nor a restore.
create trigger contact_submissions_bound before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.bound_inquiries();

-- Grants ---------------------------------------------------------------------------------------

revoke execute on function private.sweep_limits(), private.limit_keys(text),
  private.take_from_limit(text, text, text), private.network_of(jsonb), private.request_headers(),
  private.is_repeated_text(text, text), private.is_over(text, integer),
  private.looks_like_spam(text, text, text),
  private.bound_inquiries(), public.take_from_network_limit(text, jsonb)
  from public, anon, authenticated;
grant execute on function private.take_from_limit(text, text, text), private.network_of(jsonb),
  public.take_from_network_limit(text, jsonb) to service_role;

-- Policies -------------------------------------------------------------------------------------

-- The status is the trigger's: nobody who sends has a privilege to name one.
alter policy contact_submissions_insert_everyone on public.contact_submissions
  with check (status in ('new', 'spam') and assignee_id is null and created_at = now());

-- A project without pg_cron is swept by the next inquiry.
do $$
begin
  if exists (select 1 from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('sweep-limits', '23 * * * *', 'select private.sweep_limits()');
  end if;
end;
$$;
