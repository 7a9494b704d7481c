-- The back office's first page.

-- Functions -----------------------------------------------------------------------------------

-- Inquiries of the last 12 weeks by service, without spam; a week without any has an empty object. Weeks begin on
-- Monday in Algiers. A service that is no kind of inquiry is "other".
create function private.inquiries_per_week() returns jsonb
language sql stable set search_path = '' as $$
  with bounds as (
    select date_trunc('week', now() at time zone 'Africa/Algiers') as this_week
  ), counted as materialized (
    select date_trunc('week', submission.created_at at time zone 'Africa/Algiers') as week,
      case when submission.service = any ((select private.inquiry_kind_keys())::text[])
        then submission.service else 'other' end as service,
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

-- Counts what the inbox counts (private.inbox_figures). Runs as its caller, so the policies decide what is counted. Accounts are for admins; others get null.
create function public.dashboard() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.may('office.use') then
    raise exception 'Only staff and admins see the dashboard.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  return (
    select jsonb_object_agg(case figure.view when 'due' then 'due_submissions' else figure.view end, jsonb_build_object('count', figure.count, 'oldest_at', figure.oldest_at))
    from private.inbox_figures() figure where figure.view in ('new', 'unassigned', 'unowned', 'mine', 'due')
  ) || jsonb_build_object(
    'failed_mails', private.failed_mail_figures(),
    'unmatched_mails', private.unmatched_mail_figures(),
    'reviews', (select jsonb_build_object('count', count(*), 'oldest_at', min(created_at))
      from public.reviews where status = 'pending'),
    'review_reports', (select jsonb_build_object('count', count(*), 'oldest_at', min(created_at))
      from public.review_reports where not is_handled),
    'accounts', case when private.may('accounts.manage') then
      (select jsonb_build_object('count', count(*), 'oldest_at', min(profile.created_at))
        from public.profiles profile
        where profile.disabled_at is null and not exists
          (select 1 from public.staff_roles staff where staff.user_id = profile.id)) end,
    'due', jsonb_build_object(
      'counts', (select coalesce(jsonb_object_agg(source, statements), '{}')
        from (select source, count(*) as statements from private.due_statements() group by source) counted),
      'oldest', (select coalesce(jsonb_agg(to_jsonb(statement)), '[]')
        from (select * from private.due_statements() order by checked_on, source, id limit 5) statement)),
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

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.inquiries_per_week() from public;
revoke execute on function public.dashboard() from public, anon;
grant execute on function private.inquiries_per_week(), public.dashboard() to authenticated;
