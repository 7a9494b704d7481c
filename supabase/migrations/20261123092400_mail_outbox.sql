-- Every mail is a row first. Only the server writes; staff read its state.

-- Tables --------------------------------------------------------------------------------------

create type public.mail_status as enum ('queued', 'sending', 'sent', 'failed', 'withdrawn');

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  submission_id uuid references public.contact_submissions (id) on delete cascade,
  to_email text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  status public.mail_status not null default 'queued',
  attempts integer not null default 0,
  last_error text,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  idempotency_key text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  text_deleted_at timestamptz,
  uncertain_since timestamptz,
  answer_to uuid references public.contact_submissions (id) on delete set null,
  answer_as uuid references public.profiles (id) on delete set null,
  constraint mail_outbox_attempts_range check (attempts between 0 and 100),
  constraint mail_outbox_one_line_headers check (subject !~ '[\r\n]'),
  constraint mail_outbox_addresses_visible
    check (not private.has_invisible(to_email) and not private.has_invisible(coalesce(reply_to, '')))
);
comment on column public.mail_outbox.answer_to is
  'The inquiry that an answer to a notification writes about. Its signed reply address is derived on sending.';
comment on column public.mail_outbox.answer_as is 'The only colleague who may answer; null for a shared mailbox.';
create index mail_outbox_answer_to_idx on public.mail_outbox (answer_to);
create index mail_outbox_answer_as_idx on public.mail_outbox (answer_as);
create index mail_outbox_submission_idx on public.mail_outbox (submission_id);
-- Newsletters come after all other mail.
create index mail_outbox_due_idx on public.mail_outbox ((kind = 'newsletter_issue'), next_attempt_at, id)
  where status in ('queued', 'sending');
create index mail_outbox_failed_idx on public.mail_outbox (created_at desc) where status = 'failed';
create index mail_outbox_to_email_idx on public.mail_outbox (to_email, created_at desc);
create index mail_outbox_sent_idx on public.mail_outbox (sent_at) where status = 'sent';
-- Few mails wait for another attempt.
create index mail_outbox_queued_idx on public.mail_outbox (next_attempt_at) where status = 'queued';

create table public.mail_attempts (
  id bigint generated always as identity primary key,
  mail_id uuid not null references public.mail_outbox (id) on delete cascade,
  attempt integer not null,
  outcome text not null,
  sentence text not null default '',
  attempted_at timestamptz not null default now(),
  constraint mail_attempts_outcome_choice check (outcome in ('sent', 'failed', 'interrupted', 'uncertain', 'withdrawn')),
  constraint mail_attempts_sentence_length check (char_length(sentence) <= 300)
);
create index mail_attempts_mail_idx on public.mail_attempts (mail_id, id);
create index mail_attempts_trouble_idx on public.mail_attempts (id) where outcome in ('failed', 'interrupted');

create table private.outbox_drains (
  id integer primary key default 1,
  last_at timestamptz,
  answered_until timestamptz not null default '-infinity',
  paused_at timestamptz,
  constraint outbox_drains_one_row check (id = 1)
);
comment on column private.outbox_drains.answered_until is
  'Where the last drain stopped among the inquiries without a mail; the next one continues there.';
comment on column private.outbox_drains.paused_at is
  'While it is set, no mail is claimed and so none is sent: a project restored for a drill writes to nobody.';

-- Functions -----------------------------------------------------------------------------------

create function private.refuse_queueing_without_text() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The text of this email was deleted after its retention period. Write to the person instead.'
    using errcode = 'PT409', detail = private.error_detail('email_text_deleted');
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger mail_outbox_touch before update on public.mail_outbox
  for each row execute function private.touch_updated_at();
create trigger mail_outbox_refuse_queueing_without_text before update of status on public.mail_outbox
  for each row when (new.status = 'queued' and old.text_deleted_at is not null)
  execute function private.refuse_queueing_without_text();

-- Grants --------------------------------------------------------------------------------------

alter table public.mail_outbox enable row level security;
alter table public.mail_attempts enable row level security;
alter table private.outbox_drains enable row level security;

revoke all on public.mail_outbox from anon, authenticated;
revoke all on public.mail_attempts, private.outbox_drains from public, anon, authenticated;
grant select (id, kind, submission_id, to_email, subject, status, attempts, last_error, next_attempt_at,
  sent_at, created_at, updated_at) on public.mail_outbox to authenticated;
grant all on public.mail_outbox, public.mail_attempts to service_role;
grant select (uncertain_since) on public.mail_outbox to authenticated;
grant select on public.mail_attempts to authenticated;
grant select, update on private.outbox_drains to service_role;

revoke execute on function private.refuse_queueing_without_text() from public;

-- Policies ------------------------------------------------------------------------------------

create policy mail_outbox_select_by_right on public.mail_outbox
  for select to authenticated using ((select private.may('mails.read')));

create policy mail_attempts_select_by_right on public.mail_attempts
  for select to authenticated using ((select private.may('mails.read')));

-- Rows ----------------------------------------------------------------------------------------

insert into private.outbox_drains default values;
