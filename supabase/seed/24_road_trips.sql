-- Road trips are travels of the type "Road Trip"; their days are in 80_road_trip_days.sql.

insert into public.travels
  (id, title, location, region_id, type_id, duration, "groupSize", price, latitude, longitude,
   is_featured, status, position, "imageUrl", description, highlights, activities)
values
  (
    'western-coast-road', 'The Western Coast Road', 'Algiers to Oran', 'west', 'road-trip', '5 days', '1-6 people', 'From 55 000 DA', 36.51, 1.31,
    false, 'published', 500, 'illustrations/camper-coast.webp',
    'National road 11 keeps the sea in the right-hand window almost all the way from Algiers to Oran. It is slow and rarely straight for a minute, which is the point: Roman stones at Tipaza, fishing harbours, the long empty stretch either side of Ténès, then theatre and raï at the other end.',
    array['Tipaza and Cherchell on the first day', 'Cliffs and beaches around Ténès', 'The mouth of the Chéliff', 'Santa Cruz above Oran to finish'],
    array['Snorkelling', 'Sea Fishing', 'Coastal Sailing']
  ),
  (
    'eastern-corniche', 'The Eastern Corniche', 'Algiers to El Kala', 'east', 'road-trip', '6 days', '1-6 people', 'From 68 000 DA', 36.67, 5.48,
    false, 'published', 510, 'illustrations/corniche-tunnel.webp',
    'Six days east between forest and water, from the Kabyle coast to the lakes at the Tunisian border. The road from Béjaïa to Jijel is cut into the cliff; later come cork oaks, the bay of Collo and the city of Augustine. Vans manage this route well; drivers of tall motorhomes should ask us about the tunnels first.',
    array['The Kabyle coast by Tigzirt and Azeffoun', 'The corniche from Béjaïa to Jijel', 'Grilled sardines at Collo', 'Birds on the lakes of El Kala'],
    array['Sea Kayaking', 'Snorkelling', 'Birdwatching', 'Mountain Hiking']
  ),
  (
    'aures-loop', 'The Aurès Loop', 'From Constantine and back', 'aures', 'road-trip', '5 days', '1-6 people', '€450', 35.56, 6.17,
    false, 'published', 520, 'illustrations/aures-road.webp',
    'Two Roman World Heritage towns, one canyon and the first oases in a single circuit of paved roads. The loop crosses the high plains to Sétif and turns into the mountains at Batna, follows the balconies of Ghoufi down to Biskra and comes back through the gap of El Kantara.',
    array['Djémila and Timgad on one trip', 'The balconies of Ghoufi', 'Date gardens of Tolga', 'The gap of El Kantara'],
    array['Ruins Walk', 'Canyon Walk', 'Palm Grove Walk']
  ),
  (
    'western-oases', 'The Western Oases', 'Ghardaïa to Taghit', 'sahara', 'road-trip', '7 days', '4-10 people', '€1,380', 30.58, 2.88,
    false, 'published', 530, 'illustrations/beni-abbes.webp',
    'Around the southern edge of the Grand Erg Occidental on paved roads, from the M''Zab to the dunes of Taghit, with a driver who knows where to find fuel. Two days are long and straight; the others are short, so that there is time for gardens, ksour and sand. Foreign visitors make this journey with a licensed agency, and we check the current rules for each group.',
    array['Five towns of the M''Zab', 'The red ksour of the Gourara', 'Béni Abbès below its great dune', 'A last evening on the dune of Taghit'],
    array['Desert Camp', 'Dune Driving', 'Stargazing']
  )
on conflict (id) do nothing;
