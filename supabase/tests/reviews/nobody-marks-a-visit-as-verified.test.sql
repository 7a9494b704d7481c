begin;
select plan(3);

select tests.create_accounts();
select tests.create_content();

create function tests.verify() returns text
language sql as $$
  select tests.attempt('insert into public.reviews (travel_id, name, rating, comment, is_verified)
    values (''test-published'', ''Test'', 5, ''New'', true)')
$$;

select tests.become('staff');
select is(tests.verify(), '42501', 'not staff');
select tests.become('admin');
select is(tests.verify(), '42501', 'not an admin');
select is(tests.attempt('insert into public.reviews (travel_id, name, rating, comment)
  values (''test-published'', ''Test'', 5, ''New'')'), '1 rows', 'a review without the mark is taken');

select * from finish();
rollback;
