begin;
select plan(34);

select tests.create_content();

create function tests.change(of_table text, assignment text) returns text
language sql as $$
  select tests.refusal(format('update public.%I set %s where id = ''test-draft''', of_table, assignment))
$$;

select is(tests.change(name, 'price_amount = 0'), name || '_price_amount_range', name || ': a price is more than nothing')
from unnest(array['travels', 'activities']) name;
select is(tests.change(name, $$ price_amount = 390, price_currency = 'EUR', price_unit = 'person' $$), 'allowed',
  name || ': a complete price') from unnest(array['travels', 'activities']) name;
select is(tests.change(name, $$ price_unit = 'group' $$), 'allowed', name || ': a unit without an amount')
from unnest(array['travels', 'activities']) name;
select is(tests.change(name, $$ price_amount = null, price_currency = 'EUR' $$), name || '_price_complete',
  name || ': no currency without an amount') from unnest(array['travels', 'activities']) name;
select is(tests.change(name, $$ price_amount = 1, price_unit = 'person', price_currency = 'USD' $$), name || '_price_currency_choice', name || ': no other currency')
from unnest(array['travels', 'activities']) name;
select is(tests.change(name, $$ effort = 'hard' $$), name || '_effort_choice', name || ': no other effort')
from unnest(array['travels', 'activities']) name;
select is(tests.change(name, $$ best_months = '{10,11}', good_months = '{3,4}' $$), 'allowed', name || ': months')
from unnest(array['travels', 'activities']) name;
select is(tests.change(name, $$ best_months = '{10}', good_months = '{10}' $$), name || '_months_choice', name || ': a month has one grade')
from unnest(array['travels', 'activities']) name;
select is(tests.change(name, $$ good_months = '{13}' $$), name || '_months_choice', name || ': twelve months')
from unnest(array['travels', 'activities']) name;
select is(tests.change(name, $$ questions = '[{"id": "a", "question": "Q", "answer": "A"}]' $$), 'allowed',
  name || ': a question') from unnest(array['travels', 'activities']) name;
select is(tests.change(name, format('questions = %L', list)), name || '_questions_list', name || ': not ' || list)
from unnest(array['travels', 'activities']) name,
  unnest(array['{}', '["a"]', '[{"id": "a", "question": "Q"}]', '[{"id": "", "question": "Q", "answer": "A"}]',
    '[{"id": "a", "question": "Q", "answer": 1}]', '[{"id": "a", "question": "Q", "answer": "A", "more": "B"}]']) list;
select is(tests.refusal('update public.site_settings set eur_rate = 150 where id = 1'),
  'site_settings_eur_rate_complete', 'a rate has its day and its source');
select is(tests.refusal($$ update public.site_settings
  set eur_rate = 150, eur_rate_on = '2026-11-22', eur_rate_source = 'Bank of Algeria' where id = 1 $$), 'allowed',
  'a complete rate');

select * from finish();
rollback;
