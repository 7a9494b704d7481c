begin;
select plan(9);

select tests.create_accounts();
select tests.create_content();

create function tests.address() returns text
language sql as $$ select 'https://project.example/storage/v1/object/public/photos/test-published' $$;
create function tests.delete_photo() returns text
language sql as $$ select tests.attempt('delete from public.photos where path = ''test-published''') $$;

select tests.become('staff');
select is(tests.delete_photo(), '1 rows', 'one that nothing uses can');

update public.travels set "imageUrl" = tests.address() where id = 'test-draft';
select is(tests.delete_photo(), '23503', 'not while a travel shows it, even a draft');
update public.travels set "imageUrl" = tests.address() || '?v=2' where id = 'test-draft';
select is(tests.delete_photo(), '23503', 'nor with a query behind its address');
update public.travels set "imageUrl" = 'illustrations/oasis-palms.webp' where id = 'test-draft';
select is(tests.delete_photo(), '1 rows', 'then it can again');

update public.products set gallery = array['illustrations/oasis-palms.webp', tests.address()] where id = 'test-archived';
select is(tests.delete_photo(), '23503', 'not while a gallery holds it');
update public.products set gallery = '{}' where id = 'test-archived';
update public.hero_slides set image = tests.address() where title = 'test-published';
select is(tests.delete_photo(), '23503', 'not while a slide shows it');

select tests.become('admin');
select is(tests.delete_photo(), '23503', 'an admin neither');
select tests.be_server();
select is(tests.delete_photo(), '23503', 'nor the server');
select is(tests.refusal('delete from public.photos where path = ''test-published'''),
  'This photo is used in 1 place(s) and cannot be deleted.', 'the refusal says why');

select * from finish();
rollback;
