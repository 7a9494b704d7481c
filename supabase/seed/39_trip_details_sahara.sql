-- What visitors decide on, for the travels of 23_travels_sahara.sql. A travel that already has details is left alone.
-- Columns that are not named stay unknown.

select private.update_columns('public.travels', details)
from jsonb_array_elements($json$[
  {
    "id": "ghardaia-mzab",
    "price_amount": 390, "price_currency": "EUR", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "price_children": "Ask us with the ages of the children: extra beds in the old houses are few.",
    "included": ["Transfers from and to Ghardaïa airport", "2 nights in a traditional house with breakfast and dinner", "The guides of the towns", "All drives in the valley", "A visit to a weaver’s workshop"],
    "not_included": ["The journey to Ghardaïa", "Lunches", "Visa and travel insurance", "Tips", "Carpets and other things you buy"],
    "meeting_point": "Ghardaïa airport, or the bus station if you come by road.",
    "getting_there": "The airport is about 20 kilometres south of the town; flights from Algiers take a little over an hour. By road on the N1 it is about 600 kilometres from Algiers, seven to eight hours. Coaches run from Algiers.",
    "what_to_bring": ["Loose clothes that cover shoulders and legs", "Light shoes for steep lanes", "A scarf for sun and wind", "A warm layer from November to March", "Cash for the market"],
    "suits": ["Families with children: drives are short, nights are in a house", "People interested in architecture and how a town is run", "A first journey to the Sahara"],
    "unsuitable_for": ["People looking for dunes: the valley is rock", "Those who want to photograph people freely"],
    "minimum_age": 4, "effort": "easy", "best_months": [2, 3, 4, 10, 11], "good_months": [1, 12],
    "heat": "October days reach about 30 degrees, December days 17 or 18, and winter nights fall to about 5. July and August are above 40.",
    "months_reason": "October to April. In December and January bring warm clothes for the evenings. From June to September it is too hot to climb the lanes by day.",
    "papers": "A passport. Most foreign visitors need a visa before they travel; see Entry papers. This province is on the longer list for a visa on arrival through an approved agency: ask us which of the two applies to you before you book flights. Whether your group has to be registered or accompanied here changes; we ask for your dates. Hotels note the passport.",
    "safety": "In the towns stay with the guide, do not smoke, and do not photograph people, above all not women. After a storm the wadi can flood: keep out of its bed. Drink often.",
    "questions": [
      {"id": "q1", "question": "Why do we need a guide in Beni Isguen?", "answer": "The town admits visitors only with a guide of its own and closes to them at certain hours. The fee supports the town."},
      {"id": "q2", "question": "Is it suitable for children?", "answer": "Yes. Walks last an hour or two, houses have bathrooms, and there is phone signal and a hospital in town. The lanes are steep for pushchairs; a carrier is better."},
      {"id": "q3", "question": "Can vegetarians eat well?", "answer": "Yes: vegetables from the gardens, couscous, eggs, bread and dates. Tell us beforehand, because meat is the host’s first idea of a feast."},
      {"id": "q4", "question": "What should women wear?", "answer": "Loose clothes to wrist and ankle. A scarf is needed in a few places only; the guide says where."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/ghardaia-mzab.webp", "alt": "Illustration of the conical town of Ghardaïa with its tall minaret above a palm grove", "caption": "Ghardaïa above its palms"},
      {"id": "g2", "image": "illustrations/oasis-palms.webp", "alt": "Illustration of date palms around a spring in the Sahara", "caption": "Palms and water: an oasis of the Sahara"}
    ]
  },
  {
    "id": "timimoun",
    "price_amount": 690, "price_currency": "EUR", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "price_children": "Ask us with the ages of the children: seats in the 4x4 and beds decide the price.",
    "included": ["Transfers from and to Timimoun airport", "3 nights in a guesthouse with breakfast and dinner", "1 night in a camp with all meals", "Car, driver and 4x4 for the dunes", "A local guide", "Mattress and blankets in the camp"],
    "not_included": ["The flight to Timimoun", "Lunches in town", "Visa and travel insurance", "Sleeping bag", "Tips"],
    "meeting_point": "Timimoun airport.",
    "getting_there": "Timimoun has a small airport; flights from Algiers take about two hours and do not run every day. By road it is about 630 kilometres from Ghardaïa by El Meniaa, eight to nine hours. We build the days round the flights.",
    "what_to_bring": ["Closed shoes and sandals", "A scarf for sun and wind", "A sleeping bag for the night in the dunes", "A warm jacket from November to March", "A torch", "Sun cream and lip balm", "Cash"],
    "suits": ["Families: distances are short once you are there", "People who like gardens, mud brick and music", "A first night in the dunes"],
    "unsuitable_for": ["Journeys between May and September", "People who need a bathroom every night"],
    "minimum_age": 6, "effort": "easy", "best_months": [1, 2, 3, 11, 12], "good_months": [4, 10],
    "heat": "Early October still reaches 35 degrees, November about 27. In December and January days are about 20 and nights about 5, colder in the dunes. Summer is above 45.",
    "months_reason": "October to April. October and April are warm enough for long pauses at noon; December and January have cold nights. In spring the wind carries sand on some days.",
    "papers": "A passport. Most foreign visitors need a visa; see Entry papers. For organised stays in this province with an approved agency, Algerian embassies have announced a visa on arrival. Ask us which of the two applies to you before you book flights.",
    "safety": "Never walk out of sight of the camp alone. The salt crust of the sebkha can give way: follow the guide. Old ksour and foggara shafts are open; keep children by the hand. Drink often.",
    "questions": [
      {"id": "q1", "question": "What is the night in the dunes like for children?", "answer": "Mattresses in tents, dinner at the fire, a simple toilet tent, no shower. It is one night, half an hour to an hour from town, and most children sleep well. Pack a hat and warm socks."},
      {"id": "q2", "question": "Is October too hot?", "answer": "The first half can be. We walk early and late and rest at noon. From the end of the month it is comfortable."},
      {"id": "q3", "question": "Is there phone signal?", "answer": "In Timimoun and most ksour yes, in the dunes hardly."},
      {"id": "q4", "question": "Shall we hear ahellil?", "answer": "It is sung at feasts and cannot be ordered. If there is a gathering while you are there and guests are welcome, the guide takes you."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/timimoun-ksar.webp", "alt": "Illustration of the red clay walls of Timimoun before the palm grove and the salt flat", "caption": "The red town and the salt lake"},
      {"id": "g2", "image": "illustrations/desert-camp.webp", "alt": "Illustration of tents around a fire at dusk in the desert", "caption": "A camp like that of the fourth night"},
      {"id": "g3", "image": "illustrations/dunes-night.webp", "alt": "Illustration of great dunes under a full moon, a small caravan on a crest", "caption": "The erg at night"}
    ]
  },
  {
    "id": "taghit",
    "price_amount": 540, "price_currency": "EUR", "price_unit": "person", "price_people": 2, "vehicle_included": true,
    "price_children": "Ask us with the ages of the children: seats in the 4x4 and beds decide the price.",
    "price_season": "At the end of December and in the spring holidays Taghit is full; rooms have to be booked months ahead.",
    "included": ["Transfers from and to Béchar airport", "2 nights in a guesthouse with breakfast and dinner", "1 night in a camp with all meals", "A local guide and the 4x4 for the dunes", "Mattress and blankets in the camp"],
    "not_included": ["The flight to Béchar", "Lunches in Taghit", "Visa and travel insurance", "Sleeping bag", "Tips"],
    "meeting_point": "Béchar airport.",
    "getting_there": "Flights from Algiers to Béchar take about an hour and a half. Taghit is 95 kilometres further south, an hour and a half on asphalt. By road from Oran to Béchar it is about 700 kilometres on the N6.",
    "what_to_bring": ["Closed shoes and sandals", "A scarf for sun and wind", "A sleeping bag", "A warm jacket from November to March", "A torch", "Sun cream", "Cash"],
    "suits": ["Families: one short drive, then everything is near", "People who want high dunes without long tracks", "Photographers"],
    "unsuitable_for": ["Journeys between May and September", "People who cannot walk in sand for the evening on the dune"],
    "minimum_age": 6, "effort": "easy", "best_months": [2, 3, 10, 11], "good_months": [1, 4, 12],
    "heat": "October days are about 30 degrees, December days 16 to 18. Winter nights fall to 2 or 3 degrees, in the dunes below zero at times. Summer is above 40.",
    "months_reason": "October to April. In December and January nights are cold; around New Year the village is crowded. Spring days can be windy.",
    "papers": "A passport. Most foreign visitors need a visa; see Entry papers. For organised stays in this province with an approved agency, Algerian embassies have announced a visa on arrival. Ask us which of the two applies to you before you book flights.",
    "safety": "Climb the great dune early or late: the sand burns at noon. Stay in sight of the camp. Parts of the old ksar are in ruins; go in with the guide. Do not touch or wet the engravings.",
    "questions": [
      {"id": "q1", "question": "How hard is the great dune?", "answer": "Forty minutes to an hour on foot, two steps up and one back. Children of six usually manage it; there is no need to reach the top."},
      {"id": "q2", "question": "Toilets and showers?", "answer": "The guesthouse has both. In the camp there is a simple toilet tent and no shower; you are back the next morning."},
      {"id": "q3", "question": "Is there phone signal?", "answer": "In Taghit yes, in the dunes only in places. The driver knows where."},
      {"id": "q4", "question": "Is there food for vegetarians?", "answer": "Yes: vegetable stew, couscous, eggs, salad and bread from the sand. Tell us beforehand."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/taghit-dune.webp", "alt": "Illustration of the ksar and palm grove of Taghit under its great dune at sunset", "caption": "Taghit under its dune"},
      {"id": "g2", "image": "illustrations/desert-camp.webp", "alt": "Illustration of tents around a fire at dusk in the desert", "caption": "A camp like that of the third night"},
      {"id": "g3", "image": "illustrations/four-by-four-dunes.webp", "alt": "Illustration of a four-by-four climbing a dune at sunset", "caption": "Into the dunes"}
    ]
  },
  {
    "id": "el-oued",
    "price_amount": 42000, "price_currency": "DZD", "price_unit": "person", "price_people": 4, "vehicle_included": true,
    "price_season": "“From”: the price depends on the dates. Ask us for yours.",
    "included": ["Transfers from and to Guemar airport", "1 night in a hotel with breakfast", "1 night in a camp with dinner and breakfast", "A local guide and the 4x4 for the dunes", "A visit to a ghout with its grower"],
    "not_included": ["The flight to El Oued", "Lunches and the dinner in town", "Visa and travel insurance", "Sleeping bag", "Tips"],
    "meeting_point": "Guemar airport, or your hotel in El Oued.",
    "getting_there": "The airport of El Oued is at Guemar, about 20 kilometres from the town; flights from Algiers take about an hour. By road it is about 220 kilometres from Biskra, three hours, and a long day from Algiers.",
    "what_to_bring": ["Closed shoes and sandals", "A scarf for sun and wind", "A sleeping bag", "A warm jacket from November to March", "A torch", "Cash for the market"],
    "suits": ["A short first journey to the dunes", "Families with children from about six", "People interested in gardens and building"],
    "unsuitable_for": ["Journeys between May and September", "People who need a bathroom every night"],
    "minimum_age": 6, "effort": "easy", "best_months": [2, 3, 10, 11], "good_months": [1, 4, 12],
    "heat": "October days are about 30 degrees, January days about 17 with nights near 5. July and August are above 40.",
    "months_reason": "October to April; dates are picked in October and November. March and April bring blowing sand on some days.",
    "papers": "A passport. Most foreign visitors need a visa before they travel; see Entry papers. This province is on the longer list for a visa on arrival through an approved agency: ask us which of the two applies to you before you book flights. The province borders Tunisia: whether groups have to be registered for the night in the dunes, we ask for your dates.",
    "safety": "Ghout walls are loose sand: go down only where the grower does. Stay in sight of the camp. Shake out your shoes in the morning, as everywhere in the desert.",
    "questions": [
      {"id": "q1", "question": "What is a ghout?", "answer": "A crater dug by hand, with palms at its bottom whose roots reach the groundwater. Some have drowned since the water table rose; others are still tended, and one of those we visit."},
      {"id": "q2", "question": "Can we stay two nights in the hotel instead of the camp?", "answer": "Yes. Tell us beforehand; you still see the dunes in the evening."},
      {"id": "q3", "question": "Are there scorpions?", "answer": "Yes, as everywhere in the Sahara, but they are rarely met in the cool months. Closed tents, shaken shoes and a torch at night are enough care."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/el-oued-domes.webp", "alt": "Illustration of the domes of El Oued, palms growing in a crater of sand in front", "caption": "Domes and a ghout"},
      {"id": "g2", "image": "illustrations/four-by-four-dunes.webp", "alt": "Illustration of a four-by-four climbing a dune at sunset", "caption": "Evening in the Grand Erg"},
      {"id": "g3", "image": "illustrations/desert-camp.webp", "alt": "Illustration of tents around a fire at dusk in the desert", "caption": "A camp in the desert"}
    ]
  },
  {
    "id": "djanet-tassili",
    "price_amount": 1200, "price_currency": "EUR", "price_unit": "person", "price_people": 4, "vehicle_included": true,
    "price_single": "A tent of your own: ask us.",
    "included": ["Transfers from and to Djanet airport", "2 nights in a guesthouse or camp at Djanet", "4 nights under canvas or the sky on the plateau", "All meals, tea and drinking water during the trek", "Tuareg guide, cook and donkeys for the baggage", "The agency’s registration with the cultural park", "4x4 on the last day"],
    "not_included": ["The flight to Djanet", "Visa and travel insurance with rescue", "Sleeping bag", "Meals in town on the first evening", "Tips for guide and crew"],
    "meeting_point": "Djanet airport.",
    "getting_there": "Flights from Algiers to Djanet take about two and a half hours and do not run every day; many arrive at night. The airport is about 30 kilometres from the oasis. In some winters there have been direct flights from France. By road from the north it is several days.",
    "what_to_bring": ["Walking boots that are broken in", "A sleeping bag comfortable at zero, from December to February below", "A warm jacket, hat and gloves", "A scarf and sun cream", "A head torch", "A daypack and bottles for three litres", "Medicine you need, plasters for blisters"],
    "suits": ["Walkers who manage five to six hours on several days", "People interested in rock art", "Those who like to sleep outside"],
    "unsuitable_for": ["People with knee or heart trouble: the pass is steep", "Children who do not like long walks", "Anyone who must be reachable by phone"],
    "minimum_age": 12, "effort": "demanding", "highest_altitude": 1800, "best_months": [3, 10, 11], "good_months": [1, 2, 4, 12],
    "heat": "On the plateau October and April days are 25 to 30 degrees and nights about 10. From December to February days are cool and nights fall below zero; water freezes in the basins.",
    "months_reason": "October, November and March have warm days and bearable nights. December to February is clear and very cold at night. From May to September it is too hot to walk.",
    "papers": "A passport, and a visa for most visitors; see Entry papers. For organised stays in Djanet with an approved agency, Algerian embassies have announced a visa on arrival: the agency sends an authorisation that you show at check-in. The Tassili is a cultural park, visited only with a licensed local agency and a guide; the agency registers you. Ask us early.",
    "safety": "In October 2024 a Swiss visitor was murdered in Djanet, as the newspaper Blick reported, and several governments advise against travel here: read Entry papers before you decide. There is no road on the plateau and help is far: tell us about illnesses beforehand. Stay with the guide in the rock forest, where everything looks alike. Never touch or wet the paintings. Before you leave, ask the agency how help is called out there. Bring no satellite phone, GPS receiver or radio of your own: importing them without permission is forbidden.",
    "questions": [
      {"id": "q1", "question": "How steep is the pass?", "answer": "About 600 to 700 metres of height in three stages, with level ground between. Some steps need a hand on the rock; there is no climbing with ropes. Donkeys carry everything but your daypack."},
      {"id": "q2", "question": "Toilets and washing?", "answer": "There are none on the plateau. You find a place away from camp and water, burn or carry out paper, and wash with little. The shower is in Djanet on the sixth day."},
      {"id": "q3", "question": "We are a family. Is there an easier way to see the Tassili?", "answer": "With children under twelve we plan days by 4x4 round Djanet instead: Tegharghart, the Erg Admer and short walks. Ask us."},
      {"id": "q4", "question": "Is vegetarian food possible?", "answer": "Yes. The cook brings vegetables, lentils, rice, couscous and bread. Tell us beforehand; fresh food becomes scarce after three days."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/tassili-arches.webp", "alt": "Illustration of a sandstone arch and rock towers of the Tassili N’Ajjer", "caption": "Arches of the Tassili"},
      {"id": "g2", "image": "illustrations/desert-camp.webp", "alt": "Illustration of tents around a fire at dusk in the desert", "caption": "Evening in camp"},
      {"id": "g3", "image": "illustrations/dunes-night.webp", "alt": "Illustration of great dunes under a full moon, a small caravan on a crest", "caption": "Dunes at night"}
    ]
  },
  {
    "id": "hoggar-assekrem",
    "price_amount": 1150, "price_currency": "EUR", "price_unit": "person", "price_people": 4, "vehicle_included": true,
    "price_single": "A tent of your own: ask us. At the refuge everybody shares a room.",
    "included": ["Transfers from and to Tamanrasset airport", "2 nights in a guesthouse at Tamanrasset", "3 nights in camps and 1 at the refuge of Assekrem", "All meals outside Tamanrasset, tea and drinking water", "4x4 with Tuareg driver and guide, and a cook", "The agency’s registration with the cultural park"],
    "not_included": ["The flight to Tamanrasset", "Meals in Tamanrasset except breakfast", "Visa and travel insurance with rescue", "Sleeping bag", "Tips for driver, guide and cook"],
    "meeting_point": "Tamanrasset airport.",
    "getting_there": "Flights from Algiers to Tamanrasset take two and a half to three hours and often land late in the evening or at night. The airport is about 10 kilometres from the town. By road it is about 1,900 kilometres from Algiers.",
    "what_to_bring": ["Walking boots", "A sleeping bag comfortable below zero", "A down or thick jacket, hat and gloves", "A scarf, sun cream and lip balm", "A head torch", "A soft bag instead of a hard case", "Eye drops against dust"],
    "suits": ["Walkers who manage three to six hours a day", "People who like mountains and dark skies", "Families with children from ten who sleep well outside"],
    "unsuitable_for": ["People who feel ill above 2,500 metres", "Bad backs: the tracks are rough for hours", "Anyone who needs a bathroom every night"],
    "minimum_age": 10, "effort": "moderate", "highest_altitude": 2728, "best_months": [3, 4, 10, 11], "good_months": [1, 2, 12],
    "heat": "Tamanrasset lies at 1,400 metres: October days are about 30 degrees, January days about 20. At Assekrem it freezes on most winter nights, and it is cool and windy in every season.",
    "months_reason": "October, November, March and April are warm by day. December to February is clear with hard frost at the pass. In summer storms can flood the tracks.",
    "papers": "A passport, and a visa for most visitors; see Entry papers. For organised stays in Tamanrasset with an approved agency, Algerian embassies have announced a visa on arrival: the agency sends an authorisation that you show at check-in. The Hoggar is a cultural park, visited with a licensed local agency and a guide; the agency registers you. Ask us early.",
    "safety": "In January 2025 a Spanish visitor was kidnapped near Assekrem although with a guide, and freed about a week later, as the Spanish press reported; several governments advise against travel here: read Entry papers before you decide. Tell us about heart, lung and back trouble beforehand. Drink three litres a day, also when it is cold. Pools are deep and slippery: no swimming. Do not leave the group; the guide decides about tracks and weather.",
    "questions": [
      {"id": "q1", "question": "Is the altitude a problem?", "answer": "Most people notice only that they breathe faster. You sleep one night at about 2,600 metres, after two nights lower down. If you have been ill at such heights, ask your doctor."},
      {"id": "q2", "question": "What is the refuge like?", "answer": "A stone house with mattresses in shared rooms, a simple kitchen and outdoor toilets. Water is brought up, so there is no shower."},
      {"id": "q3", "question": "Is it a trip for a family in October?", "answer": "Yes, with children from about ten. Nights in October are cold at Assekrem, about 5 degrees, and mild below. There is no phone signal between Tamanrasset and the pass on most of the way."},
      {"id": "q4", "question": "Are there Christian services at the hermitage?", "answer": "Brothers have lived there for a long time, and visitors are welcome to sit in the chapel quietly. Ask the guide on the evening before."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/hoggar-assekrem.webp", "alt": "Illustration of volcanic needles of the Hoggar seen from Assekrem at sunrise", "caption": "Sunrise at Assekrem"},
      {"id": "g2", "image": "illustrations/silver-pendant.webp", "alt": "Illustration of an engraved Tuareg silver pendant on indigo cloth, the peaks of the Hoggar behind", "caption": "Silver from the smiths of Tamanrasset"},
      {"id": "g3", "image": "illustrations/desert-camp.webp", "alt": "Illustration of tents around a fire at dusk in the desert", "caption": "Evening in camp"}
    ]
  }
]$json$) details
join public.travels travel on travel.id = details ->> 'id'
where travel.included = '{}' and travel.price_unit is null;
