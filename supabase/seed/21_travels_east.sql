-- The east: from Béjaïa to El Kala along the sea, and Constantine with its Roman neighbours.

insert into public.travels
  (id, title, location, region_id, type_id, duration, "groupSize", price, latitude, longitude,
   is_featured, status, position, "imageUrl", description, highlights, activities)
values
  (
    'bejaia', 'Béjaïa', 'Béjaïa and Gouraya National Park', 'kabylie', 'coastal', '4 days', '2-8 people', 'From 45 000 DA', 36.76, 5.08,
    true, 'published', 200, 'illustrations/bejaia-cape.webp',
    'Mountains fall right into the bay at Béjaïa. Paths lead from the old town to Gouraya National Park, to the shrine of Yemma Gouraya, the Pic des Singes and the cliffs of Cap Carbon, whose lighthouse stands some 220 metres above the sea. The city was a Hammadid capital, and the young Leonardo of Pisa, called Fibonacci, learned arithmetic here. One day goes inland to the waterfall of Kefrida.',
    array['The cliff path below Cap Carbon', 'Yemma Gouraya above the town', 'The pebble cove of Les Aiguades', 'The waterfall of Kefrida', 'Barbary macaques at the Pic des Singes'],
    array['Mountain Hiking', 'Sea Kayaking', 'Sea Fishing', 'Snorkelling']
  ),
  (
    'jijel-coves', 'The Coves of Jijel', 'Jijel and Ziama Mansouriah', 'east', 'coastal', '4 days', '2-8 people', '€280', 36.82, 5.77,
    false, 'published', 210, 'illustrations/jijel-coves.webp',
    'The corniche west of Jijel runs for kilometres between forest and sea, cut into the cliff and pierced by short tunnels. We swim in small coves, paddle along the rocks when the sea is calm, walk in Taza National Park and visit the caves of Ziama Mansouriah, which came to light in 1917 when the road was being built.',
    array['The corniche road above the sea', 'The caves of Ziama Mansouriah', 'Forest paths in Taza National Park', 'Coves reached on foot or by kayak'],
    array['Sea Kayaking', 'Snorkelling', 'Mountain Hiking', 'Scuba Diving']
  ),
  (
    'skikda-collo', 'Skikda and Collo', 'Skikda and the Collo peninsula', 'east', 'coastal', '3 days', '1-6 people', 'on request', 36.88, 6.90,
    false, 'published', 220, 'illustrations/collo-cork-oaks.webp',
    'Between Skikda and Collo the road leaves the sea to cross cork-oak hills, then drops again to a bay where grilled sardines are a matter of local pride. Skikda keeps the theatre of Roman Rusicade and the small harbour of Stora; Collo has its lighthouse walk round the peninsula of El Djerda.',
    array['The Roman theatre of Rusicade', 'The little port of Stora', 'The lighthouse walk at Collo', 'Cork-oak hills above the sea'],
    array['Sea Fishing', 'Scuba Diving', 'Coastal Walk']
  ),
  (
    'annaba', 'Annaba', 'Annaba and Mount Edough', 'east', 'city-break', '3 days', '2-8 people', '38 000 DA', 36.90, 7.77,
    false, 'published', 230, 'illustrations/annaba-basilica.webp',
    'Augustine was bishop here when the town was named Hippo Regius; its forum, baths and basilica lie in a hollow below the hill that carries the basilica of his name. Evenings belong to the Cours de la Révolution and its ice-cream tables, and a morning to the cork-oak forests of Seraïdi, high on Mount Edough, or to the red rocks of Cap de Garde.',
    array['The forum of Hippo Regius', 'The basilica of Saint Augustine on its hill', 'The shaded Cours de la Révolution', 'Seraïdi on Mount Edough', 'The lighthouse of Cap de Garde'],
    array['Galleries & Museums', 'Sea Kayaking', 'Mountain Hiking']
  ),
  (
    'constantine-timgad', 'Constantine and Timgad', 'Constantine, Batna and Timgad', 'east', 'cultural', '4 days', '2-12 people', '€320', 36.37, 6.61,
    false, 'published', 240, 'illustrations/constantine-bridges.webp',
    'Constantine stands on a rock that the Rhumel has cut loose from its plateau, and lives by its bridges: Sidi M''Cid, opened in 1912, is 175 metres above the river. After two days of gorge, old town and the palace of Ahmed Bey we drive south past the Medracen, a Numidian royal tomb, to Timgad, the grid of streets that Trajan’s veterans laid out in the year 100.',
    array['Walking across the Sidi M''Cid bridge', 'The painted galleries of Ahmed Bey''s palace', 'The Medracen, a royal Numidian tomb', 'Timgad in the late afternoon'],
    array['Galleries & Museums', 'Canyon Walk', 'Craft Workshop', 'Ruins Walk']
  ),
  (
    'el-kala', 'El Kala and its Lakes', 'El Kala National Park', 'east', 'nature', '3 days', '1-6 people', '36 000 DA', 36.90, 8.44,
    false, 'published', 250, 'illustrations/elkala-lake.webp',
    'Near the Tunisian border, forests, dunes, lakes and sea meet within a few kilometres. Lakes Tonga and Oubeïra are wetlands of international importance where thousands of ducks and coots spend the winter; the woods behind them shelter the Barbary stag. We go with a local naturalist when one is free, and no hurry.',
    array['Winter waterbirds on Lake Tonga', 'White water lilies in early summer', 'Country of the Barbary stag', 'Empty beaches below the forest'],
    array['Birdwatching', 'Sea Kayaking', 'Sea Fishing']
  ),
  (
    'guelma-hammam-debagh', 'Guelma and Hammam Debagh', 'Guelma', 'east', 'nature', '2 days', '2-12 people', '24 000 DA', 36.46, 7.27,
    false, 'draft', 260, 'illustrations/hammam-debagh.webp',
    'At Hammam Debagh water comes out of the ground almost boiling and builds white terraces of stone as it cools; steam hangs over them on winter mornings. Guelma, the Roman Calama, has a restored theatre and a garden of ancient sculpture. This programme is being prepared.',
    array['The steaming cascade of Hammam Debagh', 'The Roman theatre of Calama', 'A bath in the thermal water'],
    array['Ruins Walk', 'Thermal Bath']
  )
on conflict (id) do nothing;
