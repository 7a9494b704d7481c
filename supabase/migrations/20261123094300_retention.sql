-- Retention: deletes what has reached the end of its retention period.

-- Tables --------------------------------------------------------------------------------------

create table public.sweeps (
  id bigint generated always as identity primary key,
  counts jsonb not null,
  ran_at timestamptz not null default now()
);
comment on table public.sweeps is 'The last 100 runs of private.sweep(), with the number of deleted rows of each kind.';

-- Functions -----------------------------------------------------------------------------------

-- Runs once a day: by pg_cron in a project, by a timer in the local backend. Returns how many rows of each kind.
create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  office public.office_settings;
  counts jsonb := '{}';
  affected bigint;
begin
  perform pg_advisory_xact_lock(hashtext('private.sweep'));
  select * into office from public.office_settings where id = 1;

  -- Their selection, files, notes, events and mails go too.
  delete from public.contact_submissions
  where created_at < now() - make_interval(months => office.submission_retention_months);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('submissions', affected);

  -- Their upload broke off.
  delete from public.inquiry_files where stored_at is null and created_at < now() - interval '1 day';
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('unfinished_files', affected);

  delete from public.unmatched_mails where received_at < now() - interval '90 days';
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('unmatched_mails', affected);
  -- A provider repeats a delivery for a few days.
  delete from private.received_mails where received_at < now() - interval '90 days';

  -- The row stays as long as the inquiry, or the mail might be sent again.
  update public.mail_outbox set body_text = '', body_html = '', text_deleted_at = now()
  where submission_id is not null and text_deleted_at is null and status::text not in ('queued', 'sending')
    and coalesce(sent_at, created_at) < now() - make_interval(days => office.mail_retention_days);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('mail_bodies', affected);

  delete from public.mail_outbox
  where submission_id is null and status::text not in ('queued', 'sending')
    and coalesce(sent_at, created_at) < now() - make_interval(days => office.mail_retention_days);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('other_mails', affected);

  delete from public.newsletter_subscriptions
  where status = 'pending' and requested_at < now() - make_interval(days => office.unconfirmed_retention_days);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('unconfirmed_subscriptions', affected);

  -- The figures of an issue stay, without who received it.
  update public.newsletter_recipients recipient set subscription_id = null
  from public.newsletter_issues issue
  where issue.id = recipient.issue_id and recipient.subscription_id is not null
    and issue.finished_at < now() - make_interval(days => office.mail_retention_days);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('newsletter_recipients', affected);

  delete from public.form_drafts where updated_at < now() - interval '30 days';
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('form_drafts', affected);

  delete from public.empty_searches
  where day < current_date - make_interval(months => office.history_retention_months);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('empty_searches', affected);

  delete from public.staff_invitations
  where coalesce(accepted_at, revoked_at, expires_at) < now() - make_interval(days => office.invitation_retention_days);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('invitations', affected);

  -- A rejected review still counts on /reviews. The schedule would ask again if the request went before its inquiry.
  update public.reviews set name = '–', comment = '[text deleted]', avatar_url = '', location = '', answer = '', text_deleted_at = now()
  where status = 'rejected' and text_deleted_at is null
    and moderated_at < now() - make_interval(months => office.submission_retention_months);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('rejected_reviews', affected);

  -- Uploads that broke off, photos that were left out, and those of rejected reviews.
  delete from public.review_photos photo using public.reviews review
  where review.id = photo.review_id and (
    photo.stored_at is null and photo.created_at < now() - interval '1 day'
    or photo.rejection_reason is not null
      and photo.moderated_at < now() - make_interval(months => office.submission_retention_months)
    or review.text_deleted_at is not null);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('review_photos', affected);

  delete from public.review_requests
  where submission_id is null and used_at is null and declined_at is null;
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('review_requests', affected);

  delete from public.review_reports
  where handled_at < now() - make_interval(days => office.mail_retention_days);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('review_reports', affected);

  -- Of a person who left not even the name.
  delete from public.record_changes change
  where change.resource = 'team_members'
    and not exists (select from public.team_members member where member.id::text = change.record_id)
    and exists (
      select from public.record_changes deletion
      where deletion.resource = 'team_members' and deletion.record_id = change.record_id and deletion.action = 'delete'
        and deletion.changed_at < now() - make_interval(days => office.deleted_retention_days));
  update public.record_changes
  set before = jsonb_strip_nulls(jsonb_build_object('title', coalesce(before ->> 'title', before ->> 'name')))
  where action = 'delete' and before ? 'created_at'
    and changed_at < now() - make_interval(days => office.deleted_retention_days);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('deleted_content', affected);

  delete from public.record_changes
  where changed_at < now() - make_interval(months => office.history_retention_months);
  get diagnostics affected = row_count;
  counts := counts || jsonb_build_object('history', affected);

  -- What ended since the last run leaves the prerendered pages.
  if private.has_ended_since((select (max(ran_at) at time zone 'Africa/Algiers')::date from public.sweeps)) then
    perform private.note_content_change();
  end if;

  if to_regprocedure('private.sweep_limits()') is not null then
    execute 'select private.sweep_limits()';
  end if;

  -- pg_cron writes a row for each run, thousands a day, and deletes none.
  if to_regclass('cron.job_run_details') is not null
    and pg_catalog.has_table_privilege('cron.job_run_details', 'select')
    and pg_catalog.has_table_privilege('cron.job_run_details', 'delete') then
    execute 'delete from cron.job_run_details where coalesce(end_time, start_time) < now() - interval ''7 days''';
  end if;

  insert into public.sweeps (counts) values (counts);
  delete from public.sweeps where id <= (select max(id) - 100 from public.sweeps);
  return counts;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

alter table public.sweeps enable row level security;

revoke all on public.sweeps from anon, authenticated, service_role;
grant select on public.sweeps to authenticated, service_role;

revoke execute on function private.sweep() from public;

-- Policies ------------------------------------------------------------------------------------

create policy sweeps_select_by_right on public.sweeps
  for select to authenticated using ((select private.may('settings.read')));
