begin;
select plan(75);

select tests.create_accounts();

select tests.become('anonymous');
select is(tests.attempt(tests.insert_statement(name, 'test-new', 'draft')), '42501', 'anonymous: ' || name)
from tests.content_tables;

select tests.become('visitor');
select is(tests.attempt(tests.insert_statement(name, 'test-new', 'draft')), '42501', 'visitor: ' || name)
from tests.content_tables;

select tests.become('disabled');
select is(tests.attempt(tests.insert_statement(name, 'test-new', 'draft')), '42501', 'disabled admin: ' || name)
from tests.content_tables;

select tests.become('staff');
select is(tests.attempt(tests.insert_statement(name, 'test-new', 'published')), '1 rows', 'staff: ' || name)
from tests.content_tables;

select tests.become('admin');
select is(tests.attempt(tests.insert_statement(name, 'test-new', 'published')), '1 rows', 'admin: ' || name)
from tests.content_tables;

select * from finish();
rollback;
