-- What visitors decide on: Algiers, its coast and the west. A travel whose details staff have begun is left alone.
-- What is not named here is unknown, and the site says "Ask us". Amounts repeat the example prices.

select private.update_columns('public.travels', details) from jsonb_array_elements($json$[
  {
    "id": "algiers", "price_amount": 32000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "included": ["Two nights in a hotel in the centre, with breakfast", "A guide on all three days", "Car and driver for the drives in the programme", "Entrance to the sites and museums named", "Transfers from and to the airport or Agha station"],
    "not_included": ["Travel to Algiers", "Lunches and dinners", "The boat, if you choose to sail from Sidi Fredj", "Visa and travel insurance"],
    "meeting_point": "Algiers airport, Agha station or your hotel in the centre.",
    "getting_there": "Houari Boumediene airport is about 20 km east of the centre: half an hour by car, or a good hour at rush hour. A train links it with Agha station. From Oran the train takes four to five hours, the motorway about as long.",
    "what_to_bring": ["Shoes with a grip, for worn stairs", "A light layer that covers shoulders and knees, for mosques and shrines", "A hat and water in summer", "A light jacket in winter", "Some cash in dinars: many places take no cards"],
    "suits": ["A first visit to Algeria", "Families with children who like to walk", "People who care for buildings and painting"], "unsuitable_for": ["Wheelchairs and pushchairs in the Kasbah, which is all stairs", "Anyone who wants beach days"],
    "effort": "easy", "heat": "July and August are about 30 to 33 °C and humid, and the nights stay warm. A southern wind can bring 40 °C for a day or two. We then walk early and keep the museums for midday.",
    "best_months": [4, 5, 6, 10], "good_months": [3, 7, 9, 11], "months_reason": "Spring and autumn are mild and mostly dry. August is humid and many people are away. From December to February it rains often, seldom all day.",
    "papers": "Bring your passport, or your residence card if you live in Algeria: hotels ask for it. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "Keep bags closed in crowds, as in any big city. Do not photograph police, soldiers or barracks, and ask before you photograph people. In the Kasbah stay with the guide: some houses are propped up and some lanes end in private yards.",
    "questions": [
      {"id": "q1", "question": "Is the Kasbah too much for small children?", "answer": "Most children of six or more manage it with breaks. For smaller ones bring a carrier: a pushchair is of no use on the stairs."},
      {"id": "q2", "question": "What changes on a Friday?", "answer": "Most shops and some museums are closed until mid-afternoon. We put the Kasbah or the Jardin d'Essai there and keep the museums for other days."},
      {"id": "q3", "question": "Can we add a day at Tipaza?", "answer": "Yes. It is 70 km away and fits before the transfer or on a fourth day. Tell us when you write."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/algiers-kasbah.webp", "alt": "Illustration of white houses of the Kasbah of Algiers stepping down to the bay at nightfall", "caption": "The Kasbah and the bay"},
      {"id": "g2", "image": "illustrations/kasbah-stairs.webp", "alt": "Illustration of stairs between overhanging houses in the Kasbah, the sea at their end", "caption": "Day 1 goes down these stairs"},
      {"id": "g3", "image": "illustrations/sailing-bay.webp", "alt": "Illustration of a sailing boat crossing a bay under mountains", "caption": "Day 3, if you choose to sail"}
    ]
  },
  {
    "id": "algiers-kasbah-day", "price_amount": 6000, "price_currency": "DZD", "price_unit": "person", "price_people": 1, "vehicle_included": false,
    "included": ["A guide from the quarter", "Entrance to the Ottoman house and the Palais des Raïs", "The visits to the workshops", "Tea on the way"],
    "not_included": ["The way to the start and back from the end", "Lunch", "Anything you buy in a workshop", "Visa and travel insurance"],
    "no_itinerary_reason": "One walk, about five hours with stops, always from the top of the Kasbah down to the sea.",
    "meeting_point": "In front of the citadel, at the top of the Kasbah. We send the exact point with the confirmation.",
    "getting_there": "A taxi from the centre takes ten to twenty minutes. The metro stops at Place des Martyrs, below the Kasbah: good for the way back, but a steep climb to the start.",
    "what_to_bring": ["Shoes with a grip", "Water", "A light layer that covers shoulders and knees", "Cash in dinars, if you want to buy from a craftsman"],
    "suits": ["A free day or a stopover in Algiers", "People who live here and never went in", "Sketchers and photographers who ask first"], "unsuitable_for": ["Wheelchairs and pushchairs", "People with bad knees: it is all downhill, several hundred steps"],
    "minimum_age": 6, "effort": "moderate", "heat": "The lanes are narrow and shaded, but July and August are humid and about 30 to 33 °C. We start at eight then.", "highest_altitude": 120,
    "best_months": [3, 4, 5, 10, 11], "good_months": [1, 2, 6, 9, 12], "months_reason": "Stairs are best when it is dry and mild. In July and August the walk is an early one; in heavy rain the stone is slippery and we move the day.",
    "papers": "Carry your passport or residence card. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "Steps are worn and uneven; hold the rail where there is one. Some houses are propped up, so we keep to the lanes the guide chooses. Ask before you photograph people or open doors.",
    "questions": [
      {"id": "q1", "question": "Can we go without a guide?", "answer": "The lanes are public. With somebody from the quarter, doors open that you would pass by, and nobody wonders what you are doing there."},
      {"id": "q2", "question": "Is there a shorter walk?", "answer": "Yes. From the middle of the Kasbah down to Ketchaoua it takes about two hours. Tell us in your message."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/kasbah-stairs.webp", "alt": "Illustration of stairs between overhanging houses in the Kasbah, the sea at their end", "caption": "From the upper town towards the sea"},
      {"id": "g2", "image": "illustrations/algiers-kasbah.webp", "alt": "Illustration of white houses of the Kasbah of Algiers stepping down to the bay at nightfall", "caption": "The whole hill, seen from above the bay"}
    ]
  },
  {
    "id": "tipaza", "price_amount": 12000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "included": ["Car and driver from Algiers and back", "A guide at the ruins", "Entrance to the site and the museum", "Lunch of grilled fish at the harbour"],
    "not_included": ["Drinks and extra dishes at lunch", "Masks and fins for snorkelling", "A dive, which you pay for at the diving centre", "Visa and travel insurance"],
    "no_itinerary_reason": "One place and one day: ruins in the morning, lunch at the harbour, a swim or the museum after it.",
    "meeting_point": "Your hotel or address in Algiers, at about half past eight.",
    "getting_there": "We drive: 70 km west of Algiers, an hour to an hour and a half by the expressway. If you come by yourself, we meet at the gate of the site in Tipaza.",
    "what_to_bring": ["A hat and sun cream: there is little shade among the stones", "Water", "Shoes for uneven ground", "Swimwear and a towel from June to October", "A jacket when the wind blows in winter"],
    "suits": ["Families", "Readers of Camus", "A day off in Algiers, in any season"], "unsuitable_for": ["Wheelchairs beyond the main path", "Anyone who needs shade all day"],
    "effort": "easy", "heat": "About 30 °C in July and August, with a breeze from the sea. The stones give the heat back at midday, so we walk in the morning.",
    "best_months": [3, 4, 5, 6, 9, 10], "good_months": [1, 2, 7, 8, 11, 12], "months_reason": "In spring the site is green and in flower. Summer weekends are full on the beaches and on the road back. Winter is quiet, with rain now and then.",
    "papers": "Carry your passport or residence card. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "The edges above the sea have no rail: keep children by the hand. Swim where others swim, and not when the sea is rough or the red flag is up. Do not climb on the walls.",
    "questions": [
      {"id": "q1", "question": "Can we swim?", "answer": "Yes, from June to October. We choose a cove by the wind. There are no lockers: leave valuables at the hotel or at home."},
      {"id": "q2", "question": "Can we see the Royal Mausoleum as well?", "answer": "It is on the way and adds about an hour. Ask for it when you write."},
      {"id": "q3", "question": "Which day is quietest?", "answer": "Sunday to Wednesday. On Fridays and Saturdays in spring families come to picnic."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/tipaza-columns.webp", "alt": "Illustration of Roman columns at Tipaza above the sea, Mount Chenoua across the bay", "caption": "Columns above the bay"},
      {"id": "g2", "image": "illustrations/snorkelling-cove.webp", "alt": "Illustration of two snorkellers floating in a rocky cove", "caption": "A rocky cove, as there are several on this coast"}
    ]
  },
  {
    "id": "tipaza-extended", "price_amount": 240, "price_currency": "EUR", "price_unit": "person", "price_people": 2, "price_season": "Rooms by the sea cost more in July and August: ask us.", "vehicle_included": true,
    "included": ["Two nights by the sea, with breakfast", "Car and driver from Algiers and back", "A guide at Tipaza and Cherchell", "Entrance to the ruins and both museums", "One dinner of fish at the harbour"],
    "not_included": ["Travel to Algiers", "Other lunches and dinners", "Dives, boat trips and rented masks", "Visa and travel insurance"],
    "meeting_point": "Your hotel or address in Algiers, at about half past nine.",
    "getting_there": "Algiers airport is about 90 km from Tipaza. We drive by the expressway: an hour to an hour and a half from the city. You can also join us at Tipaza and leave us at Cherchell.",
    "what_to_bring": ["Swimwear, towel and shoes for rocks", "Your own mask, if you have one that fits", "A hat and sun cream", "A jacket for the evening outside summer", "Shoes for uneven ground"],
    "suits": ["Couples and families who want ruins and the sea", "Divers who bring their certificate", "People who prefer an early start to a crowd"], "unsuitable_for": ["Anyone who wants sandy beaches only: the coves are rocky", "Wheelchairs at the ruins"],
    "effort": "easy", "heat": "About 30 °C in July and August, with a breeze from the sea. Ruins are for the morning, water for the afternoon.", "highest_altitude": 260,
    "best_months": [5, 6, 9, 10], "good_months": [3, 4, 7, 8], "months_reason": "In June, September and October the sea is warm and the coast is not full. July and August are busy, above all at weekends. In winter most of the small places by the sea are closed.",
    "papers": "Bring your passport, or your residence card if you live in Algeria: hotels ask for it. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "Wind changes quickly under Mount Chenoua. Stay close to the rocks when you snorkel, never alone, and keep out of the water when the red flag is up. The corniche is narrow: we drive it by daylight.",
    "questions": [
      {"id": "q1", "question": "Can we dive?", "answer": "If a diving centre is open and the sea is calm, yes. Bring your certificate and ask us beforehand: a dive is not part of the price."},
      {"id": "q2", "question": "Can we go inside the Royal Mausoleum?", "answer": "No, its passage is closed to visitors. You walk round it and see the coast from its ridge."},
      {"id": "q3", "question": "Could this be two days?", "answer": "Yes, without the afternoon in the coves. We would then sleep one night at Tipaza."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/mauretania-mausoleum.webp", "alt": "Illustration of the round stepped Royal Mausoleum of Mauretania on its ridge, Mount Chenoua behind", "caption": "The royal tomb, day 1"},
      {"id": "g2", "image": "illustrations/tipaza-columns.webp", "alt": "Illustration of Roman columns at Tipaza above the sea, Mount Chenoua across the bay", "caption": "The ruins, day 2"},
      {"id": "g3", "image": "illustrations/cherchell-square.webp", "alt": "Illustration of columns and a marble head on the square of Cherchell above its harbour", "caption": "The square of Cherchell, day 3"}
    ]
  },
  {
    "id": "cherchell", "price_amount": 12000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "included": ["Car and driver from Algiers and back", "A guide in Cherchell", "Entrance to the museum and the open ruins", "Coffee on the square"],
    "not_included": ["Lunch, usually fish by the harbour", "A fishing trip, which is arranged separately", "Visa and travel insurance", "Drinks and souvenirs"],
    "no_itinerary_reason": "One town and one day: the coast road out, the museum and the ruins on foot, the inland road home.",
    "meeting_point": "Your hotel or address in Algiers, at about eight.",
    "getting_there": "We drive: about 100 km west of Algiers, an hour and a half to two hours by the coast. If you come by yourself, we meet on the main square of Cherchell.",
    "what_to_bring": ["Comfortable shoes", "A hat and water in summer", "A jacket in winter", "A notebook: ask before you photograph in the museum"],
    "suits": ["People who like sculpture and mosaics", "Families with patient children", "A second day trip, after Tipaza"], "unsuitable_for": ["Anyone who wants a beach day", "Wheelchairs at the theatre"],
    "effort": "easy", "heat": "About 30 °C in July and August, with wind from the sea. The museum is the place for midday.",
    "best_months": [3, 4, 5, 6, 9, 10], "good_months": [1, 2, 7, 8, 11, 12], "months_reason": "The town is pleasant all year. Spring and autumn are mild; on summer weekends the road back to Algiers is slow.",
    "papers": "Carry your passport or residence card. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "Cherchell has a military academy: do not photograph it or its guards. Watch your step at the ruins, where stones are loose.",
    "questions": [
      {"id": "q1", "question": "Is the museum open every day?", "answer": "Opening days change with the season and on holidays. We check before we fix your date."},
      {"id": "q2", "question": "Tipaza and Cherchell in one day?", "answer": "It can be done, but then each gets about two hours. We would rather give you three days: see Tipaza and the Chenoua Coast."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/cherchell-square.webp", "alt": "Illustration of columns and a marble head on the square of Cherchell above its harbour", "caption": "The square above the harbour"},
      {"id": "g2", "image": "illustrations/mauretania-mausoleum.webp", "alt": "Illustration of the round stepped Royal Mausoleum of Mauretania on its ridge", "caption": "The tomb linked with Juba II and Cleopatra Selene, on the way from Algiers"}
    ]
  },
  {
    "id": "chrea", "price_amount": 9500, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "included": ["Car and driver from Algiers and back", "A guide for the walk", "A picnic in the forest", "The stop in the Chiffa gorge"],
    "not_included": ["Hot drinks and snacks on the way", "Sledges and snow gear in winter", "Archery, which is arranged separately", "Visa and travel insurance"],
    "no_itinerary_reason": "One walk and one drive. The guide chooses the path in the morning, by weather and by legs.",
    "meeting_point": "Your hotel or address in Algiers, at about half past eight, or Blida station at half past nine.",
    "getting_there": "We drive: about 70 km, an hour and a half with the bends above Blida. The suburban train from Algiers to Blida takes about an hour. The cable car from Blida does not always run, so we do not count on it.",
    "what_to_bring": ["Walking shoes", "A warm layer: it is about ten degrees cooler than Algiers", "A rain jacket", "Water", "Gloves and a hat from December to March"],
    "suits": ["Families with children who walk", "Anyone who needs a day out of the heat", "Birdwatchers"], "unsuitable_for": ["People who get car-sick on bends", "Anyone who wants to feed or touch the macaques: we do not"],
    "effort": "easy", "heat": "On the ridge about 25 °C when the plain has 35 °C. The gorge is warmer. In dry summers the forest may be closed because of fire risk.", "highest_altitude": 1500,
    "best_months": [4, 5, 6, 9, 10], "good_months": [1, 2, 3, 7, 11, 12], "months_reason": "Spring and autumn are clear and cool. January and February can bring snow and full roads at weekends. In August the risk of forest fires is highest.",
    "papers": "Carry your passport or residence card. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "Fog and snow come quickly on the ridge; the guide may shorten the walk. Keep food in the bag and car windows closed near the macaques. No fires.",
    "questions": [
      {"id": "q1", "question": "How long is the walk?", "answer": "Two to three hours with stops, on easy forest paths with little climbing. A shorter loop is always possible."},
      {"id": "q2", "question": "Is there snow?", "answer": "In some winters, usually for a few weeks between December and March. We go if the road is open and tell you the evening before."},
      {"id": "q3", "question": "Shall we see macaques?", "answer": "Usually, in the gorge. They are wild animals, so nobody can promise it."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/chrea-cedars.webp", "alt": "Illustration of old cedars and two Barbary macaques on the ridge of Chréa, the plain of the Mitidja below", "caption": "The ridge above the Mitidja"},
      {"id": "g2", "image": "illustrations/cedar-path.webp", "alt": "Illustration of walkers on a path between tall Atlas cedars", "caption": "A cedar forest of the Atlas, as on the ridge"}
    ]
  },
  {
    "id": "oran", "price_amount": 30000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "price_season": "Hotels cost more in July and August: ask us.", "vehicle_included": true,
    "included": ["Two nights in a hotel in the centre, with breakfast", "A guide on days 1 and 2", "Car and driver for the drives in the programme", "Entrance to the fort of Santa Cruz", "An evening of raï on day 2", "Transfers from and to the airport or station"],
    "not_included": ["Travel to Oran", "Lunches and dinners", "Kayaks and deckchairs at Les Andalouses", "Visa and travel insurance"],
    "meeting_point": "Oran airport, Oran station or your hotel in the centre.",
    "getting_there": "Ahmed Ben Bella airport is about 12 km south of the centre, half an hour by car. From Algiers there are flights of about an hour, trains of four to five hours, and some 410 km of motorway.",
    "what_to_bring": ["Comfortable shoes", "Swimwear and a towel from June to October", "A hat and sun cream", "Something for the evening: Oran dresses up", "A light jacket for the wind on the Murdjajo"],
    "suits": ["People who like cities at night", "Music lovers", "Families who want a beach afternoon"], "unsuitable_for": ["Early sleepers on day 2", "Anyone looking for a quiet place in August"],
    "effort": "easy", "heat": "About 30 °C in July and August, with a sea breeze. Evenings are the time to be out, and everybody is.", "highest_altitude": 400,
    "best_months": [4, 5, 6, 9, 10], "good_months": [2, 3, 7, 8, 11], "months_reason": "Spring and early autumn are warm and dry. July and August are good for the beach, but rooms are scarce and the coast road is full.",
    "papers": "Bring your passport, or your residence card if you live in Algeria: hotels ask for it. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "Go up to Santa Cruz by car and by daylight, not on foot alone. Mers el-Kébir is a naval port: no photographs towards it. Swim where there are lifeguards and follow the flags.",
    "questions": [
      {"id": "q1", "question": "Is there raï every evening?", "answer": "No. We look for a concert or a house with live music on your dates, and tell you beforehand what we found."},
      {"id": "q2", "question": "Can we come by train from Algiers?", "answer": "Yes, it takes four to five hours. We meet you at the station and take you back on day 3."},
      {"id": "q3", "question": "Is the beach good for children?", "answer": "Les Andalouses has sand and slopes gently. From June to September lifeguards watch the main beaches."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/oran-santa-cruz.webp", "alt": "Illustration of the fort and chapel of Santa Cruz on the mountain above Oran at sunset", "caption": "Santa Cruz above the port, day 2"},
      {"id": "g2", "image": "illustrations/camper-coast.webp", "alt": "Illustration of a camper van on a coast road above the Mediterranean", "caption": "A coast road above the Mediterranean, as west of Oran"}
    ]
  },
  {
    "id": "tlemcen", "price_amount": 26000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "included": ["One night in a hotel in Tlemcen, with breakfast", "A local guide on both days", "Car and driver for the drives in the programme", "Entrance to the palace, the museums and Mansourah", "Transfers from and to Tlemcen station or Zenata airport"],
    "not_included": ["Travel to Tlemcen", "Lunches and dinner", "The cable car to Lalla Setti, when it runs", "Visa and travel insurance"],
    "meeting_point": "Tlemcen station, Zenata airport or your hotel in Tlemcen.",
    "getting_there": "From Oran it is about 170 km: two hours by car, two and a half by train. Zenata airport, about 25 km from town, has flights from Algiers on some days. From Algiers by road, allow six hours.",
    "what_to_bring": ["Clothes that cover arms and legs, and a scarf for women, for mosques and the shrine", "Shoes that are easy to take off", "A warm layer: the town lies 800 metres up", "A hat in summer", "A rain jacket in winter"],
    "suits": ["People who love Islamic art and Andalusian music", "Quiet travellers", "A weekend from Oran"], "unsuitable_for": ["Anyone who wants nightlife", "Wheelchairs at the shrine, which has many steps"],
    "effort": "easy", "heat": "About 32 to 35 °C in July and August, dry, with cooler evenings than on the coast.", "highest_altitude": 1000,
    "best_months": [4, 5, 6, 9, 10], "good_months": [3, 7, 8, 11], "months_reason": "In April and May the cherry orchards and gardens are at their best. Winter is cold and wet, with snow now and then.",
    "papers": "Bring your passport, or your residence card if you live in Algeria: hotels ask for it. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "The border with Morocco, about 44 km away, is closed and guarded. Canada and Ireland advise against travel within 50 km of it: see Entry papers. In mosques follow the guide; during prayers visitors wait outside.",
    "questions": [
      {"id": "q1", "question": "May visitors who are not Muslims enter the Great Mosque?", "answer": "Often, outside prayer times and decently dressed, but it is for the mosque to decide. The guide asks on the day."},
      {"id": "q2", "question": "Can we come from Oran and back in one day?", "answer": "That is four hours of driving for about five in Tlemcen. We recommend the night."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/tlemcen-mansourah.webp", "alt": "Illustration of the half-standing minaret of Mansourah among olive trees near Tlemcen", "caption": "Mansourah, day 2"},
      {"id": "g2", "image": "illustrations/medina-market.webp", "alt": "Illustration of a covered market lane with shafts of light", "caption": "A covered market lane, as in old towns of the west"}
    ]
  },
  {
    "id": "mostaganem", "price_amount": 22000, "price_currency": "DZD", "price_unit": "person", "price_people": 2, "price_season": "Rooms by the sea cost more in July and August: ask us.", "vehicle_included": true,
    "included": ["One night by the sea, with breakfast", "Car and driver on both days", "A guide in Tijditt", "Lunch of fish on day 1"],
    "not_included": ["Travel to Mostaganem", "Other meals", "Fishing and sailing trips, which are arranged separately", "Visa and travel insurance"],
    "meeting_point": "Your hotel in Mostaganem, or Oran airport on request.",
    "getting_there": "About 80 km from Oran, an hour to an hour and a half by car; about 350 km from Algiers, four hours by the motorway. The nearest large airport is Oran.",
    "what_to_bring": ["Swimwear and a towel from June to October", "A hat and sun cream", "Comfortable shoes", "A jacket for windy evenings"],
    "suits": ["Families", "People who like the sea out of season", "A weekend from Oran"], "unsuitable_for": ["Anyone who wants great monuments", "Travellers without a taste for small country roads"],
    "effort": "easy", "heat": "About 30 °C in July and August by the sea, warmer in the hills of the Dahra.",
    "best_months": [5, 6, 9, 10], "good_months": [3, 4, 7, 8, 11], "months_reason": "June and September have warm water and room on the beach. In July and August the beaches are full. Winter is green, windy and sometimes wet.",
    "papers": "Bring your passport, or your residence card if you live in Algeria: hotels ask for it. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "Never swim at the mouth of the Chéliff: the currents are strong and the bottom falls away. On other beaches swim where there are lifeguards and follow the flags.",
    "questions": [
      {"id": "q1", "question": "When is the theatre festival?", "answer": "In summer most years, but the dates move. Ask us before you plan around it."},
      {"id": "q2", "question": "Can we combine this with Oran?", "answer": "Yes. Oran is an hour and a half away, and the two make an easy five days."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/cheliff-mouth.webp", "alt": "Illustration of the Chéliff winding to the sea near Mostaganem at sunset, storks in the shallows", "caption": "The mouth of the Chéliff, day 1"},
      {"id": "g2", "image": "illustrations/sea-fishing.webp", "alt": "Illustration of two people fishing from a wooden boat at dawn", "caption": "Fishing at dawn, if you add it"}
    ]
  },
  {
    "id": "mascara", "price_amount": 20000, "price_currency": "DZD", "price_unit": "person", "price_people": 4, "vehicle_included": true,
    "included": ["One night in a spa hotel at Bouhanifia, with breakfast", "Car or minibus with driver on both days", "A guide who knows the Emir’s life", "One thermal bath"],
    "not_included": ["Travel to Mascara", "Lunches and dinner", "Treatments at the spa", "Visa and travel insurance"],
    "meeting_point": "The main square of Mascara, or Oran airport or station on request.",
    "getting_there": "About 100 km from Oran, an hour and a half by car. From Algiers about 360 km, four to five hours by the motorway. The nearest large airport is Oran.",
    "what_to_bring": ["Swimwear and a towel for the bath", "Clothes that cover arms and legs, for the zaouia", "A hat and water in summer", "A warm layer in winter", "Comfortable shoes"],
    "suits": ["People who read history before they travel", "School and family groups", "Anyone who likes hot springs"], "unsuitable_for": ["Anyone who wants large monuments: much is told, less is left standing", "People whom a doctor has advised against hot baths"],
    "effort": "easy", "heat": "Inland and dry: 35 °C and more in July and August. We then start early and rest at midday.", "highest_altitude": 600,
    "best_months": [3, 4, 5, 10, 11], "good_months": [2, 6, 9, 12], "months_reason": "Spring on the plain is green, and November is the month of the oath. The baths are at their best when it is cool outside.",
    "papers": "Bring your passport, or your residence card if you live in Algeria: hotels ask for it. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "The thermal water is hot: stay in for a few minutes at a time and drink enough. Pregnant women and people with heart trouble should ask a doctor first.",
    "questions": [
      {"id": "q1", "question": "Is the Dardara tree still there?", "answer": "The place is kept as a memorial on the plain of Ghriss. The guide tells you what was there, and what is there now."},
      {"id": "q2", "question": "Are the baths mixed?", "answer": "Usually not: there are separate times or rooms, and private cabins for families. We arrange it with the hotel."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/mascara-dardara.webp", "alt": "Illustration of an old tree and a whitewashed shrine on the plain of Ghriss, two saddled horses grazing", "caption": "The plain of Ghriss, day 1"},
      {"id": "g2", "image": "illustrations/medina-market.webp", "alt": "Illustration of a covered market lane with heaped goods", "caption": "A covered market lane; day 2 ends at the market of Mascara"}
    ]
  },
  {
    "id": "beni-saf", "price_amount": 180, "price_currency": "EUR", "price_unit": "person", "price_people": 1, "price_season": "Rooms by the sea cost more in July and August: ask us.", "vehicle_included": true,
    "included": ["One night at Béni Saf, with breakfast", "Car and driver on both days", "A local guide at the royal mausoleum", "The boat to Rachgoun, when it may sail", "Lunch of fish on the quay"],
    "not_included": ["Travel to Béni Saf", "Other meals", "Dives and rented masks", "Visa and travel insurance"],
    "meeting_point": "The fishing harbour of Béni Saf, or Oran or Tlemcen on request.",
    "getting_there": "About 100 km from Oran, up to two hours by car through Aïn Témouchent; about 70 km from Tlemcen, an hour and a quarter. The nearest large airport is Oran.",
    "what_to_bring": ["Swimwear and a towel from June to October", "A windproof jacket for the boat", "Shoes that may get wet", "Something against seasickness, if you need it", "A hat and sun cream"],
    "suits": ["People who like working harbours", "Snorkellers", "Couples and small families"], "unsuitable_for": ["Anyone for whom the island must be certain", "People who do not like small boats"],
    "effort": "easy", "heat": "About 30 °C in July and August, with wind most afternoons.", "highest_altitude": 220,
    "best_months": [6, 7, 9], "good_months": [4, 5, 8, 10], "months_reason": "From June to September the sea is calm most often, and the island is possible. August is full of families on holiday. In winter boats rarely leave for pleasure.",
    "papers": "Bring your passport: the harbour office may ask for it before a boat leaves, and hotels always do. Most foreign visitors need a visa before they travel; see Entry papers.",
    "safety": "The skipper decides. Life jackets are worn on the boat. Currents run between the island and the mouth of the Tafna: no swimming across, and none off the island without the skipper’s word.",
    "questions": [
      {"id": "q1", "question": "What if the boat cannot sail?", "answer": "We spend the time at the beach of Rachgoun and on the quay. Ask us what that changes in the price."},
      {"id": "q2", "question": "What is left of Siga?", "answer": "Little of the town. The royal mausoleum on its hill is fenced, with the lower courses standing and a wide view over the valley."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/rachgoun-island.webp", "alt": "Illustration of sardine boats coming in at nightfall past the lighthouse on the island of Rachgoun", "caption": "Boats off Rachgoun"},
      {"id": "g2", "image": "illustrations/sea-fishing.webp", "alt": "Illustration of two people fishing from a wooden boat at dawn", "caption": "A small fishing boat, as they leave from this coast"},
      {"id": "g3", "image": "illustrations/snorkelling-cove.webp", "alt": "Illustration of two snorkellers floating in a rocky cove", "caption": "A rocky cove, good for a mask and a calm day"}
    ]
  }
]$json$) details
join public.travels travel on travel.id = details ->> 'id' where travel.included = '{}' and travel.price_unit is null;
