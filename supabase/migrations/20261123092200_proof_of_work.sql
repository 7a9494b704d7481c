-- Proof of work: a captcha without interaction and without a third party, off until a setting turns it on. The
-- browser solves a challenge of the ALTCHA protocol (https://altcha.org): it finds the number behind a hash. The
-- challenge is signed, so nothing is stored until it is solved; it expires after 30 minutes and counts once.

-- Tables --------------------------------------------------------------------------------------

create table private.work (
  id integer primary key default 1,
  signing_key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  -- The upper bound of the number; solving takes half as many hashes on average.
  max_number integer not null default 500000,
  constraint work_one_row check (id = 1),
  constraint work_max_number_range check (max_number between 1000 and 9999999)
);

create table private.used_work (
  signature bytea primary key,
  expires_at timestamptz not null
);
create index used_work_expires_idx on private.used_work (expires_at);

-- Functions -----------------------------------------------------------------------------------

create function private.sign_work(challenge text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(signing_key || sha256(signing_key || convert_to(challenge, 'UTF8'))) from private.work
$$;

create function private.is_work_asked() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select asks_for_work from public.site_settings where id = 1), false)
$$;

-- A new challenge, or null while none is required.
create function private.new_work() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  chance constant bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  bound integer;
  salt text;
  challenge text;
begin
  if not private.is_work_asked() then
    return null;
  end if;
  select max_number into bound from private.work;
  -- Ends with a separator, so that digits of the number cannot extend the expiry time.
  salt := encode(substr(chance, 1, 12), 'hex') || '?expires=' || extract(epoch from now() + interval '30 minutes')::bigint || '&';
  challenge := encode(sha256(convert_to(
    salt || (('x' || encode(substr(chance, 13, 4), 'hex'))::bit(32)::bigint % (bound + 1)), 'UTF8')), 'hex');
  return jsonb_build_object('algorithm', 'SHA-256', 'challenge', challenge, 'salt', salt, 'maxnumber', bound,
    'signature', encode(private.sign_work(challenge), 'hex'));
end;
$$;

create function public.work_challenge() returns jsonb
language sql set search_path = '' as $$ select private.new_work() $$;
comment on function public.work_challenge() is 'A challenge whose solution a form submits; null while none is required.';

-- Whether a solution is correct, in time and unused; marks it as used. A solution is the base64 of
-- {"challenge", "number", "salt", "signature"}.
create function private.use_work(solution text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb;
  expires timestamptz;
begin
  if char_length(solution) > 1000 then
    return false;
  end if;
  told := convert_from(decode(solution, 'base64'), 'UTF8')::jsonb;
  if coalesce(told ->> 'salt', '') !~ '^[0-9a-f]{24}\?expires=[0-9]{10}&$' or coalesce(told ->> 'number', '') !~ '^[0-9]{1,7}$' then
    return false;
  end if;
  expires := to_timestamp(substring(told ->> 'salt' from 'expires=([0-9]{10})&$')::bigint);
  if expires <= now()
    or encode(sha256(convert_to((told ->> 'salt') || (told ->> 'number'), 'UTF8')), 'hex') is distinct from told ->> 'challenge'
    or encode(private.sign_work(told ->> 'challenge'), 'hex') is distinct from told ->> 'signature'
  then
    return false;
  end if;
  delete from private.used_work where expires_at < now();
  insert into private.used_work (signature, expires_at)
  values (decode(told ->> 'signature', 'hex'), expires) on conflict do nothing;
  return found;
exception when data_exception then
  return false;
end;
$$;

-- For edge functions, whose tables have no such trigger. True while no challenge is required.
create function public.take_work(solution text) returns boolean
language sql set search_path = '' as $$
  select not private.is_work_asked() or coalesce(private.use_work(solution), false)
$$;
comment on function public.take_work(text) is 'Whether a solution is valid; marks it as used. The server only.';

create function private.check_work() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_work_asked()
    and not coalesce(private.use_work(private.request_headers() ->> 'x-form-work'), false)
  then
    raise sqlstate 'PT428' using
      message = 'The task against spam is not solved.',
      hint = 'Ask work_challenge() for one and send the solution in the header x-form-work.';
  end if;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

alter table private.work enable row level security;
alter table private.used_work enable row level security;

revoke all on private.work, private.used_work from public, anon, authenticated, service_role;

revoke execute on function private.sign_work(text), private.is_work_asked(), private.new_work(),
  public.work_challenge(), private.use_work(text), public.take_work(text), private.check_work()
  from public, anon, authenticated;
grant execute on function private.is_work_asked(), private.use_work(text), public.take_work(text)
  to service_role;
grant execute on function private.new_work(), public.work_challenge() to anon, authenticated;

-- Rows ----------------------------------------------------------------------------------------

insert into private.work default values;
