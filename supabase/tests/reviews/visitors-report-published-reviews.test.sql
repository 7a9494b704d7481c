begin;
select plan(13);

select tests.create_accounts();
select tests.create_content();
select tests.create_review('test-published', 'published', null, '00000000-0000-4000-8000-0000000000d1');
select tests.create_review('test-published', 'pending', null, '00000000-0000-4000-8000-0000000000d2');
update private.limits set allowed = 3 where kind = 'review report';

create function tests.report(review text, fields text default '', given text default '') returns text
language sql as $$
  select tests.attempt(format('insert into public.review_reports (review_id, rule%s) values (%L, ''off_topic''%s)',
    fields, '00000000-0000-4000-8000-0000000000' || review, given))
$$;

select tests.become('anonymous');
select is(tests.report('d1'), '1 rows', 'a published review');
select is(tests.report('d2'), '42501', 'not one that waits');
select is(tests.report('d9'), '42501', 'nor none');
select is(tests.report('d1', ', is_handled', ', true'), '42501', 'not as handled');
select is(tests.report('d1', ', details', ', repeat(''x'', 1001)'), '23514', 'nor at any length');
select is(tests.attempt('select * from public.review_reports'), '42501', 'visitors read no reports');
insert into public.review_reports (review_id, rule, details)
select '00000000-0000-4000-8000-0000000000d1', 'advertising', 'A link' from generate_series(1, 3);
select is(tests.report('d1'), 'PT429', 'a flood is refused');
select tests.become('visitor');
select is(tests.attempt('select * from public.review_reports'), '0 rows', 'nor does an account');

select tests.become('staff');
select is(tests.attempt('select * from public.review_reports'), '3 rows', 'staff do');
select is((select open_reports from public.reviews where id = '00000000-0000-4000-8000-0000000000d1'), 3, 'and see how many');
select is(tests.attempt('update public.review_reports set details = ''Nothing'''), '42501', 'but do not change them');
update public.review_reports set is_handled = true where rule = 'advertising';
select is((select open_reports from public.reviews where id = '00000000-0000-4000-8000-0000000000d1'), 0, 'except that they are handled');
select ok((select bool_and(handled_by = tests.id_of('staff') and handled_at = now()) from public.review_reports), 'by whom, and when');

select * from finish();
rollback;
