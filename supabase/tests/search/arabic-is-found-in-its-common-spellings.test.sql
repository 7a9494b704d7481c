begin;
select plan(5);

select tests.create_travel('test-algiers', 'القصبة في مدينة الجزائر');
select tests.create_travel('test-assekrem', 'أسكرام');

select tests.be_anonymous();
select is(tests.found('الجزائر'), 'test-algiers', 'a word');
select is(tests.found('القصبه'), 'test-algiers', 'a final ta marbuta written as ha');
select is(tests.found('القَصَبَة'), 'test-algiers', 'with vowel signs');
select is(tests.found('اسكرام'), 'test-assekrem', 'an alif without its hamza');
select is(tests.found('أســكرام'), 'test-assekrem', 'a word drawn long');

select * from finish();
rollback;
