-- The questions that the site starts with. Staff edit them in the back office.

-- Rows ----------------------------------------------------------------------------------------

insert into public.faq_questions (id, topic, title, answer, status, position)
values
  ('visa', 'before-you-come', 'Do I need a visa?',
    'Most nationalities do, and apply for it before the journey at the Algerian consulate responsible for where they live. Check with that consulate: it knows which papers, how long and what fee apply to you today.

Some organised trips to the south have had simpler procedures. Ask us whether one applies to yours; the authorities decide in every case. If your visa application needs a letter, only one from a licensed agency counts: [our trip planner](/services#trip-planner) draws up the programme, and our licensed partner writes the letter, with its licence number.',
    'published', 10),
  ('season', 'before-you-come', 'When is a good time to travel?',
    'Spring and autumn for the coast, the cities and the Roman sites. October to April for the Sahara; its summers are too hot to travel well. In the high mountains of the north snow can lie from December to March.

In Ramadan days are quiet, many restaurants open after sunset, and evenings are long and warm-hearted. The dates move by about eleven days a year.',
    'published', 20),
  ('safety', 'before-you-come', 'Is it safe?',
    'Most visits pass without trouble, and the hospitality is no legend. Some regions, mainly near the borders in the far south and east, need permits or an escort, or are off limits for now.

Governments judge the country differently: several advise against the Sahara or the border regions, which some of our trips visit. Read your own government’s travel advice before you decide, and ask your insurer whether you are covered there; [Entry papers](/entry-papers) says what several governments advise.',
    'published', 30),
  ('money', 'before-you-come', 'What money do I need?',
    'The Algerian dinar, which is hard to get outside the country. Bring euros in cash and change them at a bank or an official exchange office; declare what is worth more than €5,000 (as an Algerian national, more than €1,000), and keep the receipts.

Foreign cards work in some hotels and cash machines in the large cities. Elsewhere, count on cash.',
    'published', 40),
  ('languages', 'before-you-come', 'Which languages will I get by in?',
    'Arabic and Tamazight are the official languages. French is understood in most towns, English increasingly among the young. Write to us in English, French or Arabic, and we answer in the same language.',
    'published', 50),
  ('inquiry', 'inquiry-and-price', 'How does an inquiry work?',
    'Write a few lines in the [inquiry form](/contact), or from the page of a trip, an activity, a vehicle or a [service](/services), so that we know at once what it is about. You get a copy by email, with a reference.

A person reads it, asks for anything missing, and sends a proposal. Nothing is booked until you have agreed to it in writing.',
    'published', 60),
  ('how-long', 'inquiry-and-price', 'How soon do I get an answer?',
    'Usually within a few working days; a first route for a trip takes three to five. Our week runs from Sunday to Thursday. [The list of services](/services) gives the usual time of each.

No copy in your mailbox after a few minutes? Check your spam folder, then write again: there may have been a typo in the address.',
    'published', 70),
  ('pay', 'inquiry-and-price', 'Can I pay on this site?',
    'No. Nothing is booked or paid online, and we never ask for a card number. Your proposal says how and when to pay.',
    'published', 80),
  ('prices', 'inquiry-and-price', 'Are the prices on the pages final?',
    'They help you plan; where a page says that prices are examples, they are not an offer. Season, group size and wishes change them. The price in your proposal is the one that counts, and it says what is included.',
    'published', 90),
  ('cancel', 'inquiry-and-price', 'What if I have to cancel?',
    'An inquiry needs no cancelling: just tell us. For a trip or a service, the deadline and the cost of cancelling are agreed in writing before you say yes, because they depend on hotels, airlines and guides.',
    'published', 100),
  ('children', 'on-the-way', 'Can children come along?',
    'Gladly. The form asks for children under 5 and between 5 and 12, because seats, rooms and the length of a day depend on it. Some [activities](/activities) have a minimum age; it is listed among their requirements.',
    'published', 110),
  ('camping', 'on-the-way', 'Can we camp?',
    'In the desert, with a guide who knows where, a night outside is often the best part. Tick camping in the inquiry about a [desert trip](/categories/desert), or mention it in your message. With [a camper](/rv-rental) you sleep at places that we go through with you beforehand; parking anywhere for the night is not a good idea.',
    'published', 120),
  ('drive', 'on-the-way', 'Can I drive myself?',
    'In the north and on the main roads, yes. Bring your national licence and an international driving permit; what each government says of it is under [Entry papers](/entry-papers). The tracks of the far south are driven with someone who knows them. Rental vehicles may not leave the country.',
    'published', 130),
  ('needs', 'on-the-way', 'What about food, health and wheelchairs?',
    'Tell us in your message and we will say honestly what is possible. Old towns are full of steps; newer hotels often have lifts. Vegetarians eat better in family homes than in restaurants. For vaccinations and medicines, ask your doctor.',
    'published', 140),
  ('papers', 'living-here', 'Can you get me a residence card?',
    'No, only the authorities can. We explain which office wants which paper in which order, and come along as interpreters if you wish: see [the expat handbook](/services#expat-handbook). Where you need a lawyer or a tax adviser, we say so.',
    'published', 150),
  ('foreign-staff', 'living-here', 'I work for a foreign company. May I travel freely?',
    'Not always. Foreign staff of foreign companies are asked to tell the authorities before they travel inland, and outside the province of Algiers to go with a police escort, announced 48 hours before. Ask your employer, and tell us when you write: [Entry papers](/entry-papers) has the sources.',
    'published', 155),
  -- The numbers: maghrebemergent.com/algerie-les-4-numeros-durgence-indispensables-pour-un-voyage-sans-tracas
  ('mechanic', 'living-here', 'My car has broken down. What now?',
    'In an accident with injuries, call for help first: 14 is the fire and rescue service (Protection civile), 1055 the Gendarmerie, 1548 the police. Then [write to us](/contact?service=mechanic) with the make, the model and where the car is, and we look for a garage.',
    'published', 160),
  ('weekend', 'living-here', 'When are offices and shops open?',
    'The weekend is Friday and Saturday. Around midday on Friday almost everything is closed. In Ramadan offices close earlier and shops open late in the evening.',
    'published', 170),
  ('data', 'your-data', 'What happens to what I write?',
    'We use it to answer you, and for nothing else. Our team sees it; partners learn what they need once you have agreed to a proposal. You can have it deleted at any time. The [Privacy Policy](/privacy-policy) has the details.',
    'published', 180),
  ('newsletter', 'your-data', 'How do I unsubscribe from the newsletter?',
    'Use the link at the end of every issue; it works at once. Nobody is subscribed without having confirmed by email first.',
    'published', 190);

-- Triggers ------------------------------------------------------------------------------------

-- After the first questions, which have no history.
call private.follow_content('faq_questions', texts => 'title answer', search => 'by row');
