-- What visitors decide on, for the road trips of 24_road_trips.sql. A road trip that already has details is left alone.
-- Columns that are not named stay unknown.

select private.update_columns('public.travels', details)
from jsonb_array_elements($json$[
  {
    "id": "western-coast-road",
    "price_amount": 55000, "price_currency": "DZD", "price_unit": "person", "price_people": 1, "vehicle_included": false,
    "price_season": "“From”: rooms by the sea cost more in July and August.",
    "included": ["The route with stops, distances, fuel and water points", "4 nights in the places of the programme, or guarded pitches if you sleep in a camper", "A briefing before you start", "Help by phone during the trip"],
    "not_included": ["The vehicle: a camper or car is rented separately", "Fuel and parking fees", "Meals and entrance fees", "Visa and travel insurance", "Return of a rented vehicle to Algiers"],
    "meeting_point": "Algiers: where you pick up the vehicle, or your hotel.",
    "getting_there": "Algiers has the country’s largest airport and ferries from Marseille and Alicante. The trip ends in Oran, which has an airport, ferries, and trains back to Algiers in four to five hours.",
    "what_to_bring": ["Driving licence and passport", "An offline map: signal is weak west of Ténès", "Swimwear and a towel", "Cash: not every station and hotel takes cards", "Sun cream", "A torch for pitches without light"],
    "suits": ["Couples and families who like to swim on the way", "Drivers used to narrow, winding roads", "A first journey with a camper"],
    "unsuitable_for": ["People in a hurry: the motorway is twice as fast", "People who get car-sick on bends"],
    "minimum_age": 0, "effort": "easy", "best_months": [5, 6, 9, 10], "good_months": [3, 4, 7, 8],
    "heat": "Summer days are about 30 degrees and humid, with wind from the sea. Winter days are 15 to 17 degrees, with rain and rough seas.",
    "months_reason": "In June and September the sea is warm and beaches are quiet. July and August are busy on the coast. From November to February rain can bring stones onto the road.",
    "papers": "A passport, and a visa for most foreign visitors; see Entry papers. Bring your national licence and an international driving permit, and the papers and the insurance of the vehicle.",
    "safety": "Do not drive after dark: bends are unlit, and people and animals use the road. Swim where families swim; red flags mean no bathing, and currents are strong on open beaches. Sleep on guarded pitches, not on lonely beaches. Have papers ready at road checks.",
    "questions": [
      {"id": "q1", "question": "Is the camper in the price?", "answer": "No. You rent it separately, or bring your own vehicle. The page “RV Rental” says which ones suit this road."},
      {"id": "q2", "question": "How many hours do we drive?", "answer": "Two to four a day without stops. The day from Ténès to Mostaganem is the longest."},
      {"id": "q3", "question": "Can a tall motorhome drive this road?", "answer": "Yes, with patience in the villages. Ask us about parking in Oran before you book."},
      {"id": "q4", "question": "Can we swim in October?", "answer": "Usually into the middle of the month; the sea is then about 22 degrees."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/camper-coast.webp", "alt": "Illustration of a camper van on a coast road above the Mediterranean", "caption": "The coast road"},
      {"id": "g2", "image": "illustrations/tipaza-columns.webp", "alt": "Illustration of Roman columns at Tipaza above the sea, Mount Chenoua across the bay", "caption": "Tipaza on the first day"},
      {"id": "g3", "image": "illustrations/cheliff-mouth.webp", "alt": "Illustration of the Chéliff winding to the sea near Mostaganem at sunset, storks in the shallows", "caption": "The mouth of the Chéliff on the third day"},
      {"id": "g4", "image": "illustrations/oran-santa-cruz.webp", "alt": "Illustration of the fort and chapel of Santa Cruz on the mountain above Oran at sunset", "caption": "Santa Cruz to finish"}
    ]
  },
  {
    "id": "eastern-corniche",
    "price_amount": 68000, "price_currency": "DZD", "price_unit": "person", "price_people": 1, "vehicle_included": false,
    "price_season": "“From”: rooms by the sea cost more in July and August.",
    "included": ["The route with stops, distances, fuel and water points", "5 nights in the places of the programme, or guarded pitches if you sleep in a camper", "A briefing before you start, with the heights of the tunnels", "Help by phone during the trip"],
    "not_included": ["The vehicle: a camper or car is rented separately", "Fuel and parking fees", "Meals and entrance fees", "Visa and travel insurance", "Return of a rented vehicle to Algiers"],
    "meeting_point": "Algiers: where you pick up the vehicle, or your hotel.",
    "getting_there": "Algiers has the country’s largest airport and ferries from Marseille and Alicante. The trip ends at El Kala; the nearest airport is Annaba, an hour and a half to the west. The way back to Algiers by the motorway is a long day.",
    "what_to_bring": ["Driving licence and passport", "An offline map", "Swimwear, and shoes for rocks", "A rain jacket: this is the wettest coast of the country", "Cash"],
    "suits": ["Drivers who like bends and views", "Families who stop often to swim", "Birdwatchers in winter"],
    "unsuitable_for": ["Tall motorhomes, unless the tunnels have been checked", "People who get car-sick on bends"],
    "minimum_age": 0, "effort": "easy", "best_months": [5, 6, 9, 10], "good_months": [4, 7, 8, 11],
    "heat": "Summer days are about 30 degrees and humid. Winter is mild and wet, with 15 degrees by day.",
    "months_reason": "May is green, September has the warmest sea. July and August are crowded between Béjaïa and Jijel. November to March is for birds at El Kala, with much rain.",
    "papers": "A passport, and a visa for most foreign visitors; see Entry papers. Bring your national licence and an international driving permit, and the papers and the insurance of the vehicle.",
    "safety": "The corniche is narrow and has unlit tunnels: lights on, and no driving after dark. After rain stones lie on the road. Swim only when the sea is calm, and heed red flags. The last stop, El Kala, is about 11 km from the Tunisian border, in a zone that six governments under Entry papers advise against; stay on the roads there.",
    "questions": [
      {"id": "q1", "question": "Which vehicle fits the tunnels?", "answer": "Vans do. For a vehicle of three metres or more, ask us first: we check the current state of the tunnels and the way round them."},
      {"id": "q2", "question": "How many hours do we drive?", "answer": "Two to four a day without stops. Take the corniche slowly; you will stop more than you think."},
      {"id": "q3", "question": "Is it a trip for children?", "answer": "Yes, if bends do not bother them. There are beaches every day, the caves near Ziama and macaques along the corniche. Please do not feed them."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/corniche-tunnel.webp", "alt": "Illustration of a van coming out of a tunnel in the cliff above the sea on the corniche of Jijel", "caption": "A tunnel of the corniche"},
      {"id": "g2", "image": "illustrations/jijel-coves.webp", "alt": "Illustration of cliffs and turquoise coves along the corniche of Jijel", "caption": "Coves west of Jijel"},
      {"id": "g3", "image": "illustrations/collo-cork-oaks.webp", "alt": "Illustration of stripped cork oaks above the bay of Collo, the lighthouse of El Djerda beyond", "caption": "Cork oaks above Collo"},
      {"id": "g4", "image": "illustrations/elkala-lake.webp", "alt": "Illustration of a lake of El Kala with reeds, water lilies and herons in the morning", "caption": "The lakes of El Kala"}
    ]
  },
  {
    "id": "aures-loop",
    "price_amount": 450, "price_currency": "EUR", "price_unit": "person", "price_people": 1, "vehicle_included": false,
    "included": ["The route with stops, distances, fuel and water points", "4 nights in the places of the programme", "A local guide for the canyon of Ghoufi", "A briefing before you start", "Help by phone during the trip"],
    "not_included": ["The vehicle: a camper or car is rented separately", "Fuel and parking fees", "Meals and entrance fees", "Visa and travel insurance"],
    "meeting_point": "Constantine: where you pick up the vehicle, or your hotel.",
    "getting_there": "Constantine has an airport with flights from Algiers and several French cities. From Algiers the motorway A1 takes about five hours.",
    "what_to_bring": ["Driving licence and passport", "An offline map", "Walking shoes for Ghoufi and the Roman towns", "A hat and sun cream", "A warm layer for evenings on the plateau", "Cash"],
    "suits": ["People interested in Roman towns", "Drivers who want paved roads and short stages", "Families with school children"],
    "unsuitable_for": ["Journeys in July and August, when Biskra is above 40 degrees", "People who want to stay in one place"],
    "minimum_age": 0, "effort": "easy", "best_months": [3, 4, 5, 10, 11], "good_months": [2, 9, 12],
    "heat": "One trip, several climates: in April 18 degrees at Timgad and 28 at Biskra. Winter nights freeze on the plateau; Biskra stays mild.",
    "months_reason": "Spring is green in the north and warm in the south; October and November bring the date harvest. In January and February snow can close the mountain road for a day.",
    "papers": "A passport, and a visa for most foreign visitors; see Entry papers. Bring your national licence and an international driving permit, and the papers and the insurance of the vehicle.",
    "safety": "The road over the Aurès has steep bends; drive it by day and not in snow or fog. In the canyon stay with the guide. Carry five litres of water a person south of the mountains. Have papers ready at road checks.",
    "questions": [
      {"id": "q1", "question": "Do we need a 4x4?", "answer": "No. All roads of the loop are paved. A van or a car is enough."},
      {"id": "q2", "question": "Is there time for both Roman towns?", "answer": "Yes: two to three hours at Djémila on the first day, and the late afternoon at Timgad on the second. Start early."},
      {"id": "q3", "question": "Can we turn it round?", "answer": "Yes. In cold weather we suggest Biskra first, so that the mountain road comes later in the day’s warmth."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/aures-road.webp", "alt": "Illustration of a van on a straight road between wheat fields towards the mountains of the Aurès", "caption": "Towards the Aurès"},
      {"id": "g2", "image": "illustrations/djemila-forum.webp", "alt": "Illustration of a Roman temple with steps and columns at Djémila, green mountains behind", "caption": "Djémila on the first day"},
      {"id": "g3", "image": "illustrations/timgad-arch.webp", "alt": "Illustration of the arch of Trajan at the end of a column-lined street in Timgad", "caption": "Timgad on the second day"},
      {"id": "g4", "image": "illustrations/ghoufi-balconies.webp", "alt": "Illustration of abandoned stone houses on the ledges of the canyon of Ghoufi", "caption": "Ghoufi on the third day"}
    ]
  },
  {
    "id": "western-oases",
    "price_amount": 1380, "price_currency": "EUR", "price_unit": "person", "price_people": 4, "vehicle_included": true,
    "price_children": "Ask us with the ages of the children: seats in the vehicle decide the price.",
    "included": ["Vehicle, driver and fuel for the whole way", "5 nights in guesthouses and small hotels with breakfast", "1 night in a camp with all meals", "Drinking water and a picnic on the two long days", "Local guides in the M’Zab and at Timimoun", "The paperwork of the licensed agency"],
    "not_included": ["Flights to Ghardaïa and from Béchar", "Other lunches and dinners", "Visa and travel insurance", "Sleeping bag", "Tips"],
    "meeting_point": "Ghardaïa airport, or your hotel in Ghardaïa.",
    "getting_there": "Ghardaïa has flights from Algiers, a little over an hour. The trip ends at Béchar airport, with flights to Algiers of about an hour and a half. Neither runs at every hour of the day; we build the first and last day round them.",
    "what_to_bring": ["A scarf for sun and wind", "A sleeping bag for the camp", "A warm jacket from November to March", "Closed shoes and sandals", "A torch", "A soft bag instead of a hard case", "Books or games for the long days"],
    "suits": ["People who want to see several oases in one week", "Families with children from six who travel well by car", "Those who prefer asphalt to tracks"],
    "unsuitable_for": ["People who cannot sit in a car for five hours", "Journeys between May and September"],
    "minimum_age": 6, "effort": "easy", "best_months": [2, 3, 10, 11], "good_months": [1, 4, 12],
    "heat": "October days are 30 to 34 degrees, warmest at Timimoun; December days are 17 to 20, and nights fall to about 3, below zero in the dunes at times.",
    "months_reason": "October to April. December and January have cold nights and short days; March and April blowing sand on some days. In summer it is above 45 degrees.",
    "papers": "A passport, and a visa for most visitors; see Entry papers. Foreign visitors make this journey with a licensed agency, which registers the route. All its provinces, from Ghardaïa to Béchar, are on the list for a visa on arrival through an approved agency: ask us what applies to you before you book flights.",
    "safety": "The driver decides about speed, breaks and sand on the road. Seat belts on every seat. On the long days five litres of water a person are on board. At road checks the driver shows your papers; keep the passport at hand.",
    "questions": [
      {"id": "q1", "question": "May we drive ourselves?", "answer": "Not on this trip. Fuel, checkpoints and sand are the driver’s work."},
      {"id": "q2", "question": "How long are the long days?", "answer": "Five to five and a half hours of driving on the third and the fifth day, with a break every hour and a half. The other days are short."},
      {"id": "q3", "question": "Is it a trip for children in October?", "answer": "From about six, yes. The first half of October can reach 35 degrees at Timimoun; the second half is easier. Six nights: five with a bathroom, one in a camp with a toilet tent."},
      {"id": "q4", "question": "Is there phone signal on the way?", "answer": "In the towns and oases, yes. Between El Meniaa and Timimoun there are long stretches without."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/beni-abbes.webp", "alt": "Illustration of a four-by-four on the road below Béni Abbès and its great dune at nightfall", "caption": "Béni Abbès below its dune"},
      {"id": "g2", "image": "illustrations/ghardaia-mzab.webp", "alt": "Illustration of the conical town of Ghardaïa with its tall minaret above a palm grove", "caption": "Ghardaïa on the first day"},
      {"id": "g3", "image": "illustrations/timimoun-ksar.webp", "alt": "Illustration of the red clay walls of Timimoun before the palm grove and the salt flat", "caption": "Timimoun on the third and fourth day"},
      {"id": "g4", "image": "illustrations/taghit-dune.webp", "alt": "Illustration of the ksar and palm grove of Taghit under its great dune at sunset", "caption": "Taghit on the sixth day"}
    ]
  }
]$json$) details
join public.travels travel on travel.id = details ->> 'id'
where travel.included = '{}' and travel.price_unit is null;
