-- Sending an issue: scheduled by staff, begun and queued by the edge function drain-outbox. A subscriber is a recipient
-- once, and a recipient has one mail, so a drain that stops midway loses none and repeats none.

-- Functions -----------------------------------------------------------------------------------

-- Raises an error that names the part of an issue that is missing before it can be sent.
create function private.check_issue(issue public.newsletter_issues) returns void
language plpgsql set search_path = '' as $$
begin
  if btrim(issue.subject) = '' then
    raise exception 'The issue has no subject.' using errcode = '23514', detail = private.error_detail('issue_subject_missing');
  end if;
  if issue.blocks = '[]' then
    raise exception 'The issue has no content.' using errcode = '23514', detail = private.error_detail('issue_content_missing');
  end if;
  if exists (select from jsonb_array_elements(issue.blocks) block
    where block ->> 'kind' = 'text' and btrim(block ->> 'text') = '') then
    raise exception 'A text is empty.' using errcode = '23514', detail = private.error_detail('issue_text_missing');
  end if;
  if exists (select from jsonb_array_elements(issue.blocks) block
    where block ->> 'kind' = 'picture' and btrim(block ->> 'image') = '') then
    raise exception 'A picture is missing.' using errcode = '23514', detail = private.error_detail('issue_picture_missing');
  end if;
  if exists (select from jsonb_array_elements(issue.blocks) block
    where block ->> 'kind' = 'picture' and btrim(block ->> 'alt') = '') then
    raise exception 'A picture has no alternative text.'
      using errcode = '23514', detail = private.error_detail('issue_alt_missing');
  end if;
  if exists (select from jsonb_array_elements(issue.blocks) block
    where block ->> 'kind' = 'trips' and block -> 'trips' = '[]') then
    raise exception 'A list of trips is empty.' using errcode = '23514', detail = private.error_detail('issue_trips_missing');
  end if;
end;
$$;

create function private.change_issue_schedule(issue uuid, send_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found_issue public.newsletter_issues;
begin
  if not private.may('newsletter.write') then
    raise exception 'Only staff and admins send the newsletter.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  select * into found_issue from public.newsletter_issues where id = issue for update;
  if not found then
    raise exception 'This issue no longer exists.' using errcode = 'PT404', detail = private.error_detail('issue_gone');
  end if;
  if send_at is null then
    if found_issue.status <> 'scheduled' then
      raise exception 'This issue is not scheduled, or sending has begun.'
        using errcode = 'PT409', detail = private.error_detail('issue_not_scheduled');
    end if;
    update public.newsletter_issues set status = 'draft', scheduled_at = null, scheduled_by = null where id = issue;
    return;
  end if;
  if found_issue.status <> 'draft' then
    raise exception 'This issue is already scheduled or sent.'
      using errcode = 'PT409', detail = private.error_detail('issue_already_scheduled');
  end if;
  perform private.check_issue(found_issue);
  if send_at > now() + interval '1 year' then
    raise exception 'An issue is scheduled for a year ahead at most.'
      using errcode = '23514', detail = private.error_detail('issue_too_far_ahead');
  end if;
  update public.newsletter_issues
  set status = 'scheduled', scheduled_at = greatest(send_at, now()), scheduled_by = (select auth.uid())
  where id = issue;
end;
$$;

-- A time that is over means now.
create function public.schedule_newsletter_issue(issue uuid, send_at timestamptz) returns void
language sql set search_path = '' as $$ select private.change_issue_schedule(issue, coalesce(send_at, now())) $$;
comment on function public.schedule_newsletter_issue(uuid, timestamptz) is 'Sends an issue at a time. Staff only.';

create function public.unschedule_newsletter_issue(issue uuid) returns void
language sql set search_path = '' as $$ select private.change_issue_schedule(issue, null) $$;
comment on function public.unschedule_newsletter_issue(uuid) is 'Makes a scheduled issue a draft again. Staff only.';

-- Runs as its caller.
create function public.newsletter_issue_figures(issue uuid)
returns table (status public.newsletter_recipient_status, recipients bigint)
language sql stable set search_path = '' as $$
  select recipient.status, count(*) from public.newsletter_recipients recipient
  where recipient.issue_id = issue group by recipient.status
$$;
comment on function public.newsletter_issue_figures(uuid) is 'The recipients of an issue by state. Staff only.';

-- Begins an issue that is due with its finished mail, for everybody who is subscribed at this moment. Returns the
-- number of recipients; 0 if the issue was begun or changed since it was read.
create function public.begin_newsletter_issue(issue uuid, read_at timestamptz, html text, plain text) returns integer
language plpgsql set search_path = '' as $$
declare
  of_language text;
  affected integer;
begin
  update public.newsletter_issues
  set status = 'sending', begun_at = now(), sent_html = html, sent_text = plain
  where id = issue and status = 'scheduled' and scheduled_at <= now() and updated_at = read_at
  returning language into of_language;
  if not found then
    return 0;
  end if;
  insert into public.newsletter_recipients (issue_id, subscription_id)
  select issue, subscription.id from public.newsletter_subscriptions subscription
  where subscription.status = 'confirmed' and subscription.locale = of_language;
  get diagnostics affected = row_count;
  update public.newsletter_issues set recipient_count = affected where id = issue;
  return affected;
end;
$$;
comment on function public.begin_newsletter_issue(uuid, timestamptz, text, text) is
  'Begins a due issue and notes its recipients. The server only.';

-- Queues as many mails as the rate allows, and ends issues without open recipients. The text of a mail is the issue's.
create function public.queue_newsletter_mails() returns integer
language plpgsql set search_path = '' as $$
declare
  allowed integer;
  affected integer;
begin
  -- Two drains at once would each use the whole rate.
  perform pg_advisory_xact_lock(hashtext('public.queue_newsletter_mails'));
  select office.newsletter_rate_per_hour - (
      select count(*) from public.newsletter_recipients where queued_at > now() - interval '1 hour')
    into allowed
  from public.office_settings office where office.id = 1;

  -- Removed subscribers, and mails that went with a person's data.
  update public.newsletter_recipients recipient set status = 'skipped'
  where recipient.status in ('waiting', 'queued') and (
    recipient.status = 'waiting' and recipient.subscription_id is null
    or recipient.status = 'queued'
      and not exists (select from public.mail_outbox mail where mail.id = recipient.id));

  with picked as (
    select recipient.id, subscription.email, issue.subject
    from public.newsletter_recipients recipient
    join public.newsletter_subscriptions subscription on subscription.id = recipient.subscription_id
    join public.newsletter_issues issue on issue.id = recipient.issue_id
    where recipient.status = 'waiting'
    order by issue.begun_at, recipient.id
    limit greatest(allowed, 0)
    for update of recipient
  ), marked as (
    update public.newsletter_recipients recipient set status = 'queued', queued_at = now()
    from picked where recipient.id = picked.id
  )
  insert into public.mail_outbox (id, kind, to_email, subject, body_text, body_html, idempotency_key)
  select picked.id, 'newsletter_issue', picked.email, picked.subject, '', '', 'newsletter:issue:' || picked.id
  from picked;
  get diagnostics affected = row_count;

  update public.newsletter_issues issue set status = 'sent', finished_at = now()
  where issue.status = 'sending' and not exists (
    select from public.newsletter_recipients recipient
    where recipient.issue_id = issue.id and recipient.status in ('waiting', 'queued'));
  return affected;
end;
$$;
comment on function public.queue_newsletter_mails() is 'Queues the next mails of issues that are being sent. The server only.';

create function private.note_newsletter_outcome() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.newsletter_recipients
  set status = case new.status::text when 'sent' then 'sent' when 'failed' then 'failed' else 'skipped' end
    ::public.newsletter_recipient_status
  where id = new.id and status in ('queued', 'failed');
  return null;
end;
$$;

-- Who leaves during a run is skipped; who leaves after an issue counts for it.
create function private.note_ended_subscription() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.newsletter_recipients set status = 'skipped' where subscription_id = new.id and status = 'waiting';
  update public.newsletter_recipients set status = new.status::text::public.newsletter_recipient_status
  where id = (
      select latest.id from public.newsletter_recipients latest
      where latest.subscription_id = new.id and latest.queued_at is not null
      order by latest.queued_at desc limit 1)
    and (status = 'sent' or status = 'failed' and new.status = 'bounced');
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger mail_outbox_note_newsletter after update of status on public.mail_outbox
  for each row when (new.kind = 'newsletter_issue' and old.status <> new.status
    and new.status in ('sent', 'failed', 'withdrawn'))
  execute function private.note_newsletter_outcome();
create trigger newsletter_subscriptions_note_end after update of status on public.newsletter_subscriptions
  for each row when (old.status <> new.status and new.status in ('unsubscribed', 'bounced'))
  execute function private.note_ended_subscription();

-- Grants --------------------------------------------------------------------------------------

revoke execute on function private.check_issue(public.newsletter_issues),
  private.change_issue_schedule(uuid, timestamptz), private.note_newsletter_outcome(),
  private.note_ended_subscription() from public;
revoke execute on function public.schedule_newsletter_issue(uuid, timestamptz),
  public.unschedule_newsletter_issue(uuid), public.newsletter_issue_figures(uuid) from public, anon;
revoke execute on function public.begin_newsletter_issue(uuid, timestamptz, text, text),
  public.queue_newsletter_mails() from public, anon, authenticated;
grant execute on function private.change_issue_schedule(uuid, timestamptz),
  public.schedule_newsletter_issue(uuid, timestamptz), public.unschedule_newsletter_issue(uuid),
  public.newsletter_issue_figures(uuid) to authenticated;
grant execute on function public.begin_newsletter_issue(uuid, timestamptz, text, text),
  public.queue_newsletter_mails() to service_role;
