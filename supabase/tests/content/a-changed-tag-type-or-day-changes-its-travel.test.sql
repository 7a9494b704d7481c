begin;
select plan(4);

insert into public.tags (id, title) values ('test-tag', 'Test tag');
insert into public.types (id, title) values ('test-type', 'Test type');
insert into public.travels (id, title) values ('test-travel', 'Travel');
create function tests.age() returns void
language sql as $$
  alter table public.travels disable trigger travels_touch;
  update public.travels set updated_at = now() - interval '1 day' where id = 'test-travel';
  alter table public.travels enable trigger travels_touch;
$$;
create function tests.is_fresh() returns boolean
language sql as $$ select updated_at = now() from public.travels where id = 'test-travel' $$;

select tests.age();
insert into public.travel_tags values ('test-travel', 'test-tag');
select ok(tests.is_fresh(), 'a tag is added');

select tests.age();
insert into public.travel_types values ('test-travel', 'test-type');
select ok(tests.is_fresh(), 'a type is added');

select tests.age();
insert into public.travel_days (travel_id, day_number, title) values ('test-travel', 1, 'Day');
select ok(tests.is_fresh(), 'a day is added');

select tests.age();
delete from public.travel_tags where travel_id = 'test-travel';
select ok(tests.is_fresh(), 'a tag is taken away');

select * from finish();
rollback;
