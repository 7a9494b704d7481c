-- Every mail is a row first. Only the server writes; staff read its state.

create type public.mail_status as enum ('queued', 'sending', 'sent', 'failed');

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
  constraint mail_outbox_attempts_range check (attempts between 0 and 100),
  constraint mail_outbox_one_line_headers check (subject !~ '[\r\n]' and to_email !~ '[\r\n]' and reply_to !~ '[\r\n]')
);
create index mail_outbox_submission_idx on public.mail_outbox (submission_id);
create index mail_outbox_due_idx on public.mail_outbox (next_attempt_at) where status in ('queued', 'sending');
create index mail_outbox_failed_idx on public.mail_outbox (created_at desc) where status = 'failed';
create index mail_outbox_to_email_idx on public.mail_outbox (to_email, created_at desc);

create trigger mail_outbox_touch before update on public.mail_outbox
  for each row execute function private.touch_updated_at();

alter table public.mail_outbox enable row level security;

revoke all on public.mail_outbox from anon, authenticated;
grant select (id, kind, submission_id, to_email, subject, status, attempts, last_error, next_attempt_at,
  sent_at, created_at, updated_at) on public.mail_outbox to authenticated;
grant all on public.mail_outbox to service_role;

create policy mail_outbox_select_staff on public.mail_outbox
  for select to authenticated using ((select private.is_staff()));
