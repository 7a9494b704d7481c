-- Inquiries: what visitors send, and the office's notes and events about it.

-- Tables --------------------------------------------------------------------------------------

create type public.submission_status as enum ('new', 'in_progress', 'waiting', 'won', 'lost', 'spam');

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  service text not null,
  message text not null,
  "groupSize" text,
  "childrenUnder12" integer not null default 0,
  "childrenUnder5" integer not null default 0,
  "departureDate" date,
  "returnDate" date,
  "needsTransportation" boolean not null default false,
  status public.submission_status not null default 'new',
  assignee_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as
    (private.fold_spelling(name || ' ' || email || ' ' || service || ' ' || message)) stored,
  is_test boolean not null default false,
  name_key text collate "C" not null generated always as (private.sort_key(name)) stored,
  constraint contact_submissions_name_length
    check (char_length(private.trimmed(name)) >= 2 and char_length(name) <= 200),
  constraint contact_submissions_email_format
    check (private.is_email_address(email)),
  constraint contact_submissions_service_length
    check (char_length(private.trimmed(service)) >= 1 and char_length(service) <= 100),
  constraint contact_submissions_message_length
    check (char_length(private.trimmed(message)) >= 10 and char_length(message) <= 5000),
  constraint contact_submissions_group_size_choice
    check ("groupSize" in ('1', '2', '3-5', '6-10', '10+')),
  constraint contact_submissions_children_under_12_range check ("childrenUnder12" between 0 and 99),
  constraint contact_submissions_children_under_5_range check ("childrenUnder5" between 0 and 99),
  constraint contact_submissions_return_not_before_departure check ("returnDate" >= "departureDate")
);
create index contact_submissions_email_idx on public.contact_submissions (email);
create index contact_submissions_address_idx on public.contact_submissions (lower(email));
create index contact_submissions_assignee_idx on public.contact_submissions (assignee_id);
create index contact_submissions_search_idx on public.contact_submissions
  using gin (search_text extensions.gin_trgm_ops);
create index contact_submissions_test_idx on public.contact_submissions (created_at) where is_test;
-- Row-level security keeps comparisons of a status out of an index, so distant pages and counts filter what these
-- indexes include. Every list excludes tests with the policy's condition.
create index contact_submissions_created_idx on public.contact_submissions (created_at, id)
  include (status, service) where not is_test;
create index contact_submissions_open_idx on public.contact_submissions (created_at, id)
  include (status, assignee_id) where status in ('new', 'in_progress', 'waiting') and not is_test;
create index contact_submissions_name_idx on public.contact_submissions (name_key, id) where not is_test;
create index contact_submissions_status_idx on public.contact_submissions (status, id) where not is_test;
create index contact_submissions_service_idx on public.contact_submissions (service, id) where not is_test;

-- What the visitor had selected on the page. Kept apart from contact_submissions, whose insert carries the
-- specified fields only; tied to it by the id that the browser generates.
create table public.inquiry_selections (
  submission_id uuid primary key references public.contact_submissions (id) on delete cascade,
  travel_ids text[] not null default '{}',
  activity_ids text[] not null default '{}',
  includes_camping boolean not null default false,
  created_at timestamptz not null default now(),
  subject text not null default '',
  details jsonb not null default '{}',
  constraint inquiry_selections_details_object check (jsonb_typeof(details) = 'object'),
  constraint inquiry_selections_travels_limit
    check (cardinality(travel_ids) <= 20 and char_length(array_to_string(travel_ids, '')) <= 2000),
  constraint inquiry_selections_activities_limit
    check (cardinality(activity_ids) <= 20 and char_length(array_to_string(activity_ids, '')) <= 2000),
  -- One flat list of ids: no list of lists, no missing entry.
  constraint inquiry_selections_travels_flat check (
    case when array_ndims(travel_ids) > 1 then false else array_position(travel_ids, null) is null end),
  constraint inquiry_selections_activities_flat check (
    case when array_ndims(activity_ids) > 1 then false else array_position(activity_ids, null) is null end),
  constraint inquiry_selections_subject_line check (char_length(subject) <= 200 and subject !~ '[[:cntrl:]]')
);

comment on column public.inquiry_selections.details is 'The fields of its kind (private.inquiry_fields) that were filled in.';

create table public.submission_notes (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  author_id uuid default auth.uid() references public.profiles (id) on delete set null,
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint submission_notes_body_length check (char_length(btrim(body)) between 1 and 5000)
);
create index submission_notes_submission_idx on public.submission_notes (submission_id, created_at);
create index submission_notes_author_idx on public.submission_notes (author_id);

create table public.submission_events (
  id bigint generated always as identity primary key,
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  actor_id uuid references public.profiles (id) on delete set null,
  kind text not null,
  from_value text,
  to_value text,
  created_at timestamptz not null default now(),
  notified_at timestamptz,
  constraint submission_events_kind_choice check (kind in ('received', 'status', 'assignee', 'proposal', 'lost_reason', 'dates',
    'group_size', 'children_under_12', 'children_under_5'))
);
comment on column public.submission_events.notified_at is 'When the mail about the assignment was written.';
create index submission_events_submission_idx on public.submission_events (submission_id, id);
create index submission_events_actor_idx on public.submission_events (actor_id);
create index submission_events_unnotified_idx on public.submission_events (id)
  where kind = 'assignee' and notified_at is null;

-- Functions -----------------------------------------------------------------------------------

-- Selections are accepted for inquiries just sent; for spam too, or its sender would see an error.
create function private.accepts_selection(submission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.contact_submissions
    where id = submission and status in ('new', 'spam') and created_at > now() - interval '15 minutes'
  )
$$;

create function private.check_inquiry_details() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from jsonb_each(new.details) detail
      left join private.inquiry_fields field on field.name = detail.key and field.kind = (
        select submission.service from public.contact_submissions submission where submission.id = new.submission_id)
    where field.name is null or not private.is_inquiry_detail(detail.value, field.shape, field.min, field.max)
  ) then
    raise check_violation using message = 'These details do not belong to this kind of inquiry.',
      constraint = 'inquiry_selections_details_of_kind',
      detail = private.error_detail('details_of_other_kind');
  end if;
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

-- What follows from a message, by a trigger, must not refuse what a colleague is about to save.
create trigger contact_submissions_touch before update on public.contact_submissions
  for each row when (pg_trigger_depth() = 0) execute function private.touch_updated_at();
create trigger submission_notes_touch before update on public.submission_notes
  for each row execute function private.touch_updated_at();

-- After the policies, which decide whether the caller may know the inquiry.
create trigger inquiry_selections_check_details after insert or update of details on public.inquiry_selections
  for each row when (new.details <> '{}') execute function private.check_inquiry_details();

-- Grants --------------------------------------------------------------------------------------

alter table public.contact_submissions enable row level security;
alter table public.inquiry_selections enable row level security;
alter table public.submission_notes enable row level security;
alter table public.submission_events enable row level security;

revoke all on public.contact_submissions, public.inquiry_selections, public.submission_notes,
  public.submission_events from anon, authenticated;
grant insert (id, name, email, service, message, "groupSize", "childrenUnder12", "childrenUnder5",
  "departureDate", "returnDate", "needsTransportation") on public.contact_submissions to anon, authenticated;
grant select, delete on public.contact_submissions, public.submission_notes to authenticated;
grant update (status, assignee_id) on public.contact_submissions to authenticated;
grant all on public.contact_submissions, public.inquiry_selections, public.submission_notes,
  public.submission_events to service_role;
grant insert (submission_id, travel_ids, activity_ids, includes_camping) on public.inquiry_selections
  to anon, authenticated;
grant select on public.inquiry_selections, public.submission_events to authenticated;
grant insert (subject, details) on public.inquiry_selections to anon, authenticated;
grant insert (submission_id, body), update (body) on public.submission_notes to authenticated;

revoke execute on function private.accepts_selection(uuid), private.check_inquiry_details() from public;
grant execute on function private.accepts_selection(uuid) to anon, authenticated;

-- Policies ------------------------------------------------------------------------------------

create policy contact_submissions_insert_everyone on public.contact_submissions
  for insert to anon, authenticated
  with check (status in ('new', 'spam') and assignee_id is null and created_at = now());
create policy contact_submissions_select_by_right on public.contact_submissions
  for select to authenticated
  using ((select private.may('inquiries.read')) and not is_test);
create policy contact_submissions_update_by_right on public.contact_submissions
  for update to authenticated
  using ((select private.may('inquiries.write')) and not is_test) with check ((select private.may('inquiries.write')) and not is_test);
create policy contact_submissions_delete_by_right on public.contact_submissions
  for delete to authenticated
  using ((select private.may('inquiries.delete')) and not is_test);

create policy inquiry_selections_insert_everyone on public.inquiry_selections
  for insert to anon, authenticated with check (private.accepts_selection(submission_id));
create policy inquiry_selections_select_by_right on public.inquiry_selections
  for select to authenticated using ((select private.may('inquiries.read')));

create policy submission_notes_select_by_right on public.submission_notes
  for select to authenticated using ((select private.may('inquiries.read')));
create policy submission_notes_insert_by_right on public.submission_notes
  for insert to authenticated
  with check ((select private.may('inquiries.write')) and author_id = (select auth.uid()));
create policy submission_notes_update_author on public.submission_notes
  for update to authenticated
  using ((select private.may('inquiries.write')) and author_id = (select auth.uid()))
  with check ((select private.may('inquiries.write')) and author_id = (select auth.uid()));
create policy submission_notes_delete_author on public.submission_notes
  for delete to authenticated
  using ((select private.may('inquiries.write')) and author_id = (select auth.uid()));

create policy submission_events_select_by_right on public.submission_events
  for select to authenticated using ((select private.may('inquiries.read')));
