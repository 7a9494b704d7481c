-- Activities on and under the water.

insert into public.activities
  (id, title, description, image, icon, category_id, highlights, requirements,
   duration, groupsize, difficulty, besttime, longdescription, status)
values
  (
    'sea-fishing', 'Sea Fishing',
    'A morning at sea with a local fisherman: leave before dawn, fish with hand lines and rods, and eat the catch for lunch.',
    'illustrations/sea-fishing.webp', 'Fish', 'sea-and-coast',
    array['Leaving harbour before sunrise', 'Hand lines and rods for everyone', 'The catch grilled on the quay'],
    array['A warm layer, even in summer', 'Something against seasickness if you need it', 'Children from 8 years with a parent'],
    '5 hours', '2-6 people', 'Easy', 'May to October',
    'Fishing boats leave Algerian harbours long before breakfast, and this outing keeps their hours. You meet the skipper at the quay, put on a life jacket and motor out along the coast while the sky turns grey, then pink. Bream, mackerel and comber are what the lines usually bring up.

No experience is needed: the crew baits the first hook and shows you how to feel the bottom. Whatever is too small goes back. On shore the fish are cleaned and grilled with bread, lemon and a salad.

The sea decides. If the forecast is poor, we move the date and tell you the evening before.',
    'published'
  ),
  (
    'coastal-sailing', 'Coastal Sailing',
    'Half a day under sail off Algiers, from the marina of Sidi Fredj: take the helm, trim a sail or simply sit on deck.',
    'illustrations/sailing-bay.webp', 'Sailboat', 'sea-and-coast',
    array['The coast west of Algiers seen from the water', 'A turn at the helm for everyone', 'A swim at anchor in summer'],
    array['Soft-soled shoes', 'Sun cream and a hat', 'Being able to swim'],
    '4 hours', '2-6 people', 'Easy', 'May to October',
    'Sidi Fredj lies on a small peninsula some 25 kilometres west of Algiers and has one of the country’s marinas. From there a sailing yacht with its skipper takes you out into the bay, under power first, then in the quiet that follows when the engine stops.

How much you do is up to you. Those who want to learn steer, tack and read the wind on the water; those who do not get a cushion. With a light easterly we anchor for a swim.

Trips stay within sight of the coast and need a fair forecast. Bring an identity document: the harbour authorities register everyone who goes to sea.',
    'published'
  ),
  (
    'sea-kayaking', 'Sea Kayaking',
    'Paddle along cliffs and into coves that have no road, on the coast of Jijel or below the capes of Béjaïa.',
    'illustrations/jijel-coves.webp', 'Sailboat', 'sea-and-coast',
    array['Coves without a road', 'Stable double kayaks', 'A guide in a kayak beside you', 'A stop for swimming'],
    array['Being able to swim 50 metres', 'Shoes that may get wet', 'No experience needed'],
    '3 hours', '2-8 people', 'Moderate', 'June to September',
    'The cliffs west of Jijel look quite different from below. We paddle in stable double kayaks close to the rock, look into small caves when the swell allows it and land on a beach that cannot be reached by car.

The guide begins with half an hour of practice in the shallows: how to sit, how to turn, what to do if you fall in. After that we go at the pace of the slowest boat, with pauses for water and for looking.

Mornings are calmer than afternoons, so we start early. If the wind is more than a gentle breeze, the trip is postponed.',
    'published'
  ),
  (
    'scuba-diving', 'Scuba Diving',
    'A first dive with an instructor in shallow water, or a guided dive for certified divers, from Tipaza and other clubs on the coast.',
    'illustrations/diving-reef.webp', 'Anchor', 'diving',
    array['First dives no deeper than six metres', 'Rock, posidonia and Mediterranean fish', 'Small groups: two guests to an instructor', 'Equipment provided by the club'],
    array['A medical certificate for diving', 'Certification card and log book for guided dives', 'Minimum age 12 with a parent’s consent', 'No flying for 24 hours afterwards'],
    'Half a day', '1-4 people', 'Moderate', 'June to October',
    'Beginners meet the instructor in a pool or in a sheltered bay, learn to breathe and to clear the mask, and then go down together, hand in hand if you like. Twenty minutes under water feel long at first, and short afterwards.

Certified divers are guided along rock walls and over fields of posidonia, where groupers, damselfish and octopus live. The water is about 15 degrees in winter and around 25 in late summer, so suits change with the season.

Old ports leave old stones on the sea bed, and they stay there: removing anything ancient is against the law, and leaving it in place is part of the pleasure.',
    'published'
  ),
  (
    'snorkelling', 'Snorkelling',
    'Mask, fins and a guide who knows which side of the rock is sheltered today: two easy hours in the clear shallows.',
    'illustrations/snorkelling-cove.webp', 'Fish', 'diving',
    array['Shallow, clear water over rock', 'Masks and fins in all sizes', 'Fish, sea stars and posidonia up close'],
    array['Being able to swim', 'Swimwear, towel and sun cream', 'Children from 8 years with a parent'],
    '2 hours', '2-8 people', 'Easy', 'June to September',
    'You do not need a tank to see what lives along the Algerian shore. Floating face down over the rocks of Tipaza, Jijel or Rachgoun you meet wrasse and bream, red sea stars, and on a good day an octopus moving house.

The guide chooses the bay that morning, explains how to breathe slowly and keeps the group together with a buoy. Wetsuit tops keep out the cold in June.

Please use reef-safe sun cream, and touch nothing.',
    'published'
  )
on conflict (id) do nothing;
