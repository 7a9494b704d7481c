-- Eight services: four for visitors, four for people who live in Algeria. Every service type occurs.

insert into public.services
  (id, service_type, audience, title, description, what_we_do, what_you_bring, usual_time, languages,
   limits, icon, status, position)
values
  (
    'trip-planner', 'trip-planner', 'visitors', 'Trip Planner',
    'Tell us when you are coming, with whom and what you like; we send back a day-by-day route, with realistic driving times and a price that says what it includes.',
    array['Draw the route and check it with local guides', 'Book accommodation, guides, cars and domestic flights', 'Write the itinerary; the letter that a visa application needs comes from our licensed partner agency, with its licence number', 'Stay reachable while you travel'],
    array['Your dates, or the month', 'Who is coming, and the children’s ages', 'What you would hate to miss'],
    'First proposal in 3 to 5 working days', array['English', 'French', 'Arabic'],
    'We have no say over visas or permits, and we tell you when a wish does not fit the time you have.',
    'map', 'published', 10
  ),
  (
    'car-rental', 'car-rental', 'visitors', 'Cars, Vans and Drivers',
    'A car for the city, a camper for the coast or a 4x4 with its driver for the south, handed over with the paperwork explained and a number to call.',
    array['Find the vehicle that suits the road', 'Go through insurance and deposit with you', 'Arrange a driver where one is needed or wanted'],
    array['Driving licence and passport', 'An international driving permit', 'Start, end and a rough route'],
    '2 to 3 working days', array['English', 'French', 'Arabic'],
    'Rental vehicles may not leave the country, and tracks in the far south are only for vehicles with a driver.',
    'car', 'published', 20
  ),
  (
    'airport-welcome', 'general', 'visitors', 'Airport Welcome',
    'Someone who knows your name meets you at arrivals, helps with a SIM card and currency exchange, and takes you to your door.',
    array['Meet you after customs', 'Help with SIM card, cash and the first taxi questions', 'Drive you to your hotel or home'],
    array['Flight number and phone number', 'How many people and bags', 'The address you are going to'],
    'Two days’ notice is enough', array['English', 'French', 'Arabic'],
    'We cannot enter the controlled area before customs or speed up passport control.',
    'plane', 'published', 30
  ),
  (
    'ask-before-you-come', 'general', 'visitors', 'Ask Before You Come',
    'Is it warm enough in March? Can my mother manage the steps? Write and ask; someone who has been there will answer.',
    array['Answer plain questions plainly', 'Point to the official source where rules may change', 'Tell you when you do not need us'],
    array['Your question', 'Your nationality, if it is about entry rules'],
    '1 to 2 working days', array['English', 'French', 'Arabic'],
    'Our answers are friendly advice; consulates and authorities have the last word.',
    'message-circle', 'published', 40
  ),
  (
    'expat-handbook', 'handbook', 'residents', 'Expat Handbook',
    'A first orientation in the paperwork of living here: residence card, lease, bank, school, driving licence, in the order you will need them.',
    array['Sit down with you and make a list for your case', 'Explain which office does what', 'Come along as interpreter if you wish', 'Keep track of expiry dates'],
    array['Passport and visa', 'Work contract or reason for your stay', 'The letters you have already received'],
    'One meeting of 90 minutes, then as needed', array['English', 'French', 'Arabic'],
    'We are not lawyers or tax advisers; where you need one, we say so and do not guess.',
    'book', 'published', 50
  ),
  (
    'mechanic-finder', 'mechanic', 'residents', 'A Mechanic You Can Trust',
    'From a rattle to a breakdown: we find a garage that knows your kind of car, translate the diagnosis and ask for the price before work begins.',
    array['Suggest a garage near you', 'Go through diagnosis and quotation with you', 'Call roadside help when you are stranded'],
    array['Make, model, year and mileage', 'What the car does, and since when', 'A photo of the warning light'],
    'Same day for breakdowns in Algiers, otherwise 1 to 3 days', array['English', 'French', 'Arabic'],
    'The garage does the work and is responsible for it; spare parts for rare cars can take weeks.',
    'wrench', 'published', 60
  ),
  (
    'team-building', 'team-building', 'residents', 'Team Days',
    'A day or two outside for ten to sixty colleagues: a forest with bows and cooking, a ridge walk, or a desert weekend with as few slides as possible.',
    array['Propose two or three programmes for your budget', 'Book transport, guides, food and insurance', 'Run the day with enough staff'],
    array['Number of people and a date', 'Any health, dietary or language needs', 'What the day should change'],
    '3 to 4 weeks before the date', array['English', 'French', 'Arabic'],
    'We turn down programmes that are unsafe for the season, and outdoor days need a plan for rain.',
    'users', 'published', 70
  ),
  (
    'private-events', 'events', 'residents', 'Events and Celebrations',
    'A birthday in a palm garden, a reception for a delegation, a concert for friends: we look for the place, the kitchen and the musicians, and stay until the chairs are stacked.',
    array['Find and visit possible places', 'Hire cooks, musicians and transport', 'Take care of the permits an event needs', 'Be there on the day'],
    array['Kind of event, date and number of guests', 'A budget, even a rough one', 'Names that must be on the invitation'],
    '4 to 8 weeks before the date', array['English', 'French', 'Arabic'],
    'Public gatherings need official permission, which can be refused; we never promise it in advance.',
    'calendar', 'published', 80
  )
on conflict (id) do nothing;

-- No amounts: what a service costs depends on the case, and the answer to an inquiry says it. An edited price is left alone.
update public.services service
set price_calculation = priced.calculation, included = priced.included, not_included = priced.not_included
from (values
  (
    'trip-planner',
    'By the number of days, people and bookings. Our answer lists each part of the trip with its price, and what our planning adds to it.',
    array['The route and the bookings named in the proposal', 'A contact person while you travel'],
    array['Visa fees', 'Flights to Algeria', 'Meals and tickets that the proposal does not name']
  ),
  (
    'car-rental',
    'By the day, by the vehicle and the season. A driver is a separate line, with their meals and nights in it. Each camper’s page shows its own daily price.',
    array['The vehicle and the insurance described in the agreement', 'The handover, with the papers explained'],
    array['Fuel', 'The deposit, which you get back after the inspection']
  ),
  (
    'airport-welcome',
    'By the airport, the hour of landing, the number of people and bags, and how far we drive you.',
    array['The person who meets you, waiting time included', 'The drive to the address you named'],
    array['The SIM card itself', 'A second drive or a detour']
  ),
  (
    'ask-before-you-come',
    'A short question costs nothing, like every inquiry. If it turns into planning or paperwork, we say so first and name a price.',
    '{}'::text[],
    '{}'::text[]
  ),
  (
    'expat-handbook',
    'By the hours of the meeting and of the visits to offices that you ask us to come along to. We agree on their number before we begin.',
    array['The meeting and the list for your case', 'Reminders before papers expire'],
    array['Stamps and official fees', 'Sworn translations', 'Lawyers and tax advisers']
  ),
  (
    'mechanic-finder',
    'Our help is priced by what you ask for: finding a garage, coming along, or calling roadside help. The garage names its own price before work begins, and you pay it there.',
    array['Finding the garage and explaining its diagnosis', 'Asking for the price before work begins'],
    array['The repair and spare parts', 'Towing']
  ),
  (
    'team-building',
    'By the number of people, the programme, the distance and the nights. The proposal gives the price of the whole day and what it means for each person.',
    array['The programme, its guides and its staff', 'Transport, food and insurance as the proposal names them'],
    array['What you add on the day', 'The journey of colleagues from other towns']
  ),
  (
    'private-events',
    'By the place, the number of guests, the kitchen, the musicians and the hours. You see each supplier’s quotation and what our work adds to it.',
    array['The search for the place and the visits to it', 'Our presence on the day'],
    array['What suppliers charge, listed in the quotation', 'Official fees for permits']
  )
) priced (id, calculation, included, not_included)
where service.id = priced.id and service.price_calculation = '' and service.price_amount is null;
