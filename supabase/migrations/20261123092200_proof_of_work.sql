-- Proof of work: a captcha without interaction and without a third party, off until a setting turns it on. The
-- browser solves a challenge of the ALTCHA protocol (https://altcha.org): it finds the number behind a hash. The
-- challenge is signed, so nothing is stored until it is solved; it expires after 30 minutes and counts once.

-- Tables --------------------------------------------------------------------------------------

create table private.proof_of_work_settings (
  id integer primary key default 1,
  signing_key bytea not null default extensions.gen_random_bytes(32),
  -- The upper bound of the number; solving takes half as many hashes on average.
  max_number integer not null default 500000,
  constraint proof_of_work_settings_one_row check (id = 1),
  constraint proof_of_work_settings_max_number_range check (max_number between 1000 and 9999999)
);

create table private.proof_of_work_solutions (
  signature bytea primary key,
  expires_at timestamptz not null
);
create index proof_of_work_solutions_expires_idx on private.proof_of_work_solutions (expires_at);

-- Functions -----------------------------------------------------------------------------------

create function private.sign_challenge(challenge text) returns bytea
language sql stable security definer set search_path = '' as $$
  select extensions.hmac(convert_to(challenge, 'UTF8'), signing_key, 'sha256') from private.proof_of_work_settings
$$;

create function private.requires_proof_of_work() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select requires_proof_of_work from public.site_settings where id = 1), false)
$$;

-- A new challenge, or null while none is required.
create function private.new_challenge() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  random constant bytea := extensions.gen_random_bytes(16);
  bound integer;
  salt text;
  challenge text;
begin
  if not private.requires_proof_of_work() then
    return null;
  end if;
  select max_number into bound from private.proof_of_work_settings;
  -- Ends with a separator, so that digits of the number cannot extend the expiry time.
  salt := encode(substr(random, 1, 12), 'hex')
    || '?expires=' || extract(epoch from now() + interval '30 minutes')::bigint || '&';
  challenge := encode(sha256(convert_to(
    salt || (('x' || encode(substr(random, 13, 4), 'hex'))::bit(32)::bigint % (bound + 1)), 'UTF8')), 'hex');
  return jsonb_build_object('algorithm', 'SHA-256', 'challenge', challenge, 'salt', salt, 'maxnumber', bound,
    'signature', encode(private.sign_challenge(challenge), 'hex'));
end;
$$;

create function public.proof_of_work_challenge() returns jsonb
language sql set search_path = '' as $$ select private.new_challenge() $$;
comment on function public.proof_of_work_challenge() is 'A challenge whose solution a form submits; null while none is required.';

-- Whether a solution is correct, in time and unused; marks it as used. A solution is the base64 of
-- {"challenge", "number", "salt", "signature"}.
create function private.use_solution(solution text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  solved jsonb;
  expires timestamptz;
begin
  if char_length(solution) > 1000 then
    return false;
  end if;
  solved := convert_from(decode(solution, 'base64'), 'UTF8')::jsonb;
  if coalesce(solved ->> 'salt', '') !~ '^[0-9a-f]{24}\?expires=[0-9]{10}&$'
    or coalesce(solved ->> 'number', '') !~ '^[0-9]{1,7}$'
  then
    return false;
  end if;
  expires := to_timestamp(substring(solved ->> 'salt' from 'expires=([0-9]{10})&$')::bigint);
  if expires <= now()
    or encode(sha256(convert_to((solved ->> 'salt') || (solved ->> 'number'), 'UTF8')), 'hex')
      is distinct from solved ->> 'challenge'
    or encode(private.sign_challenge(solved ->> 'challenge'), 'hex') is distinct from solved ->> 'signature'
  then
    return false;
  end if;
  delete from private.proof_of_work_solutions where expires_at < now();
  insert into private.proof_of_work_solutions (signature, expires_at)
  values (decode(solved ->> 'signature', 'hex'), expires) on conflict do nothing;
  return found;
exception when data_exception then
  return false;
end;
$$;

-- For edge functions, whose tables have no such trigger. True while no challenge is required.
create function public.verify_proof_of_work(solution text) returns boolean
language sql set search_path = '' as $$
  select not private.requires_proof_of_work() or coalesce(private.use_solution(solution), false)
$$;
comment on function public.verify_proof_of_work(text) is 'Whether a solution is valid; marks it as used. The server only.';

create function private.check_proof_of_work() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.requires_proof_of_work()
    and not coalesce(private.use_solution(private.request_headers() ->> 'x-proof-of-work'), false)
  then
    raise sqlstate 'PT428' using
      message = 'The proof of work is missing or wrong.',
      hint = 'Ask proof_of_work_challenge() for one and send the solution in the header x-proof-of-work.',
      detail = private.error_detail('proof_of_work_required');
  end if;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

alter table private.proof_of_work_settings enable row level security;
alter table private.proof_of_work_solutions enable row level security;

revoke all on private.proof_of_work_settings, private.proof_of_work_solutions from public, anon, authenticated, service_role;

revoke execute on function private.sign_challenge(text), private.requires_proof_of_work(), private.new_challenge(),
  public.proof_of_work_challenge(), private.use_solution(text), public.verify_proof_of_work(text),
  private.check_proof_of_work()
  from public, anon, authenticated;
grant execute on function private.requires_proof_of_work(), private.use_solution(text), public.verify_proof_of_work(text)
  to service_role;
grant execute on function private.new_challenge(), public.proof_of_work_challenge() to anon, authenticated;

-- Rows ----------------------------------------------------------------------------------------

insert into private.proof_of_work_settings default values;
