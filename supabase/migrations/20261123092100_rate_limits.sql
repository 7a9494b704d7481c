-- Rate limits: so many inquiries an hour from one address, from one network and in total, whatever program sends
-- them, and the thresholds above which an inquiry is kept as spam.

-- Tables --------------------------------------------------------------------------------------

-- More than `allowed` in `period` is too many; null means no limit.
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
  'Above email, network and everybody an inquiry is refused; above the others it is kept as spam.';

-- The request header that we trust for the client's address. A hosted project is behind Cloudflare, which writes
-- cf-connecting-ip itself, whatever the client sent. Behind another proxy, name its header.
create table private.gateway (
  id integer primary key default 1,
  address_header text not null default 'cf-connecting-ip',
  constraint gateway_one_row check (id = 1),
  constraint gateway_address_header_lower check (address_header = lower(address_header))
);

-- Events are stored as keyed hashes; they cannot be linked to anybody once the salt of their day is deleted.
create table private.limit_salts (
  day date primary key,
  salt bytea not null default extensions.gen_random_bytes(32)
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

-- Functions -----------------------------------------------------------------------------------

-- Also deletes events counted while the clock was ahead, which would count until that time comes.
create function private.sweep_limits() returns void
language sql security definer set search_path = '' as $$
  delete from private.limit_events
  where happened_at < now() - interval '1 day' or happened_at > now() + interval '1 hour';
  delete from private.limit_salts where day < current_date - 1 or day > current_date + 1;
$$;

-- The hashes of a text with the salts of today (first) and yesterday, because an hour may begin before midnight.
create function private.limit_keys(word text) returns bytea[]
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.limit_salts (day) values (current_date) on conflict do nothing;
  return (
    select array_agg(extensions.hmac(convert_to(word, 'UTF8'), salt, 'sha256') order by day desc)
    from private.limit_salts where day >= current_date - 1
  );
end;
$$;

-- Null means no limit. The setting lifts them for one process, such as a build; nobody sets it through the API.
create function private.allowed_events(of_kind text, of_subject text) returns integer
language sql stable security definer set search_path = '' as $$
  select allowed from private.limits where kind = of_kind and subject = of_subject
    and coalesce(current_setting('expat_buddy.rate_limits', true), '') <> 'off'
$$;

-- How many events with this key count at the moment.
create function private.counted_events(of_kind text, of_subject text, word text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  keys constant bytea[] := private.limit_keys(word);
  since constant timestamptz := (
    select now() - period from private.limits where kind = of_kind and subject = of_subject);
begin
  return (
    select count(*) from private.limit_events
    where kind = of_kind and subject = of_subject and key = any (keys) and happened_at > since);
end;
$$;

create function private.is_limit_reached(of_kind text, of_subject text, word text) returns boolean
language sql security definer set search_path = '' as $$
  select coalesce(word is not null and private.counted_events(of_kind, of_subject, word)
    >= private.allowed_events(of_kind, of_subject), false)
$$;

-- Counts one event. Returns false, and counts nothing, when the limit is reached.
create function private.consume_limit(of_kind text, of_subject text, word text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if word is null or private.allowed_events(of_kind, of_subject) is null then
    return true;
  end if;
  -- Concurrent callers wait here, or both would count as the last one allowed.
  perform pg_advisory_xact_lock(hashtextextended(of_kind || of_subject || word, 0));
  if private.is_limit_reached(of_kind, of_subject, word) then
    return false;
  end if;
  insert into private.limit_events (kind, subject, key)
  values (of_kind, of_subject, (private.limit_keys(word))[1]);
  return true;
end;
$$;

-- The client's network: an IPv4 address, or the /64 prefix that a household gets in IPv6. Null without a trusted
-- header.
create function private.client_network(headers jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  forwarded text := headers ->> (select address_header from private.gateway);
  address inet;
begin
  -- A list, as in x-forwarded-for, ends with what our proxy saw; the client can write everything before it.
  address := regexp_replace(btrim(split_part(forwarded, ',', -1)), '^::ffff:', '', 'i')::inet;
  return case family(address)
    when 4 then host(address) else network(set_masklen(address, 64))::text end;
exception when data_exception then
  return null;
end;
$$;

-- For edge functions, whose tables have no such trigger.
create function public.consume_network_limit(kind text, headers jsonb) returns boolean
language sql set search_path = '' as $$
  select private.consume_limit(kind, 'network', private.client_network(headers))
$$;

-- Grants --------------------------------------------------------------------------------------

alter table private.limits enable row level security;
alter table private.gateway enable row level security;
alter table private.limit_salts enable row level security;
alter table private.limit_events enable row level security;

revoke all on private.limits, private.gateway, private.limit_salts, private.limit_events
  from public, anon, authenticated, service_role;

revoke execute on function private.sweep_limits(), private.limit_keys(text),
  private.allowed_events(text, text), private.counted_events(text, text, text), private.is_limit_reached(text, text, text),
  private.consume_limit(text, text, text), private.client_network(jsonb),
  public.consume_network_limit(text, jsonb) from public, anon, authenticated;
grant execute on function private.consume_limit(text, text, text), private.client_network(jsonb),
  public.consume_network_limit(text, jsonb) to service_role;

-- Rows ----------------------------------------------------------------------------------------

insert into private.limits (kind, subject, allowed, period) values
  ('inquiry', 'email', 5, '1 hour'),
  ('inquiry', 'network', 20, '1 hour'),
  ('inquiry', 'everybody', 300, '1 hour'),
  ('inquiry', 'links', 3, '1 hour'),
  ('inquiry', 'same text', 3, '1 day'),
  ('inquiry', 'links in the name', 0, '1 hour'),
  -- A filled field that people do not see.
  ('inquiry', 'honeypot', 0, '1 hour'),
  -- Sent within two seconds. A weak signal alone, because browsers fill in names and pages fill in messages.
  ('inquiry', 'submitted too fast', null, '1 hour'),
  ('inquiry', 'links submitted too fast', 0, '1 hour'),
  ('newsletter', 'network', 10, '1 hour'),
  ('newsletter, honeypot', 'network', 2, '1 hour');
insert into private.gateway default values;
