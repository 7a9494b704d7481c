-- The outbox empties itself: a mail that did not go out is tried again after growing pauses, each try is
-- written down, and what fails for good is set aside for a person. And the self-test, an inquiry that
-- travels the whole way and that nobody sees.

-- Types ----------------------------------------------------------------------------------------

-- What has lost its sense before it went out: a link that a newer mail has replaced.
alter type public.mail_status add value 'withdrawn';

-- Tables ---------------------------------------------------------------------------------------

create table public.mail_attempts (
  id bigint generated always as identity primary key,
  mail_id uuid not null references public.mail_outbox (id) on delete cascade,
  attempt integer not null,
  outcome text not null,
  sentence text not null default '',
  attempted_at timestamptz not null default now(),
  constraint mail_attempts_outcome_choice check (outcome in ('sent', 'failed', 'interrupted', 'withdrawn')),
  constraint mail_attempts_sentence_length check (char_length(sentence) <= 300)
);
create index mail_attempts_mail_idx on public.mail_attempts (mail_id, id);
create index mail_attempts_trouble_idx on public.mail_attempts (id) where outcome in ('failed', 'interrupted');
create index mail_outbox_sent_idx on public.mail_outbox (sent_at) where status = 'sent';

create table private.outbox_drains (
  id integer primary key default 1,
  last_at timestamptz,
  constraint outbox_drains_one_row check (id = 1)
);
insert into private.outbox_drains default values;

-- A self-test is saved like any inquiry, and the select policy below hides it. Every index that a count
-- is made from leaves it out in the same words, or the count would have to look at the rows.
alter table public.contact_submissions add column is_test boolean not null default false;
create index contact_submissions_test_idx on public.contact_submissions (created_at) where is_test;
drop index public.contact_submissions_created_idx, public.contact_submissions_new_idx,
  public.contact_submissions_in_progress_idx, public.contact_submissions_waiting_idx,
  public.contact_submissions_spam_idx, public.contact_submissions_won_idx, public.contact_submissions_lost_idx,
  public.contact_submissions_open_idx, public.contact_submissions_unassigned_idx,
  public.contact_submissions_weeks_idx, public.contact_submissions_service_idx;
create index contact_submissions_created_idx on public.contact_submissions (created_at, id) where not is_test;
create index contact_submissions_new_idx on public.contact_submissions (created_at, id)
  where status = 'new' and not is_test;
create index contact_submissions_in_progress_idx on public.contact_submissions (created_at, id)
  where status = 'in_progress' and not is_test;
create index contact_submissions_waiting_idx on public.contact_submissions (created_at, id)
  where status = 'waiting' and not is_test;
create index contact_submissions_spam_idx on public.contact_submissions (created_at, id)
  where status = 'spam' and not is_test;
create index contact_submissions_won_idx on public.contact_submissions (created_at, id)
  where status = 'won' and not is_test;
create index contact_submissions_lost_idx on public.contact_submissions (created_at, id)
  where status = 'lost' and not is_test;
create index contact_submissions_open_idx on public.contact_submissions (assignee_id, created_at, id)
  where status in ('new', 'in_progress', 'waiting') and not is_test;
create index contact_submissions_unassigned_idx on public.contact_submissions (created_at, id)
  where status in ('new', 'in_progress', 'waiting') and assignee_id is null and not is_test;
create index contact_submissions_weeks_idx on public.contact_submissions (created_at desc nulls last)
  include (service) where status <> 'spam' and not is_test;
create index contact_submissions_service_idx on public.contact_submissions (service, created_at desc)
  where not is_test;

-- Functions ------------------------------------------------------------------------------------

-- The pause after so many tries that failed; null after the last. A tenth more or less, so that what
-- failed together does not come back together.
create function private.pause_after_try(tries integer) returns interval
language sql volatile set search_path = '' as $$
  select (array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours', '12 hours', '24 hours']::interval[])[tries]
    * (0.9 + random() * 0.2)
$$;

-- Takes mails that are due, for as long as sending can last: all, or those of some keys. Two that ask at
-- once get different ones. A mail whose time as "sending" is over was left by a server that stopped.
create function public.claim_mails(batch integer, keys text[] default null)
returns setof public.mail_outbox
language plpgsql set search_path = '' as $$
declare
  left_behind constant text := 'The server stopped while it sent this mail.';
begin
  -- One that stops the server each time is not tried for ever.
  with poison as (
    update public.mail_outbox set status = 'failed', last_error = left_behind
    where status = 'sending' and next_attempt_at <= now() and attempts > 7
      and (keys is null or idempotency_key = any (keys))
    returning id, attempts
  )
  insert into public.mail_attempts (mail_id, attempt, outcome, sentence)
  select id, attempts, 'interrupted', left_behind from poison;

  return query
    with due as (
      select mail.id, mail.status, mail.attempts from public.mail_outbox mail
      where mail.status in ('queued', 'sending') and mail.next_attempt_at <= now()
        and (keys is null or mail.idempotency_key = any (keys))
      order by mail.next_attempt_at, mail.id
      limit least(greatest(batch, 0), 100)
      for update skip locked
    ), noted as (
      insert into public.mail_attempts (mail_id, attempt, outcome, sentence)
      select due.id, due.attempts, 'interrupted', left_behind from due where due.status = 'sending'
    )
    update public.mail_outbox mail
    set status = 'sending', attempts = least(mail.attempts + 1, 100), next_attempt_at = now() + interval '5 minutes'
    from due where mail.id = due.id
    returning mail.*;
end;
$$;
comment on function public.claim_mails(integer, text[]) is 'Takes mails that are due for sending. The server only.';

-- Writes down what became of a try. `attempt` is the number that the claim gave: who comes late, after
-- another has taken the mail over, changes nothing, unless the mail did go out.
create function public.settle_mail(mail uuid, attempt integer, outcome text, sentence text default '')
returns void
language plpgsql set search_path = '' as $$
declare
  said constant text := left(coalesce(sentence, ''), 300);
  pause constant interval := private.pause_after_try(attempt);
begin
  insert into public.mail_attempts (mail_id, attempt, outcome, sentence)
  select outbox.id, settle_mail.attempt,
    case settle_mail.outcome when 'refused' then 'failed' else settle_mail.outcome end, said
  from public.mail_outbox outbox where outbox.id = mail;
  if outcome = 'sent' then
    update public.mail_outbox outbox set status = 'sent', sent_at = now(), last_error = null
    where outbox.id = mail and outbox.status <> 'sent';
  elsif outcome = 'withdrawn' then
    update public.mail_outbox outbox set status = 'withdrawn', last_error = said
    where outbox.id = mail and outbox.status = 'sending' and outbox.attempts = settle_mail.attempt;
  else
    update public.mail_outbox outbox
    set status = case when pause is null or outcome = 'refused' then 'failed' else 'queued' end::public.mail_status,
      next_attempt_at = now() + coalesce(pause, interval '0'), last_error = said
    where outbox.id = mail and outbox.status = 'sending' and outbox.attempts = settle_mail.attempt;
  end if;
end;
$$;
comment on function public.settle_mail(uuid, integer, text, text) is
  'Notes the outcome of a try: sent, failed (again later), refused (never again), withdrawn. The server only.';

-- The beginning of a drain: leaves its time, sweeps up self-tests that were cut short, and answers the
-- inquiries nobody has written a mail about, because the visitor's browser could not ask for one.
create function public.start_outbox_drain() returns setof uuid
language plpgsql set search_path = '' as $$
begin
  update private.outbox_drains set last_at = now() where id = 1;
  delete from public.contact_submissions where is_test and created_at < now() - interval '10 minutes';
  return query
    select submission.id from public.contact_submissions submission
    where submission.created_at between now() - interval '7 days' and now() - interval '1 minute'
      and submission.status <> 'spam' and not submission.is_test
      and not exists (select 1 from public.mail_outbox mail where mail.submission_id = submission.id)
    order by submission.created_at limit 50;
end;
$$;
comment on function public.start_outbox_drain() is 'Begins a drain; answers inquiries without a mail. The server only.';

create function private.last_outbox_drain() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select last_at from private.outbox_drains
$$;

-- How the mail does, for the screen "Health". Runs as its caller; the self-test's own mail is no news.
create function public.mail_health() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins see how the mail does.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'last_sent_at', (select max(sent_at) from public.mail_outbox where status = 'sent' and kind <> 'self_test'),
    'last_drain_at', private.last_outbox_drain(),
    'waiting', (select jsonb_build_object('count', count(*), 'oldest_at', min(created_at))
      from public.mail_outbox where status in ('queued', 'sending') and kind <> 'self_test'),
    'failing', (select jsonb_build_object('count', count(*), 'oldest_at', min(created_at),
        'next_at', min(next_attempt_at), 'sentence', (array_agg(last_error order by updated_at desc))[1])
      from public.mail_outbox where status = 'queued' and attempts > 0 and kind <> 'self_test'),
    'failed', (select jsonb_build_object('submissions', count(distinct submission_id),
        'others', count(*) filter (where submission_id is null))
      from public.mail_outbox where status = 'failed' and kind <> 'self_test'));
end;
$$;
comment on function public.mail_health() is 'Last delivery, what waits, what fails and what is set aside. Staff only.';

-- A person may try again what failed, what waits for its next try, and what a server left behind. Links
-- that are in no table are made again by the edge function; one that was replaced is withdrawn there.
create or replace function private.queue_mail_again(mail uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found_mail public.mail_outbox;
begin
  if not private.is_staff() then
    raise exception 'Only staff and admins try a mail again.' using errcode = '42501';
  end if;
  select * into found_mail from public.mail_outbox where id = mail for update;
  if not found then
    raise exception 'This mail does not exist, or not any more.' using errcode = 'PT404';
  end if;
  if found_mail.status = 'sent' then
    raise exception 'This mail was sent already.' using errcode = 'PT409';
  end if;
  if found_mail.status::text = 'withdrawn' then
    raise exception 'A newer mail has taken the place of this one.' using errcode = 'PT409';
  end if;
  if found_mail.status = 'sending' and found_mail.next_attempt_at > now()
    or found_mail.status = 'queued' and found_mail.next_attempt_at between now() - interval '1 minute' and now()
  then
    raise exception 'This mail is on its way.' using errcode = 'PT409';
  end if;
  update public.mail_outbox
  set status = 'queued', next_attempt_at = now(), attempts = least(attempts, 99)
  where id = mail;
end;
$$;
comment on function public.retry_mail(uuid) is 'Makes a mail that did not go out due at once.';

-- The schedule -----------------------------------------------------------------------------------
-- On a project with pg_cron and pg_net, each minute. The address and the secret lie in the vault.

create function private.call_outbox_drain() returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  secret text;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''project_url''' into address;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''outbox_drain_secret''' into secret;
  if address is null or secret is null then
    raise warning 'The vault holds no project_url or no outbox_drain_secret: the outbox is not emptied.';
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}''::jsonb, timeout_milliseconds := 60000)'
    using rtrim(address, '/') || '/functions/v1/drain-outbox',
      jsonb_build_object('content-type', 'application/json', 'x-drain-secret', secret);
end;
$$;

-- Repeatable: to be called again once the two extensions are there.
create function private.schedule_outbox_drain() returns text
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from pg_catalog.pg_extension where extname in ('pg_cron', 'pg_net')) < 2 then
    return 'Not scheduled: pg_cron and pg_net are not both enabled.';
  end if;
  execute 'select cron.schedule(''drain-outbox'', ''* * * * *'', ''select private.call_outbox_drain()'')';
  return 'Scheduled: each minute.';
end;
$$;

do $$
begin
  raise notice '%', private.schedule_outbox_drain();
end;
$$;

-- Grants ---------------------------------------------------------------------------------------

alter table public.mail_attempts enable row level security;
alter table private.outbox_drains enable row level security;
revoke all on public.mail_attempts, private.outbox_drains from public, anon, authenticated;
grant select on public.mail_attempts to authenticated;
grant all on public.mail_attempts to service_role;
grant select, update on private.outbox_drains to service_role;

revoke execute on function private.pause_after_try(integer), private.last_outbox_drain(),
  private.call_outbox_drain(), private.schedule_outbox_drain(), public.claim_mails(integer, text[]),
  public.settle_mail(uuid, integer, text, text), public.start_outbox_drain(), public.mail_health()
  from public, anon, authenticated;
grant execute on function private.pause_after_try(integer), public.claim_mails(integer, text[]),
  public.settle_mail(uuid, integer, text, text), public.start_outbox_drain() to service_role;
grant execute on function private.last_outbox_drain(), public.mail_health() to authenticated;

-- Policies -------------------------------------------------------------------------------------

create policy mail_attempts_select_staff on public.mail_attempts
  for select to authenticated using ((select private.is_staff()));
alter policy contact_submissions_select_staff on public.contact_submissions
  using ((select private.is_staff()) and not is_test);
alter policy contact_submissions_update_staff on public.contact_submissions
  using ((select private.is_staff()) and not is_test) with check ((select private.is_staff()) and not is_test);
alter policy contact_submissions_delete_admin on public.contact_submissions
  using ((select private.is_admin()) and not is_test);
