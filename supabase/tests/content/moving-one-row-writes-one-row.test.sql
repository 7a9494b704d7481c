begin;
select plan(9);

select tests.create_accounts();
delete from public.events where true;
insert into public.events (id, title, position)
select 'test-' || letter, letter, place * 10
from unnest(array['a', 'b', 'c', 'd', 'e']) with ordinality listed (letter, place);

-- Saves an order and answers what stands.
create function tests.order_after(letters text) returns text
language plpgsql as $$
begin
  perform public.save_order('events', array(select 'test-' || letter from regexp_split_to_table(letters, '') letter));
  return (select string_agg(title, '' order by position, id) from public.events);
end;
$$;
create function tests.positions() returns text
language sql as $$ select string_agg(position::text, ' ' order by position, id) from public.events $$;

select tests.become('staff');
select is(tests.order_after('abcde'), 'abcde', 'the same order');
select is(tests.positions(), '10 20 30 40 50', 'writes nothing');
select is(tests.order_after('adbce'), 'adbce', 'one row up');
select is(tests.positions(), '10 15 20 30 50', 'finds a place between two');
select is(tests.order_after('dbcea'), 'dbcea', 'one row down, to the end');
select is(tests.order_after('cdbea'), 'cdbea', 'and one to the beginning');
select is(tests.order_after('aebdc'), 'aebdc', 'many rows');
select is(tests.positions(), '10 20 30 40 50', 'are numbered again');

select tests.be_server();
update public.events set position = 7 where true;
select tests.become('staff');
select is(tests.order_after('badce'), 'badce', 'so are rows that had no order');

select * from finish();
rollback;
