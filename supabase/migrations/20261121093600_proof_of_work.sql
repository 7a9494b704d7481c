-- A captcha without anything to click and without a third party, off until a setting turns it on: the
-- browser solves a small task that the database set, and sends the solution along. The task is ALTCHA's
-- (https://altcha.org): find the number behind a hash. It is signed, so nothing is stored until it is
-- solved; it is over after half an hour; and each solution counts once.

-- Tables ---------------------------------------------------------------------------------------

alter table public.site_settings add column asks_for_work boolean not null default false;
comment on column public.site_settings.asks_for_work is
  'Inquiries and subscriptions need the solution of a small task. Public, so that a form can begin early.';

create table private.work (
  id integer primary key default 1,
  signing_key bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  -- The number is at most this: about half as many hashes are made on the average.
  max_number integer not null default 500000,
  constraint work_one_row check (id = 1),
  constraint work_max_number_range check (max_number between 1000 and 9999999)
);
insert into private.work default values;

create table private.used_work (
  signature bytea primary key,
  expires_at timestamptz not null
);
create index used_work_expires_idx on private.used_work (expires_at);

alter table private.work enable row level security;
alter table private.used_work enable row level security;
revoke all on private.work, private.used_work from public, anon, authenticated, service_role;

-- Functions ------------------------------------------------------------------------------------

create function private.sign_work(challenge text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(signing_key || sha256(signing_key || convert_to(challenge, 'UTF8'))) from private.work
$$;

create function private.is_work_asked() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select asks_for_work from public.site_settings where id = 1), false)
$$;

-- A task; null while none is asked for.
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
  -- Ends with a mark, lest digits of the number pass for digits of the moment.
  salt := encode(substr(chance, 1, 12), 'hex') || '?expires=' || extract(epoch from now() + interval '30 minutes')::bigint || '&';
  challenge := encode(sha256(convert_to(
    salt || (('x' || encode(substr(chance, 13, 4), 'hex'))::bit(32)::bigint % (bound + 1)), 'UTF8')), 'hex');
  return jsonb_build_object('algorithm', 'SHA-256', 'challenge', challenge, 'salt', salt, 'maxnumber', bound,
    'signature', encode(private.sign_work(challenge), 'hex'));
end;
$$;

create function public.work_challenge() returns jsonb
language sql set search_path = '' as $$ select private.new_work() $$;
comment on function public.work_challenge() is 'A task whose solution a form sends along; null while none is asked for.';

-- Whether a solution is right, in time and new; then it is used up. The solution is the base64 of
-- {"challenge", "number", "salt", "signature"}; what cannot be read is none.
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

-- For edge functions, which have no trigger of their own. Yes, while no work is asked for.
create function public.take_work(solution text) returns boolean
language sql set search_path = '' as $$
  select not private.is_work_asked() or coalesce(private.use_work(solution), false)
$$;
comment on function public.take_work(text) is 'Whether a form did its task, and uses the solution up. The server only.';

-- Whoever is refused otherwise keeps the solution: it is used up in the same transaction.
create function private.ask_for_work() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_work_asked()
    -- A second try of one that is saved: its id is refused, and the form knows what that means.
    or exists (select 1 from public.contact_submissions where id = new.id)
    or coalesce(private.use_work(private.request_headers() ->> 'x-form-work'), false)
  then
    return new;
  end if;
  raise sqlstate 'PT428' using
    message = 'The task against spam is not solved.',
    hint = 'Ask work_challenge() for one and send the solution in the header x-form-work.';
end;
$$;

-- Triggers -------------------------------------------------------------------------------------

-- Before contact_submissions_bound, in the order of the alphabet: who did no work takes nobody's share.
create trigger contact_submissions_ask_for_work before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.ask_for_work();

-- Grants ---------------------------------------------------------------------------------------

revoke execute on function private.sign_work(text), private.is_work_asked(), private.new_work(),
  public.work_challenge(), private.use_work(text), public.take_work(text), private.ask_for_work()
  from public, anon, authenticated;
grant execute on function public.work_challenge(), private.new_work() to anon, authenticated;
grant execute on function public.take_work(text), private.use_work(text), private.is_work_asked() to service_role;
