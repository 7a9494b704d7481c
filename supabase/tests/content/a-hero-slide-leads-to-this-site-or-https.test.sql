begin;
select plan(12);

create function tests.link(address text) returns text
language sql as $$
  select tests.refusal(format(
    'insert into public.hero_slides (title, button_text, button_link) values (''Test'', ''Go'', %L)', address))
$$;

select is(tests.link('/'), 'allowed', 'the home page');
select is(tests.link('/travels?region=Sahara'), 'allowed', 'a page of this site');
select is(tests.link('https://example.org/page'), 'allowed', 'an https address');
select is(tests.link('http://example.org'), 'hero_slides_button_link_safe', 'http');
select is(tests.link('javascript:alert(1)'), 'hero_slides_button_link_safe', 'javascript');
select is(tests.link('//example.org'), 'hero_slides_button_link_safe', 'elsewhere without a scheme');
select is(tests.link('/\example.org'), 'hero_slides_button_link_safe', 'elsewhere by a backslash');
select is(tests.link(E'/\t/example.org'), 'hero_slides_button_link_safe', 'elsewhere behind a tab');
select is(tests.link('travels'), 'hero_slides_button_link_safe', 'a relative path');
select is(tests.link(''), 'hero_slides_button_pair', 'a button without a link');
select is(
  tests.refusal($$ insert into public.hero_slides (title, button_link) values ('Test', '/travels') $$),
  'hero_slides_button_pair', 'a link without a button');
select is(
  tests.refusal($$ insert into public.hero_slides (title, starts_at, ends_at) values ('Test', now(), now()) $$),
  'hero_slides_period', 'a period that ends as it begins');

select * from finish();
rollback;
