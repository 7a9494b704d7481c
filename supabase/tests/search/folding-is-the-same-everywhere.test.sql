begin;
select plan(12);

select is(private.fold_spelling(value), folded, value) from (values
  ('Béjaïa', 'bejaia'), ('TIPAZA', 'tipasa'), ('Boussaâda', 'busada'), ('Djémila', 'jemila'), ('Ghardaïa', 'gardaia'),
  ('  two   words ', 'tuo uords'), ('d''El-Oued', 'del ued'), ('name@example.com', 'name example com'),
  ('Œuvre', 'oeuvre'), ('İstanbul', 'istanbul')) folds (value, folded);
select is(private.fold_spelling(null), '', 'nothing folds to an empty text');
select is(private.fold_spelling(private.fold_spelling('Khenchela, Boussaâda & Djanet')),
  private.fold_spelling('Khenchela, Boussaâda & Djanet'), 'folding twice changes nothing');

select * from finish();
rollback;
