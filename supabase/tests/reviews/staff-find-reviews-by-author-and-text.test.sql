begin;
select plan(5);

select tests.create_accounts();
select tests.create_content();
insert into public.reviews (name, rating, comment, status)
values ('Aïcha Test', 5, 'C''était génial à Béjaïa, رحلة أجمل', 'published');

create function tests.reviews_with(word text) returns text
language sql as $$ select tests.attempt(format('select id from public.reviews where search_text ilike %L', '%' || word || '%')) $$;

select tests.become('staff');
select is(tests.reviews_with('aicha'), '1 rows', 'by the author');
select is(tests.reviews_with('génial'), '1 rows', 'by a word as it was written');
select is(tests.reviews_with('genial'), '1 rows', 'by a word without its accents');
select is(tests.reviews_with('اجمل'), '1 rows', 'by a common spelling in Arabic');
select tests.become('anonymous');
select is(tests.reviews_with('genial'), '42501', 'visitors have no use for it');

select * from finish();
rollback;
