-- The inbox: when an inquiry is to be looked at again, inquiries that staff enter, saved views, and the counts of
-- every view.

-- Tables --------------------------------------------------------------------------------------

alter table public.contact_submissions
  add column follow_up_on date,
  add column snoozed_until timestamptz,
  add column channel text not null default 'form',
  add column created_by uuid references public.profiles (id) on delete set null,
  add column phone text,
  add column consent_note text,
  add constraint contact_submissions_follow_up_on_range
    check (follow_up_on between '2020-01-01' and '2100-01-01'),
  add constraint contact_submissions_snoozed_until_range
    check (snoozed_until between '2020-01-01' and '2100-01-01'),
  add constraint contact_submissions_channel_choice
    check (channel in ('form', 'phone', 'whatsapp', 'email', 'visit')),
  add constraint contact_submissions_phone_format check (phone ~ '^\+?[0-9 ().-]{6,30}$'),
  add constraint contact_submissions_consent_note_length
    check (char_length(private.trimmed(consent_note)) between 1 and 500);
-- Apart from the others, because it is computed from them.
alter table public.contact_submissions
  add column due_at timestamptz generated always as
    (least(follow_up_on::timestamp at time zone 'Africa/Algiers', snoozed_until)) stored;
comment on column public.contact_submissions.snoozed_until is 'Until then the views of open work leave it out.';
comment on column public.contact_submissions.channel is 'How it reached us. Staff enter all but forms.';
comment on column public.contact_submissions.created_by is 'Who entered it; null for the form.';
comment on column public.contact_submissions.consent_note is
  'How the person agreed that we store the data, for inquiries that staff enter.';
comment on column public.contact_submissions.due_at is
  'When somebody has to look at it again: the follow-up day in Algiers, or the end of the snooze.';

create index contact_submissions_created_by_idx on public.contact_submissions (created_by);
-- One for each group of views, because row-level security keeps comparisons of a status out of an index. The open
-- ones include what tells the views apart, so that all are counted from this index alone.
create index contact_submissions_inbox_idx on public.contact_submissions (last_message_at, id)
  include (status, assignee_id, snoozed_until, due_at, created_at)
  where status in ('new', 'in_progress', 'waiting') and not is_test;
create index contact_submissions_due_idx on public.contact_submissions (due_at, id)
  where status in ('new', 'in_progress', 'waiting') and not is_test and due_at is not null;
create index contact_submissions_closed_idx on public.contact_submissions (last_message_at, id)
  include (status) where status in ('won', 'lost') and not is_test;
create index contact_submissions_spam_idx on public.contact_submissions (last_message_at, id)
  where status = 'spam' and not is_test;
create index contact_submissions_last_message_idx on public.contact_submissions (last_message_at, id)
  include (status, service) where not is_test;
create index contact_submissions_language_idx on public.contact_submissions (language, last_message_at, id)
  where language <> 'en' and not is_test;

create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null,
  filter jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint saved_views_name_length check (char_length(private.trimmed(name)) >= 1 and char_length(name) <= 60),
  constraint saved_views_filter_object check (jsonb_typeof(filter) = 'object' and length(filter::text) <= 2000)
);
comment on table public.saved_views is 'Filters of the inbox that a colleague has kept. Nobody else sees them.';
create index saved_views_owner_idx on public.saved_views (owner_id, created_at);

-- Functions -----------------------------------------------------------------------------------

-- All views at once. `live` says whether Supabase Realtime announces changes of inquiries.
create function public.submission_counts() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  opened jsonb;
  closed bigint;
begin
  if not private.may('inquiries.read') then
    raise exception 'Only staff and admins see submissions.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  select jsonb_object_agg(figure.view, figure.count) into opened from private.inbox_figures() figure;
  select count(*) into closed from public.contact_submissions where status in ('won', 'lost');
  return opened - 'open' - 'unowned' || jsonb_build_object(
    'all', (opened ->> 'open')::bigint + closed,
    'closed', closed,
    'spam', (select count(*) from public.contact_submissions where status = 'spam'),
    'unmatched', private.unmatched_mail_figures() -> 'count',
    'automatic', private.unmatched_mail_figures() -> 'automatic',
    'mail-failed', private.failed_mail_figures() -> 'submissions',
    'live', exists (
      select 1 from pg_catalog.pg_publication_rel listed
      join pg_catalog.pg_publication publication on publication.oid = listed.prpubid
      where publication.pubname = 'supabase_realtime'
        and listed.prrelid = 'public.contact_submissions'::regclass));
end;
$$;
comment on function public.submission_counts() is 'The number of submissions in each view of the inbox.';

-- Runs as its owner, so the rules for visitors (proof of work, limits, spam signals) do not apply. The constraints of
-- the table and the bounds of its values do.
create function private.add_submission(entry jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  given public.contact_submissions;
  chosen public.inquiry_selections;
begin
  if not private.may('inquiries.write') then
    raise exception 'Only staff and admins enter inquiries.'
      using errcode = '42501', detail = private.error_detail('not_permitted');
  end if;
  given := jsonb_populate_record(null::public.contact_submissions, entry);
  chosen := jsonb_populate_record(null::public.inquiry_selections, entry);
  given.id := coalesce(given.id, gen_random_uuid());
  if given.channel is null or given.channel = 'form' then
    raise check_violation using message = 'Choose how the inquiry reached us.',
      constraint = 'contact_submissions_channel_choice', detail = private.error_detail('channel_missing');
  end if;
  if given.consent_note is null then
    raise check_violation using message = 'Note how the person agreed that we store this.',
      constraint = 'contact_submissions_consent_note_length', detail = private.error_detail('consent_note_missing');
  end if;
  insert into public.contact_submissions (id, name, email, phone, service, message, "groupSize", "childrenUnder12",
    "childrenUnder5", "departureDate", "returnDate", "needsTransportation", language, channel, consent_note, created_by)
  values (given.id, given.name, given.email, given.phone, given.service, given.message, given."groupSize",
    coalesce(given."childrenUnder12", 0), coalesce(given."childrenUnder5", 0), given."departureDate",
    given."returnDate", coalesce(given."needsTransportation", false), coalesce(given.language, 'en'), given.channel,
    given.consent_note, auth.uid());
  if chosen.travel_ids <> '{}' or chosen.activity_ids <> '{}' or chosen.details <> '{}' then
    -- A trigger copies the language of the selection.
    insert into public.inquiry_selections (submission_id, travel_ids, activity_ids, details, language)
    values (given.id, coalesce(chosen.travel_ids, '{}'), coalesce(chosen.activity_ids, '{}'), coalesce(chosen.details, '{}'),
      coalesce(given.language, 'en'));
  end if;
  -- An update, so that the history names who assigned it and the assignee is notified.
  if given.assignee_id is not null then
    update public.contact_submissions set assignee_id = given.assignee_id, status = 'in_progress' where id = given.id;
  end if;
  return given.id;
end;
$$;

create function public.add_submission(entry jsonb) returns uuid
language sql set search_path = '' as $$ select private.add_submission(entry) $$;
comment on function public.add_submission(jsonb) is 'Saves an inquiry that came by phone, WhatsApp, email or in person.';

-- A message from the customer ends the snooze. An answer settles a follow-up that was due.
create function private.wake_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.direction = 'inbound' then
    update public.contact_submissions set snoozed_until = null
    where id = new.submission_id and snoozed_until is not null;
  elsif new.sent_at is not null then
    update public.contact_submissions
    set snoozed_until = null,
      follow_up_on = case when follow_up_on > (now() at time zone 'Africa/Algiers')::date then follow_up_on end
    where id = new.submission_id and due_at is not null;
  end if;
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger submission_messages_wake
  after insert or update of sent_at on public.submission_messages
  for each row execute function private.wake_submission();

-- Realtime ------------------------------------------------------------------------------------
-- Where the project has Supabase Realtime. It applies the policies to every listener.

do $$
begin
  if exists (select 1 from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.contact_submissions;
  end if;
end;
$$;

-- Grants --------------------------------------------------------------------------------------

alter table public.saved_views enable row level security;

grant update (follow_up_on, snoozed_until) on public.contact_submissions to authenticated;
revoke all on public.saved_views from anon, authenticated;
grant select, delete on public.saved_views to authenticated;
grant insert (name, filter), update (name, filter) on public.saved_views to authenticated;
grant all on public.saved_views to service_role;

revoke execute on function private.add_submission(jsonb), private.wake_submission() from public, anon;
revoke execute on function public.submission_counts(), public.add_submission(jsonb) from public, anon;
grant execute on function public.submission_counts(), public.add_submission(jsonb), private.add_submission(jsonb)
  to authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy saved_views_select_owner on public.saved_views
  for select to authenticated using ((select private.may('inquiries.read')) and owner_id = (select auth.uid()));
create policy saved_views_insert_owner on public.saved_views
  for insert to authenticated with check ((select private.may('inquiries.read')) and owner_id = (select auth.uid()));
create policy saved_views_update_owner on public.saved_views
  for update to authenticated
  using ((select private.may('inquiries.read')) and owner_id = (select auth.uid()))
  with check ((select private.may('inquiries.read')) and owner_id = (select auth.uid()));
create policy saved_views_delete_owner on public.saved_views
  for delete to authenticated using ((select private.may('inquiries.read')) and owner_id = (select auth.uid()));
