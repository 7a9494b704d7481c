-- Activities on foot, in the desert, on wheels and at the workbench. One is a draft still in preparation.

insert into public.activities
  (id, title, description, image, icon, category_id, highlights, requirements,
   duration, groupsize, difficulty, besttime, longdescription, status)
values
  (
    'mountain-hiking', 'Mountain Hiking',
    'A day on the paths of the Djurdjura or above the bay of Béjaïa, with a guide from the valley and a picnic at a spring.',
    'illustrations/djurdjura-snow.webp', 'Compass', 'hiking',
    array['Cedars, limestone and long views', 'A guide who grew up below the mountain', 'A picnic with bread, olives and figs', 'Barbary macaques, with luck'],
    array['Walking boots', 'Two litres of water', 'A warm and a waterproof layer', 'Fit for five hours of walking'],
    '6 hours', '2-8 people', 'Moderate', 'April to June, September to November',
    'There is a walk for almost everyone. Around Tikjda the paths lead through cedars to high pastures below grey walls; above Béjaïa they climb through pine and scrub to a sanctuary with the sea on three sides. Expect 500 to 700 metres of ascent on a normal day.

The guide sets a pace that lets you talk, and stops for tracks, plants and stories. Lunch is carried up and eaten where the view is best.

Mountain weather turns quickly. We may change the route in the morning or turn back early, and snow closes the upper paths for part of the winter.',
    'published'
  ),
  (
    'canyon-walk', 'Canyon Walk',
    'Down the steps of the Ghoufi canyon between stone villages and palm gardens, along the river and up the other side.',
    'illustrations/ghoufi-balconies.webp', 'Compass', 'hiking',
    array['Old houses built on the ledges', 'Fig and palm gardens on the canyon floor', 'Lunch with a family from the valley'],
    array['Sturdy shoes that may get wet', 'A hat and sun cream', 'A head for heights: the paths have no railings'],
    '4 hours', '2-8 people', 'Moderate', 'March to May, October and November',
    'Seen from the road the canyon of Ghoufi is a crack in the plateau. Step over the edge and it becomes a vertical village: terraces, granaries and doorways on every ledge, and a green ribbon at the bottom.

We go down by the old stairs, follow the Oued el Abiod for an hour or two between its walls, and learn how dates, figs and water were shared here. The way up is steep but short, and there is tea at the top.

After heavy rain the river rises and we stay on the rim instead.',
    'published'
  ),
  (
    'forest-archery', 'Forest Archery',
    'A quiet afternoon with bow and arrow under the pines near Algiers, for beginners and for families.',
    'illustrations/archery-forest.webp', 'Target', 'hiking',
    array['Bows matched to each person', 'A trail of targets among the trees', 'One-to-one coaching at the start'],
    array['Closed shoes', 'Close-fitting sleeves', 'Children from 10 years with a parent'],
    '2 hours', '4-10 people', 'Easy', 'March to June, September to November',
    'Shooting a bow well is mostly standing well. The instructor fits each guest with a bow of the right weight, shows stance, draw and release, and lets the first dozen arrows fly at a large target close by.

Then the trail begins: a walk between trees with targets at different distances, one archer shooting at a time and everybody else behind the line. By the end most people hit more than they miss.

Safety rules are few and strict. Equipment is provided, and arrows are only ever drawn on the range.',
    'published'
  ),
  (
    'desert-camp', 'Desert Camp',
    'One night in a camp at the edge of the erg: a walk up the dune for sunset, bread baked in the sand, and complete silence.',
    'illustrations/desert-camp.webp', 'Tent', 'desert',
    array['Sunset from the top of a dune', 'Bread baked in hot sand', 'Tents or open-air beds, as you prefer', 'Tea in three rounds'],
    array['A warm jacket: winter nights come close to freezing', 'A torch', 'Closed shoes and sandals'],
    '1 night', '2-12 people', 'Easy', 'October to April',
    'In the afternoon a 4x4 brings you from Taghit, Timimoun or Djanet to a camp out of sight of the road. There is time to choose a tent, walk up the nearest dune and watch the colours go.

Dinner is soup, stew and the flat bread that is baked under embers and sand. Afterwards someone makes tea, strong, then sweet, then gentle, and someone else usually sings.

Mattresses, blankets and a simple toilet tent are there; showers are not. Whatever we carry in, we carry out.',
    'published'
  ),
  (
    'stargazing', 'Stargazing',
    'An evening under some of the darkest skies you can drive to, with a telescope and someone who knows the stories.',
    'illustrations/plateau-stars.webp', 'Tent', 'desert',
    array['The Milky Way with the naked eye', 'Planets and clusters in a telescope', 'Arabic names of the stars and how they travelled'],
    array['Very warm clothes', 'A red torch (we can lend you one)', 'Patience while the eyes get used to the dark'],
    '3 hours', '2-12 people', 'Easy', 'October to April, around new moon',
    'Far from towns the sky over the Sahara shows stars down to the horizon. We sit on mats, turn the lights off for twenty minutes and let our eyes adjust: the Milky Way comes first, then the fainter things.

Aldebaran, Altair, Deneb, Rigel: many star names are Arabic, and the evening follows some of them from medieval astronomers to today’s charts. Everyone takes a turn at the telescope, for planets, double stars and the moon if it is up.

Dates are chosen around new moon. Clouds are rare in the season, dust is not; if the sky stays overcast you get tea, stories and another date.',
    'published'
  ),
  (
    'camel-walk', 'Camel Walk',
    'A day’s walk with a camel driver from the palm grove to the dunes and back. In preparation.',
    'illustrations/oasis-palms.webp', 'Compass', 'desert',
    array['Walking pace all day', 'Lunch in the shade of an acacia'],
    array['Comfortable closed shoes', 'A scarf for sun and wind'],
    '1 day', '2-6 people', 'Moderate', 'November to March',
    'Camels carry water, lunch and now and then a tired guest; everybody else walks beside them. The route is being tested with camel drivers from the oasis.

It will be published when the rest stops, the animals’ working hours and the price have been agreed.',
    'draft'
  ),
  (
    'dune-driving', 'Dune Driving',
    'Learn to read sand from the passenger seat, then take the wheel on easy slopes with an instructor beside you.',
    'illustrations/four-by-four-dunes.webp', 'Truck', '4x4-off-road',
    array['Tyres let down, engine in low range', 'Your turn on easy slopes', 'How to get a car out when it is stuck'],
    array['Driving licence held for three years', 'Closed shoes', 'No back or neck trouble'],
    'Half a day', '2-6 people', 'Moderate', 'October to April',
    'Sand is softest in the afternoon and on the lee side of a dune; a good driver sees both from far away. The first hour is for watching and asking while the instructor crosses slopes, stops, and sets off again.

Then you drive: straight up, straight down, never across. Sooner or later someone gets stuck, which is the best lesson of the day, with shovel, sand boards and a little laughter.

We use the same few tracks near Taghit, Timimoun or El Oued each time, keep away from plants and nests, and always go with two vehicles.',
    'published'
  ),
  (
    'hoggar-tracks', 'Hoggar Tracks by 4x4',
    'Two days on the stony tracks between Tamanrasset and Assekrem, with a Tuareg driver and a night at the pass.',
    'illustrations/hoggar-assekrem.webp', 'Truck', '4x4-off-road',
    array['Volcanic needles of the Atakor', 'Sunset and sunrise at Assekrem', 'Rock pools on the way', 'Up by one track, down by another'],
    array['A sleeping bag for cold nights', 'Tolerance for a bumpy ride', 'Medical advice if altitudes above 2,500 metres affect you'],
    '2 days', '4-10 people', 'Moderate', 'October to April',
    'Assekrem is only about 80 kilometres from Tamanrasset, but the drive takes most of a day. The track climbs through gorges and over black gravel, past rock pools and the first needles, to the pass at more than 2,700 metres.

From the refuge a footpath goes up in half an hour to the hermitage of Charles de Foucauld and to the view that made him build there. People get up in the dark for the sunrise and do not regret it.

Next day another track leads back. Visitors travel here with an authorised agency and a local guide; we make the arrangements and tell you the current rules.',
    'published'
  ),
  (
    'galleries-and-museums', 'Galleries & Museums',
    'A day among pictures in Algiers: the Fine Arts museum above the Jardin d’Essai, the Bardo and a gallery or two in between.',
    'illustrations/medina-market.webp', 'GalleryHorizontalEnd', 'culture-and-galleries',
    array['The National Museum of Fine Arts', 'The Bardo museum in its Moorish villa', 'Racim’s miniatures and Baya’s gouaches when on display', 'Lunch near the Jardin d’Essai'],
    array['Comfortable shoes', 'Ask us about closing days'],
    '6 hours', '1-6 people', 'Easy', 'All year',
    'Algiers keeps one of the large art collections of Africa in a terraced building above its botanical garden. We see part of it, slowly: Orientalists beside the Algerian painters who answered them, Mohamed Racim’s miniatures, the women and birds of Baya.

The Bardo, in an eighteenth-century villa, holds prehistory and ethnography; its courtyards alone are worth the visit. Between the two there is time for lunch and for a private gallery, if one has an exhibition on.

Museums change their hours and rooms close for renovation, so the plan is settled the day before.',
    'published'
  ),
  (
    'craft-workshop', 'Craft Workshop',
    'Half a day at the bench with a cutler in Bou Saâda, a silversmith in Aït Yenni or a weaver in the M’Zab.',
    'illustrations/boussaada-workshop.webp', 'GalleryHorizontalEnd', 'culture-and-galleries',
    array['One maker, a few guests', 'Your own hands on the tools', 'A small piece to take home'],
    array['Clothes that may get dirty', 'Long hair tied back at the forge', 'Children from 10 years with a parent'],
    'Half a day', '1-4 people', 'Easy', 'All year, except the week of Eid',
    'A workshop is a good place to ask questions, because you are shown the answer. In Bou Saâda you see a blade forged and a handle fitted; in Aït Yenni wire is bent into cells and filled with coloured enamel; in the M’Zab knots are counted and beaten down on the loom.

After watching comes trying. Expect to make something small and imperfect under a patient eye, and to look at the finished pieces on the shelf with more respect.

The fee goes to the workshop. You are welcome to buy, but never expected to.',
    'published'
  )
on conflict (id) do nothing;
