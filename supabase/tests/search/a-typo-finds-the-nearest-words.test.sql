begin;
select plan(5);

select tests.create_travel('test-qaraxibu', 'Qaraxibu dunes');
select tests.create_travel('test-other', 'Valley of Mozarfel');

select tests.be_anonymous();
select is(tests.found('qaraxibo'), 'test-qaraxibu', 'a wrong letter');
select is(tests.found('qraxibu'), 'test-qaraxibu', 'a missing letter');
select is(tests.found('qaraxbiu'), 'test-qaraxibu', 'two letters swapped');
select is(tests.found('qaraxibu mozarfel'), 'test-qaraxibu', 'when nothing has all words, the longest or first counts');
select is(tests.found('vwhjgpkt'), null, 'a word like no other finds nothing');

select * from finish();
rollback;
