begin;
select plan(7);

select tests.create_accounts();
select tests.create_content();
update public.photos set alt = 'Le port de Béjaïa', credit = 'Nadia', tags = array['coast'] where path = 'test-draft';
update public.travels
set "imageUrl" = 'https://project.example/storage/v1/object/public/photos/test-published' where id = 'test-draft';

create function tests.with_word(word text) returns text
language sql as $$
  select string_agg(path, ' ') from public.photo_library where search_text ilike '%' || word || '%' and path like 'test-%'
$$;

select tests.become('staff');
select is(array[tests.with_word('béjaïa'), tests.with_word('bejaia'), tests.with_word('NADIA'), tests.with_word('coast')],
  array['test-draft', 'test-draft', 'test-draft', 'test-draft'], 'by what it shows, who made it and its tags');
select is((select string_agg(path, ' ') from public.photo_library where is_used), 'test-published', 'by being used');
update public.photos set alt = '' where path = 'test-draft';
select is((select string_agg(path, ' ') from public.photo_library where not is_described), 'test-draft',
  'by having no description');
select tests.become('visitor');
select is(tests.attempt('select * from public.photo_library where status <> ''published'''), '0 rows',
  'an account without a role sees no draft');
select is(tests.attempt('select * from public.photo_library where is_used'), '0 rows',
  'nor that a draft uses a photo');
select tests.become('disabled');
select is(tests.attempt('select * from public.photo_library where status <> ''published'''), '0 rows',
  'a disabled admin neither');
select tests.become('anonymous');
select is(tests.attempt('select * from public.photo_library'), '42501', 'anonymous may not ask');

select * from finish();
rollback;
