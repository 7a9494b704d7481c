begin;
select plan(15);

select tests.create_accounts();
select tests.create_content();

select tests.become('anonymous');
select is(tests.visible_rows(name, key), 'test-published', name) from tests.content_tables;

select * from finish();
rollback;
