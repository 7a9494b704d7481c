begin;
select plan(9);

select tests.create_accounts();
select tests.create_content();
insert into public.reviews (id, travel_id, name, rating, comment)
values ('00000000-0000-4000-8000-0000000000d1', 'test-published', 'Test', 4.5, 'Test');

create function tests.decide(change text) returns text
language sql as $$
  select tests.refusal('update public.reviews set ' || change || ' where id = ''00000000-0000-4000-8000-0000000000d1''')
$$;
create function tests.the_review() returns public.reviews
language sql as $$ select * from public.reviews where id = '00000000-0000-4000-8000-0000000000d1' $$;

select tests.become('staff');
select is(tests.decide('status = ''rejected'''), 'reviews_rejection_has_reason', 'a rejection needs a reason');
select is(tests.decide('status = ''rejected'', rejection_reason = '' '''), 'reviews_rejection_has_reason',
  'with words in it');
select is(tests.decide('status = ''rejected'', rejection_reason = ''Names a person'''), 'allowed', 'then it is taken');

update public.reviews set status = 'rejected', rejection_reason = 'Names a person'
where id = '00000000-0000-4000-8000-0000000000d1';
select is((tests.the_review()).moderated_by, tests.id_of('staff'), 'who decided is written down');
select is((tests.the_review()).moderated_at, now(), 'and when');
select tests.become('anonymous');
select is(tests.attempt('select id from public.reviews where id = ''00000000-0000-4000-8000-0000000000d1'''), '0 rows',
  'a rejected review is not shown');

select tests.become('admin');
update public.reviews set status = 'published' where id = '00000000-0000-4000-8000-0000000000d1';
select is((tests.the_review()).rejection_reason, null, 'publishing drops the reason');
select is((tests.the_review()).moderated_by, tests.id_of('admin'), 'the last decision counts');
select tests.become('anonymous');
select is(tests.attempt('select id from public.reviews where id = ''00000000-0000-4000-8000-0000000000d1'''), '1 rows',
  'a published review is shown');

select * from finish();
rollback;
