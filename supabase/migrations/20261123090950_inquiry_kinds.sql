-- The kinds of inquiry, as packages/domain/src/inquiry/kinds describes them: inquiry-kinds.test.ts compares both.

-- Tables --------------------------------------------------------------------------------------

create table private.inquiry_kinds (
  key text primary key,
  constraint inquiry_kinds_key_slug check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
comment on table private.inquiry_kinds is 'What contact_submissions.service and services.service_type name.';

-- Functions -----------------------------------------------------------------------------------

create function private.inquiry_kind_keys() returns text[]
language sql stable security definer set search_path = '' as $$
  select array_agg(kind.key) from private.inquiry_kinds kind
$$;

-- Grants --------------------------------------------------------------------------------------

alter table private.inquiry_kinds enable row level security;

revoke all on private.inquiry_kinds from public, anon, authenticated;

revoke execute on function private.inquiry_kind_keys() from public;
grant execute on function private.inquiry_kind_keys() to authenticated;

-- Rows ----------------------------------------------------------------------------------------

insert into private.inquiry_kinds (key) values
  ('general'), ('trip-planner'), ('car-rental'), ('events'), ('team-building'), ('handbook'), ('mechanic');
