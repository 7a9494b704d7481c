-- Six activity categories.

insert into public.activity_categories (id, name, description, image, icon, status, position) values
  (
    'sea-and-coast', 'Sea & Coast',
    'Algeria has well over a thousand kilometres of Mediterranean shore. Go out on it with people whose working day begins there: by sail, by paddle or with a line in the water.',
    'illustrations/sailing-bay.webp', 'Sailboat', 'published', 10
  ),
  (
    'diving', 'Diving',
    'Clear water over rock, meadows of posidonia and, close to old ports, stones that were once part of a quay. Take your first breaths under water or, if you are certified, join a guided dive.',
    'illustrations/diving-reef.webp', 'Anchor', 'published', 20
  ),
  (
    'hiking', 'Hiking & Forest',
    'Cedar ridges, a canyon with houses in its walls, cork oaks and pines: days on foot with guides from the valley, and quiet hours with a bow.',
    'illustrations/cedar-path.webp', 'Compass', 'published', 30
  ),
  (
    'desert', 'Desert Nights',
    'The Sahara is at its best when the day is over. Sleep among dunes, eat from the fire and learn to find your way among more stars than you are used to.',
    'illustrations/desert-camp.webp', 'Tent', 'published', 40
  ),
  (
    '4x4-off-road', '4x4 & Off-road',
    'Sand and stone call for different driving. Learn both beside an experienced driver, or sit back and enjoy the view.',
    'illustrations/four-by-four-dunes.webp', 'Truck', 'published', 50
  ),
  (
    'culture-and-galleries', 'Culture & Galleries',
    'Painters, potters, cutlers and silversmiths: visit museums and workshops where there is always someone to ask.',
    'illustrations/medina-market.webp', 'GalleryHorizontalEnd', 'published', 60
  )
on conflict (id) do nothing;
