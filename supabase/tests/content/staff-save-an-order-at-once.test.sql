begin;
select plan(8);

select tests.create_accounts();
insert into public.hero_slides (id, title, position, updated_at) values
  ('00000000-0000-4000-8000-00000000000a', 'A', 10, '2026-01-01'),
  ('00000000-0000-4000-8000-00000000000b', 'B', 20, '2026-01-01');

create function tests.turned(of_table text default 'hero_slides') returns text
language sql as $$
  select format('select public.save_order(%L, array[''00000000-0000-4000-8000-00000000000b'', ''00000000-0000-4000-8000-00000000000a''])', of_table)
$$;

select tests.become('anonymous');
select is(tests.attempt(tests.turned()), '42501', 'anonymous: refused');
select tests.become('visitor');
select is(tests.attempt(tests.turned()), '42501', 'visitor: refused');
select tests.become('disabled');
select is(tests.attempt(tests.turned()), '42501', 'disabled admin: refused');
select tests.become('admin');
select is(tests.attempt(tests.turned()), '1 rows', 'admin: saves');
select tests.become('staff');
select is(tests.attempt(tests.turned('travels')), '22023', 'a table without an order');
select is(tests.attempt(tests.turned()), '1 rows', 'staff: saves');

select public.save_order('hero_slides', array['00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000a']);
select results_eq(
  $$ select title from public.hero_slides where id::text like '00000000-%' order by position $$,
  array['B', 'A'], 'the rows stand in the order given');
select is(
  (select count(*) from public.hero_slides where id::text like '00000000-%' and updated_at = '2026-01-01'),
  2::bigint, 'who has a row open is not told that it was changed');

select * from finish();
rollback;
