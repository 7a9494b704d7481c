-- Each travel's types (the first is its main one) and tags. A travel that already has links is left alone.

create temporary table seed_travel_words (
  travel_id text primary key,
  type_ids text[] not null,
  tag_ids text[] not null
);

insert into seed_travel_words (travel_id, type_ids, tag_ids) values
  ('algiers', array['city-break', 'cultural'], array['unesco', 'history', 'architecture', 'food', 'family', 'coast']),
  ('algiers-kasbah-day', array['day-trip', 'cultural'], array['unesco', 'history', 'architecture', 'crafts']),
  ('tipaza', array['roman-sites', 'coastal', 'day-trip'], array['unesco', 'roman', 'history', 'coast', 'family']),
  ('tipaza-extended', array['coastal', 'roman-sites'], array['unesco', 'roman', 'coast', 'diving', 'outdoor', 'food', 'family']),
  ('cherchell', array['day-trip', 'roman-sites'], array['roman', 'history', 'coast', 'family']),
  ('chrea', array['mountain', 'day-trip', 'nature'], array['hiking', 'outdoor', 'wildlife', 'family']),
  ('oran', array['city-break', 'coastal'], array['music', 'history', 'coast', 'food', 'family']),
  ('tlemcen', array['cultural', 'city-break'], array['history', 'architecture', 'music', 'crafts']),
  ('mostaganem', array['coastal'], array['coast', 'family', 'food']),
  ('mascara', array['cultural'], array['history', 'family']),
  ('beni-saf', array['coastal'], array['coast', 'diving', 'food', 'outdoor', 'family']),
  ('bejaia', array['coastal', 'mountain', 'nature'], array['adventure', 'hiking', 'outdoor', 'coast', 'wildlife', 'history', 'family']),
  ('jijel-coves', array['coastal', 'nature'], array['adventure', 'hiking', 'outdoor', 'coast', 'diving', 'family']),
  ('skikda-collo', array['coastal'], array['coast', 'roman', 'food', 'outdoor']),
  ('annaba', array['city-break', 'roman-sites'], array['roman', 'history', 'coast', 'family']),
  ('constantine-timgad', array['cultural', 'city-break', 'roman-sites'], array['unesco', 'roman', 'history', 'architecture', 'crafts', 'family']),
  ('el-kala', array['nature', 'coastal'], array['wildlife', 'outdoor', 'coast', 'family']),
  ('guelma-hammam-debagh', array['nature', 'roman-sites'], array['roman', 'outdoor', 'family']),
  ('djurdjura', array['mountain', 'nature'], array['adventure', 'hiking', 'outdoor', 'wildlife', 'stargazing', 'family']),
  ('kabylie-villages', array['cultural', 'mountain'], array['crafts', 'food', 'hiking', 'family']),
  ('ghoufi', array['mountain', 'cultural'], array['adventure', 'hiking', 'outdoor', 'history', 'architecture', 'family']),
  ('timgad-day', array['roman-sites', 'day-trip'], array['unesco', 'roman', 'history', 'family']),
  ('lambaesis-medracen', array['roman-sites', 'day-trip'], array['roman', 'history']),
  ('biskra-el-kantara', array['nature', 'cultural'], array['hiking', 'food', 'history', 'family']),
  ('djemila', array['roman-sites', 'cultural'], array['unesco', 'roman', 'history', 'family']),
  ('bou-saada', array['cultural'], array['crafts', 'history', 'family']),
  ('ain-sefra-tiout', array['cultural', 'nature'], array['history', 'hiking', 'stargazing', 'outdoor', 'family']),
  ('ghardaia-mzab', array['cultural', 'desert'], array['unesco', 'architecture', 'crafts', 'desert', 'history', 'family']),
  ('timimoun', array['desert', 'cultural'], array['desert', 'camping', 'stargazing', 'music', 'architecture', 'family']),
  ('taghit', array['desert'], array['desert', 'camping', 'stargazing', 'outdoor', 'adventure', 'family']),
  ('el-oued', array['desert', 'cultural'], array['desert', 'architecture', 'food', 'family']),
  ('djanet-tassili', array['desert', 'mountain'], array['adventure', 'hiking', 'outdoor', 'desert', 'camping', 'stargazing', 'unesco', 'history']),
  ('hoggar-assekrem', array['desert', 'mountain'], array['adventure', 'hiking', 'outdoor', 'desert', 'camping', 'stargazing', 'family']),
  ('western-coast-road', array['road-trip', 'coastal'], array['driving', 'coast', 'camping', 'roman', 'outdoor', 'family']),
  ('eastern-corniche', array['road-trip', 'coastal', 'nature'], array['driving', 'coast', 'camping', 'outdoor', 'wildlife', 'family']),
  ('aures-loop', array['road-trip', 'roman-sites', 'mountain'], array['driving', 'unesco', 'roman', 'hiking', 'history', 'family']),
  ('western-oases', array['road-trip', 'desert'], array['driving', 'desert', 'camping', 'stargazing', 'adventure', 'family']);

insert into public.travel_types (travel_id, type_id)
select words.travel_id, unnest(words.type_ids)
from seed_travel_words words
where not exists (select 1 from public.travel_types link where link.travel_id = words.travel_id);

insert into public.travel_tags (travel_id, tag_id)
select words.travel_id, unnest(words.tag_ids)
from seed_travel_words words
where not exists (select 1 from public.travel_tags link where link.travel_id = words.travel_id);

drop table seed_travel_words;

-- On the list of provinces for a visa on arrival, outside the region of the Sahara.
update public.travels set in_south = true where id in ('biskra-el-kantara', 'bou-saada', 'ain-sefra-tiout');
