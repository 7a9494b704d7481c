-- The home page's four slides, each in another light of the country.

insert into public.hero_slides
  (id, title, description, image, image_alt, button_text, button_link, status, position)
values
  (
    '5eed0000-0000-4000-8000-000000000001', 'Blue hour over the bay of Algiers',
    'Walk the white city with people who live in it, then follow the coast to the Roman columns of Tipaza.',
    'illustrations/algiers-kasbah.webp', 'White houses of the Kasbah stepping down to the bay of Algiers',
    'See all travels', '/travels', 'published', 10
  ),
  (
    '5eed0000-0000-4000-8000-000000000002', 'Noon on Roman stone',
    'Timgad, Djémila and Tipasa are on the World Heritage List. The arch of Timgad is a good place to begin.',
    'illustrations/timgad-arch.webp', 'The triple arch of Timgad at the end of a paved Roman street',
    'Go east', '/categories/eastern', 'published', 20
  ),
  (
    '5eed0000-0000-4000-8000-000000000003', 'Evening in the red oasis',
    'Earth walls, palm gardens and the first dunes: Timimoun and the Sahara, from October to April.',
    'illustrations/timimoun-ksar.webp', 'Red earth walls of a ksar above a palm grove at Timimoun',
    'Into the desert', '/categories/desert', 'published', 30
  ),
  (
    '5eed0000-0000-4000-8000-000000000004', 'Your own road, your own pace',
    'Rent a camper or a 4x4, with or without a driver, and follow a route that we have planned day by day.',
    'illustrations/camper-coast.webp', 'A camper van on a coast road above the sea',
    'See the vehicles', '/rv-rental', 'published', 40
  )
on conflict (id) do nothing;
