-- Administration of accounts: everybody with an account, and accepting an invitation.

-- Views ---------------------------------------------------------------------------------------

-- Runs as its caller, so the policies of profiles and staff_roles decide which rows it has.
create view public.accounts with (security_invoker = on) as
  select profile.id, profile.email, profile.full_name, staff.role, profile.disabled_at,
    profile.last_sign_in_at, profile.created_at
  from public.profiles profile
  left join public.staff_roles staff on staff.user_id = profile.id;
comment on view public.accounts is 'All accounts with their roles.';

-- Functions -----------------------------------------------------------------------------------

-- Grants the invited role and closes the invitation in one transaction. Two requests with the same link wait for
-- each other at the row; the second finds the invitation accepted.
create function public.accept_staff_invitation(hash text, account uuid) returns text
language plpgsql set search_path = '' as $$
declare
  invitation public.staff_invitations;
  profile public.profiles;
begin
  select * into invitation from public.staff_invitations where token_hash = hash for update;
  if not found or invitation.accepted_at is not null or invitation.revoked_at is not null
    or invitation.expires_at <= now() then
    raise exception 'This invitation is no longer valid.'
      using errcode = 'PT410', detail = private.error_detail('invitation_closed');
  end if;

  select * into profile from public.profiles where id = account;
  if not found or lower(profile.email) <> lower(invitation.email) then
    raise exception 'This invitation is for another address.'
      using errcode = 'PT403', detail = private.error_detail('invitation_for_other_address');
  end if;
  if profile.disabled_at is not null then
    raise exception 'This account has been disabled.'
      using errcode = 'PT403', detail = private.error_detail('account_disabled');
  end if;

  -- An account that got a role in the meantime keeps it.
  insert into public.staff_roles (user_id, role, granted_by)
  values (account, invitation.role, invitation.invited_by)
  on conflict (user_id) do nothing;
  update public.staff_invitations
  set accepted_at = now(), accepted_by = account
  where id = invitation.id;
  return invitation.role;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

revoke all on public.accounts from anon, authenticated;
grant select on public.accounts to authenticated, service_role;

revoke execute on function public.accept_staff_invitation(text, uuid) from public, anon, authenticated;
grant execute on function public.accept_staff_invitation(text, uuid) to service_role;
