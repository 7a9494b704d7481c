begin;
select plan(3);

select tests.create_accounts();
insert into public.hero_slides (title, starts_at, ends_at, status) values
  ('test-always', null, null, 'published'),
  ('test-begun', now(), null, 'published'),
  ('test-ending', null, now() + interval '1 minute', 'published'),
  ('test-ended', null, now(), 'published'),
  ('test-coming', now() + interval '1 minute', null, 'published'),
  ('test-draft-in-period', now() - interval '1 day', now() + interval '1 day', 'draft');

select tests.become('anonymous');
select is(tests.visible_rows('hero_slides', 'title'), 'test-always test-begun test-ending', 'anonymous');
select tests.become('visitor');
select is(tests.visible_rows('hero_slides', 'title'), 'test-always test-begun test-ending', 'visitor');
select tests.become('staff');
select is(
  tests.visible_rows('hero_slides', 'title'),
  'test-always test-begun test-coming test-draft-in-period test-ended test-ending',
  'staff'
);

select * from finish();
rollback;
