begin;
select plan(17);

select tests.create_accounts();
insert into public.travels (id, title, highlights, questions) values ('test-loop', 'Loop', '{Port,Market}',
  '[{"id": "q1", "question": "Why?", "answer": "So."}]');
insert into public.travel_days (id, travel_id, day_number, title) values ('00000000-0000-4000-8000-0000000000d1', 'test-loop', 1, 'Out');
set constraints all immediate;
set constraints all deferred;

create function tests.sent(field text, source text, text text, item text default '', seen_at timestamptz default null,
  status text default 'published') returns jsonb
language sql as $$ select jsonb_build_object('resource', 'travels', 'record_id', 'test-loop', 'field', field, 'item', item,
  'language', 'fr', 'source', source, 'text', text, 'status', status, 'seen_at', seen_at) $$;
create function tests.seen(of_field text) returns timestamptz
language sql as $$ select updated_at from public.translations where record_id = 'test-loop' and field = of_field and language = 'fr' $$;
create function tests.save(variadic texts jsonb[]) returns text
language plpgsql as $$
begin
  return (select string_agg(saved.text, ', ' order by saved.field) from public.save_translations(to_jsonb(texts)) saved);
exception when others then
  return sqlerrm;
end;
$$;
create function tests.translated() returns text
language sql as $$ select string_agg(text, ', ' order by field) from public.translations where record_id = 'test-loop' $$;

select tests.become('staff');
select results_eq(
  'select field, day_number, element, source, state from public.record_translations(''travels'', ''{test-loop,test-gone}'', ''{fr}'')',
  $$ values ('title', null::integer, null::integer, 'Loop', 'missing'), ('highlights', null, 1, 'Port', 'missing'),
    ('highlights', null, 2, 'Market', 'missing'), ('questions.question', null, 1, 'Why?', 'missing'),
    ('questions.answer', null, 1, 'So.', 'missing'), ('days.title', 1, null, 'Out', 'missing') $$,
  'texts are in the order of the form'
);
select is((select count(*) from public.record_translations('travels', '{test-loop}')), 12::bigint, 'in both languages');
select is_empty('select from public.record_translations(''profiles'', ''{x}'')', 'other tables have no texts');

select is(tests.save(tests.sent('title', 'Loop', 'Boucle'), tests.sent('highlights', 'Market', 'Marché', md5('Market'), status => 'draft')),
  'Marché, Boucle', 'several are saved');
select results_eq('select text, status, source_text, state from public.record_translations(''travels'', ''{test-loop}'', ''{fr}'') where text is not null',
  $$ values ('Boucle', 'published', 'Loop', 'published'), ('Marché', 'draft', 'Market', 'draft') $$, 'with their state');
select is((select count(*) from public.translations where author_id = tests.id_of('staff')), 2::bigint, 'and their author');

select matches(tests.save(tests.sent('days.title', 'Out', 'Départ', '00000000-0000-4000-8000-0000000000d1'), tests.sent('title', 'Loop', 'Circuit')),
  '^Somebody else has changed', 'not over a translation that the author has not seen');
select is(tests.translated(), 'Marché, Boucle', 'and then nothing is saved');
select matches(tests.save(tests.sent('title', 'Loop', 'Circuit', seen_at => '2026-01-01')), '^Somebody else has changed', 'nor over a newer one');
select is(tests.save(tests.sent('title', 'Loop', 'Circuit', seen_at => tests.seen('title'))), 'Circuit', 'but over the one that they have seen');
update public.travels set title = 'Ring' where id = 'test-loop';
select matches(tests.save(tests.sent('title', 'Loop', 'Boucle', seen_at => tests.seen('title'))), '^The English text of title has changed',
  'not for an English text that has changed');
select is(tests.save(tests.sent('title', 'Ring', 'Circuit', seen_at => tests.seen('title'))), 'Circuit', 'a translation that still fits');
select is((select state from public.record_translations('travels', '{test-loop}', '{fr}') where field = 'title'), 'published', 'is up to date again');
select matches(tests.save(tests.sent('price', 'Ring', 'Prix')), '^The English text of price', 'nor for a text that does not exist');
select is(tests.save(tests.sent('title', 'Ring', ' ', seen_at => tests.seen('title')), tests.sent('questions.answer', 'So.', '', 'q1')),
  null, 'an emptied text');
select is(tests.translated(), 'Marché', 'is deleted');

select tests.become('visitor');
select matches(tests.save(tests.sent('title', 'Ring', 'Anneau')), 'permission', 'visitors save nothing');

select * from finish();
rollback;
