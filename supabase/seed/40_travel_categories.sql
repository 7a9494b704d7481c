-- The six doors to the travels. western, eastern and adventure have a filter fixed by the site;
-- what is stored for them says the same.

insert into public.travel_categories
  (route, name, description, "backgroundImage", icon, "menuTitle", "cardListTitle",
   "ctaTitle", "ctaDescription", "ctaButtonText", filter, status, position)
values
  (
    'western', 'Western Algeria',
    'From the white terraces of Algiers to the Andalusian courtyards of Tlemcen: Roman stones beside the sea, Spanish forts, raï and long evenings on the sea front.',
    'illustrations/oran-santa-cruz.webp', 'castle', 'The West', 'Places in the west',
    'See the west your way',
    'Tell us how many days you have and what you would not want to miss. We reply with a route, a price and honest driving times.',
    'Plan a western trip',
    '{"id": ["algiers", "tipaza", "oran", "tlemcen", "tipaza-extended"]}', 'published', 10
  ),
  (
    'eastern', 'Eastern Algeria',
    'Bridges over a gorge, a basilica on its hill, mountains that fall into the bay: the east is steep, green and full of Roman towns.',
    'illustrations/constantine-bridges.webp', 'landmark', 'The East', 'Places in the east',
    'Which way east?',
    'By the corniche or over the high plains, with walks or with museums: tell us what you like, and we will plan the route with you.',
    'Plan an eastern trip',
    '{"id": ["bejaia", "annaba", "constantine-timgad"]}', 'published', 20
  ),
  (
    'adventure', 'Adventure',
    'For people who want to use their legs: sea cliffs, cedar ridges, a canyon with houses in its walls, and two Saharan massifs, always with a guide who comes from there.',
    'illustrations/gorge-hike.webp', 'flag', 'Adventure', 'Trips on foot and outdoors',
    'Tell us how you like to walk',
    'Hours a day, heights, heat, company: a few lines are enough for us to suggest the right mountain and the right month.',
    'Ask about an adventure',
    '{"tags": ["adventure", "hiking", "outdoor"]}', 'published', 30
  ),
  (
    'desert', 'The Sahara',
    'More than four fifths of Algeria is desert. These trips show different sides of it: walled towns, red ksour, seas of sand and volcanic mountains.',
    'illustrations/dunes-night.webp', 'palmtree', 'Desert', 'Trips to the Sahara',
    'The right season, the right sand',
    'October to April is the time to go. Write to us early: permits, flights and good guides are all easier to arrange two months ahead.',
    'Plan a desert journey',
    '{"type": "Desert"}', 'published', 40
  ),
  (
    'cultural', 'Culture and Crafts',
    'Mosques and museums, silver and carpets, songs and saints: trips for those who come to look and listen before they photograph.',
    'illustrations/medina-market.webp', 'palette', 'Culture', 'Trips for the curious',
    'What are you curious about?',
    'Name a subject, Roman mosaics or Andalusian music, Berber silver or Ibadi towns, and we will find people who can tell you about it.',
    'Suggest a cultural trip',
    '{"type": "Cultural"}', 'published', 50
  ),
  (
    'day-trips', 'Day Trips',
    'Out after breakfast and home for dinner. Small groups, one car, one guide and no luggage: made for a free Saturday or a stopover.',
    'illustrations/sailing-bay.webp', 'clock', 'Day trips', 'One-day trips',
    'Free this weekend?',
    'Give us a date and the number of people. We will check whether a guide and a car are free, and write back.',
    'Ask for a day',
    '{"type": "Day Trip"}', 'published', 60
  )
on conflict (route) do nothing;
