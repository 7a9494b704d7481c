-- Requests of the site, as a visitor (run measure.sql first).

select pg_temp.become('anon');

do $$
declare
  travel constant text := 'travels.id, travels.title, travels.location, travels.description, travels."imageUrl", travels.highlights, travels.activities, travels.price, travels.duration, travels."groupSize", travels.region_id, travels.type_id, row_to_json(region.*) as regions, row_to_json(type.*) as types, tags.list as travel_tags, types.list as travel_types';
  -- Embedded with the joins of PostgREST, under the caller's policies.
  joined constant text := 'left join lateral (select id, title from public.regions where regions.id = travels.region_id) region on true
    left join lateral (select id, title from public.types where types.id = travels.type_id) type on true
    left join lateral (select coalesce(json_agg(link), ''[]'') as list from (select row_to_json(tag.*) as tags from public.travel_tags
      left join lateral (select id, title from public.tags where tags.id = travel_tags.tag_id) tag on true where travel_tags.travel_id = travels.id) link) tags on true
    left join lateral (select coalesce(json_agg(link), ''[]'') as list from (select row_to_json(type.*) as types from public.travel_types
      left join lateral (select id, title from public.types where types.id = travel_types.type_id) type on true where travel_types.travel_id = travels.id) link) types on true';
  by_title constant text := 'travels.title_key, travels.id';
  facts constant text := 'id, title, type_id, price, price_amount, price_currency, duration, latitude, longitude';
  region constant text := (select title from public.regions order by id limit 1);
  common_type constant text := (select title from public.types order by id limit 1);
  two_tags constant text := (select array_agg(title)::text from (select title from public.tags order by id limit 2) tags);
  one constant text := 'bench-5123';
  name_of_one constant text := (select split_part(title, ' ', 1) from public.travels where id = one);
  list record;
begin
  perform pg_temp.page('site: travels, first page', travel, 'public.travels', 'true', by_title, 0, 24, '0', joined);
  perform pg_temp.page('site: travels, page 21', travel, 'public.travels', 'true', by_title, 480, 24, '0', joined);
  perform pg_temp.page('site: travels, last page: keys', 'id', 'public.travels', 'true', by_title, 7992, 24);
  perform pg_temp.page('site: travels, last page: rows', travel, 'public.travels', 'travels.id = any (array(select ''bench-'' || n from generate_series(2, 252, 10) n))', by_title, 0, 24, '0', joined);
  perform pg_temp.ask('site: travels, count', 'select count(*) from (select 1 from public.travels) counted');
  perform pg_temp.page('site: travels, a thousand prices', facts, 'public.travels', 'true', 'title_key, id', 0, 1000, 'all');
  perform pg_temp.page('site: travels, the last thousand prices', facts, 'public.travels', 'true', 'title_key, id', 7000, 1000, 'all');
  for list in select * from (values
    ('a common word', format('term => %L', 'desert')), ('a rare word', format('term => %L', name_of_one)),
    ('a word that is nowhere', 'term => ''Quxomdrevi'''), ('two letters', 'term => ''qu'''),
    ('one region', format('region => %L', region)), ('one type', format('type => %L', common_type)),
    ('two tags', format('tags => %L', two_tags)), ('one duration', 'duration => ''3 days'''),
    ('one group size', 'group_size => ''2-8'''), ('one month', 'month => 10'),
    ('prices in euros', 'price_currency => ''EUR'', price_max => 500'),
    ('region, type and a word', format('term => %L, region => %L, type => %L', 'desert', region, common_type))
  ) lists (name, filters) loop
    perform pg_temp.page('site: travels, ' || list.name, travel, format('public.find_travels(%s, skip => 0, page_size => 24)', list.filters), 'true', by_title, 0, 24, '0', joined);
    perform pg_temp.page('site: travels, ' || list.name || ', count', 'id', format('public.find_travels(%s)', list.filters), 'true', 'id', 0, 0, 'all');
  end loop;
  perform pg_temp.page('site: travels of a category, by id', travel, 'public.travels', 'travels.id in (''algiers'', ''tipaza'', ''oran'', ''tlemcen'')', by_title, 0, 24, '0', joined);
  perform pg_temp.ask('site: map, all of it', 'select json_agg(marks) from public.map_travels() marks');
  perform pg_temp.ask('site: map, a frame', 'select json_agg(marks) from public.map_travels(frame => ''{2,35,5,37}'') marks');
  perform pg_temp.ask('site: map, a common word', 'select json_agg(marks) from public.map_travels(term => ''desert'') marks');
  perform pg_temp.ask('site: counts of the choices', 'select * from public.travel_facets()');
  perform pg_temp.ask('site: counts of the choices, region, type and a word', format('select * from public.travel_facets(term => %L, region => %L, type => %L)', 'desert', region, common_type));
  perform pg_temp.ask('site: choices of the filters', 'select * from public.travel_choices()');

  perform pg_temp.page('site: a travel', travel, 'public.travels', format('travels.id = %L', one), 'travels.id', 0, 1, '0', joined);
  perform pg_temp.page('site: a travel''s days', '*', 'public.travel_days', format('travel_id = %L', 'bench-5124'), 'day_number');
  perform pg_temp.page('site: a travel''s reviews', 'review.id, review.name, review.rating, review.comment', 'public.review_subjects', 'travel_id = ''bench-512''', 'review_subjects.created_at desc, review_subjects.id', 0, 1000, '0', 'join public.reviews review on review.id = review_id and review.status = ''published''');
  perform pg_temp.page('site: travels of the same region and type', travel, 'public.travels', format('travels.id <> %L and region_id = (select region_id from public.travels where id = %1$L) and travels.type_id = (select type_id from public.travels where id = %1$L)', one), 'travels.position, travels.id', 0, 3, '0', joined);
  perform pg_temp.page('site: road trips of a vehicle', travel, 'public.travels', 'exists (select from public.travel_vehicles link where link.travel_id = travels.id and vehicle_id = (select min(id) from public.vehicles))', 'travels.position, travels.id', 0, 100, '0', joined);

  perform pg_temp.page('site: activities', '*', 'public.activities', 'true', 'title_key, id', 0, 1000);
  perform pg_temp.page('site: activities of a category', '*', 'public.activities', 'category_id = ''bench-3''', 'title_key, id', 0, 1000);
  perform pg_temp.page('site: an activity', '*', 'public.activities', 'id = ''bench-7''', 'id');
  perform pg_temp.page('site: travel categories', '*', 'public.travel_categories', 'true', 'position, route');
  perform pg_temp.page('site: events', '*', 'public.events', 'status = ''published''', 'position, id', 0, 1000);
  perform pg_temp.page('site: an event', '*', 'public.events', 'id = ''bench-700'' and status = ''published''', 'id');
  perform pg_temp.page('site: products', '*', 'public.products', 'true', 'position, id', 0, 1000);
  perform pg_temp.page('site: services', '*', 'public.services', 'status = ''published''', 'position, id');
  perform pg_temp.page('site: vehicles', '*', 'public.vehicles', 'true', 'position, id');
  perform pg_temp.page('site: hero slides', '*', 'public.hero_slides', 'status = ''published''', 'position, id');

  for list in select * from (values
    ('a common word', 'desert'), ('a rare word', name_of_one), ('two words', 'desert ' || name_of_one), ('a region', region),
    ('a tag and a word', 'unesco oasis'), ('a word that is nowhere', 'marrakesch'), ('nothing like it', 'vwhjgpkt'),
    ('a typo', left(name_of_one, 4) || 'x' || substr(name_of_one, 5)), ('a typo of a common word', 'dessrt')
  ) lists (name, term) loop
    perform pg_temp.ask('site: search, ' || list.name, format('select json_agg(found) from public.search_site(%L) found', list.term));
  end loop;
  perform pg_temp.ask('site: search, a common word, all of it', 'select json_agg(found) from public.search_site(''desert'', 50) found');
end $$;
