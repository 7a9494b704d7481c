-- The back office's first page: what needs somebody now, answered at once.

-- Indexes --------------------------------------------------------------------------------------
-- What is open is little beside what is done, and stays little.

create index contact_submissions_open_idx on public.contact_submissions (assignee_id, created_at, id)
  where status in ('new', 'in_progress', 'waiting');
create index contact_submissions_unassigned_idx on public.contact_submissions (created_at, id)
  where status in ('new', 'in_progress', 'waiting') and assignee_id is null;
-- Holds all that is counted, so that a quarter's inquiries are counted without reading them. Its order is
-- one that no list asks for, lest a list of few rows walks through it.
create index contact_submissions_weeks_idx on public.contact_submissions (created_at desc nulls last) include (service)
  where status <> 'spam';
create index reviews_pending_idx on public.reviews (created_at, id) where status = 'pending';

-- Functions ------------------------------------------------------------------------------------

-- Submissions about which a mail could not be sent. Takes filters, order and pages like the table itself.
-- The ids are an array, because policies hide from the planner how few they are.
create function public.submissions_with_failed_mail(term text default '')
returns setof public.contact_submissions
language sql stable set search_path = '' as $$
  select submission.* from public.contact_submissions submission
  where submission.id = any (array(
      select mail.submission_id from public.mail_outbox mail where mail.status = 'failed'))
    and (term = '' or submission.id = any (array(select private.submissions_with_words(term))))
$$;
revoke execute on function public.submissions_with_failed_mail(text) from public, anon;
grant execute on function public.submissions_with_failed_mail(text) to authenticated;

-- Inquiries of the last 12 weeks by service, spam left out; a week without any has an empty object. Weeks
-- begin on Monday in Algiers. The visitor's form knows seven services; whatever else was sent is "other".
create function private.inquiries_per_week() returns jsonb
language sql stable set search_path = '' as $$
  with bounds as (
    select date_trunc('week', now() at time zone 'Africa/Algiers') as this_week
  ), counted as materialized (
    select date_trunc('week', submission.created_at at time zone 'Africa/Algiers') as week,
      case when submission.service in ('general', 'handbook', 'mechanic', 'team-building', 'events',
        'trip-planner', 'car-rental') then submission.service else 'other' end as service,
      count(*) as inquiries
    from public.contact_submissions submission
    where submission.status <> 'spam' and submission.created_at
      >= (select (this_week - interval '11 weeks') at time zone 'Africa/Algiers' from bounds)
    group by 1, 2
  )
  select jsonb_agg(
    jsonb_build_object('starts_on', week::date, 'counts', coalesce(
      (select jsonb_object_agg(counted.service, counted.inquiries) from counted where counted.week = weeks.week), '{}'))
    order by week)
  from bounds, generate_series(this_week - interval '11 weeks', this_week, interval '1 week') weeks (week)
$$;
revoke execute on function private.inquiries_per_week() from public;
grant execute on function private.inquiries_per_week() to authenticated;

-- Figures, weeks and the first steps of a new installation. Runs as its caller, so the policies decide
-- what is counted; accounts are for admins only, others read null.
create function public.dashboard() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins have a dashboard.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'new', (select jsonb_build_object('count', count(*), 'oldest_at', min(created_at))
      from public.contact_submissions where status = 'new'),
    'unassigned', (select jsonb_build_object('count', count(*), 'oldest_at', min(created_at))
      from public.contact_submissions
      where status in ('new', 'in_progress', 'waiting') and assignee_id is null),
    'mine', (select jsonb_build_object('count', count(*), 'oldest_at', min(created_at))
      from public.contact_submissions
      where status in ('new', 'in_progress', 'waiting') and assignee_id = (select auth.uid())),
    'failed_mails', (select jsonb_build_object('submissions', count(distinct submission_id),
        'others', count(*) filter (where submission_id is null))
      from public.mail_outbox where status = 'failed'),
    'reviews', (select jsonb_build_object('count', count(*), 'oldest_at', min(created_at))
      from public.reviews where status = 'pending'),
    'accounts', case when private.is_admin() then
      (select jsonb_build_object('count', count(*), 'oldest_at', min(profile.created_at))
        from public.profiles profile
        where profile.disabled_at is null and not exists
          (select 1 from public.staff_roles staff where staff.user_id = profile.id)) end,
    'weeks', private.inquiries_per_week(),
    'steps', jsonb_build_object(
      'contact', exists (select 1 from public.site_settings where email <> '' and phone <> ''),
      'photos', exists (select 1 from public.photos),
      'travel', exists (select 1 from public.travels where status = 'published'),
      'colleague', (select count(*) > 1 from public.staff_roles)
        or exists (select 1 from public.staff_invitations),
      'inquiry', exists (select 1 from public.contact_submissions))
  );
end;
$$;
revoke execute on function public.dashboard() from public, anon;
grant execute on function public.dashboard() to authenticated;
