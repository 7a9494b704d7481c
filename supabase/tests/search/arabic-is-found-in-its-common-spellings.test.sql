begin;
select plan(8);

select tests.create_travel('test-algiers', 'القصبة في مدينة الجزائر');
select tests.create_travel('test-assekrem', 'أسكرام');

select tests.create_travel('test-ouargla', 'ورقلة');
select tests.create_travel('test-car', 'سيارة 4×4 في فيلا');

select tests.be_anonymous();
select is(tests.found('الجزائر'), 'test-algiers', 'a word');
select is(tests.found('القصبه'), 'test-algiers', 'a final ta marbuta written as ha');
select is(tests.found('القَصَبَة'), 'test-algiers', 'with vowel signs');
select is(tests.found('اسكرام'), 'test-assekrem', 'an alif without its hamza');
select is(tests.found('أســكرام'), 'test-assekrem', 'a word drawn long');

select is(tests.found('ورڨلة'), 'test-ouargla', 'the Algerian letter for g');
select is(tests.found('ڤيلا'), 'test-car', 'the letter for v');
select is(tests.found('٤x٤'), 'test-car', 'Arabic digits');

select * from finish();
rollback;
