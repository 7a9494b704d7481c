-- Guards: at least one active account can manage accounts; nobody changes their own role or disables themselves.

-- Functions -----------------------------------------------------------------------------------

create function private.require_an_active_admin() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select 1
    from public.staff_roles staff
    join public.profiles profile on profile.id = staff.user_id
    where profile.disabled_at is null and private.role_has(staff.role, 'accounts.manage')
  ) then
    raise exception 'There must always be at least one active administrator.'
      using errcode = '23514', hint = 'Make somebody else an administrator first.',
      detail = private.error_detail('last_administrator');
  end if;
end;
$$;

create function private.guard_staff_roles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) = coalesce(old.user_id, new.user_id) then
    raise exception 'You cannot change your own role.'
      using errcode = '42501', hint = 'Ask another administrator.', detail = private.error_detail('own_role');
  end if;
  if tg_op = 'UPDATE' and new.user_id <> old.user_id then
    raise exception 'A role cannot be moved to another person.'
      using errcode = '23514', detail = private.error_detail('role_moved');
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  new.granted_by := coalesce((select auth.uid()), new.granted_by);
  return new;
end;
$$;

create function private.keep_an_active_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.role_has(old.role, 'accounts.manage') then
    -- Two admins who remove each other at the same moment wait for each other here.
    perform pg_advisory_xact_lock(hashtext('staff_roles.active_admin'));
    perform private.require_an_active_admin();
  end if;
  return null;
end;
$$;

create function private.guard_profiles() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.disabled_at is distinct from old.disabled_at and (select auth.uid()) is not null then
    if new.id = (select auth.uid()) then
      raise exception 'You cannot disable your own account.'
        using errcode = '42501', hint = 'Ask another administrator.',
        detail = private.error_detail('own_account_disabling');
    end if;
    if not (select private.may('accounts.manage')) then
      raise exception 'Only an administrator can disable an account.'
        using errcode = '42501', detail = private.error_detail('not_permitted');
    end if;
  end if;
  return new;
end;
$$;

create function private.keep_an_active_admin_if_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.staff_roles staff
    where staff.user_id = new.id and private.role_has(staff.role, 'accounts.manage')
  ) then
    perform pg_advisory_xact_lock(hashtext('staff_roles.active_admin'));
    perform private.require_an_active_admin();
  end if;
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger staff_roles_guard before insert or update or delete on public.staff_roles
  for each row execute function private.guard_staff_roles();
create trigger staff_roles_demotion after update of role on public.staff_roles
  for each row when (old.role <> new.role)
  execute function private.keep_an_active_admin();
create trigger staff_roles_removal after delete on public.staff_roles
  for each row execute function private.keep_an_active_admin();

create trigger profiles_guard before update on public.profiles
  for each row execute function private.guard_profiles();
create trigger profiles_disabling after update of disabled_at on public.profiles
  for each row when (old.disabled_at is null and new.disabled_at is not null)
  execute function private.keep_an_active_admin_if_admin();

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.require_an_active_admin(), private.guard_staff_roles(),
  private.keep_an_active_admin(), private.guard_profiles(), private.keep_an_active_admin_if_admin()
  from public;
