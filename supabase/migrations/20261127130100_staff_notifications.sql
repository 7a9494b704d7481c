-- Emails to the office: assignments, replies, what is due, and the morning digest.

-- Tables --------------------------------------------------------------------------------------

create table public.notification_settings (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  assigned boolean not null default true,
  customer_replied boolean not null default true,
  proposal_answered boolean not null default true,
  due_today boolean not null default true,
  digest boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table public.notification_settings is 'Which emails a colleague wants. Without a row, all of them.';

create index submission_messages_received_idx on public.submission_messages (created_at) where direction = 'inbound';

-- Functions -----------------------------------------------------------------------------------

-- Whether a colleague wants a kind of email: the name of a column of notification_settings.
create function private.wants_notification(who uuid, kind text) returns boolean
language sql stable set search_path = '' as $$
  select coalesce((select (to_jsonb(settings) ->> kind)::boolean
    from public.notification_settings settings where settings.user_id = who), true)
$$;

-- The latest moment that lies this many office minutes in the past; thirty days ago if there were fewer.
create function private.office_time_ago(minutes integer) returns timestamptz
language sql stable set search_path = '' as $$
  with worked as (
    select stretch.opens_at, sum(extract(epoch from least(stretch.closes_at, now()) - stretch.opens_at) / 60)
        over (order by stretch.opens_at desc) as total
    from private.office_stretches(now() - interval '30 days', now()) stretch where stretch.opens_at < now()
  )
  select coalesce(
    (select worked.opens_at + (worked.total - minutes) * interval '1 minute' from worked
      where worked.total >= minutes order by worked.opens_at desc limit 1),
    now() - interval '30 days')
$$;

-- The language of each colleague's account, which its back office sets.
create function private.staff_languages() returns table (email text, language text)
language sql stable security definer set search_path = '' as $$
  select person.email, coalesce(account.raw_user_meta_data ->> 'language', 'en')
  from public.staff_roles staff
    join public.profiles person on person.id = staff.user_id
    join auth.users account on account.id = person.id
  where person.disabled_at is null
$$;
create function public.staff_languages() returns table (email text, language text)
language sql stable set search_path = '' as $$
  select * from private.staff_languages()
$$;
comment on function public.staff_languages() is 'In which language colleagues are written. The server only.';

-- Replies of the last day to inquiries that somebody owns, without an email about them.
create function public.unnotified_replies()
returns table (message_id uuid, submission_id uuid, service text, email text)
language sql stable set search_path = '' as $$
  select message.id, submission.id, submission.service, person.email
  from public.submission_messages message
    join public.contact_submissions submission on submission.id = message.submission_id
    join public.profiles person on person.id = submission.assignee_id
  where message.direction = 'inbound' and message.created_at > now() - interval '1 day'
    and submission.status <> 'spam' and person.disabled_at is null
    and private.wants_notification(person.id, 'customer_replied')
    and not exists (select 1 from public.mail_outbox mail where mail.idempotency_key = 'reply-notice:' || message.id)
  order by message.created_at limit 200
$$;
comment on function public.unnotified_replies() is
  'Replies of customers that the owner of the inquiry has not been notified of. The server only.';

-- Answers to proposals without an email about them.
create function public.unnotified_proposal_answers()
returns table (proposal_id uuid, version integer, status text, submission_id uuid, email text, total_minor bigint, currency text)
language sql stable set search_path = '' as $$
  select proposal.id, proposal.version, proposal.status::text, submission.id, person.email, proposal.total_minor,
    proposal.currency
  from public.proposals proposal
    join public.contact_submissions submission on submission.id = proposal.submission_id
    left join public.profiles person on person.id = submission.assignee_id and person.disabled_at is null
  where proposal.answered_at is not null and proposal.notified_at is null
    and proposal.answered_at > now() - interval '2 days'
    and (person.id is null or private.wants_notification(person.id, 'proposal_answered'))
  order by proposal.answered_at limit 100
$$;
comment on function public.unnotified_proposal_answers() is
  'Answers to proposals without an email, and the owner''s address if there is one. The server only.';

-- Who gets a morning email at a moment: within four hours after the office opened, once a day, if there is anything to say.
-- `due` lists the person's own inquiries that are due today; `figures` is the digest. Either is null if turned off.
create function public.due_mornings(moment timestamptz default now())
returns table (account_id uuid, email text, today date, due jsonb, figures jsonb)
language plpgsql stable set search_path = '' as $$
declare
  today_here constant date := (moment at time zone 'Africa/Algiers')::date;
  opened_at constant timestamptz := (select min(stretch.opens_at) from private.office_stretches(moment, moment) stretch
    where (stretch.opens_at at time zone 'Africa/Algiers')::date = today_here);
  tomorrow constant timestamptz := (today_here + 1)::timestamp at time zone 'Africa/Algiers';
begin
  if opened_at is null or moment not between opened_at and opened_at + interval '4 hours' then
    return;
  end if;
  return query
    with colleagues as (
      select person.id, person.email as address,
        private.wants_notification(person.id, 'due_today') as wants_due,
        private.wants_notification(person.id, 'digest') as wants_digest
      from public.staff_roles staff join public.profiles person on person.id = staff.user_id
      where person.disabled_at is null and private.role_has(staff.role, 'inquiries.read')
        and not exists (select 1 from public.mail_outbox mail
          where mail.idempotency_key = 'morning:' || person.id || ':' || today_here)
    ), mornings as (
      select colleague.id, colleague.address,
        case when colleague.wants_due then (
          select jsonb_agg(jsonb_build_object('id', submission.id, 'service', submission.service)
            order by submission.due_at)
          from public.contact_submissions submission
          where submission.status in ('new', 'in_progress', 'waiting') and not submission.is_test
            and submission.due_at < tomorrow and submission.assignee_id = colleague.id) end as list,
        case when colleague.wants_digest then (
          select jsonb_strip_nulls(jsonb_build_object(
            'new', nullif(count(*) filter (where submission.status = 'new'), 0),
            'unassigned', nullif(count(*) filter (where submission.assignee_id is null), 0),
            'mine', nullif(count(*) filter (
              where submission.assignee_id = colleague.id and submission.awaits = 'office'), 0)))
          from public.contact_submissions submission
          where submission.status in ('new', 'in_progress', 'waiting') and not submission.is_test
            and coalesce(submission.snoozed_until <= moment, true)) end as counts
      from colleagues colleague
    )
    select mornings.id, mornings.address, today_here, mornings.list, nullif(mornings.counts, '{}')
    from mornings
    where mornings.list is not null or mornings.counts <> '{}';
end;
$$;
comment on function public.due_mornings(timestamptz) is 'Morning emails that are due, with their content. The server only.';

-- Triggers ------------------------------------------------------------------------------------

create trigger notification_settings_touch before update on public.notification_settings
  for each row execute function private.touch_updated_at();

-- Grants --------------------------------------------------------------------------------------

alter table public.notification_settings enable row level security;

revoke all on public.notification_settings from anon, authenticated;
grant select on public.notification_settings to authenticated;
grant insert (assigned, customer_replied, proposal_answered, due_today, digest),
  update (assigned, customer_replied, proposal_answered, due_today, digest) on public.notification_settings to authenticated;
grant all on public.notification_settings to service_role;

revoke execute on function private.wants_notification(uuid, text), private.office_time_ago(integer) from public, anon;
revoke execute on function private.staff_languages(), public.staff_languages(), public.unnotified_replies(), public.unnotified_proposal_answers(),
  public.due_mornings(timestamptz) from public, anon, authenticated;
grant execute on function private.wants_notification(uuid, text), private.staff_languages(), public.staff_languages(), public.unnotified_replies(),
  public.unnotified_proposal_answers(), public.due_mornings(timestamptz) to service_role;
grant execute on function private.office_time_ago(integer) to authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy notification_settings_select_owner on public.notification_settings
  for select to authenticated using ((select private.may('office.use')) and user_id = (select auth.uid()));
create policy notification_settings_insert_owner on public.notification_settings
  for insert to authenticated with check ((select private.may('office.use')) and user_id = (select auth.uid()));
create policy notification_settings_update_owner on public.notification_settings
  for update to authenticated
  using ((select private.may('office.use')) and user_id = (select auth.uid()))
  with check ((select private.may('office.use')) and user_id = (select auth.uid()));
