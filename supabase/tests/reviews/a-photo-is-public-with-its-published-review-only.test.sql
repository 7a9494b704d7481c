begin;
select plan(26);

select tests.create_accounts();
set local storage.allow_delete_query = 'true';
update private.limits set allowed = null where kind = 'review photo';
insert into public.review_requests (address_hash, token_hash) values ('a', 'amina'), ('b', 'bilal');
select tests.send_inquiry('00000000-0000-4000-8000-0000000000f1');
update public.review_requests set submission_id = '00000000-0000-4000-8000-0000000000f1' where token_hash = 'amina';
select tests.be_server();
select ok(public.write_review('amina', 4, 'It was good, mostly.', 'Amina', '2026-10-01', jsonb_build_array(
  '{"id": "00000000-0000-4000-8000-0000000000a1", "caption": " Our camp "}'::jsonb,
  '{"id": "00000000-0000-4000-8000-0000000000a2", "caption": ""}'::jsonb)), 'a review is written with two photos');
select results_eq('select position::int, caption from public.review_photos order by 1', $$ values (1, 'Our camp'), (2, '') $$, 'in order');

-- On their way.
create function tests.expects(hash text, photo text default 'a1') returns text
language sql as $$
  select tests.refusal(format('select public.expect_review_photo(%L, %L, %L)', hash, '00000000-0000-4000-8000-0000000000' || photo, '{}'))
$$;
select is(tests.expects('amina'), 'allowed', 'its link may send them');
select is(tests.expects('bilal'), 'This link waits for no such photo.', 'the link of another review may not');
select is(tests.expects('amina', 'a3'), 'This link waits for no such photo.', 'nor is another photo waited for');
select ok(public.claim_review_upload('00000000-0000-4000-8000-0000000000a1') is not null, 'one upload may store it');
select ok(public.claim_review_upload('00000000-0000-4000-8000-0000000000a1') is null, 'while it does, no other');
update public.review_photos set mime_type = 'image/jpeg', bytes = 10, width = 4, height = 3, claimed_at = null,
  stored_at = now() - interval '1 minute';
select ok(not public.expect_review_photo('amina', '00000000-0000-4000-8000-0000000000a1', '{}'), 'afterwards it is stored');
select ok(public.claim_review_upload('00000000-0000-4000-8000-0000000000a1') is null, 'and never replaced');
select is(public.review_by_token('amina') #>> '{photos,0,caption}', 'Our camp', 'its author sees it');

-- What visitors see, and what the server has to do.
create function tests.seen(who text) returns text
language plpgsql as $$
declare
  found text;
begin
  perform tests.become(who);
  select string_agg(right(id::text, 2), ' ' order by position) into found from public.review_photos;
  perform tests.be_server();
  return coalesce(found, '–');
end;
$$;
create function tests.work() returns text
language sql as $$
  select string_agg(case when is_wanted then 'copy ' else 'remove ' end || right(id::text, 2), ', ' order by id) from public.claim_review_photos()
$$;
create function tests.settle(has_copy boolean) returns boolean
language sql as $$ select bool_and(public.settle_review_photo(id, has_copy)) from public.review_photos $$;
create function tests.decide(decision text) returns void
language plpgsql as $$
begin
  perform tests.become('staff');
  execute 'update public.reviews set ' || decision;
  perform tests.be_server();
end;
$$;

select is(tests.work(), null, 'a pending review has nothing public');
select tests.decide($$ status = 'published' $$);
select is(tests.seen('anonymous') || tests.seen('visitor') || tests.seen('staff'), '––a1 a2', 'nobody but staff sees a photo before its copy');
select is(tests.work(), 'copy a1, copy a2', 'published, its photos are to be copied');
select is(tests.work(), null, 'once');
select ok(tests.settle(true), 'the copies are made');
select is(tests.seen('anonymous') || ' ' || tests.seen('visitor'), 'a1 a2 a1 a2', 'and visitors see them');

select tests.become('staff');
select is(tests.attempt($$ update public.review_photos set rejection_reason = 'personal_data' where position = 2 $$), '1 rows', 'staff leave one out');
update public.review_photos set rejection_reason = 'personal_data' where position = 2;
select tests.be_server();
select is((select moderated_by from public.review_photos where position = 2), tests.id_of('staff'), 'which says who did');
select is(tests.seen('anonymous'), 'a1', 'visitors see it no more');
select is(tests.work(), 'remove a2', 'its copy goes');
select ok(not public.settle_review_photo('00000000-0000-4000-8000-0000000000a2', true), 'a copy that was made meanwhile may not stay');
select tests.decide($$ status = 'pending' $$);
update public.review_photos set claimed_at = null;
select is(tests.seen('anonymous') || ' ' || tests.work(), '– remove a1, remove a2', 'unpublished, all copies go');
select tests.settle(false);
select is(tests.work(), null, 'once');

-- An upload that staff have not seen when they decided.
select tests.decide($$ status = 'published' $$);
update public.review_photos set rejection_reason = null, stored_at = now() + interval '1 minute';
select is(tests.work(), null, 'what arrives after the decision is not published');
select is(tests.expects('amina'), 'This link waits for no such photo.', 'nor accepted any more');

select public.withdraw_review('amina');
select ok(not exists (select from public.review_photos)
  and (select count(*) = 4 from private.expired_files where bucket_id in ('review-uploads', 'review-photos')),
  'a withdrawn review takes its photos and all their files along');

select * from finish();
rollback;
