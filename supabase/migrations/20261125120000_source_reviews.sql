-- Statements with a source: 90 days after the last check somebody should read the source again. The dashboard lists
-- them, and the people who checked them last are reminded once a week.

-- Tables --------------------------------------------------------------------------------------

create table private.review_reminders (
  account_id uuid primary key references public.profiles (id) on delete cascade,
  reminded_at timestamptz not null
);

-- Functions -----------------------------------------------------------------------------------

-- What visitors read and see marked as due for review; REVIEW_AFTER_DAYS in the domain. Runs as its caller.
create function private.due_statements()
returns table (source text, id text, title text, source_name text, source_url text, checked_on date)
language sql stable set search_path = '' as $$
  select statement.* from (
    select 'entry_rules', rule.id, rule.title, rule.source_name, rule.source_url, rule.checked_on
    from public.entry_rules rule where rule.status = 'published' and not rule.asks_consulate
    union all
    select 'guide_entries', entry.id, entry.title, entry.source_name, entry.source_url, entry.checked_on
    from public.guide_entries entry where entry.status = 'published' and btrim(entry.statement) <> ''
  ) statement (source, id, title, source_name, source_url, checked_on)
  where statement.checked_on < (now() at time zone 'Africa/Algiers')::date - 90
$$;

-- Runs as its caller, so the policies decide. Visitors see the name.
create function public.mark_source_checked(of_table text, of_id text) returns void
language plpgsql set search_path = '' as $$
declare
  today constant date := (now() at time zone 'Africa/Algiers')::date;
  checker constant text := coalesce(
    (select left(btrim(profile.full_name), 100) from public.profiles profile where profile.id = (select auth.uid())), '');
begin
  if not private.may('content.write') then
    raise exception 'Only staff and admins check sources.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  if of_table = 'entry_rules' then
    update public.entry_rules set checked_on = today, checked_by = checker where id = of_id;
  elsif of_table = 'guide_entries' then
    update public.guide_entries set checked_on = today, checked_by = checker where id = of_id;
  else
    raise exception 'This table has no sources.'
      using errcode = '22023', detail = private.error_detail('invalid_request');
  end if;
  if not found then
    raise exception 'This statement no longer exists.'
      using errcode = 'PT404', detail = private.error_detail('statement_gone');
  end if;
end;
$$;
comment on function public.mark_source_checked(text, text) is
  'Notes that the caller has compared a statement with its source today.';

-- One row for each account that is due for a reminder. Responsible for a statement is the active colleague who checked
-- it last; without one, those who change the settings.
create function public.due_review_reminders()
returns table (account_id uuid, email text, reminded_at timestamptz, due bigint, oldest jsonb)
language sql stable set search_path = '' as $$
  with colleagues as (
    select person.id, person.email, staff.role, reminder.reminded_at
    from public.profiles person
      join public.staff_roles staff on staff.user_id = person.id
      left join private.review_reminders reminder on reminder.account_id = person.id
    where person.disabled_at is null and private.role_has(staff.role, 'content.write')
  ), statements as (
    select statement.source, statement.id, statement.title, statement.checked_on, (
      select change.actor_id from public.record_changes change join colleagues on colleagues.id = change.actor_id
      where change.resource = statement.source and change.record_id = statement.id and change.after ? 'checked_on'
      order by change.changed_at desc, change.id desc limit 1) as checker
    from private.due_statements() statement
  ), ranked as (
    select colleague.id as account_id, colleague.email, colleague.reminded_at, statement.*,
      row_number() over (partition by colleague.id order by statement.checked_on, statement.source, statement.id) as place
    from statements statement
      join colleagues colleague on colleague.id = statement.checker or statement.checker is null and private.role_has(colleague.role, 'settings.write')
    where colleague.reminded_at is null or colleague.reminded_at <= now() - interval '7 days'
  )
  select ranked.account_id, ranked.email, ranked.reminded_at, count(*),
    jsonb_agg(jsonb_build_object('source', ranked.source, 'title', ranked.title, 'checked_on', ranked.checked_on)
      order by ranked.place) filter (where ranked.place <= 20)
  from ranked group by ranked.account_id, ranked.email, ranked.reminded_at
$$;
comment on function public.due_review_reminders() is
  'Accounts to remind of statements due for review, with the 20 oldest; none that was reminded this week. The server only.';

create function public.mark_reviews_reminded(accounts uuid[]) returns void
language sql set search_path = '' as $$
  insert into private.review_reminders (account_id, reminded_at)
  select id, now() from public.profiles where id = any (accounts)
  on conflict (account_id) do update set reminded_at = excluded.reminded_at
$$;
comment on function public.mark_reviews_reminded(uuid[]) is 'Marks accounts as reminded now. The server only.';

-- Grants --------------------------------------------------------------------------------------

alter table private.review_reminders enable row level security;

revoke all on private.review_reminders from public, anon, authenticated;
grant select, insert, update on private.review_reminders to service_role;

revoke execute on function private.due_statements() from public;
revoke execute on function public.mark_source_checked(text, text) from public, anon;
revoke execute on function public.due_review_reminders(), public.mark_reviews_reminded(uuid[])
  from public, anon, authenticated;
grant execute on function private.due_statements() to authenticated, service_role;
grant execute on function public.mark_source_checked(text, text) to authenticated;
grant execute on function public.due_review_reminders(), public.mark_reviews_reminded(uuid[]) to service_role;
