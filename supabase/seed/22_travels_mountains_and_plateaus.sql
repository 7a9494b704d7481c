-- Kabylie, the Aurès and the High Plateaus: mountains, canyons and Roman towns.

insert into public.travels
  (id, title, location, region_id, type_id, duration, "groupSize", price, latitude, longitude,
   is_featured, status, position, "imageUrl", description, highlights, activities)
values
  (
    'djurdjura', 'Djurdjura', 'Tikjda, Djurdjura National Park', 'kabylie', 'mountain', '3 days', '1-6 people', '€210', 36.45, 4.13,
    false, 'published', 300, 'illustrations/djurdjura-snow.webp',
    'Limestone walls, cedars and high pastures: the Djurdjura rises from Kabylie to the 2,308 metres of Lalla Khedidja. From Tikjda, nearly 1,500 metres up, we choose each morning’s walk to suit the weather and your legs. In winter the same paths are under snow and the days become shorter and quieter. A mountain guide comes along on every outing.',
    array['Atlas cedars and limestone walls', 'High pastures below Lalla Khedidja', 'Macaques at the forest edge', 'Snow walks from January to March'],
    array['Mountain Hiking', 'Stargazing', 'Birdwatching']
  ),
  (
    'kabylie-villages', 'Villages of Kabylie', 'Aït Yenni and Larbaâ Nath Irathen', 'kabylie', 'cultural', '2 days', '1-6 people', '24 000 DA', 36.57, 4.20,
    false, 'published', 310, 'illustrations/kabylie-village.webp',
    'The villages sit on crests, so each has the next in view and the Djurdjura behind it. In Aït Yenni silversmiths set coral among blue, green and yellow enamel; the writer Mouloud Mammeri was born in one of its hamlets. We walk from one ridge to the next, eat couscous with whatever the garden provides, and buy only from the makers themselves.',
    array['Enamelled silver at Aït Yenni', 'Ridge paths between the villages', 'Lunch in a family home', 'Olive presses in late autumn'],
    array['Craft Workshop', 'Mountain Hiking', 'Home Cooking']
  ),
  (
    'ghoufi', 'The Balconies of Ghoufi', 'Ghoufi canyon, Aurès', 'aures', 'mountain', '2 days', '2-8 people', '26 000 DA', 35.06, 6.17,
    false, 'published', 320, 'illustrations/ghoufi-balconies.webp',
    'The Oued el Abiod has cut a canyon in steps, and the Chaoui people built on the steps: homes and granaries of stone and clay hang over gardens of palm and fig. We walk down with someone from the valley, follow the river between the walls and climb out before the heat. The road in through Arris crosses the high Aurès.',
    array['Stone villages on the canyon ledges', 'Palm gardens along the river', 'The mountain road through Arris', 'A night in the Aurès'],
    array['Canyon Walk', 'Mountain Hiking', 'Home Cooking']
  ),
  (
    'timgad-day', 'Timgad in a Day', 'Timgad, from Batna or Constantine', 'aures', 'roman-sites', '1 day', '2-12 people', '€95', 35.48, 6.47,
    false, 'published', 330, 'illustrations/timgad-arch.webp',
    'Trajan founded Timgad in the year 100 for veterans of the Third Augustan Legion, and its chessboard of streets can now be read from the theatre’s back row. With a guide we pass under the great arch and find the public library, the market stalls with their stone counters and ruts worn by carts. Bring a hat: there is little shade.',
    array['The arch at the end of the main street', 'The theatre and its view of the grid', 'One of the few Roman libraries identified', 'World Heritage since 1982'],
    array['Ruins Walk', 'Galleries & Museums']
  ),
  (
    'lambaesis-medracen', 'Lambaesis and the Medracen', 'Tazoult and Boumia, near Batna', 'aures', 'roman-sites', '1 day', '2-12 people', '11 000 DA', 35.49, 6.26,
    false, 'archived', 340, 'illustrations/medracen-tomb.webp',
    'The base of the Third Augustan Legion and a royal tomb older than Rome’s rule in Africa, in an easy day from Batna. The programme is no longer offered on its own; both places are now part of longer journeys.',
    array['The great hall of the legion''s camp', 'The stepped cone of the Medracen', 'Open country below the Aurès'],
    array['Ruins Walk', 'Photography Stop']
  ),
  (
    'biskra-el-kantara', 'El Kantara and Biskra', 'El Kantara, Biskra and Tolga', 'aures', 'nature', '3 days', '2-8 people', 'From 30 000 DA', 34.85, 5.73,
    false, 'published', 350, 'illustrations/gorge-hike.webp',
    'Travellers from the north pass through a gap in the rock at El Kantara, and on the far side are the first palms of the Sahara. We walk the red village and its gardens, see the old mosque of Sidi Okba and spend a day among the date growers around Tolga, home of Deglet Nour. The harvest runs from October into December.',
    array['The gorge of El Kantara', 'The red village and its palm gardens', 'The mosque of Sidi Okba', 'Date harvest around Tolga in autumn'],
    array['Canyon Walk', 'Palm Grove Walk', 'Market Visit']
  ),
  (
    'djemila', 'Djémila and Sétif', 'Djémila and Sétif', 'high-plateaus', 'roman-sites', '2 days', '2-12 people', '€150', 36.32, 5.74,
    true, 'published', 360, 'illustrations/djemila-forum.webp',
    'Roman planners liked flat ground; at Cuicul, now Djémila, they fitted two forums, a theatre and an arch for Caracalla on a mountain spur 900 metres up. The museum beside the site is lined with mosaics. In Sétif we stop at the fountain of Aïn El Fouara and at the archaeological museum before the road home.',
    array['The forum and temple of the Severans', 'The arch of Caracalla', 'Mosaics from floor to ceiling', 'World Heritage since 1982'],
    array['Ruins Walk', 'Galleries & Museums', 'Market Visit']
  ),
  (
    'bou-saada', 'Bou Saâda', 'Bou Saâda', 'high-plateaus', 'cultural', '2 days', '2-8 people', '24 000 DA', 35.21, 4.18,
    false, 'published', 370, 'illustrations/boussaada-workshop.webp',
    'Some 240 kilometres south-east of Algiers the steppe opens on a palm grove and an earth-coloured old town. The painter Nasreddine Dinet made Bou Saâda his home, and a museum bears his name; in the lanes below, cutlers still forge the Boussaâdi knife. We add the zaouia of El Hamel and, after rain, the cascade by the old Ferrero mill.',
    array['Cutlers at work on the Boussaâdi knife', 'The Nasreddine Dinet museum', 'The zaouia of El Hamel', 'Walks along the palm-lined wadi'],
    array['Craft Workshop', 'Galleries & Museums', 'Palm Grove Walk']
  ),
  (
    'ain-sefra-tiout', 'Aïn Sefra and Tiout', 'Ksour Mountains, Naâma', 'high-plateaus', 'cultural', '3 days', '1-6 people', 'on request', 32.75, -0.58,
    false, 'published', 380, 'illustrations/tiout-engravings.webp',
    'Below the Ksour Mountains a dune leans against Aïn Sefra, where the writer Isabelle Eberhardt died in the flood of 1904 and now lies buried. At nearby Tiout a ksar of pink earth overlooks its palm grove, and hunters and rams were cut into the sandstone thousands of years ago. Few people come, and the welcome is all the warmer for it.',
    array['Prehistoric engravings at Tiout', 'The ksar and oasis of Tiout', 'The dune at the edge of the town', 'The grave of Isabelle Eberhardt'],
    array['Palm Grove Walk', 'Stargazing', 'Canyon Walk']
  )
on conflict (id) do nothing;
