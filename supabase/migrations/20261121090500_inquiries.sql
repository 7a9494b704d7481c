-- Inquiries: what a visitor sends, and how staff work it.
-- A visitor may insert and read nothing back; staff read all and change only status and assignee.

-- Tables ---------------------------------------------------------------------------------------

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
  constraint contact_submissions_name_length
    check (char_length(private.trimmed(name)) >= 2 and char_length(name) <= 200),
  constraint contact_submissions_email_format
    check (char_length(email) <= 320 and email ~ '^[^\s@<>(),;:"\[\]\\]+@[^\s@<>(),;:"\[\]\\]+\.[^\s@<>(),;:"\[\]\\.]{2,}$'),
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
-- Row-level security keeps a comparison of an enum out of an index (it might leak what it compares),
-- but not out of the choice of a partial one. The statuses without one are the common ones.
create index contact_submissions_new_idx on public.contact_submissions (created_at desc, id)
  where status = 'new';
create index contact_submissions_in_progress_idx on public.contact_submissions (created_at desc, id)
  where status = 'in_progress';
create index contact_submissions_waiting_idx on public.contact_submissions (created_at desc, id)
  where status = 'waiting';
create index contact_submissions_spam_idx on public.contact_submissions (created_at desc, id)
  where status = 'spam';
create index contact_submissions_created_idx on public.contact_submissions (created_at desc, id);
create index contact_submissions_assignee_idx on public.contact_submissions (assignee_id, created_at desc);
create index contact_submissions_email_idx on public.contact_submissions (email, created_at desc);
create index contact_submissions_service_idx on public.contact_submissions (service, created_at desc);
create index contact_submissions_search_idx on public.contact_submissions
  using gin (search_text extensions.gin_trgm_ops);

-- What the visitor had chosen on the page. Not part of contact_submissions, whose insert carries the
-- specified fields only; tied to it by the id that the browser makes.
create table public.inquiry_selections (
  submission_id uuid primary key references public.contact_submissions (id) on delete cascade,
  travel_ids text[] not null default '{}',
  activity_ids text[] not null default '{}',
  includes_camping boolean not null default false,
  created_at timestamptz not null default now(),
  constraint inquiry_selections_travels_limit
    check (cardinality(travel_ids) <= 20 and char_length(array_to_string(travel_ids, '')) <= 2000),
  constraint inquiry_selections_activities_limit
    check (cardinality(activity_ids) <= 20 and char_length(array_to_string(activity_ids, '')) <= 2000)
);

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
  constraint submission_events_kind_choice check (kind in ('received', 'status', 'assignee'))
);
create index submission_events_submission_idx on public.submission_events (submission_id, id);
create index submission_events_actor_idx on public.submission_events (actor_id);

-- Functions and triggers -----------------------------------------------------------------------

-- "Not before now" means not before today in the visitor's calendar. The database does not know where
-- the visitor is, so it refuses only a day that is over everywhere on Earth (the last zone is UTC-12).
create function private.refuse_past_days() returns trigger
language plpgsql set search_path = '' as $$
declare
  last_today date := (now() at time zone 'Etc/GMT+12')::date;
begin
  if new."departureDate" < last_today then
    raise exception 'The departure date cannot be in the past.'
      using errcode = '23514', constraint = 'contact_submissions_departure_not_past', column = 'departureDate';
  end if;
  if new."returnDate" < last_today then
    raise exception 'The return date cannot be in the past.'
      using errcode = '23514', constraint = 'contact_submissions_return_not_past', column = 'returnDate';
  end if;
  return new;
end;
$$;
revoke execute on function private.refuse_past_days() from public;

create trigger contact_submissions_refuse_past_days before insert on public.contact_submissions
  for each row execute function private.refuse_past_days();
create trigger contact_submissions_touch before update on public.contact_submissions
  for each row execute function private.touch_updated_at();
create trigger submission_notes_touch before update on public.submission_notes
  for each row execute function private.touch_updated_at();

create function private.record_submission_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.submission_events (submission_id, kind, to_value)
    values (new.id, 'received', new.status::text);
    return null;
  end if;
  if new.status is distinct from old.status then
    insert into public.submission_events (submission_id, actor_id, kind, from_value, to_value)
    values (new.id, (select auth.uid()), 'status', old.status::text, new.status::text);
  end if;
  if new.assignee_id is distinct from old.assignee_id then
    insert into public.submission_events (submission_id, actor_id, kind, from_value, to_value)
    values (new.id, (select auth.uid()), 'assignee', old.assignee_id::text, new.assignee_id::text);
  end if;
  return null;
end;
$$;
revoke execute on function private.record_submission_event() from public;

create trigger contact_submissions_record_event
  after insert or update of status, assignee_id on public.contact_submissions
  for each row execute function private.record_submission_event();

create function private.refuse_unfit_assignee() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.assignee_id is not null and not exists (
    select 1 from public.staff_roles staff join public.profiles profile on profile.id = staff.user_id
    where staff.user_id = new.assignee_id and profile.disabled_at is null
  ) then
    raise exception 'An inquiry can only be assigned to an active member of staff.'
      using errcode = '23514', column = 'assignee_id';
  end if;
  return new;
end;
$$;
revoke execute on function private.refuse_unfit_assignee() from public;

create trigger contact_submissions_refuse_unfit_assignee
  before update of assignee_id on public.contact_submissions
  for each row when (new.assignee_id is distinct from old.assignee_id)
  execute function private.refuse_unfit_assignee();

-- A selection is taken only for an inquiry that was just sent.
create function private.accepts_selection(submission uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.contact_submissions
    where id = submission and status = 'new' and created_at > now() - interval '15 minutes'
  )
$$;
revoke execute on function private.accepts_selection(uuid) from public;
grant execute on function private.accepts_selection(uuid) to anon, authenticated;

-- The search of the back office. Row-level security would keep the search out of its index, so the
-- words are looked up here, after asking once who asks. Of a very common word, the newest 5,000.
create function private.submissions_with_words(term text) returns setof uuid
language plpgsql stable security definer
set search_path = extensions, pg_catalog
set plan_cache_mode = force_custom_plan
as $$
declare
  patterns text[];
  longest text;
begin
  if not private.is_staff() then
    return;
  end if;
  select array_agg('%' || word || '%'), (array_agg(word order by length(word) desc))[1]
    into patterns, longest
    from unnest(string_to_array(private.fold_spelling(left(term, 200)), ' ')) word;
  return query
    select submission.id from public.contact_submissions submission
    where submission.search_text like '%' || longest || '%' and submission.search_text like all (patterns)
    order by submission.created_at desc limit 5000;
end;
$$;
revoke execute on function private.submissions_with_words(text) from public;
grant execute on function private.submissions_with_words(text) to authenticated;

-- Takes filters, order and pages like the table itself.
create function public.search_submissions(term text) returns setof public.contact_submissions
language sql stable set search_path = '' as $$
  select submission.* from public.contact_submissions submission
  where submission.id in (select private.submissions_with_words(term))
$$;
revoke execute on function public.search_submissions(text) from public, anon;
grant execute on function public.search_submissions(text) to authenticated;

-- Grants ---------------------------------------------------------------------------------------

alter table public.contact_submissions enable row level security;
alter table public.inquiry_selections enable row level security;
alter table public.submission_notes enable row level security;
alter table public.submission_events enable row level security;

revoke all on public.contact_submissions, public.inquiry_selections, public.submission_notes,
  public.submission_events from anon, authenticated;

grant insert (id, name, email, service, message, "groupSize", "childrenUnder12", "childrenUnder5",
  "departureDate", "returnDate", "needsTransportation") on public.contact_submissions to anon, authenticated;
grant select, delete on public.contact_submissions to authenticated;
grant update (status, assignee_id) on public.contact_submissions to authenticated;

grant insert (submission_id, travel_ids, activity_ids, includes_camping) on public.inquiry_selections
  to anon, authenticated;
grant select on public.inquiry_selections to authenticated;

grant select, delete on public.submission_notes to authenticated;
grant insert (submission_id, body), update (body) on public.submission_notes to authenticated;
grant select on public.submission_events to authenticated;
grant all on public.contact_submissions, public.inquiry_selections, public.submission_notes,
  public.submission_events to service_role;

-- Policies -------------------------------------------------------------------------------------

create policy contact_submissions_insert_everyone on public.contact_submissions
  for insert to anon, authenticated
  with check (status = 'new' and assignee_id is null and created_at = now());
create policy contact_submissions_select_staff on public.contact_submissions
  for select to authenticated using ((select private.is_staff()));
create policy contact_submissions_update_staff on public.contact_submissions
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy contact_submissions_delete_admin on public.contact_submissions
  for delete to authenticated using ((select private.is_admin()));

create policy inquiry_selections_insert_everyone on public.inquiry_selections
  for insert to anon, authenticated with check (private.accepts_selection(submission_id));
create policy inquiry_selections_select_staff on public.inquiry_selections
  for select to authenticated using ((select private.is_staff()));

create policy submission_notes_select_staff on public.submission_notes
  for select to authenticated using ((select private.is_staff()));
create policy submission_notes_insert_staff on public.submission_notes
  for insert to authenticated
  with check ((select private.is_staff()) and author_id = (select auth.uid()));
create policy submission_notes_update_author on public.submission_notes
  for update to authenticated
  using ((select private.is_staff()) and author_id = (select auth.uid()))
  with check ((select private.is_staff()) and author_id = (select auth.uid()));
create policy submission_notes_delete_author on public.submission_notes
  for delete to authenticated
  using ((select private.is_staff()) and author_id = (select auth.uid()));

create policy submission_events_select_staff on public.submission_events
  for select to authenticated using ((select private.is_staff()));
