begin;
select plan(20);

select tests.create_content();

create function tests.change(of_table text, key text, field text, value text) returns text
language sql as $$
  select tests.refusal(format('update public.%I set %I = %L where %I = ''test-draft''', of_table, field, value, key))
$$;

select is(tests.change('travels', 'id', 'description', repeat('d', 5001)), 'travels_description_length', 'a travel');
select is(tests.change('travels', 'id', 'price', repeat('p', 101)), 'travels_price_length', 'its price');
select is(tests.change('activities', 'id', 'description', repeat('d', 1001)), 'activities_description_length', 'an activity');
select is(tests.change('activities', 'id', 'longdescription', repeat('d', 10001)), 'activities_longdescription_length',
  'its long description');
select is(tests.change('hero_slides', 'title', 'description', repeat('d', 501)), 'hero_slides_description_length', 'a slide');

select is(array_agg(distinct tests.change('services', 'id', 'service_type', kind)), array['allowed'], 'a kind of inquiry')
from unnest(private.inquiry_kind_keys()) kind;
select is(tests.change('services', 'id', 'service_type', 'visa'), 'services_type_choice', 'no other service type');
select is(tests.change('services', 'id', 'audience', 'residents'), 'allowed', 'residents');
select is(tests.change('services', 'id', 'audience', 'all'), 'services_audience_choice', 'no other audience');
select is(tests.change('vehicles', 'id', 'gearbox', 'cvt'), 'vehicles_gearbox_choice', 'a gearbox');
select is(tests.change('vehicles', 'id', 'berths', '-1'), 'vehicles_berths_range', 'berths');
select is(tests.change('vehicles', 'id', 'minimum_days', '0'), 'vehicles_minimum_days_range', 'days of a rental');
select is(tests.change('products', 'id', 'availability', 'in_stock'), 'allowed', 'in stock');
select is(tests.change('products', 'id', 'availability', 'soon'), 'products_availability_choice', 'no other availability');
select is(tests.change('travel_categories', 'route', 'filter', '{"tags": ["hiking"]}'), 'allowed', 'a filter');
select is(tests.change('travel_categories', 'route', 'filter', '[]'), 'travel_categories_filter_object', 'is an object');
select is(tests.change('photos', 'path', 'sizes', '{}'), 'photos_sizes_list', 'sizes are a list');
select is(tests.refusal($$ insert into public.travel_days (travel_id, day_number, title) values ('test-draft', 0, 'Day') $$),
  'travel_days_number_range', 'days count from 1');
select is(tests.refusal($$ insert into public.travel_days (travel_id, day_number, title) values ('test-draft', 1, '') $$),
  'travel_days_title_length', 'and have a title');
select is(tests.refusal($$ insert into public.travel_days (travel_id, day_number, title)
  values ('test-draft', 1, 'Day'), ('test-draft', 1, 'Again') $$), 'travel_days_number_unique', 'each number once');

select * from finish();
rollback;
