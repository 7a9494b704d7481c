-- The Sahara. Distances are long and seasons matter: October to April.

insert into public.travels
  (id, title, location, region_id, type_id, duration, "groupSize", price, latitude, longitude,
   is_featured, status, position, "imageUrl", description, highlights, activities)
values
  (
    'ghardaia-mzab', 'Ghardaïa and the M''Zab', 'M''Zab valley, Ghardaïa', 'sahara', 'cultural', '3 days', '2-8 people', '€390', 32.49, 3.67,
    true, 'published', 400, 'illustrations/ghardaia-mzab.webp',
    'Five walled towns stand in one dry valley, each stepped up to the minaret that crowns it. Ibadi families built them from the eleventh century on, with houses that keep the sun out and rules that share every flood among the palm groves. We visit with guides from the towns themselves, at the hours they set, and put the camera away where they ask.',
    array['Beni Isguen with a local guide', 'El Atteuf, the oldest of the five towns', 'The market square of Ghardaïa', 'Dams and channels of the palm grove', 'World Heritage since 1982'],
    array['Craft Workshop', 'Market Visit', 'Palm Grove Walk']
  ),
  (
    'timimoun', 'Timimoun', 'Timimoun and the Gourara', 'sahara', 'desert', '5 days', '2-8 people', '€690', 29.26, 0.24,
    false, 'published', 410, 'illustrations/timimoun-ksar.webp',
    'Everything in Timimoun is the colour of red earth: walls, arches, the gate of the old town. Below it, underground channels called foggaras bring water to the gardens, and beyond lie a dry salt lake, ruined ksour on their rocks and the first dunes of the Grand Erg Occidental. The sung poetry of the Gourara, ahellil, is on UNESCO’s list of living heritage.',
    array['The circuit of ksour round the salt lake', 'Foggaras and the comb that shares their water', 'A night at the edge of the erg', 'The red-earth old town'],
    array['Desert Camp', 'Dune Driving', 'Stargazing', 'Palm Grove Walk']
  ),
  (
    'taghit', 'Taghit', 'Taghit, Béchar', 'sahara', 'desert', '4 days', '2-8 people', '€540', 30.92, -2.03,
    false, 'published', 420, 'illustrations/taghit-dune.webp',
    'Dunes rise directly over the roofs of Taghit: sand on one side, and on the other a palm grove following the Zousfana wadi for kilometres. We climb for the evening light, walk through the old ksar, look for the animals that herders and hunters engraved on the rocks downstream, and spend one night out among the dunes.',
    array['The old ksar above the palms', 'Sunset from the great dune', 'Rock engravings along the Zousfana', 'One night under canvas in the sand'],
    array['Dune Driving', 'Desert Camp', 'Stargazing']
  ),
  (
    'el-oued', 'El Oued and the Souf', 'El Oued', 'sahara', 'desert', '3 days', '4-10 people', 'From 42 000 DA', 33.37, 6.86,
    false, 'published', 430, 'illustrations/el-oued-domes.webp',
    'Domes against the heat cover the houses of El Oued, called the city of a thousand domes. Around it the people of the Souf dug craters into the sand so that palms could reach the groundwater unaided: these ghout gardens are recognised by the FAO as agricultural heritage. We visit growers, the market and the dunes of the Grand Erg Oriental.',
    array['Roofs of small white domes', 'Ghout gardens sunk in the sand', 'The market of El Oued', 'Evening on the Grand Erg Oriental'],
    array['Dune Driving', 'Desert Camp', 'Market Visit']
  ),
  (
    'djanet-tassili', 'Djanet and the Tassili N''Ajjer', 'Djanet', 'sahara', 'desert', '7 days', '4-10 people', '€1,200', 24.55, 9.48,
    true, 'published', 440, 'illustrations/tassili-arches.webp',
    'Behind Djanet a steep pass climbs to a plateau of sandstone towers, and on the walls between them people painted what they saw: cows, hunters, dancers, a greener Sahara. Donkeys carry the baggage, Tuareg guides lead, and the nights are spent under the rock forests of Tamrit and Sefar. More than 15,000 drawings and engravings have been recorded in the Tassili.',
    array['Rock paintings of Sefar', 'Cypresses of Tamrit', 'The engraved weeping cows of Tegharghart', 'Dunes of the Erg Admer', 'World Heritage since 1982'],
    array['Mountain Hiking', 'Desert Camp', 'Stargazing', 'Dune Driving']
  ),
  (
    'hoggar-assekrem', 'Hoggar and Assekrem', 'Tamanrasset', 'sahara', 'desert', '7 days', '4-10 people', '€1,150', 22.79, 5.52,
    false, 'published', 450, 'illustrations/hoggar-assekrem.webp',
    'North of Tamanrasset the track winds among the cores of old volcanoes to the pass of Assekrem, over 2,700 metres high, where Charles de Foucauld built a hermitage in 1911. We drive there by one track and come back by the other, with days on foot between basalt needles and pools that hold the rain. Nights are cold and, far from any town, very dark.',
    array['Sunrise at the hermitage of Assekrem', 'Basalt needles of the Atakor', 'Rock pools known to the Tuareg', 'Camps far from any light'],
    array['Hoggar Tracks by 4x4', 'Mountain Hiking', 'Desert Camp', 'Stargazing']
  )
on conflict (id) do nothing;
