-- Reviews of travels and activities, moderated by staff.

-- Tables --------------------------------------------------------------------------------------

create type public.review_status as enum ('pending', 'published', 'rejected');

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  travel_id text references public.travels (id) on delete cascade on update cascade,
  activity_id text references public.activities (id) on delete cascade on update cascade,
  name text not null,
  avatar_url text not null default '',
  location text not null default '',
  is_verified boolean not null default false,
  visited_on date,
  rating numeric(2, 1) not null,
  comment text not null,
  status public.review_status not null default 'pending',
  rejection_reason text,
  moderated_by uuid references public.profiles (id) on delete set null,
  moderated_at timestamptz,
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (name || ' ' || comment || ' ' || private.fold_spelling(name || ' ' || comment)) stored,
  constraint reviews_one_subject check (num_nonnulls(travel_id, activity_id) = 1),
  constraint reviews_rating_half_stars check (rating between 0 and 5 and rating * 2 = trunc(rating * 2)),
  constraint reviews_name_length check (char_length(btrim(name)) between 1 and 100),
  constraint reviews_comment_length check (char_length(btrim(comment)) between 1 and 3000),
  constraint reviews_rejection_has_reason
    check ((status = 'rejected') = (rejection_reason is not null and btrim(rejection_reason) <> '')),
  constraint reviews_avatar_url_length check (char_length(avatar_url) <= 2000),
  constraint reviews_location_length check (char_length(location) <= 100)
);
create index reviews_travel_idx on public.reviews (travel_id, created_at desc);
create index reviews_activity_idx on public.reviews (activity_id, created_at desc);
create index reviews_status_idx on public.reviews (status, created_at desc, id);
create index reviews_moderated_by_idx on public.reviews (moderated_by);
create index reviews_pending_idx on public.reviews (created_at, id) where status = 'pending';
create index reviews_author_idx on public.reviews (lower(private.trimmed(name)));

-- Functions -----------------------------------------------------------------------------------

create function private.stamp_moderation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> 'rejected' then
    new.rejection_reason := null;
  end if;
  if new.status is distinct from old.status then
    new.moderated_by := (select auth.uid());
    new.moderated_at := now();
  end if;
  return new;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger reviews_stamp_moderation before update on public.reviews
  for each row execute function private.stamp_moderation();

-- Grants --------------------------------------------------------------------------------------

alter table public.reviews enable row level security;

revoke all on public.reviews from anon, authenticated;
grant select (id, travel_id, activity_id, name, avatar_url, location, is_verified, visited_on, rating,
  comment, status, created_at) on public.reviews to anon;
grant select, delete on public.reviews to authenticated;
grant insert (travel_id, activity_id, name, avatar_url, location, visited_on, rating, comment)
  on public.reviews to authenticated;
grant update (status, rejection_reason) on public.reviews to authenticated;
grant all on public.reviews to service_role;

revoke execute on function private.stamp_moderation() from public;

-- Policies ------------------------------------------------------------------------------------

-- The subqueries run under the caller's policies: a review of a draft is as hidden as the draft.
create policy reviews_select_anonymous on public.reviews
  for select to anon using (
    status = 'published'
    and (travel_id is null or exists (select 1 from public.travels where travels.id = travel_id))
    and (activity_id is null or exists (select 1 from public.activities where activities.id = activity_id))
  );
create policy reviews_select_account on public.reviews
  for select to authenticated using (
    (select private.is_staff())
    or (
      status = 'published'
      and (travel_id is null or exists (select 1 from public.travels where travels.id = travel_id))
      and (activity_id is null or exists (select 1 from public.activities where activities.id = activity_id))
    )
  );
create policy reviews_insert_staff on public.reviews
  for insert to authenticated with check ((select private.is_staff()) and status = 'pending');
create policy reviews_update_staff on public.reviews
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy reviews_delete_admin on public.reviews
  for delete to authenticated using ((select private.is_admin()));
