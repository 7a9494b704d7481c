begin;
select plan(30);

select tests.create_accounts();
select tests.create_content();

select tests.become('staff');
select is(tests.visible_rows(name, key), 'test-archived test-draft test-published', 'staff: ' || name)
from tests.content_tables;

select tests.become('admin');
select is(tests.visible_rows(name, key), 'test-archived test-draft test-published', 'admin: ' || name)
from tests.content_tables;

select * from finish();
rollback;
