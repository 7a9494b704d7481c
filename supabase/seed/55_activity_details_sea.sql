-- What visitors decide on, for the activities of 51_activities_sea_and_diving.sql. An activity that already has details
-- is left alone. Columns that are not named stay unknown.

select private.update_columns('public.activities', details)
from jsonb_array_elements($json$[
  {
    "id": "sea-fishing",
    "price_unit": "person",
    "included": ["The boat with skipper and crew", "Life jackets", "Hand lines, rods and bait", "The catch grilled on the quay, with bread and salad"],
    "not_included": ["The way to the harbour", "Travel insurance", "Drinks other than water and coffee"],
    "meeting_point": "The quay of a fishing harbour near you; we send the place and the hour, before dawn, when the date is fixed.",
    "getting_there": "Boats leave from several harbours. Tell us where you stay, and we suggest the nearest. Public transport does not run at that hour; come by car or taxi.",
    "what_to_bring": ["A warm, windproof layer", "Shoes with a light sole that may get wet", "Identity card or passport for the harbour register", "A hat and sun cream for the way back", "Something against seasickness if you need it"],
    "suits": ["Beginners", "Families with children from eight", "Early risers"],
    "unsuitable_for": ["People who are seasick on calm water", "Wheelchairs: boarding is over a plank or a rail"],
    "minimum_age": 8, "effort": "easy", "best_months": [5, 6, 9, 10], "good_months": [7, 8],
    "heat": "Before sunrise it is cool at sea even in July. By eleven the sun burns, and there is little shade on board.",
    "months_reason": "May to October the sea is calm on most mornings. In July and August afternoons are hot and harbours busy. In winter swell keeps the small boats in.",
    "papers": "An identity card or passport: the harbour authorities register everyone who goes to sea.",
    "safety": "Life jackets are worn from quay to quay. The skipper decides about the weather and turns back when he has to. Mind hooks and wet decks, and sit down while the boat moves.",
    "questions": [
      {"id": "q1", "question": "What happens in bad weather?", "answer": "We tell you the evening before and move the date."},
      {"id": "q2", "question": "Is there a toilet on board?", "answer": "Usually not. The outing is five hours; ask us if that matters to you."},
      {"id": "q3", "question": "Do we keep the fish?", "answer": "You eat what you like of it on the quay. Small fish go back into the sea."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/sea-fishing.webp", "alt": "Illustration of two people fishing from a wooden boat at dawn", "caption": "Lines out before sunrise"},
      {"id": "g2", "image": "illustrations/cherchell-square.webp", "alt": "Illustration of a square with columns above the harbour and lighthouse of Cherchell", "caption": "Cherchell, one of the fishing harbours west of Algiers"}
    ]
  },
  {
    "id": "coastal-sailing",
    "price_unit": "person",
    "included": ["A sailing yacht with skipper", "Life jackets in your size", "Fuel and harbour fees", "Drinking water"],
    "not_included": ["The way to Sidi Fredj", "Food and other drinks", "Travel insurance", "Tips for the skipper"],
    "meeting_point": "The marina of Sidi Fredj; we send the berth when the date is fixed.",
    "getting_there": "Sidi Fredj is about 25 kilometres west of Algiers, forty minutes by car when the road is free and twice that on summer weekends.",
    "what_to_bring": ["Soft-soled shoes", "Identity card or passport", "Swimwear and a towel", "A windproof layer", "A hat with a string, and sun cream"],
    "suits": ["Families and groups of friends", "People who want to learn the first steps of sailing", "Those who only want to sit on deck"],
    "unsuitable_for": ["People who cannot swim", "Anyone who cannot climb from quay to deck"],
    "effort": "easy", "best_months": [5, 6, 9, 10], "good_months": [7, 8],
    "heat": "On the water it feels five degrees cooler than in town. In July and August there is strong sun and little shade on deck.",
    "months_reason": "In May, June, September and October the wind is steady and light. July and August are hot and the bay is busy. Winter has swell and north-westerly gales.",
    "papers": "An identity card or passport: the harbour authorities register everyone who goes to sea.",
    "safety": "Children wear a life jacket all the time, adults when the skipper says so. Mind the boom. We swim only at anchor and when the skipper agrees.",
    "questions": [
      {"id": "q1", "question": "Do we share the boat?", "answer": "Not with strangers unless you agree. Two to six people fit on board; ask us if you are alone."},
      {"id": "q2", "question": "Is there a toilet on board?", "answer": "On most yachts a small one. Ask us if that matters to you."},
      {"id": "q3", "question": "What if there is no wind?", "answer": "Then we motor to a cove and swim. In too much wind we move the date."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/sailing-bay.webp", "alt": "Illustration of a sailing boat crossing a bay under mountains", "caption": "Across the bay"},
      {"id": "g2", "image": "illustrations/mauretania-mausoleum.webp", "alt": "Illustration of the Royal Mausoleum of Mauretania on its ridge, Mount Chenoua and the sea behind", "caption": "The coast west of Algiers"}
    ]
  },
  {
    "id": "sea-kayaking",
    "price_unit": "person",
    "included": ["Double kayak, paddle and buoyancy aid", "A guide in their own kayak", "Half an hour of practice", "A dry bag for your things"],
    "not_included": ["The way to the beach", "Food and drinks", "Travel insurance"],
    "meeting_point": "A beach west of Jijel or near Béjaïa; we send the place the evening before, when the wind is known.",
    "getting_there": "Jijel has an airport with flights from Algiers; Béjaïa has an airport and a railway station. The beaches are up to half an hour by car from either town.",
    "what_to_bring": ["Swimwear and a top that protects from the sun", "Shoes that may get wet", "A cap with a string", "Sun cream", "A litre of water", "A towel and dry clothes"],
    "suits": ["Beginners who can swim", "Families with teenagers", "People who want coves without a road"],
    "unsuitable_for": ["Non-swimmers", "People with shoulder trouble", "Anyone afraid of deep water"],
    "effort": "moderate", "best_months": [6, 9], "good_months": [7, 8],
    "heat": "Mornings are 22 to 28 degrees. The sun on the water is strong; we are back before the midday heat.",
    "months_reason": "June and September have calm mornings and few boats. July and August are warm and busy. From October the swell makes the cliffs unsafe.",
    "papers": "Carry an identity card or passport, as everywhere in Algeria. For visitors from abroad the visa rules are under Entry papers.",
    "safety": "A buoyancy aid is worn by everyone. We go out only in a gentle breeze and stay away from caves when there is swell. The guide carries a tow line, a phone and a first-aid kit.",
    "questions": [
      {"id": "q1", "question": "Can children come along?", "answer": "Those who swim 50 metres, in a double kayak with an adult. Tell us their ages and heights, because of the buoyancy aids."},
      {"id": "q2", "question": "Can I bring a phone or camera?", "answer": "Yes, in the dry bag. What is not in it may get wet."},
      {"id": "q3", "question": "What if I fall in?", "answer": "You practise that first, in shallow water. The guide is beside you within seconds."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/jijel-coves.webp", "alt": "Illustration of cliffs and turquoise coves along the corniche of Jijel", "caption": "Coves west of Jijel"},
      {"id": "g2", "image": "illustrations/bejaia-cape.webp", "alt": "Illustration of the lighthouse of Cap Carbon on its headland near Béjaïa", "caption": "Below Cap Carbon"}
    ]
  },
  {
    "id": "scuba-diving",
    "price_unit": "person",
    "included": ["Tank, regulator, suit, mask and fins", "Instructor or dive guide", "Briefing and practice in shallow water", "The boat, where the dive needs one"],
    "not_included": ["The way to the club", "The medical certificate", "Diving insurance", "Food and drinks"],
    "meeting_point": "The diving club, at Tipaza or another place on the coast; we send the address with the date.",
    "getting_there": "Tipaza is about 70 kilometres west of Algiers, an hour and a quarter by car outside the weekend traffic.",
    "what_to_bring": ["Swimwear and a towel", "The medical certificate", "Certification card and log book for guided dives", "Identity card or passport", "Water and a light snack", "A warm layer for afterwards"],
    "suits": ["Beginners who are at ease in water", "Certified divers who like rock and groupers", "Teenagers with their parents’ consent"],
    "unsuitable_for": ["People with ear, heart or lung trouble", "Anyone with a cold on the day", "Pregnant women", "Travellers who fly within 24 hours"],
    "minimum_age": 12, "effort": "moderate", "best_months": [7, 8, 9, 10], "good_months": [6],
    "heat": "The water is about 20 degrees in June, about 25 in August and September, and 15 in winter. Suits are chosen to match.",
    "months_reason": "From July to October the water is warm and visibility good. In June it is cooler. In winter clubs dive on calm days only.",
    "papers": "A medical certificate for diving and an identity document; for guided dives also card and log book. Under 18 the parents sign.",
    "safety": "Never dive with a cold, and say how you feel. First dives stay above six metres with two guests to an instructor. Breathe on, rise slowly, and do not fly for 24 hours. Take nothing from the sea bed: ancient objects are protected by law.",
    "questions": [
      {"id": "q1", "question": "I wear glasses. Can I dive?", "answer": "Yes, with contact lenses or a mask with lenses. Ask us beforehand whether the club has your strength."},
      {"id": "q2", "question": "How long are we under water?", "answer": "About twenty minutes on a first dive, up to an hour for certified divers."},
      {"id": "q3", "question": "Which certificates count?", "answer": "The common international ones. Bring the card; if your last dive is long ago, we start with an easy one."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/diving-reef.webp", "alt": "Illustration of a diver under shafts of light, a grouper by its rock", "caption": "A grouper at home"},
      {"id": "g2", "image": "illustrations/tipaza-columns.webp", "alt": "Illustration of Roman columns at Tipaza above the sea, Mount Chenoua across the bay", "caption": "Tipaza, where one of the clubs is"}
    ]
  },
  {
    "id": "snorkelling",
    "price_unit": "person",
    "included": ["Mask, snorkel and fins", "Wetsuit top in June", "A guide in the water", "A safety buoy for the group"],
    "not_included": ["The way to the bay", "Food and drinks", "Travel insurance"],
    "meeting_point": "A bay near Tipaza, Jijel or Rachgoun; the guide chooses it in the morning, and we send the place.",
    "getting_there": "Tipaza is about 70 kilometres west of Algiers. Jijel has an airport. Rachgoun is on the coast north of Tlemcen, over an hour from there by car and about two from Oran.",
    "what_to_bring": ["Swimwear and a towel", "A long-sleeved top against the sun", "Reef-safe sun cream", "Sandals for rocks", "Water and a snack"],
    "suits": ["Families with children from eight", "Beginners who can swim", "People who would rather not dive with a tank"],
    "unsuitable_for": ["Non-swimmers", "People with ear or heart trouble"],
    "minimum_age": 8, "effort": "easy", "best_months": [7, 8, 9], "good_months": [6],
    "heat": "The water is about 20 degrees in June and about 25 in August. Out of it, the sun is strong from ten o’clock.",
    "months_reason": "From July to September the water is warm and clear. In June a wetsuit top helps. From October swell stirs up the sand.",
    "papers": "Carry an identity card or passport, as everywhere in Algeria. For visitors from abroad the visa rules are under Entry papers.",
    "safety": "Stay close to the buoy and in pairs. Mind sea urchins, and touch nothing. When there is swell or a red flag, we go elsewhere or another day.",
    "questions": [
      {"id": "q1", "question": "My child swims but has never used a snorkel.", "answer": "That is fine. The guide practises with each child in standing depth, and parents stay beside them."},
      {"id": "q2", "question": "Are there jellyfish?", "answer": "On some days, blown in by the wind. The guide looks before you go in and changes the bay if there are many."},
      {"id": "q3", "question": "Can non-swimmers come along?", "answer": "To the beach, yes; into deep water, no."}
    ],
    "gallery": [
      {"id": "g1", "image": "illustrations/snorkelling-cove.webp", "alt": "Illustration of two snorkellers floating in a cove, fish, sea stars and an octopus below them", "caption": "Above and below"},
      {"id": "g2", "image": "illustrations/jijel-coves.webp", "alt": "Illustration of cliffs and turquoise coves along the corniche of Jijel", "caption": "Coves west of Jijel"},
      {"id": "g3", "image": "illustrations/rachgoun-island.webp", "alt": "Illustration of sardine boats coming in at nightfall past the lighthouse on the island of Rachgoun", "caption": "The island of Rachgoun"}
    ]
  }
]$json$) details
join public.activities activity on activity.id = details ->> 'id'
where activity.included = '{}' and activity.price_unit is null;
