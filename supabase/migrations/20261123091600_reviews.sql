-- Reviews, moderated by staff. Their authors write them with the link of a review request; staff decide and answer.

-- Tables --------------------------------------------------------------------------------------

create type public.review_status as enum ('pending', 'published', 'rejected');
-- The reasons that /reviews publishes. A low rating is not one of them.
create type public.review_rule as enum ('insulting', 'personal_data', 'advertising', 'off_topic', 'unlawful');

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  avatar_url text not null default '',
  location text not null default '',
  visited_month date,
  rating numeric(2, 1) not null,
  comment text not null,
  status public.review_status not null default 'pending',
  rejection_reason public.review_rule,
  moderated_by uuid references public.profiles (id) on delete set null,
  moderated_at timestamptz,
  answer text not null default '',
  answered_by uuid references public.profiles (id) on delete set null,
  answered_at timestamptz,
  text_deleted_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (name || ' ' || comment || ' ' || private.fold_spelling(name || ' ' || comment)) stored,
  constraint reviews_visited_month_first_day check (extract(day from visited_month) = 1),
  constraint reviews_rating_half_stars check (rating between 0 and 5 and rating * 2 = trunc(rating * 2)),
  constraint reviews_name_length
    check (char_length(private.trimmed(name)) >= 1 and char_length(name) <= 100),
  constraint reviews_comment_length
    check (char_length(private.trimmed(comment)) >= 10 and char_length(comment) <= 3000),
  constraint reviews_rejection_has_reason check ((status = 'rejected') = (rejection_reason is not null)),
  constraint reviews_text_deleted_once_rejected check (text_deleted_at is null or status = 'rejected'),
  constraint reviews_answer_length check (char_length(answer) <= 2000),
  constraint reviews_avatar_url_length check (char_length(avatar_url) <= 2000),
  constraint reviews_location_length check (char_length(location) <= 100)
);
comment on column public.reviews.visited_month is 'The first day of the month of the visit.';
comment on column public.reviews.text_deleted_at is 'When the text of a rejected review was deleted after its retention period.';
create index reviews_status_idx on public.reviews (status, created_at desc, id);
create index reviews_moderated_by_idx on public.reviews (moderated_by);
create index reviews_answered_by_idx on public.reviews (answered_by);
create index reviews_pending_idx on public.reviews (created_at, id) where status = 'pending';
create index reviews_author_idx on public.reviews (lower(private.trimmed(name)));

-- What a review is about: everything that its inquiry had selected.
create table public.review_subjects (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  travel_id text references public.travels (id) on delete cascade on update cascade,
  activity_id text references public.activities (id) on delete cascade on update cascade,
  vehicle_id text references public.vehicles (id) on delete cascade on update cascade,
  service_id text references public.services (id) on delete cascade on update cascade,
  created_at timestamptz not null default now(),
  constraint review_subjects_one check (num_nonnulls(travel_id, activity_id, vehicle_id, service_id) = 1),
  constraint review_subjects_once unique nulls not distinct (review_id, travel_id, activity_id, vehicle_id, service_id)
);
create index review_subjects_travel_idx on public.review_subjects (travel_id, created_at desc);
create index review_subjects_activity_idx on public.review_subjects (activity_id, created_at desc);
create index review_subjects_vehicle_idx on public.review_subjects (vehicle_id, created_at desc);
create index review_subjects_service_idx on public.review_subjects (service_id, created_at desc);

-- Functions -----------------------------------------------------------------------------------

create function private.stamp_moderation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> 'rejected' then
    new.rejection_reason := null;
  end if;
  if (new.status, new.rejection_reason) is distinct from (old.status, old.rejection_reason) then
    new.moderated_by := (select auth.uid());
    new.moderated_at := now();
  end if;
  if new.text_deleted_at is not null and new.status <> 'rejected' then
    raise exception 'The text of this review was deleted after its retention period.'
      using errcode = '23514', detail = private.error_detail('review_text_deleted');
  end if;
  new.answer := private.trimmed(new.answer);
  if new.answer is distinct from old.answer then
    new.answered_by := case when new.answer <> '' then (select auth.uid()) end;
    new.answered_at := case when new.answer <> '' then now() end;
  end if;
  return new;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger reviews_stamp_moderation before update on public.reviews
  for each row execute function private.stamp_moderation();

-- Grants --------------------------------------------------------------------------------------

alter table public.reviews enable row level security;
alter table public.review_subjects enable row level security;

-- Nobody but the server inserts or deletes: staff cannot write a review, edit one or make one disappear.
revoke all on public.reviews, public.review_subjects from anon, authenticated;
grant select (id, name, avatar_url, location, visited_month, rating, comment, status, answer, answered_at, created_at)
  on public.reviews to anon;
grant select on public.reviews to authenticated;
grant update (status, rejection_reason, answer) on public.reviews to authenticated;
grant select on public.review_subjects to anon, authenticated;
grant all on public.reviews, public.review_subjects to service_role;

revoke execute on function private.stamp_moderation() from public;

-- Policies ------------------------------------------------------------------------------------

create policy reviews_select_anonymous on public.reviews
  for select to anon using (status = 'published');
create policy reviews_select_account on public.reviews
  for select to authenticated using ((select private.may('reviews.read')) or status = 'published');
create policy reviews_update_by_right on public.reviews
  for update to authenticated
  using ((select private.may('reviews.write'))) with check ((select private.may('reviews.write')));

-- The subqueries run under the caller's policies: visitors do not learn of a review or a draft they cannot see.
create policy review_subjects_select_everyone on public.review_subjects
  for select to anon, authenticated using (
    exists (select 1 from public.reviews where reviews.id = review_id)
    and (travel_id is null or exists (select 1 from public.travels where travels.id = travel_id))
    and (activity_id is null or exists (select 1 from public.activities where activities.id = activity_id))
    and (vehicle_id is null or exists (select 1 from public.vehicles where vehicles.id = vehicle_id))
    and (service_id is null or exists (select 1 from public.services where services.id = service_id))
  );
