begin;
select plan(7);

insert into public.tags (id, title) values ('test-wuvzeqi', 'Qaraxibu');
insert into public.tags (id, title) values ('test-wuvzeqi-2', 'Hadromek');
select tests.create_travel('test-one', 'Title');
select tests.create_travel('test-two', 'Title');
insert into public.travel_tags values ('test-one', 'test-wuvzeqi'), ('test-two', 'test-wuvzeqi-2');

select tests.be_anonymous();
select is(tests.found('qaraxibu'), 'test-one', 'by its title, and not where an id merely begins alike');
select is(tests.found('wuvzeqi'), null, 'not by its id');
select is(tests.found('qaraxbiu'), 'test-one', 'with a typo');

select tests.be_server();
create temporary table written as select record_id, xmin::text as version from public.search_documents;
update public.tags set title = 'Pelkuzim' where id = 'test-wuvzeqi';
select is((select count(*) from written join public.search_documents document using (record_id)
  where document.xmin::text <> written.version), 0::bigint, 'a new title rewrites no travel');
select is(tests.found('pelkuzmi'), 'test-one', 'and is found with a typo');
select is(tests.found('qaraxbiu'), null, 'the old one is not');

update public.travels set title = 'Vinjokez' where id = 'test-two';
update public.travels set title = 'Vinjokel' where id = 'test-two';
select is(tests.found('vinjokezx'), 'test-two', 'a word that no text has any more leads to the nearest one in use');

select * from finish();
rollback;
