begin;
select plan(3);

create temporary table tried as
select address, before || address || after as text
from (values ('ina@tests.example'), ('ina.b+news@sub.tests.example'), ('o''brien@tests.example'), ('ïna@tésts.example'),
    ('ina-@x-y.example'), ('7@8.example')) addresses (address),
  (values (''), ('Write to '), ('l'''), ('('), ('<mailto:'), ('a.'), ('x'), ('[{"email": "'), (E'\n')) befores (before),
  (values (''), ('.'), ('. So'), ('>'), ('"}]'), (' and nina@other.example'), ('.org'), ('-x'), (', ')) afters (after);

select is_empty(
  $$ select text from tried where lower(text) ~ private.address_pattern(address)
       and not private.address_keys(text) @> private.address_keys(address) $$,
  'wherever the pattern finds an address, the index does');
select cmp_ok((select count(*) from tried where lower(text) ~ private.address_pattern(address)), '>', 200::bigint,
  'which is often');
select is(private.address_keys('No address. 3 @ 4'), '{@}', 'a text without an address has no key of one');

select * from finish();
rollback;
