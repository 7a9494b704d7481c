-- Photos of reviews. Their authors add them with the link of the review, through the edge function review-photos, to the
-- private bucket "review-uploads". Once staff have published the review and have not left the photo out, the drain
-- copies it to the public bucket "review-photos", and removes the copy when that no longer holds. One file for each
-- photo: visitors see the very bytes that staff saw.

-- Tables --------------------------------------------------------------------------------------

create table public.review_photos (
  id uuid primary key,
  review_id uuid not null references public.reviews (id) on delete cascade,
  position smallint not null,
  caption text not null default '',
  mime_type text,
  bytes integer,
  width integer,
  height integer,
  rejection_reason public.review_rule,
  moderated_by uuid references public.profiles (id) on delete set null,
  moderated_at timestamptz,
  created_at timestamptz not null default now(),
  stored_at timestamptz,
  claimed_at timestamptz,
  public_at timestamptz,
  is_public boolean not null generated always as (public_at is not null and rejection_reason is null) stored,
  path text not null unique generated always as (review_id::text || '/' || id::text) stored,
  public_path text not null unique generated always as
    (review_id::text || '/' || id::text || case mime_type when 'image/png' then '.png' else '.jpg' end) stored,
  constraint review_photos_position_range check (position between 1 and 5),
  constraint review_photos_once unique (review_id, position),
  constraint review_photos_caption_length check (char_length(caption) <= 200),
  constraint review_photos_type_choice check (mime_type in ('image/jpeg', 'image/png')),
  constraint review_photos_bytes_range check (bytes between 1 and 10485760),
  constraint review_photos_width_range check (width between 1 and 5000),
  constraint review_photos_height_range check (height between 1 and 5000),
  constraint review_photos_pixels check (width * height <= 12000000),
  constraint review_photos_stored_whole check
    (stored_at is null or num_nulls(mime_type, bytes, width, height) = 0),
  constraint review_photos_public_stored check (public_at is null or stored_at is not null)
);
comment on column public.review_photos.rejection_reason is 'Why staff left the photo out of the published review.';
comment on column public.review_photos.stored_at is 'Null while the upload is on its way.';
comment on column public.review_photos.claimed_at is 'When the server began to store, copy or remove the file.';
comment on column public.review_photos.public_at is 'When the copy for visitors was made; null without one.';
comment on column public.review_photos.path is 'The object in the bucket "review-uploads".';
comment on column public.review_photos.public_path is 'The object in the bucket "review-photos".';
create index review_photos_moderated_by_idx on public.review_photos (moderated_by);
create index review_photos_unfinished_idx on public.review_photos (created_at) where stored_at is null;

-- Functions -----------------------------------------------------------------------------------

-- Stored before staff decided: what arrived later nobody has seen.
create function private.may_be_public(photo public.review_photos) returns boolean
language sql stable set search_path = '' as $$
  select photo.rejection_reason is null and photo.stored_at is not null and exists (
    select 1 from public.reviews review
    where review.id = photo.review_id and review.status = 'published' and review.moderated_at > photo.stored_at)
$$;

-- Whether a photo of this link's review is waited for, before any of it is read. False: it is stored already, as after
-- a retry. An author has an hour.
create function public.expect_review_photo(hash text, photo uuid, headers jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  known public.review_photos;
begin
  select expected.* into known from public.review_photos expected
    join public.reviews review on review.id = expected.review_id
    join public.review_requests request on request.id = review.request_id
  where expected.id = photo and request.token_hash = hash and request.withdrawn_at is null
    and review.status = 'pending' and review.created_at > now() - interval '1 hour';
  if known.id is null then
    raise sqlstate 'PT404'
      using message = 'This link waits for no such photo.', detail = private.error_detail('upload_closed');
  end if;
  if known.stored_at is not null then
    return false;
  end if;
  if not (
    private.consume_limit('review photo', 'network', private.client_network(headers))
    and private.consume_limit('review photo', 'everybody', 'everybody')
  ) then
    raise sqlstate 'PT429'
      using message = 'Too many photos in a short time.', detail = private.error_detail('too_many_photos');
  end if;
  return true;
end;
$$;
comment on function public.expect_review_photo(text, uuid, jsonb) is
  'Whether a photo of the review of a link is waited for; false if it is stored already. The server only.';

-- One upload at a time, or a second one could replace what staff have seen. Two minutes are longer than any takes.
create function public.claim_review_upload(photo uuid) returns timestamptz
language sql set search_path = '' as $$
  update public.review_photos expected set claimed_at = now()
  where expected.id = photo and expected.stored_at is null
    and (expected.claimed_at is null or expected.claimed_at < now() - interval '2 minutes')
  returning claimed_at
$$;
comment on function public.claim_review_upload(uuid) is
  'Lets one upload of a photo store its file; null for others. The server only.';

-- Photos to copy for visitors, and photos whose copy is to go. What was begun some minutes ago has failed.
create function public.claim_review_photos()
returns table (id uuid, path text, public_path text, mime_type text, is_wanted boolean)
language sql set search_path = '' as $$
  with due as (
    select photo.id, private.may_be_public(photo) as is_wanted from public.review_photos photo
    where photo.stored_at is not null
      and case when private.may_be_public(photo)
        then photo.public_at is null and coalesce(photo.claimed_at < now() - interval '5 minutes', true)
        when photo.public_at is not null then coalesce(photo.claimed_at < now() - interval '1 minute', true)
        else photo.claimed_at < now() - interval '5 minutes' end
    order by photo.stored_at limit 20
    for update skip locked
  )
  update public.review_photos photo set claimed_at = now() from due where due.id = photo.id
  returning photo.id, photo.path, photo.public_path, photo.mime_type, due.is_wanted
$$;
comment on function public.claim_review_photos() is
  'The photos of reviews to copy to the public bucket or to remove from it. The server only.';

-- Notes that a photo has a public copy, or none. False: it may not have one, so the copy must go.
create function public.settle_review_photo(photo uuid, has_copy boolean) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.review_photos known
  set public_at = case when has_copy then now() end, claimed_at = null
  where known.id = photo and (not has_copy or private.may_be_public(known));
  return found;
end;
$$;
comment on function public.settle_review_photo(uuid, boolean) is
  'Notes whether a photo has a public copy; false if it may not have one. The server only.';

create function private.stamp_photo_moderation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.moderated_by := (select auth.uid());
  new.moderated_at := now();
  return new;
end;
$$;

create function private.note_review_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_content_change();
  return null;
end;
$$;

create function private.expire_review_photo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.expired_files (bucket_id, path)
  values ('review-uploads', old.path), ('review-photos', old.public_path) on conflict do nothing;
  return null;
end;
$$;

-- Triggers ------------------------------------------------------------------------------------

create trigger review_photos_stamp_moderation before update of rejection_reason on public.review_photos
  for each row when (new.rejection_reason is distinct from old.rejection_reason)
  execute function private.stamp_photo_moderation();
create trigger review_photos_note_update after update on public.review_photos
  for each row when (new.is_public is distinct from old.is_public)
  execute function private.note_review_photo();
create trigger review_photos_expire_files after delete on public.review_photos
  for each row execute function private.expire_review_photo();

-- Grants --------------------------------------------------------------------------------------

alter table public.review_photos enable row level security;

-- Nobody but the server adds or removes a photo, or changes what its author wrote.
revoke all on public.review_photos from anon, authenticated;
grant select (id, review_id, position, caption, width, height, is_public, public_path) on public.review_photos to anon;
grant select on public.review_photos to authenticated;
grant update (rejection_reason) on public.review_photos to authenticated;
grant all on public.review_photos to service_role;

revoke execute on function private.may_be_public(public.review_photos), private.stamp_photo_moderation(),
  private.note_review_photo(), private.expire_review_photo() from public;
revoke execute on function public.expect_review_photo(text, uuid, jsonb), public.claim_review_upload(uuid),
  public.claim_review_photos(), public.settle_review_photo(uuid, boolean) from public, anon, authenticated;
grant execute on function private.may_be_public(public.review_photos),
  public.expect_review_photo(text, uuid, jsonb), public.claim_review_upload(uuid),
  public.claim_review_photos(), public.settle_review_photo(uuid, boolean) to service_role;

-- Policies ------------------------------------------------------------------------------------

-- The subquery runs under the caller's policies. No policy names the two buckets: browsers cannot touch them, and staff
-- get signed URLs from the function review-photo-links.
create policy review_photos_select_anonymous on public.review_photos
  for select to anon using (
    is_public and exists (select 1 from public.reviews where reviews.id = review_id and reviews.status = 'published'));
create policy review_photos_select_account on public.review_photos
  for select to authenticated using (
    ((select private.may('reviews.read')) and stored_at is not null)
    or (is_public and exists (
      select 1 from public.reviews where reviews.id = review_id and reviews.status = 'published')));
create policy review_photos_update_by_right on public.review_photos
  for update to authenticated
  using ((select private.may('reviews.write')) and stored_at is not null) with check ((select private.may('reviews.write')));

-- Rows ----------------------------------------------------------------------------------------

insert into private.limits (kind, subject, allowed, period) values
  ('review photo', 'network', 60, '1 hour'),
  ('review photo', 'everybody', 600, '1 hour');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('review-uploads', 'review-uploads', false, 10485760, array['image/jpeg', 'image/png']),
  ('review-photos', 'review-photos', true, 10485760, array['image/jpeg', 'image/png'])
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;
