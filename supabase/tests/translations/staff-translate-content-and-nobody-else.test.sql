begin;
select plan(24);

select tests.create_accounts();
select tests.create_content();
create function tests.translate(title text) returns text
language sql as $$ select format('insert into public.translations (resource, record_id, field, language, text, status)
  values (''travels'', ''test-draft'', %L, ''fr'', ''Essai'', ''published'')', title) $$;

create function tests.attempt_as(who text, statement text) returns text
language plpgsql as $$
begin
  perform tests.become(who);
  return tests.attempt(statement);
end;
$$;

select is(tests.attempt_as(who, tests.translate('title')), expected, who || ' translates')
from (values ('anonymous', '42501'), ('visitor', '42501'), ('disabled', '42501'), ('staff', '1 rows'), ('admin', '1 rows'))
  caller (who, expected);
select is(tests.attempt_as(who, 'delete from public.translations'), expected, who || ' deletes')
from (values ('anonymous', '42501'), ('visitor', '0 rows'), ('disabled', '0 rows'), ('staff', '0 rows'), ('admin', '0 rows'))
  caller (who, expected);
select is(tests.attempt_as(who, 'select from public.translatable_texts where record_id = ''test-draft'' and resource = ''travels'''),
  expected, who || ' reads the texts')
from (values ('anonymous', '42501'), ('visitor', '0 rows'), ('disabled', '0 rows'), ('staff', '2 rows'), ('admin', '2 rows'))
  caller (who, expected);

select tests.become('staff');
select is(tests.refusal(tests.translate('price')), 'This text does not exist or has been changed.', 'an empty text cannot be translated');
select is(tests.refusal(tests.translate('status')), 'This text does not exist or has been changed.', 'nor any other column');
select is(tests.refusal('insert into public.translations (resource, record_id, field, language, text)
  values (''profiles'', ''x'', ''email'', ''fr'', ''x'')'), 'This text does not exist or has been changed.', 'nor any other table');
select is(tests.refusal(replace(tests.translate('title'), '''fr''', '''en''')), 'translations_language_choice', 'English is the source');
select is(tests.attempt('insert into public.translations (author_id) values (null)'), '42501', 'nobody can set the author');

select lives_ok(tests.translate('title'), 'staff can translate');
select results_eq('select source_text, source_hash, author_id from public.translations',
  $$ values ('Test', md5('Test'), tests.id_of('staff')) $$, 'and the English text and the author are stored');
update public.translations set text = 'Épreuve', source_text = 'Tests' where field = 'title';
select tests.become('visitor');
select is(tests.attempt('select from public.translations'), '0 rows', 'other accounts cannot read translations');
select tests.become('staff');
select is((select state from public.translatable_texts
    where resource = 'travels' and record_id = 'test-draft' and field = 'title' and language = 'fr'),
  'outdated', 'a translation of a former English text is outdated');

select * from finish();
rollback;
