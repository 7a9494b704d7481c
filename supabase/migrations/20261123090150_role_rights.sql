-- What each role may do. Policies and functions ask private.may() for a right and never for a role, so a new role is rows
-- here. `pnpm types` copies the rows to the domain, where both apps and the edge functions read them.

-- Tables --------------------------------------------------------------------------------------

-- A name. It is a role once it has a right; the states of an account without a role are none.
create domain public.staff_role as text
  constraint staff_role_name check (value ~ '^[a-z][a-z-]{1,29}$' and value not in ('waiting', 'disabled'));

create table private.role_rights (
  role public.staff_role not null,
  "right" text not null,
  primary key (role, "right"),
  constraint role_rights_subject_and_verb check ("right" ~ '^[a-z]+\.[a-z]+$')
);
comment on table private.role_rights is 'The rights of each role, as <subject>.<verb>.';

-- Functions -----------------------------------------------------------------------------------

create function private.role_has(role text, wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.role_rights granted where granted.role = role_has.role and granted."right" = wanted)
$$;

create function private.refuse_unknown_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.role_rights granted where granted.role = new.role) then
    raise exception 'This role does not exist.'
      using errcode = '22P02', column = 'role', detail = private.error_detail('role_unknown');
  end if;
  return null;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

alter table private.role_rights enable row level security;

revoke all on private.role_rights from public, anon, authenticated;

revoke execute on function private.role_has(text, text), private.refuse_unknown_role() from public;
grant execute on function private.role_has(text, text) to service_role;

-- Rows ----------------------------------------------------------------------------------------

-- office.use is what every colleague needs: the dashboard, colleagues' names, own drafts and notifications.
insert into private.role_rights (role, "right")
select known.role, known_right from (values
  ('staff', '{office.use, content.read, content.write, translations.write, reviews.read, reviews.write,
    inquiries.read, inquiries.write, newsletter.read, newsletter.write, mails.read, mails.write,
    history.read, settings.read}'::text[]),
  ('admin', '{office.use, content.read, content.write, content.delete, translations.write, reviews.read, reviews.write,
    inquiries.read, inquiries.write, inquiries.delete, people.export, people.erase,
    newsletter.read, newsletter.write, newsletter.delete, mails.read, mails.write,
    history.read, trash.restore, settings.read, settings.write, accounts.manage}')
) known (role, rights), unnest(known.rights) known_right;
