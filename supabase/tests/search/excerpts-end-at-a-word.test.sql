begin;
select plan(7);

select is(private.cut_text(value, max_characters), cut, format('%s cut at %s', value, max_characters)) from (values
  ('Dates and oases', 15, 'Dates and oases'), ('Dates and oases', 12, 'Dates and…'), ('Dates and oases', 9, 'Dates and…'),
  ('Dates, and oases', 6, 'Dates…'), ('Onlyoneword', 4, 'Only…'), ('نخيل وواحات الجنوب', 14, 'نخيل وواحات…')
) cuts (value, max_characters, cut);

select is(private.cut_text(null, 10), null, 'nothing is cut to nothing');

select * from finish();
rollback;
