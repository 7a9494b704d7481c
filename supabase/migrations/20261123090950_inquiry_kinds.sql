-- The kinds of inquiry, as packages/domain/src/inquiry/kinds describes them: inquiry-kinds.test.ts compares both.

-- Tables --------------------------------------------------------------------------------------

create table private.inquiry_kinds (
  key text primary key,
  constraint inquiry_kinds_key_slug check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
comment on table private.inquiry_kinds is 'What contact_submissions.service and services.service_type name.';

create table private.inquiry_fields (
  kind text not null references private.inquiry_kinds (key),
  name text not null,
  shape text not null,
  min integer,
  max integer,
  primary key (kind, name),
  constraint inquiry_fields_name_format check (name ~ '^[a-z][A-Za-z0-9]*$'),
  constraint inquiry_fields_rule check (case shape
    when 'text' then min is null and max between 1 and 1000
    when 'number' then min <= max and greatest(-min, max) < 1000000000
    when 'day' then coalesce(min, max) is null
    when 'time' then coalesce(min, max) is null
    else false end is true)
);
comment on table private.inquiry_fields is 'What inquiry_selections.details may hold for each kind.';

-- Functions -----------------------------------------------------------------------------------

create function private.inquiry_kind_keys() returns text[]
language sql stable security definer set search_path = '' as $$
  select array_agg(kind.key) from private.inquiry_kinds kind
$$;

-- A text of one line, a whole number, a day or a time of day, as detailProblem() of the domain decides.
create function private.is_inquiry_detail(detail jsonb, shape text, min integer, max integer) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  written constant text := detail #>> '{}';
begin
  if (jsonb_typeof(detail) = 'number') <> (shape = 'number') or jsonb_typeof(detail) not in ('number', 'string') then
    return false;
  end if;
  return case shape
    when 'text' then char_length(private.trimmed(written)) >= 1 and char_length(written) <= max and written !~ '[[:cntrl:]]'
    when 'number' then written ~ '^-?[0-9]{1,9}$' and written::integer between min and max
    when 'day' then written ~ '^2[01][0-9]{2}-[0-9]{2}-[0-9]{2}$' and written::date is not null
    when 'time' then written ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
    else false
  end;
exception
  when datetime_field_overflow then
    return false;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

alter table private.inquiry_kinds enable row level security;
alter table private.inquiry_fields enable row level security;

revoke all on private.inquiry_kinds, private.inquiry_fields from public, anon, authenticated;

revoke execute on function private.inquiry_kind_keys(), private.is_inquiry_detail(jsonb, text, integer, integer) from public;
grant execute on function private.inquiry_kind_keys() to authenticated;

-- Rows ----------------------------------------------------------------------------------------

insert into private.inquiry_kinds (key) values
  ('general'), ('trip-planner'), ('car-rental'), ('events'), ('team-building'), ('handbook'), ('mechanic');
