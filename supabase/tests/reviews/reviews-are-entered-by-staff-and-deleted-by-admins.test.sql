begin;
select plan(18);

select tests.create_accounts();
select tests.create_content();
insert into public.reviews (travel_id, name, rating, comment, status) values
  ('test-published', 'Test', 5, 'Published', 'published'), ('test-published', 'Test', 4, 'Pending', 'pending');

create function tests.outcomes() returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt('select id from public.reviews where travel_id = ''test-published'''),
    tests.attempt('insert into public.reviews (activity_id, name, rating, comment)
      values (''test-published'', ''Test'', 5, ''New'')'),
    tests.attempt('update public.reviews set status = ''pending'' where comment = ''Published'''),
    tests.attempt('delete from public.reviews where travel_id = ''test-published'''))
$$;

select tests.become('anonymous');
select is(tests.outcomes(), '1 rows, 42501, 42501, 42501', 'anonymous');
select is(tests.attempt('select ' || field || ' from public.reviews'), '42501', 'anonymous cannot read ' || field)
from unnest(array['moderated_by', 'moderated_at', 'rejection_reason', '*']) field;
select tests.become('visitor');
select is(tests.outcomes(), '1 rows, 42501, 0 rows, 0 rows', 'an account without a role');
select tests.become('disabled');
select is(tests.outcomes(), '1 rows, 42501, 0 rows, 0 rows', 'a disabled admin');
select tests.become('staff');
select is(tests.outcomes(), '2 rows, 1 rows, 1 rows, 0 rows', 'staff');
select is(tests.attempt('insert into public.reviews (activity_id, name, rating, comment, status)
  values (''test-published'', ''Test'', 5, ''New'', ''published'')'), '42501', 'a new review is pending');
select tests.become('admin');
select is(tests.outcomes(), '2 rows, 1 rows, 1 rows, 2 rows', 'admin');

select is(tests.refusal('insert into public.reviews (travel_id, activity_id, name, rating, comment)
  values (null, null, ''Test'', 5, ''New'')'), 'reviews_one_subject', 'a review is about something');
select is(tests.refusal('insert into public.reviews (travel_id, activity_id, name, rating, comment)
  values (''test-published'', ''test-published'', ''Test'', 5, ''New'')'), 'reviews_one_subject', 'about one thing');
select is(tests.refusal(format('insert into public.reviews (travel_id, name, rating, comment)
  values (''test-published'', ''Test'', %s, ''New'')', rating)),
  case when rating in (0, 3.5) then 'allowed' else 'reviews_rating_half_stars' end, rating || ' stars')
from unnest(array[0, 3.5, 3.2, 5.5]) rating;
select is(tests.refusal('insert into public.reviews (travel_id, name, rating, comment)
  values (''test-published'', '' '', 5, ''New'')'), 'reviews_name_length', 'a review has an author');
select is(tests.refusal(format('insert into public.reviews (travel_id, name, rating, comment)
  values (''test-published'', ''Test'', 5, %L)', repeat('c', 3001))), 'reviews_comment_length', 'and an end');

select * from finish();
rollback;
