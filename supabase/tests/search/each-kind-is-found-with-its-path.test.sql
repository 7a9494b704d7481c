begin;
select plan(2);

insert into public.types (id, title) values ('road-trip', 'Road Trip') on conflict do nothing;
insert into public.travels (id, title, status, type_id) values
  ('test-travel', 'Xoqaradd', 'published', null), ('test-drive', 'Xoqaradd', 'published', 'road-trip');
insert into public.travel_categories (route, name, status) values ('test-door', 'Xoqaradd', 'published');
insert into public.activity_categories (id, name, status) values ('test-group', 'Xoqaradd', 'published');
insert into public.activities (id, title, status) values ('test-activity', 'Xoqaradd', 'published');
insert into public.vehicles (id, name, berths, seats, gearbox, status)
values ('test-van', 'Xoqaradd', 2, 2, 'manual', 'published');
insert into public.services (id, service_type, audience, title, status)
values ('test-service', 'general', 'visitors', 'Xoqaradd', 'published');
insert into public.product_collections (id, title, status)
values ('test-knives', 'Xoqaradd', 'published'), ('test-hidden', 'Xoqaradd', 'draft');
insert into public.products (id, name, collection_id, status) values
  ('test-knife', 'Xoqaradd', 'test-knives', 'published'), ('test-bowl', 'Xoqaradd', null, 'published'),
  ('test-alone', 'Xoqaradd', 'test-hidden', 'published');
insert into public.events (id, title, status) values ('test-event', 'Xoqaradd', 'published');
insert into public.guide_entries (id, topic, title, whom_to_ask, status)
values ('test-entry', 'housing', 'Xoqaradd', 'A notary.', 'published');
insert into public.entry_rules (id, title, asks_consulate, status) values ('test-rule', 'Xoqaradd', true, 'published');

select tests.be_anonymous();
select set_eq(
  $$ select kind, url from public.search_site('xoqaradd', 50) $$,
  $$ values ('travel', '/travels/test-travel'), ('travel', '/road-trips/test-drive'),
    ('category', '/categories/test-door'), ('category', '/activity-categories/test-group'),
    ('activity', '/activities/test-activity'), ('vehicle', '/rv-rental/test-van'),
    ('service', '/services#test-service'), ('product', '/store/test-knives'),
    ('product', '/store/test-knives#test-knife'), ('product', '/store#test-bowl'),
    ('product', '/store#test-alone'), ('event', '/events/test-event'), ('guide', '/living-here#test-entry'),
    ('entry-rule', '/entry-papers#test-rule') $$,
  'every public thing, and no address that leads to a draft'
);

select tests.be_server();
update public.product_collections set status = 'published' where id = 'test-hidden';
select is((select url from public.search_documents where record_id = 'test-alone'), '/store/test-hidden#test-alone',
  'a product follows its collection');

select * from finish();
rollback;
