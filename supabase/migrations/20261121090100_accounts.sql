-- Accounts: profiles, staff roles and invitations. A role lives in staff_roles and nowhere else:
-- never in a token, never in user_metadata.

-- Tables ---------------------------------------------------------------------------------------

create type public.staff_role as enum ('staff', 'admin');

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  full_name text,
  last_sign_in_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_full_name_length check (char_length(full_name) <= 200)
);
create index profiles_email_idx on public.profiles (email);

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
  created_at timestamptz not null default now()
);
create index staff_invitations_email_idx on public.staff_invitations (lower(email));
create index staff_invitations_invited_by_idx on public.staff_invitations (invited_by);
create index staff_invitations_accepted_by_idx on public.staff_invitations (accepted_by);
create unique index staff_invitations_one_open_per_email on public.staff_invitations (lower(email))
  where accepted_at is null and revoked_at is null;

-- Who is asking --------------------------------------------------------------------------------
-- Read from the tables at every request, so a changed role or a disabled account counts at once.

create function private.account_state() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when profile.disabled_at is not null then 'disabled'
    when staff.role is not null then staff.role::text
    else 'waiting'
  end
  from public.profiles profile
  left join public.staff_roles staff on staff.user_id = profile.id
  where profile.id = (select auth.uid())
$$;

create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.account_state() in ('staff', 'admin'), false)
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.account_state() = 'admin', false)
$$;

revoke execute on function private.account_state(), private.is_staff(), private.is_admin() from public;
grant execute on function private.account_state(), private.is_staff(), private.is_admin()
  to anon, authenticated, service_role;

-- The signed-in person's own standing: 'admin', 'staff', 'waiting', 'disabled', or null without an account.
create function public.account_state() returns text
language sql stable set search_path = '' as $$
  select private.account_state()
$$;
revoke execute on function public.account_state() from public, anon;
grant execute on function public.account_state() to authenticated, service_role;

-- Profiles follow auth.users --------------------------------------------------------------------

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
revoke execute on function private.copy_user_to_profile() from public;

create trigger users_copy_to_profile
  after insert or update of email, last_sign_in_at on auth.users
  for each row execute function private.copy_user_to_profile();

-- A project that had accounts before.
insert into public.profiles (id, email, full_name, last_sign_in_at)
select id, coalesce(email, ''), left(nullif(btrim(raw_user_meta_data ->> 'full_name'), ''), 200), last_sign_in_at
from auth.users
on conflict (id) do nothing;

-- Guards ---------------------------------------------------------------------------------------
-- At least one active admin always; nobody changes their own role or disables themselves.

create function private.require_an_active_admin() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select 1
    from public.staff_roles staff
    join public.profiles profile on profile.id = staff.user_id
    where staff.role = 'admin' and profile.disabled_at is null
  ) then
    raise exception 'There must always be at least one active administrator.'
      using errcode = '23514', hint = 'Make somebody else an administrator first.';
  end if;
end;
$$;
revoke execute on function private.require_an_active_admin() from public;

create function private.guard_staff_roles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) = coalesce(old.user_id, new.user_id) then
    raise exception 'You cannot change your own role.'
      using errcode = '42501', hint = 'Ask another administrator.';
  end if;
  if tg_op = 'UPDATE' and new.user_id <> old.user_id then
    raise exception 'A role cannot be moved to another person.' using errcode = '23514';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  new.granted_by := coalesce((select auth.uid()), new.granted_by);
  return new;
end;
$$;
revoke execute on function private.guard_staff_roles() from public;

create function private.keep_an_active_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two admins removing each other at the same moment wait for one another here.
  perform pg_advisory_xact_lock(hashtext('staff_roles.active_admin'));
  perform private.require_an_active_admin();
  return null;
end;
$$;
revoke execute on function private.keep_an_active_admin() from public;

create trigger staff_roles_guard before insert or update or delete on public.staff_roles
  for each row execute function private.guard_staff_roles();
create trigger staff_roles_touch before update on public.staff_roles
  for each row execute function private.touch_updated_at();
create trigger staff_roles_demotion after update of role on public.staff_roles
  for each row when (old.role = 'admin' and new.role <> 'admin')
  execute function private.keep_an_active_admin();
create trigger staff_roles_removal after delete on public.staff_roles
  for each row when (old.role = 'admin')
  execute function private.keep_an_active_admin();

create function private.guard_profiles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.disabled_at is distinct from old.disabled_at and (select auth.uid()) is not null then
    if new.id = (select auth.uid()) then
      raise exception 'You cannot disable your own account.'
        using errcode = '42501', hint = 'Ask another administrator.';
    end if;
    if not (select private.is_admin()) then
      raise exception 'Only an administrator can disable an account.' using errcode = '42501';
    end if;
  end if;
  return new;
end;
$$;
revoke execute on function private.guard_profiles() from public;

create trigger profiles_guard before update on public.profiles
  for each row execute function private.guard_profiles();
create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();
create function private.keep_an_active_admin_if_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.staff_roles where user_id = new.id and role = 'admin') then
    perform pg_advisory_xact_lock(hashtext('staff_roles.active_admin'));
    perform private.require_an_active_admin();
  end if;
  return null;
end;
$$;
revoke execute on function private.keep_an_active_admin_if_admin() from public;

create trigger profiles_disabling after update of disabled_at on public.profiles
  for each row when (old.disabled_at is null and new.disabled_at is not null)
  execute function private.keep_an_active_admin_if_admin();

-- Grants ---------------------------------------------------------------------------------------

alter table public.profiles enable row level security;
alter table public.staff_roles enable row level security;
alter table public.staff_invitations enable row level security;

revoke all on public.profiles, public.staff_roles, public.staff_invitations from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (full_name, disabled_at) on public.profiles to authenticated;
grant select, delete on public.staff_roles to authenticated;
grant insert (user_id, role), update (role) on public.staff_roles to authenticated;
grant select (id, email, role, invited_by, expires_at, accepted_at, accepted_by, revoked_at, created_at)
  on public.staff_invitations to authenticated;
grant update (revoked_at) on public.staff_invitations to authenticated;
grant all on public.profiles, public.staff_roles, public.staff_invitations to service_role;

-- Policies -------------------------------------------------------------------------------------

-- Oneself; an admin everybody; staff their colleagues, to whom inquiries are assigned.
create policy profiles_select_self_or_colleague on public.profiles
  for select to authenticated using (
    (id = (select auth.uid()) and disabled_at is null)
    or (select private.is_admin())
    or (
      (select private.is_staff())
      and exists (select 1 from public.staff_roles colleague where colleague.user_id = profiles.id)
    )
  );
create policy profiles_update_self_or_admin on public.profiles
  for update to authenticated
  using ((id = (select auth.uid()) and disabled_at is null) or (select private.is_admin()))
  with check ((id = (select auth.uid())) or (select private.is_admin()));

create policy staff_roles_select_self_or_staff on public.staff_roles
  for select to authenticated using (
    (user_id = (select auth.uid()) and (select private.account_state()) <> 'disabled')
    or (select private.is_staff())
  );
create policy staff_roles_insert_admin on public.staff_roles
  for insert to authenticated with check ((select private.is_admin()));
create policy staff_roles_update_admin on public.staff_roles
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy staff_roles_delete_admin on public.staff_roles
  for delete to authenticated using ((select private.is_admin()));

create policy staff_invitations_select_admin on public.staff_invitations
  for select to authenticated using ((select private.is_admin()));
-- An open invitation can be revoked; a revoked or accepted one stays so.
create policy staff_invitations_update_admin on public.staff_invitations
  for update to authenticated
  using ((select private.is_admin()) and accepted_at is null and revoked_at is null)
  with check ((select private.is_admin()) and revoked_at is not null);
