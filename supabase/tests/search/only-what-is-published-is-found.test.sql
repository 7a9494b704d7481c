begin;
select plan(8);

select tests.create_accounts();
select tests.create_travel('test-draft', 'Xoqaradd', '', '', 'draft');
select tests.create_travel('test-shown', 'Xoqaradd');

select tests.be_anonymous();
select is(tests.found('xoqaradd'), 'test-shown', 'anonymous finds no draft');
select is(tests.attempt('select * from public.search_documents where record_id = ''test-draft'''), '0 rows',
  'a draft is not in the index');
select tests.become('admin');
select is(tests.found('xoqaradd'), 'test-shown', 'nor does an admin, who sees what visitors see');

update public.travels set status = 'published' where id = 'test-draft';
update public.travels set status = 'archived' where id = 'test-shown';
select is(tests.found('xoqaradd'), 'test-draft', 'publishing and archiving count at once');
delete from public.travels where id = 'test-draft';
select is(tests.found('xoqaradd'), null, 'a deleted travel is not');

-- The index is written by triggers only.
select is(tests.attempt('delete from public.search_documents'), '42501', 'an admin cannot empty it');
select is(tests.attempt('update public.search_documents set title = ''X'''), '42501', 'nor change it');
select tests.be_anonymous();
select is(tests.attempt('insert into public.search_documents (source, record_id, kind, title, summary, url, image,
  title_text) values (''x'', ''x'', ''travel'', ''x'', '''', '''', '''', '''')'), '42501',
  'nor anonymous add to it');

select * from finish();
rollback;
