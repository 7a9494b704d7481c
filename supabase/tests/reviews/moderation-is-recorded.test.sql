begin;
select plan(13);

select tests.create_accounts();
select tests.create_content();
select tests.create_review('test-published', 'pending', null, '00000000-0000-4000-8000-0000000000d1');

create function tests.decide(change text) returns text
language sql as $$ select tests.refusal('update public.reviews set ' || change) $$;
create function tests.the_review() returns public.reviews
language sql as $$ select * from public.reviews $$;

select tests.become('staff');
select is(tests.decide('status = ''rejected'''), 'reviews_rejection_has_reason', 'a rejection needs a reason');
select is(tests.attempt('update public.reviews set status = ''rejected'', rejection_reason = ''One star'''), '22P02',
  'one of those that are published');
select is(tests.decide('status = ''rejected'', rejection_reason = ''advertising'''), 'allowed', 'then it is taken');

update public.reviews set status = 'rejected', rejection_reason = 'advertising' where status = 'pending';
select is((tests.the_review()).moderated_by, tests.id_of('staff'), 'who decided is written down');
select is((tests.the_review()).moderated_at, now(), 'and when');
select tests.become('anonymous');
select is(tests.attempt('select id from public.reviews'), '0 rows', 'a rejected review is not shown');
select is(public.review_counts() - 'withdrawn',
  '{"received": 1, "pending": 0, "published": 0, "rejected": 1, "reasons": {"advertising": 1}}'::jsonb, 'but counted, with its reason');

select tests.become('admin');
update public.reviews set status = 'published' where status = 'rejected';
select is((tests.the_review()).rejection_reason, null, 'publishing drops the reason');
select is((tests.the_review()).moderated_by, tests.id_of('admin'), 'the last decision counts');
update public.reviews set answer = '  Thank you.  ' where status = 'published';
select results_eq('select answer, answered_by, answered_at from public.reviews',
  $$ select 'Thank you.', tests.id_of('admin'), now() $$, 'who answered is written down');
select tests.become('anonymous');
select is((select answer from public.reviews), 'Thank you.', 'a published review is shown, with its answer');

select tests.become('staff');
select is((select string_agg(coalesce(change.after ->> 'status', 'answer'), ' ' order by id) from public.record_changes change
  where resource = 'reviews' and action = 'update'), 'rejected published answer', 'the history has every decision');
select tests.be_server();
update public.reviews set status = 'rejected', rejection_reason = 'advertising' where status = 'published';
update public.reviews set name = '–', comment = '[text deleted]', text_deleted_at = now() where status = 'rejected';
select tests.become('staff');
select is(tests.decide('status = ''published'''), 'The text of this review was deleted after its retention period.',
  'an expired review does not come back');

select * from finish();
rollback;
