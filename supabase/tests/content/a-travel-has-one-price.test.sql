begin;
select plan(32);

select tests.create_accounts();
insert into public.travels (id, title, price_unit) values ('salt-road', 'Salt Road', 'person');
-- Changes the travel as staff, and shows its price, its amount and what is noted about both.
create function tests.set(assignments text) returns text
language plpgsql as $$
begin
  execute 'update public.travels set ' || assignments || ' where id = ''salt-road''';
  return (select concat_ws(' | ', price, price_amount, price_currency, case when price_from then 'from' end,
    case when price_is_written then 'written' end) from public.travels where id = 'salt-road');
end;
$$;

select tests.become('staff');
select is(tests.set($$ price_amount = 32000, price_currency = 'DZD' $$), '32 000 DA | 32000.00 | DZD', 'an amount is the price that visitors read');
select is(tests.set('price_amount = 34560'), '34 560 DA | 34560.00 | DZD', 'and another is another');
select is(tests.set('price_from = true'), 'From 34 560 DA | 34560.00 | DZD | from', 'or the lowest');
select is(tests.set($$ price_amount = 1290.5, price_currency = 'EUR', price_from = false $$), '€1,290.50 | 1290.50 | EUR', 'in euros');
select is(tests.set($$ price = '€1,400' $$), '€1,400 | 1400.00 | EUR', 'a change of the text changes the amount');
select is(tests.set($$ price = 'from 45 000 DA' $$), 'From 45 000 DA | 45000.00 | DZD | from', 'with its currency');
select is(tests.set($$ price = '1 250,50 €' $$), '€1,250.50 | 1250.50 | EUR', 'however it is typed');
select is(tests.set($$ price = '€390 in a shared car' $$), '€390 in a shared car | 1250.50 | EUR | written', 'other words are written by hand');
select is(tests.set('price_amount = 400'), '€390 in a shared car | 400.00 | EUR | written', 'and stay when the amount changes');
select is(tests.set($$ price = '€395' $$), '€395 | 400.00 | EUR | written', 'as does any text that is marked so');
select is(tests.set('price_is_written = false'), '€400 | 400.00 | EUR', 'until the mark is taken back');
select is(tests.set($$ price = '€395', price_is_written = true $$), '€395 | 400.00 | EUR | written', 'staff may mark it themselves');
select is(tests.set($$ price = '' $$), '€400 | 400.00 | EUR', 'nothing is nothing by hand');
select is(tests.set($$ price = '€500', price_amount = 600 $$), '€500 | 600.00 | EUR | written', 'two that contradict each other both stay');
select is(tests.set($$ price_is_written = false, price_amount = null, price_currency = null $$), '', 'without an amount nothing is derived');
select is(tests.set($$ price = 'On request' $$), 'On request', 'a price on request');
select is(tests.set($$ price_amount = 18000, price_currency = 'DZD' $$), '18 000 DA | 18000.00 | DZD', 'becomes one with its amount');
select is(tests.set($$ price = 'On request' $$), 'On request | 18000.00 | DZD | written', 'or hides it');
select is(tests.set($$ price_is_written = false, price_unit = null, price_amount = null, price_currency = null $$), '', 'nobody knows');
select is(tests.set($$ price = '18 000 DA' $$), '18 000 DA', 'a text without a unit has no amount');

insert into public.travels (id, title, price, price_amount, price_currency, price_unit) values ('new', 'New', '', 1290, 'EUR', 'person');
select is((select price from public.travels where id = 'new'), '€1,290', 'a new travel, too');
select lives_ok($$ select public.save_travel('{"id": "saved", "title": "Saved", "price": "From €90", "price_unit": "group"}', '{}', '{}', '[]') $$, 'saved by the form');
select is((select concat_ws(' ', price, price_amount, price_from) from public.travels where id = 'saved'), 'From €90 90.00 t', 'has both');

-- French and Arabic.
select tests.be_server();
insert into public.translations (resource, record_id, field, language, text, source_text, status) values
  ('travels', 'new', 'title', 'fr', 'Nouveau', 'New', 'published'), ('travels', 'new', 'price', 'fr', 'Ancien prix', '€1,290', 'published'),
  ('travels', 'new', 'title', 'ar', 'جديد', 'New', 'published');
select is((select translations #>> '{fr,price}' from public.travels where id = 'new'), '1 290 €', 'a derived price needs no translation');
update public.travels set price_amount = 45000.5, price_currency = 'DZD', price_from = true where id = 'new';
select is((select translations #>> '{fr,price}' from public.travels where id = 'new'), 'À partir de 45 000,50 DA', 'which follows the amount');
select is((select translations #>> '{ar,price}' from public.travels where id = 'new'), 'ابتداءً من 45 000,50 دج', 'in each language');
select is((select translations #>> '{fr,title}' from public.travels where id = 'new'), 'Nouveau', 'beside the translations');
select is_empty($$ select 1 from public.translatable_texts where record_id = 'new' and field = 'price' $$, 'translators are not asked');
update public.travels set price = 'Two days, €1,290' where id = 'new';
select is((select count(*)::int from public.translatable_texts where record_id = 'new' and field = 'price'), 2, 'except for what is written by hand');
select is((select translations #>> '{fr,price}' from public.travels where id = 'new'), 'Ancien prix', 'which has its own');
select is((select translations #>> '{ar,price}' from public.travels where id = 'new'), null, 'or none');
select is((select texts from public.translation_progress where record_id = 'new' and language = 'fr'), 2, 'and it counts');

select * from finish();
rollback;
