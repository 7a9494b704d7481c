-- What visitors decide on, for the travels of 22_travels_mountains_and_plateaus.sql. A travel that already has details
-- is left alone. Columns that are not named stay unknown.

select private.update_columns('public.travels', details)
from jsonb_array_elements($json$[
  {
    "id": "djurdjura",
    "price_amount": 210, "price_currency": "EUR", "price_unit": "person", "price_people": 1, "vehicle_included": true,
    "included": ["Transport from Algiers and back", "2 nights at Tikjda with breakfast and dinner", "2 picnics on the mountain", "A mountain guide on every walk"],
    "not_included": ["Flights and visa", "Travel insurance that covers walking in the mountains", "Boots and warm clothes", "Drinks other than water and tea"],
    "meeting_point": "Your hotel in Algiers in the morning, or Bouira station if you come by train.",
    "getting_there": "Algiers has the nearest large airport. The motorway A1 leads to Bouira in about two hours; from there the mountain road N33 climbs to Tikjda in under an hour. In winter the last part can be closed after snowfall.",
    "what_to_bring": ["Walking boots with a good sole", "A waterproof and a warm layer, also in summer", "Hat and gloves from November to April", "A daypack and a bottle for two litres", "A torch"],
    "suits": ["Walkers who manage five to six hours with pauses", "Families with children who like to walk", "People who want forest and cool air in summer"],
    "unsuitable_for": ["People who cannot walk on uneven ground", "Those who expect a hotel with many services"],
    "minimum_age": 8, "effort": "moderate", "best_months": [5, 6, 9, 10], "good_months": [1, 2, 3, 4, 7, 8, 11],
    "heat": "Summer days stay pleasant at this height, and evenings are cool. Winter nights are below zero, with snow for part of the season.",
    "months_reason": "In May and June the pastures are green, in autumn the air is clear. January to March is for walks in the snow. December days are short and often wet.",
    "papers": "A passport. Most foreign visitors need a visa before they travel; see Entry papers. Tikjda is in a national park; the guide knows the rules and registers the group where that is asked for.",
    "safety": "Mountain weather turns quickly: the guide chooses the route in the morning and may turn back. Stay on the paths near the limestone walls, where there are sinkholes. Do not feed the macaques.",
    "questions": [
      {"id": "q1", "question": "Do we climb Lalla Khedidja?", "answer": "Not in this programme. The summit is a long day for fit walkers in a dry season. Ask us if you want to add it."},
      {"id": "q2", "question": "Where do we sleep?", "answer": "In a simple mountain lodge or youth hostel at Tikjda, in plain rooms. Bathrooms may be shared, and nights are cold: bring warm night clothes."},
      {"id": "q3", "question": "Can we come in winter without snow experience?", "answer": "Yes. The winter walks are short and keep to gentle ground. Skis are not part of this trip."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/djurdjura-snow.webp", "alt": "Illustration of the snow-covered crest of the Djurdjura above a cedar forest", "caption": "The Djurdjura in winter"},
      {"id": "g2", "image": "illustrations/cedar-path.webp", "alt": "Illustration of walkers on a path between tall Atlas cedars, bare mountains beyond", "caption": "Under the cedars"}
    ]
  },
  {
    "id": "kabylie-villages",
    "price_amount": 24000, "price_currency": "DZD", "price_unit": "person", "price_people": 1, "vehicle_included": true,
    "included": ["Transport from Algiers and back", "1 night with breakfast", "Dinner and a couscous lunch with families", "A guide from the villages", "A visit to a silversmith’s workshop"],
    "not_included": ["Flights and visa", "Travel insurance", "Jewellery and other things you buy", "Drinks other than water, tea and coffee"],
    "meeting_point": "Your hotel in Algiers in the morning, or Tizi Ouzou station if you come by train.",
    "getting_there": "Tizi Ouzou is about 100 kilometres east of Algiers on the N12, two hours by car outside the rush hour. From there a narrow road with many bends climbs by Larbaâ Nath Irathen to Aït Yenni in about an hour and a half.",
    "what_to_bring": ["Shoes for stony paths", "A jacket for the evening", "Something against travel sickness if bends trouble you", "Cash for the workshops: cards are rarely accepted", "A small gift if you like, sweets or coffee"],
    "suits": ["People who like crafts and conversation", "Families with children", "Walkers who want short, easy stages"],
    "unsuitable_for": ["Wheelchairs and pushchairs: lanes are steep and stepped", "People who need a hotel with a lift"],
    "minimum_age": 6, "effort": "easy", "highest_altitude": 970, "best_months": [4, 5, 6, 9, 10], "good_months": [3, 7, 8, 11, 12],
    "heat": "At 900 metres summer days are warm and evenings pleasant. Winter is wet and cold, and snow falls on some days.",
    "months_reason": "Spring is green and autumn clear. In November and December the olive presses work. January and February are often wet, with fog on the ridges.",
    "papers": "A passport. Most foreign visitors need a visa before they travel; see Entry papers. Keep the passport with you: places to stay note its details.",
    "safety": "Paths are steep in places and slippery after rain. Ask before you photograph people, and take no pictures of uniforms or barracks.",
    "questions": [
      {"id": "q1", "question": "Do our hosts speak English?", "answer": "Kabyle and French first, some English. Your guide translates."},
      {"id": "q2", "question": "Can vegetarians eat with the families?", "answer": "Yes, if we know before. Couscous with vegetables, bread, olive oil and eggs are everyday food here."},
      {"id": "q3", "question": "Do we have to buy jewellery?", "answer": "No. If you do, you buy from the maker, and the price is agreed between you."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/kabylie-village.webp", "alt": "Illustration of a tile-roofed village on a ridge in Kabylie, the Djurdjura behind", "caption": "A village on its ridge"},
      {"id": "g2", "image": "illustrations/olive-oil.webp", "alt": "Illustration of olive oil, a clay jug and bread before a window on the olive groves of Kabylie", "caption": "Oil and bread in late autumn"}
    ]
  },
  {
    "id": "ghoufi",
    "price_amount": 26000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "included": ["Transport from Batna and back", "1 night in a simple guesthouse with breakfast and dinner", "Lunch with a family from the valley", "A local guide in the canyon", "Drinking water during the walks"],
    "not_included": ["The journey to Batna", "Visa and travel insurance", "Lunch on the first day", "Drinks other than water and tea"],
    "meeting_point": "Your hotel in Batna in the morning; Batna station or airport by arrangement.",
    "getting_there": "Batna has an airport with flights from Algiers and is about two hours by road south of Constantine. The N31 crosses the Aurès by Arris to Ghoufi in two to two and a half hours. From Biskra in the south it is about an hour and a half.",
    "what_to_bring": ["Sturdy shoes that may get wet", "A hat and sun cream", "A warm layer for the evening", "A daypack and a bottle for two litres", "Cash: there is no bank in the valley"],
    "suits": ["Walkers with a head for heights", "People interested in Chaoui villages and how they were built", "Families with children from 10 who walk well"],
    "unsuitable_for": ["People with weak knees: the way up is steep", "Those afraid of heights", "Small children: the ledges have no railings"],
    "minimum_age": 10, "effort": "moderate", "best_months": [3, 4, 5, 10, 11], "good_months": [2, 9, 12],
    "heat": "From June to August the canyon is hotter than 35 degrees by noon. Winter days are mild in the sun, and nights come close to freezing.",
    "months_reason": "Spring and autumn are warm without being hot. Figs are ripe in late summer and dates from October. From June to August the walls hold the heat.",
    "papers": "A passport. Most foreign visitors need a visa before they travel; see Entry papers. Keep the passport with you: places to stay and road checks ask for it.",
    "safety": "The old stairs and ledges have no railings; stay behind the guide and do not enter ruined houses. After heavy rain the river rises and we stay on the rim.",
    "questions": [
      {"id": "q1", "question": "How long is the climb out of the canyon?", "answer": "About half an hour to three quarters, steep, on steps and rock. We take it slowly and before noon."},
      {"id": "q2", "question": "Can we continue to Biskra?", "answer": "Yes. Tell us when you ask for the trip, and we end there instead of returning to Batna."},
      {"id": "q3", "question": "Does anybody still live in the balconies?", "answer": "No. The houses on the ledges were left during the last century; the families live above, and some still tend the gardens."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/ghoufi-balconies.webp", "alt": "Illustration of abandoned stone houses on the ledges of the canyon of Ghoufi", "caption": "Houses on the ledges"},
      {"id": "g2", "image": "illustrations/aures-road.webp", "alt": "Illustration of a straight road between wheat fields towards the mountains of the Aurès", "caption": "The road towards the Aurès"}
    ]
  },
  {
    "id": "timgad-day",
    "price_amount": 95, "price_currency": "EUR", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "no_itinerary_reason": "One day at one place: half a day on the site with the guide, lunch, and the road back.",
    "included": ["Transport from Batna or Constantine and back", "A guide on the site", "Entrance to the site and its museum", "Drinking water"],
    "not_included": ["Lunch", "The journey to Batna or Constantine", "Visa and travel insurance", "Tips"],
    "meeting_point": "Your hotel in Batna or Constantine. Starting in Constantine we leave about an hour and a half earlier.",
    "getting_there": "Timgad is about 35 kilometres east of Batna, well over half an hour by car, and about two hours from Constantine. Both cities have airports with flights from Algiers.",
    "what_to_bring": ["A hat: there is little shade", "Sun cream", "Shoes for uneven paving", "Water, more than you think in summer", "A windproof jacket in winter"],
    "suits": ["Anybody interested in Roman towns", "Families with school children", "Photographers, in the morning and late afternoon"],
    "unsuitable_for": ["Wheelchairs: the paving is rutted and stepped", "People who cannot stand the sun for two hours"],
    "minimum_age": 0, "effort": "easy", "highest_altitude": 1070, "best_months": [3, 4, 5, 10, 11], "good_months": [2, 6, 9, 12],
    "heat": "Summer noon is above 35 degrees without shade, so we go early. Winter days are cold and windy on the plain.",
    "months_reason": "In April and May the plain is green and poppies grow between the stones. July and August are hot; January is often icy.",
    "papers": "A passport. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "Drink often and cover your head. Do not climb on walls and columns: many stones are loose, and the site is protected.",
    "questions": [
      {"id": "q1", "question": "How far do we walk?", "answer": "About three kilometres in two to three hours, on paving and grass, with the steps of the theatre if you like."},
      {"id": "q2", "question": "Is the museum open?", "answer": "Not on every day. We ask before we leave and tell you; the site is worth the journey without it."},
      {"id": "q3", "question": "Can we add Lambaesis?", "answer": "Yes, it is on the road from Batna and takes about an hour more. Tell us beforehand."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/timgad-arch.webp", "alt": "Illustration of the arch of Trajan at the end of a column-lined street in Timgad", "caption": "The arch at the end of the main street"},
      {"id": "g2", "image": "illustrations/aures-road.webp", "alt": "Illustration of wheat fields on the high plains, the mountains of the Aurès behind", "caption": "The high plains on the way"}
    ]
  },
  {
    "id": "lambaesis-medracen",
    "price_amount": 11000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "no_itinerary_reason": "One day with two stops: the camp in the morning, the tomb in the afternoon.",
    "included": ["Transport from Batna and back", "A guide at both places", "Entrance at Lambaesis", "Drinking water"],
    "not_included": ["Lunch", "The journey to Batna", "Visa and travel insurance", "Tips"],
    "meeting_point": "Your hotel in Batna in the morning.",
    "getting_there": "Tazoult with Lambaesis is about 10 kilometres south-east of Batna, the Medracen about 35 kilometres north-east, near the road to Constantine.",
    "what_to_bring": ["A hat and sun cream", "Shoes for grass and rubble", "A windproof jacket from November to April", "Water"],
    "suits": ["People who like quiet ruins", "Anybody on the way between Batna and Constantine"],
    "unsuitable_for": ["Wheelchairs: the ground is uneven"],
    "minimum_age": 0, "effort": "easy", "best_months": [3, 4, 5, 10, 11], "good_months": [2, 6, 9, 12],
    "heat": "Summer noon is above 35 degrees with little shade. Winter days are cold and windy.",
    "months_reason": "In spring the plain is green around the tomb. July and August are hot, January is often icy.",
    "papers": "A passport. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "Do not climb the Medracen: the stones are loose, and the tomb is protected.",
    "questions": [
      {"id": "q1", "question": "Can we go inside the Medracen?", "answer": "No. The gallery is closed; you walk round the outside."},
      {"id": "q2", "question": "Where can we see both places now?", "answer": "They are stops on “Constantine and Timgad”, and on “The Aurès Loop” if you travel with your own vehicle."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/medracen-tomb.webp", "alt": "Illustration of the Medracen, a round royal tomb with a stepped cone, alone in its plain at sunset", "caption": "The Medracen"},
      {"id": "g2", "image": "illustrations/aures-road.webp", "alt": "Illustration of wheat fields on the high plains, the mountains of the Aurès behind", "caption": "The high plains below the Aurès"}
    ]
  },
  {
    "id": "biskra-el-kantara",
    "price_amount": 30000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "price_season": "“From”: the price depends on the dates. Ask us for yours.",
    "included": ["Transport from Batna to the end in Biskra", "2 nights in Biskra with breakfast", "Lunch with the growers at Tolga", "A local guide at El Kantara and in the gardens", "Drinking water on the road"],
    "not_included": ["The journey to Batna and from Biskra", "Other lunches and dinners", "Visa and travel insurance", "Tips"],
    "meeting_point": "Your hotel in Batna, or Batna station or airport, in the morning. The trip ends in Biskra.",
    "getting_there": "Batna has flights from Algiers and is about two hours by road from Constantine. El Kantara lies on the N3 about an hour south, Biskra another hour further. Biskra has an airport and a railway station for the way home; we check what runs on your dates.",
    "what_to_bring": ["Light shoes for gardens and gravel", "A hat and sun cream", "A scarf for wind and dust", "A warm layer for winter evenings", "Modest clothes for the mosque of Sidi Okba"],
    "suits": ["Families who want a first look at the Sahara without a long flight", "People interested in gardens, dates and markets", "Travellers in winter"],
    "unsuitable_for": ["People looking for dunes: there are hardly any here", "Journeys in high summer"],
    "minimum_age": 4, "effort": "easy", "highest_altitude": 1050, "best_months": [2, 3, 10, 11, 12], "good_months": [1, 4],
    "heat": "Biskra is above 40 degrees in July and August. Winter days reach 17 or 18 degrees, and nights fall to about 7.",
    "months_reason": "October to December is the date harvest; February and March are mild and bright. From May to September it is too hot to walk at midday.",
    "papers": "A passport. Most foreign visitors need a visa before they travel; see Entry papers. This province is on the longer list for a visa on arrival through an approved agency: ask us which of the two applies to you before you book flights. Whether groups have to be registered here changes; we ask for your dates.",
    "safety": "Drink often, also in winter. The river of El Kantara can rise within minutes after rain in the mountains; we stay out of its bed in unsettled weather.",
    "questions": [
      {"id": "q1", "question": "Can we pick dates ourselves?", "answer": "You can help to sort them, and try low bunches. Climbing the palms is left to the growers."},
      {"id": "q2", "question": "May visitors enter the mosque of Sidi Okba?", "answer": "Usually outside prayer times, with covered shoulders and legs, and a headscarf for women. The keepers decide on the day."},
      {"id": "q3", "question": "Is it suitable for small children?", "answer": "Yes: drives are short and walks easy. Nights are in hotels or guesthouses, all with phone signal."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/gorge-hike.webp", "alt": "Illustration of walkers in the gorge of El Kantara, palms seen through the cleft", "caption": "The gap of El Kantara"},
      {"id": "g2", "image": "illustrations/oasis-palms.webp", "alt": "Illustration of date palms around a spring in the Sahara", "caption": "Palms and water: an oasis of the Sahara"}
    ]
  },
  {
    "id": "djemila",
    "price_amount": 150, "price_currency": "EUR", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "included": ["Transport from Sétif and back", "1 night in a hotel in Sétif with breakfast", "A guide at Djémila and in Sétif", "Entrance to site and museums", "Drinking water on the road"],
    "not_included": ["The journey to Sétif", "Lunches and dinner", "Visa and travel insurance", "Tips"],
    "meeting_point": "Sétif airport or your hotel in Sétif; a start in Constantine by arrangement.",
    "getting_there": "Sétif has an airport about 10 kilometres from the centre, with flights from Algiers and some French cities. By the east-west motorway A1 it is three and a half to four hours from Algiers and under two from Constantine. Djémila is an hour north-east of Sétif, the last part on a winding road.",
    "what_to_bring": ["Shoes for sloping paving", "A hat and sun cream", "A jacket: it is windy at 900 metres", "Water", "Something against travel sickness if bends trouble you"],
    "suits": ["Anybody interested in Roman towns and mosaics", "Families with school children", "People who prefer few visitors"],
    "unsuitable_for": ["Wheelchairs: the site is steep and stepped", "People who cannot walk two hours with pauses"],
    "minimum_age": 0, "effort": "easy", "highest_altitude": 1100, "best_months": [4, 5, 6, 9, 10], "good_months": [3, 7, 8, 11],
    "heat": "Summer days reach 30 to 35 degrees, evenings are fresh. Winters on the High Plateaus are cold, with snow on some days.",
    "months_reason": "In April and May the valley is green and full of flowers; September and October are clear. From December to February it is cold, and snow can close the small road for a day.",
    "papers": "A passport. Most foreign visitors need a visa before they travel; see Entry papers. Hotels note its details.",
    "safety": "Paving and steps are slippery after rain. Do not walk on the mosaics or climb walls.",
    "questions": [
      {"id": "q1", "question": "How steep is the site?", "answer": "You go down from the entrance on sloping paving and climb back at the end. Allow two to three hours, with pauses."},
      {"id": "q2", "question": "May we take photographs in the museum?", "answer": "Rules change. Ask at the door; outside on the site it is no problem."},
      {"id": "q3", "question": "Can we go on to Constantine?", "answer": "Yes, it is under two hours by road. Tell us, and we end there."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/djemila-forum.webp", "alt": "Illustration of a Roman temple with steps and columns at Djémila, green mountains behind", "caption": "The temple of the Severans"},
      {"id": "g2", "image": "illustrations/aures-road.webp", "alt": "Illustration of wheat fields on the high plains, mountains behind", "caption": "The high plains south of Sétif"}
    ]
  },
  {
    "id": "bou-saada",
    "price_amount": 24000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "included": ["Transport from Algiers and back", "1 night in a hotel in Bou Saâda with breakfast", "A local guide in the old town and at El Hamel", "Entrance to the Nasreddine Dinet museum", "A visit to a cutler’s workshop"],
    "not_included": ["Lunches and dinner", "Visa and travel insurance", "Knives and other things you buy", "Tips"],
    "meeting_point": "Your hotel in Algiers in the morning.",
    "getting_there": "Bou Saâda is about 245 kilometres south-east of Algiers, four hours by road over the hills and across the steppe. There is hardly any air traffic to the town.",
    "what_to_bring": ["Light shoes for lanes and the wadi", "A hat and sun cream", "A warm layer from November to March", "Modest clothes for the zaouia", "Cash for the workshops"],
    "suits": ["People interested in painting and crafts", "Families: the walks are short", "A weekend from Algiers"],
    "unsuitable_for": ["People who do not like to sit in a car: it is four hours each way", "Journeys at midday in high summer"],
    "minimum_age": 0, "effort": "easy", "best_months": [3, 4, 5, 10, 11], "good_months": [2, 9, 12],
    "heat": "July and August bring 38 to 40 degrees. Winter days are mild in the sun, and nights fall towards zero.",
    "months_reason": "Spring and autumn are warm and dry. After rain in spring the wadi runs. In July and August the lanes empty at noon.",
    "papers": "A passport. Most foreign visitors need a visa before they travel; see Entry papers. Bou Saâda, long in the province of M’Sila, became a province in November 2025. M’Sila is on the longer list for a visa on arrival through an approved agency: let the agency confirm before you book flights. Hotels note the passport’s details.",
    "safety": "The rocks along the wadi are slippery, and the water can rise after storms. Knives belong in the hold luggage when you fly.",
    "questions": [
      {"id": "q1", "question": "May I take a Boussaâdi knife home?", "answer": "In hold luggage, if the law of your country allows it. Never in hand luggage; please check before you buy."},
      {"id": "q2", "question": "Can we visit the zaouia of El Hamel?", "answer": "Usually, with covered shoulders and legs. It is a place of study and prayer, and those who run it decide on the day."},
      {"id": "q3", "question": "Is there always water at the cascade?", "answer": "No. It runs after rain, mostly in winter and spring."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/boussaada-workshop.webp", "alt": "Illustration of a cutler’s bench with Boussaâdi knives before a window on a palm grove", "caption": "A cutler’s bench"},
      {"id": "g2", "image": "illustrations/plateau-stars.webp", "alt": "Illustration of the Milky Way above the high plateau and one lit tent", "caption": "Night over the steppe"}
    ]
  },
  {
    "id": "ain-sefra-tiout",
    "price_unit": "person", "vehicle_included": true,
    "included": ["Transport during the three days", "2 nights with breakfast", "A guide from Tiout", "A meal with a family in the oasis", "Drinking water on the road"],
    "not_included": ["The journey to Aïn Sefra", "Other lunches and dinners", "Visa and travel insurance", "Tips"],
    "meeting_point": "Aïn Sefra station, or your hotel in Aïn Sefra.",
    "getting_there": "Aïn Sefra lies on the N6 and on the railway line from Oran to Béchar. By road it is about five to six hours from Oran. The nearest airport is at Mécheria, well over an hour to the north, with few flights. We tell you what runs on your dates.",
    "what_to_bring": ["Shoes for sand and rock", "A hat and sun cream", "A very warm layer from November to March", "A scarf for wind and dust", "A torch", "Cash: there are few machines"],
    "suits": ["People interested in rock art and in Isabelle Eberhardt", "Travellers who like small places", "Families with patient children"],
    "unsuitable_for": ["People who need hotels with many services", "People in a hurry: it is a long way here"],
    "minimum_age": 6, "effort": "easy", "highest_altitude": 1080, "best_months": [3, 4, 5, 10, 11], "good_months": [2, 9, 12],
    "heat": "Summer days reach 38 degrees, but nights cool down. Winter nights freeze, and snow on the mountains is not rare.",
    "months_reason": "Spring and autumn have warm days and cool nights. Wind and dust are most frequent in March and April. January is cold, July and August are hot.",
    "papers": "A passport. Most foreign visitors need a visa before they travel; see Entry papers. This province is on the longer list for a visa on arrival through an approved agency: ask us which of the two applies to you before you book flights. The region is near the Moroccan border: whether your group has to be registered beforehand, we ask for your dates.",
    "safety": "The engravings are thousands of years old: do not touch, wet or chalk them. Stay with the guide away from the towns; do not walk alone in the border region.",
    "questions": [
      {"id": "q1", "question": "Why is there no price?", "answer": "It depends on where you come from and how many you are. Write to us with your dates, and we reply with a price for your group."},
      {"id": "q2", "question": "What do the engravings show?", "answer": "Hunters with bows, rams, elephants and ostriches, cut into the sandstone. They are easiest to see when the sun is low."},
      {"id": "q3", "question": "Is there phone signal?", "answer": "In Aïn Sefra and Tiout yes, between them and towards Moghrar only in places."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/tiout-engravings.webp", "alt": "Illustration of archers, a ram and an elephant engraved in the rock of Tiout, its ksar behind palms", "caption": "The engravings of Tiout"},
      {"id": "g2", "image": "illustrations/plateau-stars.webp", "alt": "Illustration of the Milky Way above the high plateau and one lit tent", "caption": "Night on the High Plateaus"}
    ]
  }
]$json$) details
join public.travels travel on travel.id = details ->> 'id'
where travel.included = '{}' and travel.price_unit is null;
