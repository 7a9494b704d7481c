-- Algiers, its coast and the west. Prices are examples (see 95_settings.sql).

insert into public.travels
  (id, title, location, region_id, type_id, duration, "groupSize", price, latitude, longitude,
   is_featured, status, position, "imageUrl", description, highlights, activities)
values
  (
    'algiers', 'Algiers', 'Algiers', 'north', 'city-break', '3 days', '2-8 people', '32 000 DA', 36.78, 3.06,
    true, 'published', 10, 'illustrations/algiers-kasbah.webp',
    'Algiers climbs above its harbour in white terraces. We walk down through the Kasbah with a guide from the quarter, follow the arcades of the sea front, go up to the basilica of Notre-Dame d''Afrique for the view over the whole bay, and rest in the shade of the Jardin d''Essai. Three days leave room for a museum, a long lunch of fish and an evening on a terrace.',
    array['The Kasbah, on the World Heritage List since 1992', 'Notre-Dame d''Afrique above the bay', 'Avenues of palms and ficus in the Jardin d''Essai', 'The Martyrs'' Memorial, 92 metres high', 'The arcades of the sea front'],
    array['Galleries & Museums', 'Coastal Sailing', 'Forest Archery']
  ),
  (
    'algiers-kasbah-day', 'A Day in the Kasbah', 'Kasbah, Algiers', 'north', 'day-trip', '1 day', '1-6 people', '6 000 DA', 36.79, 3.06,
    false, 'published', 20, 'illustrations/kasbah-stairs.webp',
    'Stairs, covered passages and doors with brass knockers: the old quarter of Algiers is best explored slowly and from the top down. We start at the edge of the citadel, stop at a woodworker’s bench and a coppersmith’s counter, look into an Ottoman house and end by the sea at the Palais des Raïs. Wear good shoes: there are several hundred steps.',
    array['A walk from the upper town down to the sea', 'Woodworkers and coppersmiths at their benches', 'An Ottoman house with its tiled courtyard', 'The Palais des Raïs by the water'],
    array['Craft Workshop', 'Galleries & Museums']
  ),
  (
    'tipaza', 'Tipaza', 'Tipaza, 70 km west of Algiers', 'north', 'roman-sites', '1 day', '2-12 people', '12 000 DA', 36.59, 2.44,
    true, 'published', 30, 'illustrations/tipaza-columns.webp',
    'The streets of a Roman port run under olive and mastic trees down to the water, with Mount Chenoua closing the bay. Tipasa, as archaeologists write it, was a Punic trading post first; its theatre, basilicas and seaside villas are on the World Heritage List. Albert Camus wrote about spring here, and a stele among the ruins carries a line of his. The day ends with grilled fish at the harbour.',
    array['Roman streets that end at the sea', 'World Heritage since 1982', 'The stele with the words of Camus', 'Lunch at the fishing harbour'],
    array['Snorkelling', 'Scuba Diving', 'Ruins Walk']
  ),
  (
    'tipaza-extended', 'Tipaza and the Chenoua Coast', 'Tipaza, Chenoua and Cherchell', 'north', 'coastal', '3 days', '2-8 people', '€240', 36.60, 2.38,
    false, 'published', 40, 'illustrations/mauretania-mausoleum.webp',
    'A longer look at this shore: the ruins of Tipasa early, before the first coaches, the round Royal Mausoleum of Mauretania on its height, then the road under Mount Chenoua to Cherchell. Mornings are for ruins and museums, afternoons for coves and clear water, and both nights are by the sea.',
    array['Tipasa in the early light', 'The Royal Mausoleum of Mauretania', 'The corniche under Mount Chenoua', 'Statues in the museum of Cherchell'],
    array['Scuba Diving', 'Snorkelling', 'Sea Fishing', 'Ruins Walk']
  ),
  (
    'cherchell', 'Cherchell', 'Cherchell, about 100 km west of Algiers', 'north', 'day-trip', '1 day', '2-12 people', '12 000 DA', 36.61, 2.19,
    false, 'published', 50, 'illustrations/cherchell-square.webp',
    'Under the name of Caesarea this quiet port town was capital of Juba II, king of Mauretania, and of Cleopatra Selene, daughter of Cleopatra. Their city survives in marble: the museum on the tree-shaded square keeps its statues and mosaics, and a theatre and baths lie among the houses. We take the coast road out and the inland road home.',
    array['Statues from the court of Juba II', 'Mosaics of the Roman villas', 'The theatre among the houses', 'A square above the fishing harbour'],
    array['Galleries & Museums', 'Sea Fishing']
  ),
  (
    'chrea', 'Chréa and the Chiffa Gorge', 'Chréa National Park, above Blida', 'north', 'mountain', '1 day', '2-12 people', '9 500 DA', 36.43, 2.88,
    false, 'published', 60, 'illustrations/chrea-cedars.webp',
    'An hour or so from Algiers the air is cooler and smells of cedar. We walk easy forest paths on the ridge of Chréa, some 1,500 metres up, look out over the plain of the Mitidja and come down by the Chiffa gorge, where Barbary macaques live in the rocks. We watch but never feed them: that is what keeps them wild.',
    array['Atlas cedars along the ridge', 'The view over the Mitidja plain', 'Barbary macaques in the Chiffa gorge', 'Snow in some winters'],
    array['Mountain Hiking', 'Forest Archery', 'Birdwatching']
  ),
  (
    'oran', 'Oran', 'Oran', 'west', 'city-break', '3 days', '2-8 people', '30 000 DA', 35.70, -0.64,
    false, 'published', 70, 'illustrations/oran-santa-cruz.webp',
    'Oran faces its port from a long balcony and stays up late. From the Spanish fort of Santa Cruz the city lies below like a plan; in its streets we seek out the two bronze lions of the town hall, the theatre, the old quarter of Sidi El Houari and the places where raï grew up. One afternoon belongs to the beaches west of town.',
    array['Santa Cruz fort and chapel on the Murdjajo', 'The sea-front promenade at dusk', 'The bronze lions of the town hall', 'An evening of raï', 'The sands of Les Andalouses'],
    array['Sea Kayaking', 'Coastal Sailing', 'Galleries & Museums']
  ),
  (
    'tlemcen', 'Tlemcen', 'Tlemcen', 'west', 'cultural', '2 days', '2-8 people', '26 000 DA', 34.88, -1.32,
    false, 'published', 80, 'illustrations/tlemcen-mansourah.webp',
    'Tlemcen carries its Andalusian inheritance lightly: in the mihrab of the Great Mosque, in its music, in the gardens under the cliffs. Beyond the walls stands Mansourah, the camp-city that the Marinids built to besiege the town, and the half of its minaret that time has left. The shrine of Sidi Boumediene waits on the hill of El Eubbad.',
    array['The Almoravid Great Mosque', 'The standing half of the Mansourah minaret', 'Sidi Boumediene and its madrasa', 'The Mechouar palace', 'The plateau of Lalla Setti'],
    array['Galleries & Museums', 'Craft Workshop', 'Old Town Walk']
  ),
  (
    'mostaganem', 'Mostaganem and the Dahra', 'Mostaganem', 'west', 'coastal', '2 days', '2-12 people', '22 000 DA', 35.93, 0.09,
    false, 'published', 90, 'illustrations/cheliff-mouth.webp',
    'A theatre town with a long seafront: Mostaganem has held a festival of amateur theatre since 1967. We see the old quarter of Tijditt, follow the shore to the mouth of the Chéliff, Algeria’s longest river, and drive into the low hills of the Dahra between pinewoods and small beaches.',
    array['The old quarter of Tijditt', 'The mouth of the Chéliff', 'Pine-backed beaches of the Dahra'],
    array['Sea Fishing', 'Coastal Sailing', 'Beach Walk']
  ),
  (
    'mascara', 'Mascara, in the Emir''s Footsteps', 'Mascara and the plain of Ghriss', 'west', 'cultural', '2 days', '4-10 people', '20 000 DA', 35.40, 0.14,
    false, 'published', 100, 'illustrations/mascara-dardara.webp',
    'Emir Abdelkader was born at El Guettana near Mascara, and in November 1832 received the oath of allegiance on the plain of Ghriss. Two days follow his early life through the town, the site of the Dardara tree and the zaouia of his family, with an evening at the hot springs of Bouhanifia.',
    array['The Dardara site on the plain of Ghriss', 'El Guettana, the Emir''s birthplace', 'Hot springs at Bouhanifia'],
    array['Old Town Walk', 'Market Visit']
  ),
  (
    'beni-saf', 'Béni Saf and Rachgoun', 'Béni Saf, Aïn Témouchent', 'west', 'coastal', '2 days', '1-6 people', '€180', 35.30, -1.38,
    false, 'published', 110, 'illustrations/rachgoun-island.webp',
    'Sardine boats fill the harbour of Béni Saf, and the quay is the place to eat what they land. Two kilometres off the mouth of the Tafna lies the island of Rachgoun with its lighthouse; inland, on a hill over the river, a ruined royal tomb recalls Siga, capital of the Numidian king Syphax. Boat trips depend on the sea and on permission from the harbour.',
    array['The sardine harbour at landing time', 'Rachgoun island off the Tafna', 'The royal mausoleum of Siga', 'Madrid beach in its rocky bay'],
    array['Sea Fishing', 'Scuba Diving', 'Snorkelling']
  )
on conflict (id) do nothing;
