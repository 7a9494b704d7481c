-- Issues of the newsletter: composed from blocks by staff, fixed once they are sent.

-- Functions -----------------------------------------------------------------------------------

-- Whether an object has exactly these keys, all of them text except the list of trips.
create function private.has_text_keys(object jsonb, keys text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select (select array_agg(key order by key collate "C") from jsonb_object_keys(object) key)
      = (select array_agg(key order by key collate "C") from unnest(keys) key)
    and not exists (
      select from jsonb_each(object) field where field.key <> 'trips' and jsonb_typeof(field.value) <> 'string')
    and object ->> 'id' <> ''
$$;

-- Whether a list names up to 6 trips, each once, as "travels/{id}" or "activities/{id}".
create function private.are_trip_names(list jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(list) = 'array' then jsonb_array_length(list) <= 6
    and (select count(*) = count(distinct name) from jsonb_array_elements(list) name)
    and not exists (
      select from jsonb_array_elements(list) name
      where jsonb_typeof(name) <> 'string' or name #>> '{}' !~ '^(travels|activities)/[a-z0-9][a-z0-9-]{0,99}$')
    else false end
$$;

create function private.is_newsletter_block(block jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(case when jsonb_typeof(block) <> 'object' then false else
    case block ->> 'kind'
      when 'text' then private.has_text_keys(block, '{id,kind,text}') and char_length(block ->> 'text') <= 5000
      when 'picture' then private.has_text_keys(block, '{id,kind,image,alt,caption}')
        and char_length(block ->> 'image') <= 500 and char_length(block ->> 'alt') <= 300
        and char_length(block ->> 'caption') <= 300
      when 'trips' then private.has_text_keys(block, '{id,kind,title,trips}')
        and char_length(block ->> 'title') <= 150 and private.are_trip_names(block -> 'trips')
    end
  end, false)
$$;

create function private.are_newsletter_blocks(blocks jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(blocks) = 'array' then jsonb_array_length(blocks) <= 30
    and not exists (select from jsonb_array_elements(blocks) block where not private.is_newsletter_block(block))
    and (select count(*) = count(distinct block ->> 'id') from jsonb_array_elements(blocks) block)
    else false end
$$;

-- Tables --------------------------------------------------------------------------------------

create type public.newsletter_issue_status as enum ('draft', 'scheduled', 'sending', 'sent');

create table public.newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  subject text not null default '',
  preheader text not null default '',
  language text not null default 'en' references public.languages (code),
  blocks jsonb not null default '[]',
  status public.newsletter_issue_status not null default 'draft',
  scheduled_at timestamptz,
  scheduled_by uuid references public.profiles (id) on delete set null,
  begun_at timestamptz,
  finished_at timestamptz,
  recipient_count integer not null default 0,
  sent_html text not null default '',
  sent_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint newsletter_issues_subject_length check (char_length(subject) <= 150),
  constraint newsletter_issues_subject_line check (subject !~ '[\r\n]'),
  constraint newsletter_issues_preheader_length check (char_length(preheader) <= 200),
  constraint newsletter_issues_blocks_list check (private.are_newsletter_blocks(blocks)),
  constraint newsletter_issues_scheduled_has_time check ((status = 'draft') = (scheduled_at is null)),
  constraint newsletter_issues_begun_has_time check ((status in ('sending', 'sent')) = (begun_at is not null))
);
create index newsletter_issues_created_idx on public.newsletter_issues (created_at desc, id);
create index newsletter_issues_scheduled_by_idx on public.newsletter_issues (scheduled_by);
create index newsletter_issues_open_idx on public.newsletter_issues (scheduled_at) where status in ('scheduled', 'sending');
comment on column public.newsletter_issues.blocks is
  'List of {"id", "kind": "text", "text"}, {"id", "kind": "picture", "image", "alt", "caption"} and {"id", "kind": "trips", "title", "trips": ["travels/{id}"]}.';
comment on column public.newsletter_issues.sent_html is 'As sent, without the reader''s own unsubscribe link.';

create type public.newsletter_recipient_status as enum
  ('waiting', 'queued', 'sent', 'failed', 'bounced', 'unsubscribed', 'skipped');

-- Who receives an issue: a subscriber once. The mail in the outbox has the recipient's id.
create table public.newsletter_recipients (
  id uuid primary key default gen_random_uuid(),
  issue_id uuid not null references public.newsletter_issues (id) on delete cascade,
  subscription_id uuid references public.newsletter_subscriptions (id) on delete set null,
  status public.newsletter_recipient_status not null default 'waiting',
  queued_at timestamptz,
  constraint newsletter_recipients_once unique (issue_id, subscription_id)
);
create index newsletter_recipients_subscription_idx on public.newsletter_recipients (subscription_id, queued_at desc);
create index newsletter_recipients_open_idx on public.newsletter_recipients (issue_id, id) where status in ('waiting', 'queued');
create index newsletter_recipients_queued_idx on public.newsletter_recipients (queued_at);
create index newsletter_recipients_status_idx on public.newsletter_recipients (issue_id, status);
comment on column public.newsletter_recipients.subscription_id is
  'Null once the subscriber was removed, or the retention period of the mails is over.';

-- Functions -----------------------------------------------------------------------------------

create function private.refuse_changing_sent_issue() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'This issue is scheduled or sent and can no longer be changed. Duplicate it instead.'
    using errcode = 'PT409', detail = private.error_detail('issue_closed');
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger newsletter_issues_touch before update on public.newsletter_issues
  for each row execute function private.touch_updated_at();
create trigger newsletter_issues_refuse_changes before update of subject, preheader, language, blocks
  on public.newsletter_issues
  for each row when (old.status <> 'draft') execute function private.refuse_changing_sent_issue();
create trigger newsletter_issues_record_change after insert or update on public.newsletter_issues
  for each row execute function private.record_change('subject', 'preheader', 'language', 'blocks', 'status', 'scheduled_at');
create trigger newsletter_issues_record_deletion before delete on public.newsletter_issues
  for each row execute function private.record_change('subject', 'preheader', 'language', 'blocks', 'status', 'scheduled_at');

-- Grants --------------------------------------------------------------------------------------

alter table public.newsletter_issues enable row level security;
alter table public.newsletter_recipients enable row level security;

revoke all on public.newsletter_issues, public.newsletter_recipients from anon, authenticated;
grant select, delete on public.newsletter_issues to authenticated;
grant insert (subject, preheader, language, blocks) on public.newsletter_issues to authenticated;
grant update (subject, preheader, language, blocks) on public.newsletter_issues to authenticated;
grant select on public.newsletter_recipients to authenticated;
grant all on public.newsletter_issues, public.newsletter_recipients to service_role;

revoke execute on function private.has_text_keys(jsonb, text[]), private.are_trip_names(jsonb),
  private.is_newsletter_block(jsonb), private.are_newsletter_blocks(jsonb),
  private.refuse_changing_sent_issue() from public;
grant execute on function private.has_text_keys(jsonb, text[]), private.are_trip_names(jsonb),
  private.is_newsletter_block(jsonb), private.are_newsletter_blocks(jsonb) to authenticated, service_role;

-- Policies ------------------------------------------------------------------------------------

create policy newsletter_issues_select_by_right on public.newsletter_issues
  for select to authenticated using ((select private.may('newsletter.read')));
create policy newsletter_issues_insert_by_right on public.newsletter_issues
  for insert to authenticated with check ((select private.may('newsletter.write')));
create policy newsletter_issues_update_by_right on public.newsletter_issues
  for update to authenticated
  using (status = 'draft' and (select private.may('newsletter.write'))) with check (status = 'draft' and (select private.may('newsletter.write')));
create policy newsletter_issues_delete_by_right on public.newsletter_issues
  for delete to authenticated using (status = 'draft' and (select private.may('newsletter.delete')));
create policy newsletter_recipients_select_by_right on public.newsletter_recipients
  for select to authenticated using ((select private.may('newsletter.read')));
