-- Entry papers. Every statement was read on the day given, in November 2026, in a stored copy of the page that it names, not on the
-- live page: nobody is entered as having checked it. What no official page could be read about claims nothing.

insert into public.entry_rules
  (id, title, statement, where_to_get, how_long, cost, nationality_group, purpose, stay, region,
   source_name, source_url, source_note, checked_on, status, position)
values
  (
    'visa-for-french-citizens', 'Visa for French citizens',
    'French citizens need a visa before they travel. Every application takes the form in two copies, a passport valid for at least six months and a copy of it, two recent identical photos, and proof of travel insurance that covers repatriation. Foreigners who live in France add their residence permit and a copy.',
    'The Algerian consulate responsible for where you live', '', '', 'visa-required', 'any', 'any', 'any',
    'Embassy of Algeria in France',
    'https://amb-algerie.fr/338/installation-de-la-sous-commission-de-supervision-de-lelection-presidentielle/formalites-visa',
    'Read in a stored copy; the page shows no date.', '2026-11-22', 'published', 10
  ),
  (
    'tourist-visa', 'Tourist visa: what to add to the application',
    'One of these: an accommodation certificate legalised by the town hall of the place where you will stay, a hotel reservation, or a letter from a travel agency that states what kind of journey it is and where it goes. These rules are for applications in France.',
    'The Algerian consulate responsible for where you live', '', '', 'visa-required', 'tourism', 'any', 'any',
    'Embassy of Algeria in France',
    'https://amb-algerie.fr/338/installation-de-la-sous-commission-de-supervision-de-lelection-presidentielle/formalites-visa',
    'Read in a stored copy; the page shows no date.', '2026-11-22', 'published', 20
  ),
  (
    'family-visa', 'Family visa: what to add to the application',
    'An accommodation certificate drawn up by a member of your Algerian family and legalised by the town hall of the place where that person lives. These rules are for applications in France.',
    'The Algerian consulate responsible for where you live', '', '', 'visa-required', 'family', 'any', 'any',
    'Embassy of Algeria in France',
    'https://amb-algerie.fr/338/installation-de-la-sous-commission-de-supervision-de-lelection-presidentielle/formalites-visa',
    'Read in a stored copy; the page shows no date.', '2026-11-22', 'published', 30
  ),
  (
    'business-visa', 'Business visa: what to add to the application',
    'A letter from your employer about the assignment or an invitation from the partner in Algeria, and a hotel reservation or a statement that the inviting organisation pays for your stay. These rules are for applications in France.',
    'The Algerian consulate responsible for where you live', '', '', 'visa-required', 'business', 'any', 'any',
    'Embassy of Algeria in France',
    'https://amb-algerie.fr/338/installation-de-la-sous-commission-de-supervision-de-lelection-presidentielle/formalites-visa',
    'Read in a stored copy; the page shows no date.', '2026-11-22', 'published', 40
  ),
  (
    'work-visa', 'Work visa',
    'The application comes with a work authorisation issued by the Algerian authorities. The visa is for people who have a contract of employment; ask the consulate for the other papers. These rules are for applications in France.',
    'The Algerian consulate responsible for where you live', '', '', 'visa-required', 'work', 'any', 'any',
    'Embassy of Algeria in France',
    'https://amb-algerie.fr/338/installation-de-la-sous-commission-de-supervision-de-lelection-presidentielle/formalites-visa',
    'Read in a stored copy that was cut off here; the page shows no date.', '2026-11-22', 'published', 50
  ),
  (
    'visa-fee-for-french-citizens', 'Fee and time for French citizens',
    'You book an appointment online and apply in person, with proof of your means, such as payslips. The passport has to be valid for six months on the day of the application.',
    'The Algerian consulate responsible for where you live', '2 to 10 working days',
    '€110 for less than 90 days, €130 for longer, handling included', 'visa-required', 'any', 'any', 'any',
    'Service-Public.fr, republished by the municipality of Veigy-Foncenex',
    'https://veigy-foncenex.fr/page-daccueil/services-et-demarches/services-a-la-population/demarches-administratives/titres-carte-de-sejour-et-documents-de-circulation-pour-etranger-en-france?xml=F14872',
    'Read in a stored copy; the page shows no date.', '2026-11-22', 'published', 60
  ),
  (
    'visa-for-german-citizens', 'Visa for German citizens',
    'German citizens with an ordinary or service passport need a visa. Incomplete applications are refused, and fees are not refunded.',
    'The visa section of the embassy in Berlin, by post or through a visa agency, for residents of Berlin, Brandenburg, Hamburg, Mecklenburg-Western Pomerania, Saxony, Saxony-Anhalt and Schleswig-Holstein',
    'At least 14 days from the day the papers arrive', '', 'visa-required', 'any', 'any', 'any',
    'Embassy of Algeria in Berlin',
    'https://embberlin.mfa.gov.dz/de/services-for-foreigners/entry-visa-to-algeria-1',
    'Read in a stored copy; the page shows no date.', '2026-11-22', 'published', 70
  ),
  (
    'visa-fee-for-german-citizens', 'Fee for German citizens',
    'The fee depends on age and length, with a processing fee for each application. The processing fee cannot be paid in cash: transfer it to the embassy’s account.',
    'The visa section of the embassy in Berlin', '',
    'Up to 90 days: €80 over the age of 12, €40 from 6 to 12, free under 6. Over 90 days: €100. Each plus €20 for processing.',
    'visa-required', 'any', 'any', 'any',
    'Embassy of Algeria in Berlin', 'https://www.algerische-botschaft.de/studienvisum/',
    'Read in a stored copy of the page about student visas; it shows no date.', '2026-11-22', 'published', 80
  ),
  (
    'visa-from-new-york', 'Applying in New York',
    'The consulate takes applications from residents of its district. Fill in the form electronically and paste the photos on it; folded papers are not processed. Apply within the 60 days before you travel. Holders of passports of the European Union add travel insurance.',
    'Consulate General of Algeria in New York, by mail or in person without an appointment, Tuesday to Friday from 9 to 3',
    'Depends on the kind of visa', '', 'visa-required', 'any', 'any', 'any',
    'Consulate General of Algeria in New York', 'https://www.algeria-cgny.org/visa/',
    'Read in a stored copy; the page shows no date.', '2026-11-22', 'published', 90
  ),
  (
    'visa-payment-new-york', 'Paying in New York',
    'Only USPS money orders for the exact amount are accepted, one for each service, with your name and address on it.',
    'Consulate General of Algeria in New York', '', '', 'visa-required', 'any', 'any', 'any',
    'Consulate General of Algeria in New York', 'https://www.algeria-cgny.org/payments/',
    'Read in a stored copy; the page shows no date.', '2026-11-22', 'published', 100
  ),
  (
    'visa-from-geneva', 'Applying in Geneva',
    'Travel insurance is required. The fee is due when you hand in the application and is not refunded if the visa is refused. Bring copies of every paper and of the passport; incomplete applications are rejected. Ask whether you have to come in person.',
    'Consulate General of Algeria in Geneva, Tuesday to Saturday in the morning', '', '',
    'visa-required', 'any', 'any', 'any',
    'Consulate General of Algeria in Geneva',
    'https://www.consulat-algerie.ch/index.php/fr/?option=com_content&view=article&id=52&Itemid=61',
    'Read in a stored copy; the page shows no date.', '2026-11-22', 'published', 110
  ),
  (
    'transit-visa', 'Transit visa',
    'The form in two copies, a passport valid for six months, two photos, travel insurance, the visa of the country you travel on to, the onward ticket and proof of your means; a hotel reservation if you have to leave the international zone. Apply and collect in person, from three months to 15 days before you leave. These rules are for applications in Pontoise.',
    'The Algerian consulate responsible for where you live', 'Within 14 days',
    'For French citizens €110 for less than 90 days and €130 for longer, by bank card', 'visa-required', 'transit', 'any', 'any',
    'Consulate of Algeria in Pontoise', 'https://consulat-pontoise-algerie.fr/visas/visa-transit/',
    'Read in a stored copy; the page shows no date.', '2026-11-22', 'published', 120
  ),
  (
    'south-permission', 'The far south: permission and advice',
    'Belgium says that the local authorities’ permission is generally needed for the border regions and the usual routes around Tamanrasset and Djanet, and recommends a travel agency. It calls those routes unsafe because of a lasting risk of terrorism, and strongly advises against the borders with Libya, Mali, Niger and Mauritania.',
    '', '', '', 'any', 'any', 'any', 'south',
    'Belgian Ministry of Foreign Affairs',
    'https://diplomatie.belgium.be/nl/landen/algerije/reizen-naar-algerije-reisadvies/algemene-veiligheid-algerije',
    'Read in a stored copy; the date of the advice is missing in it.', '2026-11-22', 'published', 150
  ),
  (
    'advice-switzerland', 'Travel advice of Switzerland',
    'Switzerland advises close attention to personal safety and against travel to some parts of the country. It sees a risk of attacks everywhere, armed groups in much of the Sahara, and a high risk of kidnapping in some regions, which its page names.',
    '', '', '', 'any', 'any', 'any', 'any',
    'Swiss Federal Department of Foreign Affairs',
    'https://www.eda.admin.ch/countries/algeria/fr/home/conseils-pour-les-voyages/conseils-sur-place.html',
    'Read in a stored copy of 10 December 2024.', '2026-11-22', 'published', 170
  ),
  (
    'french-algerians', 'French and Algerian at once',
    'French-Algerians are subject to the rules for Algerians. To return to France you show a valid French passport or identity card, even if you entered Algeria with an Algerian passport.',
    '', '', '', 'algerian', 'any', 'any', 'any',
    'Service-Public.fr, republished by the municipality of Veigy-Foncenex',
    'https://veigy-foncenex.fr/page-daccueil/services-et-demarches/services-a-la-population/demarches-administratives/titres-carte-de-sejour-et-documents-de-circulation-pour-etranger-en-france?xml=F14872',
    'Read in a stored copy; the page shows no date.', '2026-11-22', 'published', 180
  ),
  (
    'minors-of-algerian-nationality', 'Minors with Algerian nationality',
    'Belgium says that citizens of both countries count as Algerians in Algeria. A minor, under 19 there, who travels without the father needs the father’s permission to leave the country. A law exempts children who live abroad and hold a foreign passport, but officers sometimes still ask for it.',
    'The Algerian consulate in Belgium, or a police station in Algeria, with the father present', '', '',
    'algerian', 'any', 'any', 'any',
    'Belgian Ministry of Foreign Affairs',
    'https://diplomatie.belgium.be/nl/landen/algerije/reizen-naar-algerije-reisadvies/praktische-info-over-reizen-algerije',
    'Read in a stored copy; the date of the advice is missing in it.', '2026-11-22', 'published', 190
  ),
  (
    'visa-extension', 'Staying longer than the visa allows',
    'A visa can be extended as an exception, by at most 90 days, for people who do not settle in the country. Reasons are for example illness, a family matter, unfinished business, training, or a cancelled flight. Go there with a complete file ten days before your stay ends.',
    'The service for foreigners of the wilaya', '', '', 'visa-required', 'any', 'any', 'any',
    'Algerian Ministry of the Interior',
    'https://www.interieur.gov.dz/index.php/fr/%C3%A9trangers-en-alg%C3%A9rie/prolongation-de-visa.html',
    'Read in a stored copy; it refers to an instruction of 20 October 2019.', '2026-11-22', 'published', 210
  ),
  (
    'residence-law', 'The law on entry and residence',
    'Law 08-11 of 25 June 2008 governs the entry, residence and movement of foreigners, with the residence card, the visa on arrival and the extension of a visa.',
    '', '', '', 'any', 'living', 'over-90-days', 'any',
    'Algerian Ministry of the Interior', 'https://interieur.gov.dz/category/textes-legislatifs-et-reglementaires',
    'Read in a stored copy; the page shows no date.', '2026-11-22', 'published', 220
  ),
  (
    'advice-united-kingdom', 'Travel advice of the United Kingdom',
    'The United Kingdom advises against all travel within 30 km of the borders with Libya, Mauritania, Mali and Niger, and of the border with Tunisia in the provinces of Illizi and Ouargla and around the Chaambi mountains. It advises against all but essential travel within 30 km of the rest of the Tunisian border. Travel insurance can lapse where it advises against travel.',
    '', '', '', 'any', 'any', 'any', 'any',
    'Foreign, Commonwealth & Development Office',
    'https://www.gov.uk/foreign-travel-advice/algeria',
    'Read in a stored copy; the page was last changed on 24 July 2026.', '2026-11-25', 'published', 160
  ),
  (
    'advice-united-states', 'Travel advice of the United States',
    'The United States puts Algeria at level 2 of 4, increased caution. It says not to travel to rural areas within 50 km of the border with Tunisia and within 250 km of those with Libya, Niger, Mali and Mauritania, nor overland in the Sahara: go to the towns of the Sahara by air, with a reputable agency.',
    '', '', '', 'any', 'any', 'any', 'any',
    'US Department of State',
    'https://travel.state.gov/content/travel/en/traveladvisories/traveladvisories/algeria-travel-advisory.html',
    'Read in a stored copy of 22 August 2026; the advice is of 26 September 2024.', '2026-11-25', 'published', 161
  ),
  (
    'advice-canada', 'Travel advice of Canada',
    'Canada asks for a high degree of caution. It says to avoid all travel within 200 km of the borders with Mali, Mauritania and Niger and within 50 km of those with Libya, Morocco and Tunisia, except on the N44 road to the crossing of Oum Teboul. In the desert never travel alone: take an experienced guide and insurance that includes rescue by helicopter.',
    '', '', '', 'any', 'any', 'any', 'any',
    'Government of Canada',
    'https://travel.gc.ca/destinations/algeria',
    'Read in a stored copy; the page was last changed on 29 July 2026.', '2026-11-25', 'published', 162
  ),
  (
    'advice-australia', 'Travel advice of Australia',
    'Australia asks for a high degree of caution. It says not to travel within 450 km of the borders with Mali and Niger and within 100 km of those with Mauritania, Libya and Tunisia, and asks for extra care in Kabylie, in Aïn Defla and in cities.',
    '', '', '', 'any', 'any', 'any', 'any',
    'Smartraveller, Australian Government',
    'https://www.smartraveller.gov.au/destinations/africa/algeria',
    'Read in a stored copy; the page was last changed on 9 April 2025.', '2026-11-25', 'published', 163
  ),
  (
    'advice-ireland', 'Travel advice of Ireland',
    'Ireland asks for a high degree of caution and advises against non-essential travel to the desert and the border regions. It says to avoid the areas within 100 km of the borders with Mali, Mauritania and Niger and within 50 km of those with Libya, Tunisia and Morocco, and driving between major cities, above all at night.',
    '', '', '', 'any', 'any', 'any', 'any',
    'Irish Department of Foreign Affairs',
    'https://www.ireland.ie/en/dfa/overseas-travel/advice/algeria/',
    'Read in a stored copy; the page was last changed on 24 September 2025.', '2026-11-25', 'published', 164
  ),
  (
    'advice-germany', 'Travel advice of Germany',
    'Germany warns against travel to the borders with Tunisia from Tébessa southwards, with Libya, Niger, Mali, Mauritania and Western Sahara. It advises against tourist trips to the rest of the Sahara, to the strip along the Moroccan border, to the Tunisian border north of Tébessa and, in the north, to rural and mountain areas outside the districts of the larger cities, unless with police protection.',
    '', '', '', 'any', 'any', 'any', 'any',
    'German Federal Foreign Office',
    'https://www.auswaertiges-amt.de/de/service/laender/algerien-node',
    'Read in a stored copy of 20 November 2024.', '2026-11-25', 'published', 165
  ),
  (
    'driving-licence', 'Driving licence',
    'Visitors bring their national licence and an international driving permit, and count on three months. United Kingdom: a photocard licence is enough for three months after arrival, but the police may ask for the permit, which is sold only in the United Kingdom. Canada, Australia: both are required. United States: get the permit first and carry both. Ireland, Belgium: the international permit is required. Germany: recommended, valid only with the national licence. France: reports disagree.',
    '', '', '', 'any', 'any', 'any', 'any',
    'Travel advice of the governments named',
    'https://www.gov.uk/foreign-travel-advice/algeria/safety-and-security',
    'Read in stored copies: United Kingdom July 2026, Canada March 2026, Ireland September 2025, Australia April 2025, Germany November 2024, United States September 2024, Belgium undated.', '2026-11-25', 'published', 200
  ),
  (
    'south-visa-on-arrival', 'The south: visa on arrival with an agency',
    'Visitors on a trip organised by an approved Algerian agency can get a visa on arrival, for at most 30 days, if the programme includes at least one of 24 provinces: Adrar, Laghouat, Biskra, Béchar, Tamanrasset, Djelfa, M’Sila, Ouargla, El Bayadh, Illizi, Tindouf, El Oued, Naâma, Ghardaïa, Timimoun, Bordj Badji Mokhtar, Ouled Djellal, Béni Abbès, In Salah, In Guezzam, Touggourt, Djanet, El M’Ghair and El Meniaa. It is issued at international airports, ports and land borders, also to groups that pass through the north on the way. The agency enters the travellers and the programme on the ministry’s platform and sends a boarding document with a QR code, which the airline has to see. Other trips need the visa of a consulate. Some embassies still show the first list of eleven provinces, of December 2022; the longer one was published in March 2023. Let the agency confirm.',
    'The approved travel agency, before you fly', '', 'The fee is paid on arrival', 'visa-required', 'tourism', 'up-to-90-days', 'south',
    'Consulate of Algeria in Nantes',
    'https://consulat-nantes-algerie.fr/5719/destination-touristique-grand-sud-algerien-nouvelles-mesures-de-delivrance-de-visas',
    'Read in a stored copy without a date; length and boarding document as the embassy in Brussels says, the dates of the lists as the press.', '2026-11-25', 'published', 130
  ),
  (
    'cash-to-declare', 'Cash to declare at customs',
    'Foreign visitors declare cash worth more than €5,000, on entering and on leaving, says the United Kingdom, which cites Algerian customs. For Algerian nationals, resident or not, a customs officer has named €1,000. The page of the United States still names €1,000 for everybody: when in doubt, declare. Keep the stamped declaration and every exchange receipt.',
    '', '', '', 'any', 'any', 'any', 'any',
    'Foreign, Commonwealth & Development Office',
    'https://www.gov.uk/foreign-travel-advice/algeria/entry-requirements',
    'Read in stored copies: United Kingdom December 2025, United States September 2024, a report of June 2024 for Algerian nationals.', '2026-11-25', 'published', 203
  ),
  (
    'devices-with-authorisation', 'Drones, satellite phones and binoculars',
    'Drones, binoculars, telescopes and some cameras may not be brought in without authorisation, says the United Kingdom. Germany adds satellite phones, GPS receivers, radios and laser pointers. The director of customs has said that such devices are seized. Leave them at home.',
    '', '', '', 'any', 'any', 'any', 'any',
    'Foreign, Commonwealth & Development Office',
    'https://www.gov.uk/foreign-travel-advice/algeria/safety-and-security',
    'Read in stored copies: United Kingdom 25 July 2026, Germany 20 November 2024; the director of customs as the press quotes him.', '2026-11-25', 'published', 204
  ),
  (
    'foreign-staff-escort', 'Foreign staff of foreign companies: escort',
    'Employees of foreign companies who are not Algerian tell the ministry of the interior’s office for foreigners before they travel inland, says the United States. Outside the province of Algiers they travel with a police escort, announced 48 hours before to the security delegate of the wali, says Germany. Allow for it before you book.',
    'Your employer, before you plan a trip', '', '', 'any', 'work', 'any', 'any',
    'German Federal Foreign Office',
    'https://www.auswaertiges-amt.de/de/service/laender/algerien-node',
    'Read in stored copies: Germany 20 November 2024, United States 27 September 2024.', '2026-11-25', 'published', 205
  )
on conflict (id) do nothing;

insert into public.entry_rules (id, title, nationality_group, purpose, stay, region, asks_consulate, status, position)
values
  ('ask-visa-free', 'Whether your nationality needs a visa', 'any', 'any', 'any', 'any', true, 'published', 300),
  ('ask-dual-nationals', 'Algerians who travel on a foreign passport', 'algerian', 'any', 'any', 'any', true, 'published', 310),
  ('ask-crew', 'Crews of ships and aircraft', 'any', 'work', 'any', 'any', true, 'published', 320),
  ('ask-vehicle', 'Bringing your own car, motorcycle or camper', 'any', 'any', 'any', 'any', true, 'published', 350),
  ('ask-south-escort', 'Escorts, closed roads and cultural parks in the south', 'any', 'any', 'any', 'south', true, 'published', 360),
  ('ask-work-permit', 'Work permit after arrival', 'visa-required', 'work', 'over-90-days', 'any', true, 'published', 370),
  ('ask-residence-card', 'Papers for a residence card', 'visa-required', 'living', 'over-90-days', 'any', true, 'published', 380)
on conflict (id) do nothing;
