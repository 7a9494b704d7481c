begin;
select plan(8);

select tests.create_accounts();
select tests.become('staff');
select is(tests.attempt($$ insert into public.saved_views (name, filter) values ('Car rental', '{"service": "car-rental"}') $$),
  '1 rows', 'staff keep a view');
insert into public.saved_views (name) values ('Car rental');
select is(tests.attempt($$ insert into public.saved_views (name) values (' ') $$), '23514', 'it has a name');
select is(tests.attempt($$ insert into public.saved_views (name, filter) values ('List', '[]') $$), '23514', 'and a filter');
select is(tests.attempt($$ insert into public.saved_views (name, owner_id) values ('X', tests.id_of('admin')) $$), '42501',
  'nobody keeps one for a colleague');
select tests.become('admin');
select is_empty('select * from public.saved_views', 'a colleague does not see it, not even an admin');
select is(tests.attempt('delete from public.saved_views where true'), '0 rows', 'nor deletes it');
select tests.become('visitor');
select is(tests.attempt($$ insert into public.saved_views (name) values ('X') $$), '42501', 'an account keeps none');
select tests.become('staff');
select is(tests.attempt('delete from public.saved_views where true'), '1 rows', 'its owner deletes it');

select * from finish();
rollback;
