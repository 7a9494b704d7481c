-- The words by which travels are found. Tag titles are lower case, as the category filters name them.
-- Every file here leaves rows that are already there alone: what staff changed stays changed.

insert into public.regions (id, title, is_south, position) values
  ('north', 'North', false, 10),
  ('west', 'West', false, 20),
  ('east', 'East', false, 30),
  ('kabylie', 'Kabylie', false, 40),
  ('aures', 'Aurès', false, 50),
  ('high-plateaus', 'High Plateaus', false, 60),
  ('sahara', 'Sahara', true, 70)
on conflict (id) do nothing;

insert into public.types (id, title, position) values
  ('city-break', 'City Break', 10),
  ('coastal', 'Coastal', 20),
  ('cultural', 'Cultural', 30),
  ('roman-sites', 'Roman Sites', 40),
  ('mountain', 'Mountain', 50),
  ('nature', 'Nature', 60),
  ('desert', 'Desert', 70),
  ('day-trip', 'Day Trip', 80),
  ('road-trip', 'Road Trip', 90)
on conflict (id) do nothing;

insert into public.tags (id, title, position) values
  ('adventure', 'adventure', 10),
  ('hiking', 'hiking', 20),
  ('outdoor', 'outdoor', 30),
  ('coast', 'coast', 40),
  ('diving', 'diving', 50),
  ('desert', 'desert', 60),
  ('camping', 'camping', 70),
  ('stargazing', 'stargazing', 80),
  ('unesco', 'unesco', 90),
  ('roman', 'roman', 100),
  ('history', 'history', 110),
  ('architecture', 'architecture', 120),
  ('crafts', 'crafts', 130),
  ('music', 'music', 140),
  ('food', 'food', 150),
  ('wildlife', 'wildlife', 160),
  ('family', 'family', 170),
  ('driving', 'driving', 180)
on conflict (id) do nothing;
