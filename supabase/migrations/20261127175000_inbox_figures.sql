-- What waits in the inbox, counted in one place: the tabs, the menu and the first page show the same numbers.

-- Functions -----------------------------------------------------------------------------------

-- The views of open inquiries: what each counts, here and on the first page, and since when the oldest waits. The list
-- filters by the same (submission-views.ts). `unowned`: nobody has taken it on within four office hours.
create function private.inbox_figures() returns table (view text, count bigint, oldest_at timestamptz)
language sql stable set search_path = '' as $$
  with opened as (
    select submission.created_at, submission.due_at, submission.status, coalesce(submission.snoozed_until <= now(), true) as is_awake,
      submission.assignee_id is null as is_free, submission.assignee_id = (select auth.uid()) as is_mine
    from public.contact_submissions submission
    where submission.status in ('new', 'in_progress', 'waiting')
  ), late as materialized (
    select private.office_time_ago(240) as since
  ), counted as (
    select count(*) filter (where status = 'new' and is_awake) as new,
      min(created_at) filter (where status = 'new' and is_awake) as new_since,
      count(*) filter (where is_mine and is_awake) as mine, min(created_at) filter (where is_mine and is_awake) as mine_since,
      count(*) filter (where is_free and is_awake) as free, min(created_at) filter (where is_free and is_awake) as free_since,
      count(*) filter (where is_free and is_awake and created_at <= (select since from late)) as unowned,
      min(created_at) filter (where is_free and is_awake and created_at <= (select since from late)) as unowned_since,
      count(*) filter (where status = 'waiting' and is_awake) as waiting,
      min(created_at) filter (where status = 'waiting' and is_awake) as waiting_since,
      count(*) filter (where due_at <= now()) as due, min(due_at) filter (where due_at <= now()) as due_since,
      count(*) as opened, min(created_at) as opened_since
    from opened
  )
  select figure.* from counted, lateral (values ('new', new, new_since), ('mine', mine, mine_since), ('unassigned', free, free_since),
    ('unowned', unowned, unowned_since), ('waiting', waiting, waiting_since), ('due', due, due_since), ('open', opened, opened_since)
  ) figure (view, count, oldest_at)
$$;

-- An inquiry counts once, however many of its emails failed. An issue of the newsletter has its own figures.
create function private.failed_mail_figures() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('submissions', count(distinct submission.id), 'others', count(*) filter (where mail.submission_id is null))
  from public.mail_outbox mail left join public.contact_submissions submission on submission.id = mail.submission_id
  where mail.status = 'failed' and mail.kind not in ('self_test', 'newsletter_issue')
$$;

-- `count` waits for somebody. Notices of failed delivery that name no email are among it; automatic replies are not.
create function private.unmatched_mail_figures() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('count', count(*) filter (where reason <> 'automatic'),
    'oldest_at', min(received_at) filter (where reason <> 'automatic'),
    'undelivered', count(*) filter (where reason = 'undelivered'), 'automatic', count(*) filter (where reason = 'automatic'))
  from public.unmatched_mails where discarded_at is null
$$;

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.inbox_figures(), private.failed_mail_figures(), private.unmatched_mail_figures()
  from public, anon;
grant execute on function private.inbox_figures(), private.failed_mail_figures(), private.unmatched_mail_figures()
  to authenticated;
