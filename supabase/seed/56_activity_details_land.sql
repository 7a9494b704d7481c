-- What visitors decide on, for the activities of 52_activities_land_and_desert.sql. An activity that already has details
-- is left alone. Columns that are not named stay unknown.

select private.update_columns('public.activities', details)
from jsonb_array_elements($json$[
  {
    "id": "mountain-hiking",
    "price_unit": "person",
    "included": ["A guide from the valley", "Picnic with bread, cheese, olives and fruit", "Drinking water to refill at the start"],
    "not_included": ["The way to the start", "Boots and clothes", "Travel insurance that covers walking in the mountains"],
    "meeting_point": "Tikjda for the Djurdjura, or your hotel in Béjaïa; the guide agrees the hour with you the evening before.",
    "getting_there": "Tikjda is two and a half to three hours from Algiers by the motorway A1 and Bouira. Béjaïa has an airport and a railway station.",
    "what_to_bring": ["Walking boots", "Two litres of water", "A warm and a waterproof layer", "A hat and sun cream", "A small snack you like"],
    "suits": ["People who walk for five hours with pauses", "Families with children from about eight", "Groups of friends with mixed pace"], "unsuitable_for": ["People with weak knees: the way down is long", "Pushchairs and child carriers on the higher paths"],
    "minimum_age": 8, "effort": "moderate", "best_months": [5, 6, 9, 10], "good_months": [4, 11],
    "heat": "At Tikjda summer days are pleasant and winter days snowy. Above Béjaïa it is hot and humid from July to September.",
    "months_reason": "In May and June there are flowers and water, in September and October clear air. July and August are hot near the sea; from December to March snow closes upper paths.",
    "papers": "Carry an identity card or passport, as everywhere in Algeria. For visitors from abroad the visa rules are under Entry papers.",
    "safety": "The guide may change the route or turn back. Stay on the path near cliffs and sinkholes, drink before you are thirsty, and do not feed macaques.",
    "questions": [
      {"id": "q1", "question": "How much do we climb?", "answer": "500 to 700 metres on a normal day, less if you ask."},
      {"id": "q2", "question": "Can we choose a shorter walk?", "answer": "Yes. The guide knows loops of two to three hours; say so when you book."},
      {"id": "q3", "question": "Is the picnic vegetarian?", "answer": "It can be. Tell us beforehand."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/djurdjura-snow.webp", "alt": "Illustration of the snow-covered crest of the Djurdjura above a cedar forest", "caption": "The Djurdjura in winter"},
      {"id": "g2", "image": "illustrations/cedar-path.webp", "alt": "Illustration of walkers on a path between tall Atlas cedars, bare mountains beyond", "caption": "A path under cedars"},
      {"id": "g3", "image": "illustrations/bejaia-cape.webp", "alt": "Illustration of the lighthouse of Cap Carbon on its headland, Yemma Gouraya behind, near Béjaïa", "caption": "Above the bay of Béjaïa"}
    ]
  },
  {
    "id": "canyon-walk",
    "price_unit": "person",
    "included": ["A guide from the valley", "Lunch with a family", "Tea at the top"],
    "not_included": ["The way to Ghoufi", "Drinking water", "Travel insurance"],
    "meeting_point": "The viewpoint at the edge of the canyon of Ghoufi.",
    "getting_there": "Ghoufi is on the N31, two to two and a half hours from Batna by Arris and about an hour and a half from Biskra. There is hardly any public transport; we arrange a car on request.",
    "what_to_bring": ["Sturdy shoes that may get wet", "A hat and sun cream", "Two litres of water", "A daypack that leaves the hands free"],
    "suits": ["Walkers with a head for heights", "People interested in old building", "Children from ten who walk well"], "unsuitable_for": ["Those afraid of heights", "People with weak knees", "Small children: there are no railings"],
    "minimum_age": 10, "effort": "moderate", "best_months": [3, 4, 5, 10, 11], "good_months": [2, 9, 12],
    "heat": "From June to August it is above 35 degrees by noon. In winter the sun warms the canyon by day; mornings are near freezing.",
    "months_reason": "Spring and autumn are warm and mostly dry. In summer the walls hold the heat; after heavy rain the river closes the way.",
    "papers": "Carry an identity card or passport, as everywhere in Algeria. For visitors from abroad the visa rules are under Entry papers.",
    "safety": "Stay behind the guide on ledges and stairs, and do not enter ruined houses. When the river is high we walk on the rim.",
    "questions": [
      {"id": "q1", "question": "How steep is the way up?", "answer": "Steep but short: half an hour to three quarters on steps and rock."},
      {"id": "q2", "question": "Do we get our feet wet?", "answer": "Often, to the ankle. After rain we may not cross at all."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/ghoufi-balconies.webp", "alt": "Illustration of abandoned stone houses on the ledges of the canyon of Ghoufi", "caption": "Houses on the ledges"},
      {"id": "g2", "image": "illustrations/aures-road.webp", "alt": "Illustration of a straight road between wheat fields towards the mountains of the Aurès", "caption": "The road towards the Aurès"}
    ]
  },
  {
    "id": "forest-archery",
    "price_unit": "person",
    "included": ["Bow, arrows, arm guard and finger tab", "An instructor", "The trail of targets"],
    "not_included": ["The way to the forest", "Food and drinks", "Travel insurance"],
    "meeting_point": "A car park at the edge of the forest near Algiers; we send the place with the date.",
    "getting_there": "By car or taxi, under an hour from the centre of Algiers outside the rush hour.",
    "what_to_bring": ["Closed shoes", "Close-fitting sleeves", "A hair tie for long hair", "Water", "A light jacket in spring and autumn"],
    "suits": ["Beginners", "Families with children from ten", "Teams and groups of friends"], "unsuitable_for": ["People with shoulder or wrist trouble", "Children under ten"],
    "minimum_age": 10, "effort": "easy", "best_months": [4, 5, 10], "good_months": [3, 6, 9, 11],
    "heat": "Under the pines it is shady. In June and September afternoons reach 28 to 30 degrees; in July and August it is too hot and dry.",
    "months_reason": "Spring and October are mild. In summer the forest may be closed because of the risk of fire; in winter the ground is wet.",
    "papers": "Carry an identity card or passport, as everywhere in Algeria. For visitors from abroad the visa rules are under Entry papers.",
    "safety": "One archer shoots at a time, everybody else stands behind the line. Arrows are drawn on the range only. No smoking and no fire in the forest.",
    "questions": [
      {"id": "q1", "question": "Are there bows for left-handers?", "answer": "Yes. Tell us beforehand how many."},
      {"id": "q2", "question": "Do you go out in the rain?", "answer": "In light rain, yes. In wind we move the date: arrows drift."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/archery-forest.webp", "alt": "Illustration of an archery target in a clearing among cedars", "caption": "Close to the gold"},
      {"id": "g2", "image": "illustrations/chrea-cedars.webp", "alt": "Illustration of old cedars and two macaques on the ridge of Chréa, the plain below", "caption": "The forest of Chréa, south of Algiers"}
    ]
  },
  {
    "id": "desert-camp",
    "price_unit": "person", "vehicle_included": true,
    "included": ["4x4 from town and back", "Tent or open-air bed with mattress and blankets", "Dinner, breakfast, tea and drinking water", "A guide from the region"],
    "not_included": ["The way to Taghit, Timimoun or Djanet", "Sleeping bag", "Travel insurance", "Tips"],
    "meeting_point": "Your guesthouse in Taghit, Timimoun or Djanet, in the afternoon.",
    "getting_there": "Taghit is an hour and a half from Béchar airport; Timimoun and Djanet have airports of their own. Flights from Algiers do not run every day.",
    "what_to_bring": ["A warm jacket and a hat", "A sleeping bag in winter", "A torch", "Closed shoes and sandals", "A scarf", "Wet wipes: there is no shower"],
    "suits": ["Families with children from about six", "A first night in the desert", "People who like silence"], "unsuitable_for": ["Those who need a bathroom at night", "People with strong back pain: mattresses lie on the ground"],
    "minimum_age": 6, "effort": "easy", "best_months": [2, 3, 10, 11], "good_months": [1, 4, 12],
    "heat": "October evenings are mild, about 20 degrees. In December and January nights are near zero, in the dunes below at times. Summer nights stay above 30.",
    "months_reason": "October to April. October, November, February and March have warm days and cool nights; December and January are cold. April can be windy.",
    "papers": "A passport. Around Djanet the camp lies in or near the cultural park: you go with a licensed agency and a guide, who register you. See Entry papers for the visa.",
    "safety": "Stay in sight of the fire or carry a torch. Shake out shoes and blankets: scorpions are rare in the cool months but exist. Drink often.",
    "questions": [
      {"id": "q1", "question": "What about toilets and washing?", "answer": "A simple toilet tent, water for hands, no shower."},
      {"id": "q2", "question": "Can children sleep in our tent?", "answer": "Yes. Tents take three to four mattresses."},
      {"id": "q3", "question": "Is there phone signal?", "answer": "Rarely. The guide knows the nearest place and how to call for help."},
      {"id": "q4", "question": "Do you cook without meat?", "answer": "Yes: soup, vegetable stew and bread from the sand. Tell us beforehand."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/desert-camp.webp", "alt": "Illustration of tents around a fire at dusk in the desert", "caption": "The camp at dusk"},
      {"id": "g2", "image": "illustrations/dunes-night.webp", "alt": "Illustration of great dunes under a full moon, a small caravan on a crest", "caption": "Dunes under the moon"}
    ]
  },
  {
    "id": "stargazing",
    "price_unit": "person",
    "included": ["The organiser’s telescope, and somebody who explains", "Mats, blankets and tea", "A red torch to borrow"],
    "not_included": ["The way to the place", "Warm clothes", "Travel insurance"],
    "meeting_point": "Your guesthouse or camp in the south; we drive out together at nightfall.",
    "getting_there": "Evenings take place near Taghit, Timimoun, Djanet, Tamanrasset or on the High Plateaus. Tell us where you are, and we say what is near.",
    "what_to_bring": ["Very warm clothes, more than you think", "A hat and gloves from November to March", "A red torch if you have one", "Something warm to sit on"],
    "suits": ["Children who can stay up late", "Photographers with a tripod", "Anybody who lives in a city"], "unsuitable_for": ["Small children on cold nights", "People who cannot walk on sand in the dark"],
    "minimum_age": 6, "effort": "easy", "best_months": [2, 3, 10, 11], "good_months": [1, 4, 12],
    "heat": "Sitting still, you feel colder than the thermometer says. Winter nights are near freezing, on the plateaus below.",
    "months_reason": "October to April, around new moon. Winter nights are longest and coldest; in spring dust can hide the faint stars.",
    "papers": "Carry an identity card or passport, as everywhere in Algeria. For visitors from abroad the visa rules are under Entry papers.",
    "safety": "Stay with the group in the dark, and use red light only. The driver keeps the car near. Bring no telescope or binoculars of your own: importing them needs prior authorisation.",
    "questions": [
      {"id": "q1", "question": "Why new moon?", "answer": "The full moon outshines the Milky Way. Around new moon you see the faint things; the moon itself is best at half."},
      {"id": "q2", "question": "What if it is cloudy?", "answer": "Clouds are rare, dust is not. Then there are stories and tea, and another evening if you have one."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/plateau-stars.webp", "alt": "Illustration of the Milky Way above the high plateau and one lit tent", "caption": "The Milky Way over the plateau"},
      {"id": "g2", "image": "illustrations/dunes-night.webp", "alt": "Illustration of great dunes under a full moon, a small caravan on a crest", "caption": "With a moon, the dunes are the view"}
    ]
  },
  {
    "id": "camel-walk",
    "price_unit": "person",
    "included": ["A camel driver and camels for the baggage", "Lunch in the shade", "Tea and drinking water"],
    "not_included": ["The way to the oasis", "Travel insurance", "Tips"],
    "what_to_bring": ["Comfortable closed shoes", "A scarf for sun and wind", "A hat and sun cream", "Long, loose trousers", "A bottle for two litres"],
    "suits": ["People who like to walk all day at an even pace", "Families with children who ride now and then"], "unsuitable_for": ["People with back or hip trouble, if they want to ride", "Those who expect to sit on a camel all day"],
    "effort": "moderate", "best_months": [2, 3, 11], "good_months": [1, 12],
    "heat": "From November to March days are 16 to 27 degrees. There is little shade between the palms and the dunes.",
    "months_reason": "November to March, when animals and people can walk at noon.",
    "papers": "Carry an identity card or passport, as everywhere in Algeria. For visitors from abroad the visa rules are under Entry papers.",
    "safety": "Mount and dismount only when the camel driver says so. Walk beside the animals, never close behind them. Drink often.",
    "questions": [
      {"id": "q1", "question": "Can we book it now?", "answer": "Not yet. The route, the rest stops and the animals’ working hours are still being agreed."},
      {"id": "q2", "question": "Do we ride?", "answer": "A little, in turns. The camels carry water and lunch; people walk."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/oasis-palms.webp", "alt": "Illustration of date palms around a spring, with dunes behind", "caption": "From the palms to the dunes"},
      {"id": "g2", "image": "illustrations/dunes-night.webp", "alt": "Illustration of great dunes under a full moon, a small caravan on a crest", "caption": "A caravan in the dunes"}
    ]
  },
  {
    "id": "dune-driving",
    "price_unit": "person", "vehicle_included": true,
    "included": ["Two 4x4s with fuel", "An instructor beside you", "Shovel, sand boards and compressor", "Drinking water"],
    "not_included": ["The way to Taghit, Timimoun or El Oued", "Food", "Travel insurance", "Damage caused on purpose or against instructions"],
    "meeting_point": "Your guesthouse or hotel in Taghit, Timimoun or El Oued.",
    "getting_there": "Taghit is an hour and a half from Béchar airport. Timimoun has an airport; El Oued is served by Guemar airport.",
    "what_to_bring": ["Driving licence", "Closed shoes", "Sunglasses", "A scarf against dust", "A hat and sun cream"],
    "suits": ["Drivers who want to learn", "People who plan a journey with their own 4x4", "Passengers who like to watch"], "unsuitable_for": ["People with back or neck trouble", "Pregnant women", "Drivers with less than three years’ experience"],
    "effort": "moderate", "best_months": [2, 3, 10, 11], "good_months": [1, 4, 12],
    "heat": "We drive in the morning, at 15 to 28 degrees in the season. Afternoon sand is hot and soft.",
    "months_reason": "October to April. In cool weather the sand is firmer. In summer both engines and people overheat.",
    "papers": "A driving licence held for three years and, with a foreign one, an international driving permit.",
    "safety": "Seat belts always, straight up and straight down, never across a slope. Two vehicles go together. Everybody gets out when a car is being freed.",
    "questions": [
      {"id": "q1", "question": "Can I come along without driving?", "answer": "Yes, as a passenger, if you are in good health. Ask us about children: it depends on seats and belts."},
      {"id": "q2", "question": "May I bring my own 4x4?", "answer": "Often, after a look at it. It needs sound tyres, recovery points and low range."},
      {"id": "q3", "question": "Who pays for damage?", "answer": "The terms of the insurance are given to you in writing before you drive. Ask us when you book."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/four-by-four-dunes.webp", "alt": "Illustration of a four-by-four climbing a dune at sunset", "caption": "Along the crest"},
      {"id": "g2", "image": "illustrations/taghit-dune.webp", "alt": "Illustration of the ksar and palm grove of Taghit under its great dune at sunset", "caption": "Taghit, one of the three places"}
    ]
  },
  {
    "id": "hoggar-tracks",
    "price_unit": "person", "vehicle_included": true,
    "included": ["4x4 with Tuareg driver and fuel", "1 night at the refuge of Assekrem", "All meals on the way, tea and drinking water", "The agency’s registration with the cultural park"],
    "not_included": ["The flight to Tamanrasset", "Nights and meals in Tamanrasset", "Sleeping bag", "Visa and travel insurance with rescue", "Tips"],
    "meeting_point": "Your guesthouse in Tamanrasset, in the morning.",
    "getting_there": "Flights from Algiers to Tamanrasset take two and a half to three hours and often arrive late. Plan a night in town before you start.",
    "what_to_bring": ["A sleeping bag comfortable below zero", "A thick jacket, hat and gloves", "A head torch for the sunrise", "Closed shoes", "A scarf against dust", "Sun cream and lip balm"],
    "suits": ["Travellers with little time in the Hoggar", "People who like mountains", "Children from ten who can cope with a rough ride"], "unsuitable_for": ["People who feel ill above 2,500 metres", "Bad backs", "Pregnant women"],
    "minimum_age": 10, "effort": "moderate", "highest_altitude": 2728, "best_months": [3, 4, 10, 11], "good_months": [1, 2, 12],
    "heat": "By day 15 to 25 degrees in the season. At the refuge it freezes on most winter nights, and the wind makes it colder.",
    "months_reason": "October to April. December to February has the clearest air and the hardest frost. Summer storms can cut the tracks.",
    "papers": "A passport, and a visa for most visitors; see Entry papers. The Hoggar is a cultural park, visited with a licensed local agency and a guide; the agency registers you. Ask us early.",
    "safety": "In January 2025 a Spanish visitor was kidnapped near Assekrem although with a guide, and freed about a week later, as the Spanish press reported; several governments advise against travel here: read Entry papers before you decide. Tell us about heart, lung and back trouble. Drink three litres a day. The driver decides about tracks and weather.",
    "questions": [
      {"id": "q1", "question": "How rough is the track?", "answer": "Stony for hours, at 20 to 30 kilometres an hour. There are stops every hour or so."},
      {"id": "q2", "question": "What is the refuge like?", "answer": "Mattresses in shared rooms, a simple kitchen, outdoor toilets, no shower."},
      {"id": "q3", "question": "Is there phone signal?", "answer": "Hardly, once you have left Tamanrasset."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/hoggar-assekrem.webp", "alt": "Illustration of volcanic needles of the Hoggar seen from Assekrem at sunrise", "caption": "Sunrise at Assekrem"},
      {"id": "g2", "image": "illustrations/silver-pendant.webp", "alt": "Illustration of an engraved Tuareg silver pendant on indigo cloth, the peaks of the Hoggar behind", "caption": "Silver from Tamanrasset"}
    ]
  },
  {
    "id": "galleries-and-museums",
    "price_unit": "person",
    "included": ["A guide for the day", "Entrance to the two museums", "Drives between the museums"],
    "not_included": ["Lunch", "Travel insurance", "Books and pictures you buy"],
    "meeting_point": "Your hotel in Algiers, or the entrance of the National Museum of Fine Arts.",
    "getting_there": "The Fine Arts museum is in the quarter El Hamma, above the Jardin d’Essai. The metro stops there (Jardin d’Essai), and a cable car goes up the hill when it runs.",
    "what_to_bring": ["Comfortable shoes", "Identity card or passport", "A light layer: some rooms are cool", "Cash for lunch and the bookshop"],
    "suits": ["People who like pictures and courtyards", "Rainy or hot days", "Children who like to draw"],
    "unsuitable_for": ["Wheelchairs, in the old villa: there are steps. Ask us", "People in a hurry"],
    "minimum_age": 0, "effort": "easy", "best_months": [1, 2, 3, 4, 5, 6, 9, 10, 11, 12], "good_months": [7, 8],
    "heat": "Indoors for most of the day. July and August are hot and humid in the streets between.",
    "months_reason": "Good all year. In July and August some rooms and galleries close for the summer; in Ramadan opening hours are shorter.",
    "papers": "Carry an identity card or passport, as everywhere in Algeria. For visitors from abroad the visa rules are under Entry papers.",
    "safety": "Keep your bag closed in the metro, as in any city. Flash is not allowed in the museums.",
    "questions": [
      {"id": "q1", "question": "Which days are the museums closed?", "answer": "They differ, and hours change. We ask before we fix the day."},
      {"id": "q2", "question": "May we take photographs?", "answer": "It depends on the museum and the exhibition. The guide asks at the door."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/medina-market.webp", "alt": "Illustration of a covered market lane with shafts of light and heaped goods", "caption": "Between the museums"},
      {"id": "g2", "image": "illustrations/algiers-kasbah.webp", "alt": "Illustration of the white houses of the Kasbah of Algiers stepping down to the bay at nightfall", "caption": "The city the painters painted"}
    ]
  },
  {
    "id": "craft-workshop",
    "price_unit": "person",
    "included": ["Half a day at the bench with the maker", "Material for your piece", "The small piece you make", "Tea"],
    "not_included": ["The way to the workshop", "Things you buy", "Travel insurance"],
    "meeting_point": "The workshop, in Bou Saâda, Aït Yenni or the M’Zab; we send the address with the date.",
    "getting_there": "Bou Saâda is four hours by road from Algiers, Aït Yenni three to three and a half. Ghardaïa in the M’Zab has an airport.",
    "what_to_bring": ["Clothes that may get dirty", "Closed shoes at the forge", "A tie for long hair", "Cash if you want to buy something"],
    "suits": ["People who like to use their hands", "Families with children from ten", "Couples and small groups"],
    "unsuitable_for": ["Groups of more than four", "People who want a finished masterpiece to take home"],
    "minimum_age": 10, "effort": "easy", "best_months": [3, 4, 5, 10, 11], "good_months": [1, 2, 6, 9, 12],
    "heat": "Workshops are small, and a forge is hot in summer. In the M’Zab and Bou Saâda July and August are above 38 degrees.",
    "months_reason": "Possible all year except around Eid. Spring and autumn are most pleasant; July and August are hot, and some makers close.",
    "papers": "Carry an identity card or passport, as everywhere in Algeria. For visitors from abroad the visa rules are under Entry papers.",
    "safety": "Do what the maker shows you, keep sleeves and hair away from fire and blade, and wear the glasses you are given.",
    "questions": [
      {"id": "q1", "question": "Which language is spoken?", "answer": "Arabic, Kabyle or Mozabite, and French. Ask us if you need somebody who translates into English."},
      {"id": "q2", "question": "Can I take a knife on the plane?", "answer": "In hold luggage only, and if the law of your country allows it."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/boussaada-workshop.webp", "alt": "Illustration of a cutler’s bench with Boussaâdi knives before a window on a palm grove", "caption": "The cutler’s bench in Bou Saâda"},
      {"id": "g2", "image": "illustrations/kabylie-village.webp", "alt": "Illustration of a tile-roofed village on a ridge in Kabylie, the Djurdjura behind", "caption": "A village in Kabylie, where silver is enamelled"},
      {"id": "g3", "image": "illustrations/ghardaia-mzab.webp", "alt": "Illustration of the conical town of Ghardaïa with its tall minaret above a palm grove", "caption": "The M’Zab, where carpets are woven"}
    ]
  }
]$json$) details
join public.activities activity on activity.id = details ->> 'id'
where activity.included = '{}' and activity.price_unit is null;
