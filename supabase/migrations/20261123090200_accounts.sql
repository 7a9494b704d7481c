-- Accounts: profiles, staff roles and invitations. A role lives in staff_roles and nowhere else:
-- never in a token, never in user_metadata.

-- Tables --------------------------------------------------------------------------------------

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  full_name text,
  last_sign_in_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_full_name_length check (char_length(full_name) <= 200),
  constraint profiles_email_visible check (not private.has_invisible(email))
);
create index profiles_email_idx on public.profiles (email);
create index profiles_address_idx on public.profiles (lower(email));

create table public.staff_roles (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  role public.staff_role not null,
  granted_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_roles_granted_by_idx on public.staff_roles (granted_by);

create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  role public.staff_role not null,
  token_hash text not null unique,
  invited_by uuid references public.profiles (id) on delete set null,
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  accepted_by uuid references public.profiles (id) on delete set null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  language text not null default 'en' references public.languages (code),
  constraint staff_invitations_email_format
    check (private.is_email_address(email))
);
create index staff_invitations_email_idx on public.staff_invitations (lower(email));
create index staff_invitations_invited_by_idx on public.staff_invitations (invited_by);
create index staff_invitations_accepted_by_idx on public.staff_invitations (accepted_by);
create unique index staff_invitations_one_open_per_email on public.staff_invitations (lower(email))
  where accepted_at is null and revoked_at is null;

-- Functions -----------------------------------------------------------------------------------

-- Read from the tables at every request, so a changed role, a disabled account and the end of a session take effect at
-- once. Without the last, a token would outlive its session by up to an hour.
create function private.account_state() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when profile.disabled_at is not null then 'disabled'
    when staff.role is not null then staff.role
    else 'waiting'
  end
  from public.profiles profile
  left join public.staff_roles staff on staff.user_id = profile.id
  where profile.id = (select auth.uid())
    and (
      auth.jwt() ->> 'session_id' is null
      or exists (select 1 from auth.sessions session where session.id = (auth.jwt() ->> 'session_id')::uuid)
    )
$$;

-- Whether the caller's role has a right. Policies wrap it, `(select private.may('inquiries.read'))`, so that it runs once
-- per statement.
create function private.may(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.role_has(private.account_state(), wanted)
$$;

-- The caller's own state: a role, 'waiting', 'disabled', or null without an account or a session.
create function public.account_state() returns text
language sql stable set search_path = '' as $$
  select private.account_state()
$$;

create function private.copy_user_to_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, full_name, last_sign_in_at)
  values (
    new.id,
    coalesce(new.email, ''),
    left(nullif(btrim(new.raw_user_meta_data ->> 'full_name'), ''), 200),
    new.last_sign_in_at
  )
  on conflict (id) do update
    set email = excluded.email, last_sign_in_at = excluded.last_sign_in_at;
  return new;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger users_copy_to_profile
  after insert or update of email, last_sign_in_at on auth.users
  for each row execute function private.copy_user_to_profile();

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

create trigger staff_roles_touch before update on public.staff_roles
  for each row execute function private.touch_updated_at();

create trigger staff_roles_known_role after insert or update of role on public.staff_roles
  for each row execute function private.refuse_unknown_role();
create trigger staff_invitations_known_role after insert or update of role on public.staff_invitations
  for each row execute function private.refuse_unknown_role();

-- Grants --------------------------------------------------------------------------------------

alter table public.profiles enable row level security;
alter table public.staff_roles enable row level security;
alter table public.staff_invitations enable row level security;

revoke all on public.profiles, public.staff_roles, public.staff_invitations from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (full_name, disabled_at) on public.profiles to authenticated;
grant all on public.profiles, public.staff_roles, public.staff_invitations to service_role;
grant select, delete on public.staff_roles to authenticated;
grant insert (user_id, role), update (role) on public.staff_roles to authenticated;
grant select (id, email, role, language, invited_by, expires_at, accepted_at, accepted_by, revoked_at, created_at)
  on public.staff_invitations to authenticated;
grant update (revoked_at) on public.staff_invitations to authenticated;

revoke execute on function private.account_state(), private.may(text),
  private.copy_user_to_profile() from public;
revoke execute on function public.account_state() from public, anon;
grant execute on function private.account_state(), private.may(text)
  to anon, authenticated, service_role;
grant execute on function public.account_state() to authenticated, service_role;

-- Policies ------------------------------------------------------------------------------------

-- Accounts see themselves, colleagues each other, and who manages accounts everybody.
create policy profiles_select_self_or_colleague on public.profiles
  for select to authenticated using (
    (id = (select auth.uid()) and (select private.account_state()) <> 'disabled')
    or (select private.may('accounts.manage'))
    or (
      (select private.may('office.use'))
      and exists (select 1 from public.staff_roles colleague where colleague.user_id = profiles.id)
    )
  );
create policy profiles_update_self_or_by_right on public.profiles
  for update to authenticated
  using (
    (id = (select auth.uid()) and (select private.account_state()) <> 'disabled')
    or (select private.may('accounts.manage'))
  )
  with check ((id = (select auth.uid())) or (select private.may('accounts.manage')));

create policy staff_roles_select_self_or_by_right on public.staff_roles
  for select to authenticated using (
    (user_id = (select auth.uid()) and (select private.account_state()) <> 'disabled')
    or (select private.may('office.use'))
  );
create policy staff_roles_insert_by_right on public.staff_roles
  for insert to authenticated with check ((select private.may('accounts.manage')));
create policy staff_roles_update_by_right on public.staff_roles
  for update to authenticated
  using ((select private.may('accounts.manage'))) with check ((select private.may('accounts.manage')));
create policy staff_roles_delete_by_right on public.staff_roles
  for delete to authenticated using ((select private.may('accounts.manage')));

create policy staff_invitations_select_by_right on public.staff_invitations
  for select to authenticated using ((select private.may('accounts.manage')));
-- An open invitation can be revoked; a revoked or accepted one stays.
create policy staff_invitations_update_by_right on public.staff_invitations
  for update to authenticated
  using ((select private.may('accounts.manage')) and accepted_at is null and revoked_at is null)
  with check ((select private.may('accounts.manage')) and revoked_at is not null);

-- Existing accounts ---------------------------------------------------------------------------

insert into public.profiles (id, email, full_name, last_sign_in_at)
select id, coalesce(email, ''), left(nullif(btrim(raw_user_meta_data ->> 'full_name'), ''), 200), last_sign_in_at
from auth.users
on conflict (id) do nothing;
