-- Review requests: one email for each won inquiry whose trip has ended. Its link lets the author write one review.
-- Only the server writes requests, and only for inquiries that were sent with the form of the site: of those that staff
-- enter they choose the address, so they could write a "verified" review alone.

-- Tables --------------------------------------------------------------------------------------

alter table public.contact_submissions
  add column trip_ended_on date,
  add column holds_review_request boolean not null default false;
comment on column public.contact_submissions.trip_ended_on is
  'The last day of the trip, where staff know better than the dates of the inquiry.';
comment on column public.contact_submissions.holds_review_request is 'Staff do not want to ask for a review.';

create index contact_submissions_trip_end_idx
  on public.contact_submissions ((coalesce(trip_ended_on, "returnDate", "departureDate")))
  where status = 'won' and not is_test;

create table public.review_requests (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid unique references public.contact_submissions (id) on delete set null,
  address_hash text not null,
  token_hash text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '60 days',
  queued_at timestamptz,
  used_at timestamptz,
  withdrawn_at timestamptz,
  declined_at timestamptz
);
comment on column public.review_requests.address_hash is
  'SHA-256 of the address in lower case: finds the review of a person whose inquiry has expired.';
comment on column public.review_requests.queued_at is 'When the email was written.';
comment on column public.review_requests.declined_at is 'When the person asked not to be asked again.';
create index review_requests_address_idx on public.review_requests (address_hash);
create index review_requests_unqueued_idx on public.review_requests (created_at) where queued_at is null;

alter table public.reviews
  add column request_id uuid unique references public.review_requests (id) on delete cascade,
  add column is_verified boolean not null generated always as (request_id is not null) stored;
comment on column public.reviews.is_verified is 'Whether the author followed the link of a won inquiry.';

-- Functions -----------------------------------------------------------------------------------

create function private.address_hash(address text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(lower(private.trimmed(address)), 'UTF8')), 'hex')
$$;

-- Whether a review of this inquiry would be its customer's: nobody of the team has entered it, or sent it themselves.
create function private.may_be_reviewed(submission public.contact_submissions) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return submission.channel = 'form' and not private.is_colleague(submission.email);
end;
$$;

-- Creates the requests that are due, from nine o'clock on the third day after the trip until 60 days after it, and
-- returns those whose email has not been written.
create function public.due_review_requests()
returns table (request_id uuid, submission_id uuid, email text, name text, titles text[], expires_at timestamptz,
  language text)
language plpgsql set search_path = '' as $$
declare
  today constant date := (now() at time zone 'Africa/Algiers' - interval '9 hours')::date;
begin
  insert into public.review_requests (submission_id, address_hash)
  select submission.id, private.address_hash(submission.email)
  from public.contact_submissions submission
  where submission.status = 'won' and not submission.is_test and not submission.holds_review_request
    and private.may_be_reviewed(submission)
    and coalesce(submission.trip_ended_on, submission."returnDate", submission."departureDate")
      between today - 60 and today - 3
    and not exists (select 1 from public.review_requests request where request.submission_id = submission.id)
    and not exists (select 1 from public.review_requests request
      where request.address_hash = private.address_hash(submission.email) and request.declined_at is not null)
    and not exists (select 1 from public.newsletter_subscriptions subscription
      where lower(subscription.email) = lower(submission.email) and subscription.status = 'unsubscribed')
  order by submission.created_at limit 50
  on conflict do nothing;

  return query
    select request.id, submission.id, submission.email, submission.name,
      (select coalesce(array_agg(thing.title order by thing.title), '{}')
        from private.things_of_trip(submission.id) thing),
      request.expires_at, submission.language
    from public.review_requests request
      join public.contact_submissions submission on submission.id = request.submission_id
    where request.queued_at is null and request.expires_at > now() and private.may_be_reviewed(submission)
      and submission.status = 'won' and not submission.holds_review_request
    order by request.created_at limit 50;
end;
$$;
comment on function public.due_review_requests() is
  'Creates due review requests and returns those without an email. The server only.';

-- What the holder of a link may see: what to review, or the review. Null for every link that opens nothing.
create function public.review_by_token(hash text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  request public.review_requests;
  review public.reviews;
begin
  select * into request from public.review_requests known
  where known.token_hash = hash and known.withdrawn_at is null and known.declined_at is null;
  if request.id is null or request.used_at is null and request.expires_at <= now() then
    return null;
  end if;
  if request.used_at is null then
    return (
      select jsonb_build_object('state', 'open',
        'name', split_part(private.trimmed(submission.name), ' ', 1),
        'month', date_trunc('month',
          coalesce(submission.trip_ended_on, submission."returnDate", submission."departureDate"))::date,
        'titles', (select coalesce(jsonb_agg(thing.title order by thing.title), '[]')
          from private.things_of_trip(submission.id) thing),
        'expires_at', request.expires_at)
      from public.contact_submissions submission where submission.id = request.submission_id);
  end if;
  select * into review from public.reviews known where known.request_id = request.id;
  return case when review.id is not null and review.text_deleted_at is null then jsonb_build_object(
    'state', 'written', 'name', review.name, 'month', review.visited_month, 'rating', review.rating,
    'comment', review.comment, 'status', review.status, 'rejection_reason', review.rejection_reason,
    'answer', review.answer, 'created_at', review.created_at,
    'photos', (select coalesce(jsonb_agg(jsonb_build_object('id', photo.id, 'caption', photo.caption,
        'width', photo.width, 'height', photo.height, 'path', case when photo.stored_at is not null then photo.path end,
        'rejection_reason', photo.rejection_reason) order by photo.position), '[]')
      from public.review_photos photo where photo.review_id = review.id)) end;
end;
$$;
comment on function public.review_by_token(text) is 'What a review link opens, if anything. The server only.';

-- Saves the review of a link, which works once. Returns false if the link is used or no longer valid. The files of the
-- photos are uploaded afterwards (expect_review_photo).
create function public.write_review(
  hash text, stars numeric, words text, first_name text, month date, photos jsonb default '[]'
) returns boolean
language plpgsql set search_path = '' as $$
declare
  request public.review_requests;
  written uuid;
begin
  update public.review_requests known set used_at = now()
  where known.token_hash = hash and known.used_at is null and known.withdrawn_at is null
    and known.declined_at is null and known.expires_at > now() and known.submission_id is not null
  returning * into request;
  if request.id is null then
    return false;
  end if;
  insert into public.reviews (request_id, name, visited_month, rating, comment)
  values (request.id, private.trimmed(first_name), month, stars, private.trimmed(words)) returning id into written;
  insert into public.review_subjects (review_id, travel_id, activity_id, vehicle_id, service_id)
  select written,
    case thing.kind when 'travel' then thing.id end, case thing.kind when 'activity' then thing.id end,
    case thing.kind when 'vehicle' then thing.id end, case thing.kind when 'service' then thing.id end
  from private.things_of_trip(request.submission_id) thing;
  insert into public.review_photos (id, review_id, position, caption)
  select (photo ->> 'id')::uuid, written, place, private.trimmed(photo ->> 'caption')
  from jsonb_array_elements(photos) with ordinality list (photo, place);
  return true;
end;
$$;
comment on function public.write_review(text, numeric, text, text, date, jsonb) is
  'Saves the review of a link, once. The server only.';

-- Deletes the review of a link. What remains is that one was withdrawn.
create function public.withdraw_review(hash text) returns boolean
language plpgsql set search_path = '' as $$
declare
  request uuid;
begin
  update public.review_requests known set withdrawn_at = now()
  where known.token_hash = hash and known.used_at is not null and known.withdrawn_at is null
  returning known.id into request;
  delete from public.reviews review where review.request_id = request;
  return request is not null;
end;
$$;
comment on function public.withdraw_review(text) is 'Deletes the review of a link. The server only.';

create function public.decline_review(hash text) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.review_requests known set declined_at = now()
  where known.token_hash = hash and known.used_at is null and known.declined_at is null and known.expires_at > now();
  return found;
end;
$$;
comment on function public.decline_review(text) is 'Ends a link and later requests to its address. The server only.';

create function private.count_reviews() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'received', kept.total + withdrawn.total, 'withdrawn', withdrawn.total,
    'pending', kept.pending, 'published', kept.published, 'rejected', kept.rejected,
    'reasons', coalesce((select jsonb_object_agg(reason.rule, reason.total)
      from (select rejection_reason as rule, count(*) as total from public.reviews
        where rejection_reason is not null group by 1) reason), '{}'))
  from (
    select count(*) as total, count(*) filter (where status = 'pending') as pending,
      count(*) filter (where status = 'published') as published,
      count(*) filter (where status = 'rejected') as rejected
    from public.reviews) kept,
    (select count(*) as total from public.review_requests where withdrawn_at is not null) withdrawn
$$;

create function public.review_counts() returns jsonb
language sql stable set search_path = '' as $$ select private.count_reviews() $$;
comment on function public.review_counts() is 'How many reviews were received, published, rejected (by reason) and withdrawn.';

-- Grants --------------------------------------------------------------------------------------

alter table public.review_requests enable row level security;

revoke all on public.review_requests from anon, authenticated;
grant select (id, submission_id, created_at, expires_at, queued_at, used_at, withdrawn_at, declined_at)
  on public.review_requests to authenticated;
grant all on public.review_requests to service_role;
grant update (trip_ended_on, holds_review_request) on public.contact_submissions to authenticated;
grant select (is_verified) on public.reviews to anon;

insert into private.limits (kind, subject, allowed, period) values ('review', 'network', 60, '1 hour');

revoke execute on function private.address_hash(text), private.count_reviews(),
  private.may_be_reviewed(public.contact_submissions) from public;
revoke execute on function public.due_review_requests(), public.review_by_token(text),
  public.write_review(text, numeric, text, text, date, jsonb), public.withdraw_review(text), public.decline_review(text)
  from public, anon, authenticated;
grant execute on function private.address_hash(text), private.may_be_reviewed(public.contact_submissions), public.due_review_requests(), public.review_by_token(text),
  public.write_review(text, numeric, text, text, date, jsonb), public.withdraw_review(text), public.decline_review(text)
  to service_role;
revoke execute on function public.review_counts() from public;
grant execute on function private.count_reviews(), public.review_counts() to anon, authenticated, service_role;

-- Policies ------------------------------------------------------------------------------------

create policy review_requests_select_by_right on public.review_requests
  for select to authenticated using ((select private.may('reviews.read')));
