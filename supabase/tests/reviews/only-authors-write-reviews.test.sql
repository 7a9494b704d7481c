begin;
select plan(19);

select tests.create_accounts();
select tests.create_content();
select tests.create_review('test-published', 'published');
select tests.create_review('test-published', 'pending');

create function tests.outcomes() returns text
language sql as $$
  select concat_ws(', ',
    tests.attempt('select id from public.reviews'),
    tests.attempt('insert into public.reviews (name, rating, comment) values (''Test'', 5, ''A good day.'')'),
    tests.attempt('update public.reviews set status = ''pending'' where status = ''published'''),
    tests.attempt('delete from public.reviews'),
    tests.attempt('insert into public.review_requests (address_hash) values (''a'')'),
    tests.attempt('update public.review_requests set used_at = now()'))
$$;

select tests.become('anonymous');
select is(tests.outcomes(), '1 rows, 42501, 42501, 42501, 42501, 42501', 'anonymous');
select is(tests.attempt('select ' || field || ' from public.reviews'), '42501', 'anonymous cannot read ' || field)
from unnest(array['moderated_by', 'moderated_at', 'rejection_reason', 'request_id', 'open_reports', '*']) field;
select tests.become('visitor');
select is(tests.outcomes(), '1 rows, 42501, 0 rows, 42501, 42501, 42501', 'an account without a role');
select tests.become('disabled');
select is(tests.outcomes(), '1 rows, 42501, 0 rows, 42501, 42501, 42501', 'a disabled admin');
select tests.become('staff');
select is(tests.outcomes(), '2 rows, 42501, 1 rows, 42501, 42501, 42501', 'staff');
select tests.become('admin');
select is(tests.outcomes(), '2 rows, 42501, 1 rows, 42501, 42501, 42501', 'admin');

select tests.be_server();
select ok(not bool_or(is_verified), 'without a request no review is verified') from public.reviews;
select is(tests.attempt('insert into public.reviews (name, rating, comment, is_verified) values (''Test'', 5, ''A good day.'', true)'),
  '428C9', 'not even the server says so');
select is(tests.refusal('insert into public.review_subjects (review_id) select id from public.reviews limit 1'),
  'review_subjects_one', 'a subject names something');
select is(tests.refusal(format('insert into public.reviews (name, rating, comment) values (''Test'', %s, ''A good day.'')', rating)),
  case when rating in (0, 3.5) then 'allowed' else 'reviews_rating_half_stars' end, rating || ' stars')
from unnest(array[0, 3.5, 3.2, 5.5]) rating;
select is(tests.refusal('insert into public.reviews (name, rating, comment, visited_month)
  values (''Test'', 5, ''A good day.'', ''2026-10-02'')'), 'reviews_visited_month_first_day', 'a month, not a day');

select * from finish();
rollback;
