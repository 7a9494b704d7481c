-- What visitors decide on: the east. A travel whose details staff have begun is left alone.
-- What is not named here is unknown, and the site says "Ask us". Amounts repeat the example prices.

select private.update_columns('public.travels', details) from jsonb_array_elements($json$[
  {
    "id": "bejaia", "price_amount": 45000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "price_season": "Rooms above the bay cost more in July and August: ask us.",
    "included": ["Three nights in a small hotel, with breakfast", "A mountain guide on days 2 and 3", "Car and driver for the drives in the programme", "A picnic on the walk of day 2", "Transfers from and to Béjaïa airport or station"],
    "not_included": ["Travel to Béjaïa", "Other lunches and dinners", "Kayaks and fishing trips, which are arranged separately", "Visa and travel insurance"],
    "meeting_point": "Béjaïa airport, Béjaïa station or your hotel in town.",
    "getting_there": "Béjaïa airport is about 5 km from town, with flights from Algiers and some French cities. By road from Algiers it is about 250 km: four to five hours, more on summer weekends. There is a train from Algiers by Beni Mansour, slower than the road.",
    "what_to_bring": ["Walking shoes with a good sole", "Two litres of water a day", "Swimwear and shoes for pebbles", "A hat and sun cream", "A rain jacket outside summer", "A small rucksack"],
    "suits": ["Walkers used to five hours on their feet", "Families with children who climb well", "People who want mountains and sea on the same day"], "unsuitable_for": ["Anyone with a fear of heights on the path of Cap Carbon", "People with bad knees", "Pushchairs"],
    "minimum_age": 8, "effort": "moderate", "heat": "About 30 to 33 °C and humid in July and August. The climb to Yemma Gouraya then starts at six in the morning. In dry weeks parts of the park may be closed because of fire risk.", "highest_altitude": 660,
    "best_months": [4, 5, 6, 9, 10], "good_months": [3, 7, 11], "months_reason": "Spring and early autumn are clear and mild, and the sea is warm from June to October. August is hot and full. Winter is one of the wettest in the country.",
    "papers": "Bring your passport, or your residence card if you live in Algeria: hotels ask for it. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "Cliff paths have no rail: keep to the inside and turn back in strong wind. Close bags near the macaques and do not feed them. Swim in the coves only when the sea is flat.",
    "questions": [
      {"id": "q1", "question": "Can we see Yemma Gouraya without the climb?", "answer": "A road goes part of the way up. From its end it is still a steep walk of about half an hour."},
      {"id": "q2", "question": "Does the waterfall of Kefrida run all year?", "answer": "Yes, but it is full in spring and thin at the end of summer."},
      {"id": "q3", "question": "Can we go on to Jijel?", "answer": "Yes. The corniche begins on the road to Kefrida, so days 1 to 3 here join the coves of Jijel well."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/bejaia-cape.webp", "alt": "Illustration of the lighthouse of Cap Carbon on its headland, Yemma Gouraya behind, near Béjaïa", "caption": "Cap Carbon, day 3"},
      {"id": "g2", "image": "illustrations/snorkelling-cove.webp", "alt": "Illustration of two snorkellers floating in a rocky cove", "caption": "A rocky cove, as below the cape"}
    ]
  },
  {
    "id": "jijel-coves", "price_amount": 280, "price_currency": "EUR", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "price_season": "Rooms by the sea cost more in July and August: ask us.",
    "included": ["Three nights near Jijel, with breakfast", "Car and driver for the drives in the programme", "A guide for the walk in Taza National Park", "Half a day of kayaking, when the sea is calm", "Entrance to the caves of Ziama Mansouriah", "A picnic on day 3"],
    "not_included": ["Travel to Jijel", "Other lunches and dinners", "Dives and rented masks", "Visa and travel insurance"],
    "meeting_point": "Jijel airport, Béjaïa airport or your hotel near Jijel.",
    "getting_there": "Jijel airport, at Taher, is about 10 km from town and has flights from Algiers on some days. By road Béjaïa is about 95 km away (two and a half hours along the corniche) and Constantine about 140 km (two and a half to three hours).",
    "what_to_bring": ["Swimwear, towel and shoes for rocks", "Walking shoes", "Your own mask, if you have one that fits", "A waterproof bag for the kayak", "A light jacket for the caves", "A hat and sun cream"],
    "suits": ["Swimmers and snorkellers", "Families with children who swim", "People who like green hills beside the sea"], "unsuitable_for": ["Anyone who cannot swim, for the kayak day", "Travellers who get car-sick on bends", "Wheelchairs in the caves, which have stairs"],
    "minimum_age": 8, "effort": "moderate", "heat": "About 30 °C and humid in July and August. The forest and the caves are cooler. In dry weeks parts of the park may be closed because of fire risk.",
    "best_months": [6, 9], "good_months": [4, 5, 7, 8, 10], "months_reason": "June and September have warm, mostly calm water and room in the coves. July and August are warm but crowded. Jijel has one of the rainiest winters in Algeria.",
    "papers": "Bring your passport, or your residence card if you live in Algeria: hotels ask for it. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "The sea here can look calm and still pull: follow the flags and stay in the coves the guide chooses. Life jackets are worn in the kayak. After rain, stones fall on the corniche; we then drive by daylight only.",
    "questions": [
      {"id": "q1", "question": "Do I need to have paddled before?", "answer": "No. The kayaks are stable, we stay near the rocks and the guide shows the strokes. You must be able to swim."},
      {"id": "q2", "question": "What do we do when the sea is rough?", "answer": "Days 2 and 3 change places, or we walk to a cove instead of paddling."},
      {"id": "q3", "question": "Are the caves hard to visit?", "answer": "No. A lit path with stairs takes about half an hour. It is cool and a little wet inside."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/jijel-coves.webp", "alt": "Illustration of cliffs and turquoise coves along the corniche of Jijel", "caption": "The coves west of El Aouana, day 2"},
      {"id": "g2", "image": "illustrations/corniche-tunnel.webp", "alt": "Illustration of the corniche of Jijel, a van coming out of a tunnel in the cliff above the sea", "caption": "The corniche road"},
      {"id": "g3", "image": "illustrations/snorkelling-cove.webp", "alt": "Illustration of two snorkellers floating in a rocky cove", "caption": "A cove on a calm day"}
    ]
  },
  {
    "id": "skikda-collo", "price_unit": "person", "price_people": 1, "vehicle_included": true,
    "price_season": "Rooms by the sea cost more in July and August: ask us.",
    "included": ["One night in Skikda and one in Collo, with breakfast", "Car and driver on all three days", "A local guide for the walk at Collo", "Entrance to the Roman theatre and the museum", "Lunch of sardines in Collo"],
    "not_included": ["Travel to Skikda", "Other meals", "Boat trips and dives, which are arranged separately", "Visa and travel insurance"],
    "meeting_point": "Your hotel in Skikda, or Constantine or Annaba airport on request.",
    "getting_there": "From Constantine about 90 km, an hour and a half by car; from Annaba about 100 km, up to two hours. Both have airports with flights from Algiers.",
    "what_to_bring": ["Swimwear and a towel from June to October", "Walking shoes", "A hat and sun cream", "A rain jacket outside summer", "Something for bends, if you get car-sick"],
    "suits": ["People who like small ports and no programme in the afternoon", "Walkers who want two hours, not six", "People who like fish"], "unsuitable_for": ["Anyone who wants large hotels", "Travellers in a hurry: the road to Collo has many bends"],
    "effort": "easy", "heat": "About 30 °C and humid in July and August, with a breeze on the peninsula. In dry weeks forest paths may be closed because of fire risk.",
    "best_months": [5, 6, 9, 10], "good_months": [4, 7, 8], "months_reason": "Early summer and September are warm, with room on the beaches. July and August are full of families on holiday. Winter is very wet, and the forest road can be slow.",
    "papers": "Bring your passport, or your residence card if you live in Algeria: hotels ask for it. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "Swim where there are lifeguards and follow the flags. On the forest road drive by daylight: bends are tight and animals cross. No photographs of the port and the refinery of Skikda.",
    "questions": [
      {"id": "q1", "question": "How demanding is the walk at El Djerda?", "answer": "About two hours on paths and small roads, with short climbs and little shade. Children manage it."},
      {"id": "q2", "question": "Why is there no price?", "answer": "Beds in Collo are few and change from year to year. Tell us your dates, and we ask for you."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/collo-cork-oaks.webp", "alt": "Illustration of stripped cork oaks above the bay of Collo, the lighthouse of El Djerda beyond", "caption": "Down to the bay of Collo, day 2"},
      {"id": "g2", "image": "illustrations/sea-fishing.webp", "alt": "Illustration of two people fishing from a wooden boat at dawn", "caption": "A small fishing boat, as they leave Collo and Stora"}
    ]
  },
  {
    "id": "annaba", "price_amount": 38000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "included": ["Two nights in a hotel in Annaba, with breakfast", "A guide on days 1 and 2", "Car and driver for the drives in the programme", "Entrance to Hippo Regius and its museum", "Transfers from and to the airport or station"],
    "not_included": ["Travel to Annaba", "Lunches, dinners and ice cream", "Kayaks, which are arranged separately", "Visa and travel insurance"],
    "meeting_point": "Annaba airport, Annaba station or your hotel in the centre.",
    "getting_there": "Rabah Bitat airport is about 10 km south of the centre; flights from Algiers take about an hour. From Constantine it is about 150 km, two to two and a half hours by car.",
    "what_to_bring": ["Comfortable shoes, and walking shoes for Seraïdi", "A hat and sun cream", "Clothes that cover shoulders and knees, for the basilica and the mosque", "A warm layer: Seraïdi is cooler than the town", "Swimwear from June to October"],
    "suits": ["Readers of Augustine", "Families", "People who like a town with an evening life"], "unsuitable_for": ["Anyone who only wants a beach", "Wheelchairs at Hippo Regius, beyond the first path"],
    "effort": "easy", "heat": "About 31 to 33 °C and humid in July and August; up at Seraïdi five degrees less.", "highest_altitude": 860,
    "best_months": [4, 5, 6, 9, 10], "good_months": [3, 7, 8, 11], "months_reason": "Spring and early autumn are mild and green. Summer is warm and lively, with full beaches. Winter is wet, and Mount Edough often stands in cloud.",
    "papers": "Bring your passport, or your residence card if you live in Algeria: hotels ask for it. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "The rocks of Cap de Garde are steep and slippery when wet. Swim where there are lifeguards. In the forest of Seraïdi stay with the guide: fog comes quickly.",
    "questions": [
      {"id": "q1", "question": "Is the basilica open to visitors?", "answer": "Usually, outside mass. We check the hours for your dates."},
      {"id": "q2", "question": "How long is the walk at Seraïdi?", "answer": "About two hours on forest paths with little climbing. You can wait in the village instead."},
      {"id": "q3", "question": "Can we add El Kala?", "answer": "Yes. It is an hour and a half further east, and the two together make five or six days."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/annaba-basilica.webp", "alt": "Illustration of the basilica of Saint Augustine on its hill above Annaba", "caption": "The basilica above Hippo Regius, day 1"},
      {"id": "g2", "image": "illustrations/sailing-bay.webp", "alt": "Illustration of a sailing boat crossing a bay under mountains", "caption": "A bay under mountains, as at Annaba"}
    ]
  },
  {
    "id": "constantine-timgad", "price_amount": 320, "price_currency": "EUR", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "included": ["Two nights in Constantine and one in Batna, with breakfast", "A local guide in Constantine and at Timgad", "Car and driver on all four days", "Entrance to the palace, the museums and the sites", "Transfers from and to Constantine airport or station"],
    "not_included": ["Travel to Constantine", "Lunches and dinners", "The cable car over the gorge, when you prefer it to walking", "Visa and travel insurance"],
    "meeting_point": "Constantine airport, Constantine station or your hotel in town.",
    "getting_there": "Mohamed Boudiaf airport is about 10 km south of Constantine; flights from Algiers take about an hour. By road from Algiers it is about 430 km, five to six hours by the motorway. Trains from Algiers take longer.",
    "what_to_bring": ["Comfortable shoes for stairs and stones", "A hat and plenty of water for Timgad, which has no shade", "A warm jacket from November to March", "Sun cream", "Clothes that cover shoulders and knees"],
    "suits": ["People who love Roman towns", "Families with older children", "Photographers: the light at Timgad is best late"], "unsuitable_for": ["Anyone with a strong fear of heights, on the bridges", "Travellers who want a pool and rest"],
    "effort": "easy", "heat": "In July and August 35 °C and more, dry, with no shade at Timgad. We then arrive there after four in the afternoon.", "highest_altitude": 1070,
    "best_months": [4, 5, 6, 9, 10], "good_months": [3, 7, 8, 11], "months_reason": "In April and May the plains are green; September and October are warm and clear. Winter nights go below zero, and snow can close roads near Batna for a day.",
    "papers": "Bring your passport, or your residence card if you live in Algeria: hotels ask for it. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "The suspension bridges sway a little: hold small children by the hand. Keep to the paved paths above the gorge, and away from its edge. The stones of Timgad are slippery after rain.",
    "questions": [
      {"id": "q1", "question": "Do the bridges have to be crossed on foot?", "answer": "No. The car can take you to the other side of each of them."},
      {"id": "q2", "question": "Can we go inside the Medracen?", "answer": "No. You walk round it; its chamber is closed to visitors."},
      {"id": "q3", "question": "Is there time for Djémila as well?", "answer": "Not in four days without rushing. With a fifth, we come back by Sétif and Djémila."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/constantine-bridges.webp", "alt": "Illustration of the Sidi M'Cid suspension bridge over the gorge of the Rhumel at Constantine", "caption": "Sidi M'Cid, day 1"},
      {"id": "g2", "image": "illustrations/medracen-tomb.webp", "alt": "Illustration of the Medracen, a round royal tomb with a stepped cone, alone in its plain at sunset", "caption": "The Medracen, day 3"},
      {"id": "g3", "image": "illustrations/timgad-arch.webp", "alt": "Illustration of the arch of Trajan at the end of a column-lined street in Timgad", "caption": "Timgad, day 3"}
    ]
  },
  {
    "id": "el-kala", "price_amount": 36000, "price_currency": "DZD", "price_unit": "person", "price_people": 1, "vehicle_included": true,
    "included": ["Two nights at El Kala, with breakfast", "Car and driver from Annaba and back", "A local guide, a naturalist when one is free", "A picnic on day 2"],
    "not_included": ["Travel to Annaba", "Other lunches and dinners", "Kayaks and fishing trips, which are arranged separately", "Visa and travel insurance"],
    "meeting_point": "Annaba airport or your hotel in Annaba.",
    "getting_there": "El Kala is about 85 km east of Annaba, an hour and a half by car. Annaba has flights from Algiers of about an hour.",
    "what_to_bring": ["Waterproof shoes or boots in winter", "Muted colours rather than white", "Insect repellent from May to October", "A warm layer and a rain jacket in winter", "Swimwear in summer", "No binoculars of your own: importing them needs prior authorisation, and customs seize them"],
    "suits": ["Birdwatchers", "Families who like to be outdoors", "Patient people"], "unsuitable_for": ["Anyone who wants a full programme", "People who react badly to mosquitoes, in summer"],
    "effort": "easy", "heat": "About 30 to 32 °C and humid in July and August, with mosquitoes by the lakes in the evening. In dry weeks the forest may be closed because of fire risk.",
    "best_months": [1, 2, 3, 11, 12], "good_months": [4, 5, 6, 9, 10], "months_reason": "Waterbirds are most numerous from November to March. May and June have water lilies and mild days. July and August are for the beach rather than for birds.",
    "papers": "Carry your passport at all times: the Tunisian border is near, and there are checks on the roads. Most foreign visitors need a visa before they travel; see Entry papers. Whether your dates need anything else, ask us.",
    "safety": "Lake shores are soft: stay on the paths. The open beaches have currents and few lifeguards, so swim only where others do. The town of El Kala is about 11 km from the Tunisian border, in a zone that the United Kingdom, the United States, Canada, Australia, Ireland and Germany advise against: see Entry papers.",
    "questions": [
      {"id": "q1", "question": "Shall we see the Barbary stag?", "answer": "Probably not. It is shy and rare, and keeps to the forest near the border. Its tracks are easier to find."},
      {"id": "q2", "question": "How early do we start?", "answer": "On day 2 about half an hour before sunrise, if you want to see the birds feed. You may also sleep, and join us for the forest."},
      {"id": "q3", "question": "Which birds come in winter?", "answer": "Ducks and coots by the thousand, with herons and marsh harriers. The guide knows what was seen that week."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/elkala-lake.webp", "alt": "Illustration of a lake of El Kala with reeds, water lilies and herons in the morning", "caption": "A lake in early summer"},
      {"id": "g2", "image": "illustrations/sea-fishing.webp", "alt": "Illustration of two people fishing from a wooden boat at dawn", "caption": "A small fishing boat, as in the harbour of El Kala"}
    ]
  },
  {
    "id": "guelma-hammam-debagh", "price_amount": 24000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "included": ["One night at Hammam Debagh, with breakfast", "Car and driver on both days", "A guide in Guelma", "Entrance to the theatre and one thermal bath"],
    "not_included": ["Travel to Guelma", "Lunches and dinner", "Treatments at the spa", "Visa and travel insurance"],
    "meeting_point": "The main square of Guelma, or Annaba or Constantine airport on request.",
    "getting_there": "Guelma is about 65 km from Annaba, an hour and a quarter by car, and about 115 km from Constantine, two hours. Both have flights from Algiers. Hammam Debagh is half an hour west of Guelma.",
    "what_to_bring": ["Swimwear and a towel for the bath", "Shoes with a grip, for wet stone", "A warm layer in winter", "A hat and water in summer"],
    "suits": ["Families", "Anyone who likes hot springs", "A weekend from Annaba or Constantine"], "unsuitable_for": ["People whom a doctor has advised against hot baths", "Wheelchairs at the terraces"],
    "effort": "easy", "heat": "Inland: about 35 °C in July and August. The springs are then a place for the evening.",
    "best_months": [3, 4, 5, 10, 11], "good_months": [1, 2, 6, 9, 12], "months_reason": "Steam shows best in cool air, and the hills are green from March to May. Summer is hot for a bath.",
    "papers": "Bring your passport, or your residence card if you live in Algeria: hotels ask for it. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "The water comes out of the ground close to boiling. Stay behind the barriers, hold children by the hand and bathe only in the bath houses.",
    "questions": [
      {"id": "q1", "question": "Can we bathe in the cascade itself?", "answer": "No, the water would burn you. The bath houses use the same water, cooled."},
      {"id": "q2", "question": "Are the baths mixed?", "answer": "Usually not: there are separate times or rooms, and private cabins for families."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/hammam-debagh.webp", "alt": "Illustration of hot water steaming down the white travertine of Hammam Debagh into a pool", "caption": "The terraces, day 2"},
      {"id": "g2", "image": "illustrations/constantine-bridges.webp", "alt": "Illustration of the Sidi M'Cid suspension bridge over the gorge of the Rhumel at Constantine", "caption": "Constantine, two hours west: a good place to begin or end"}
    ]
  }
]$json$) details
join public.travels travel on travel.id = details ->> 'id' where travel.included = '{}' and travel.price_unit is null;
