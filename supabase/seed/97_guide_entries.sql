-- The guide "Living here". Every statement was read on 23 November 2026 in a stored copy of the page that it names,
-- from its beginning, and not on the live page: nobody is entered as having checked it. Where no page could be read,
-- or pages disagree, the entry claims nothing and says whom to ask.

insert into public.guide_entries
  (id, topic, title, statement, whom_to_ask, place, service_id, source_name, source_url, source_note, checked_on,
   status, position)
values
  -- Housing
  (
    'written-lease', 'housing', 'A lease is in writing',
    'Under article 467 bis of the Civil Code a lease without a written contract that carries a certain date is void. Somebody who may only manage a property, not dispose of it, cannot let it for more than three years.',
    '', '', 'expat-handbook',
    'Legal Doctrine, an Algerian legal publisher', 'https://legal-doctrine.com/edition/le-contrat-de-bail-en-algerie',
    'Read in a stored copy; published on 14 February 2021.', '2026-11-23', 'published', 10
  ),
  (
    'rent-in-advance', 'housing', 'Notary, rent in advance, deposit',
    'The lease is drawn up by a notary. The tenant pays the notary, whose fee depends on the rent. Owners usually ask for a year’s rent in advance, although no law says so; if you pay in cash, have the owner declare before the notary that the rent was received. A deposit of one month’s rent is common and comes back at the end if nothing has to be repaired.',
    '', '', 'expat-handbook',
    'Darrna, an Algerian property portal', 'https://www.darrna.com/Accueil/vers_detail_article/19',
    'Read in a stored copy; published on 4 October 2018. It describes what is usual, not a rule.', '2026-11-23', 'published', 20
  ),
  (
    'ask-before-you-sign', 'housing', 'What to check before you sign',
    '', 'The notary who draws up the lease: what the owner has to show, who pays for water and electricity, and how the contract names the rooms, the rent, the length, the notice and the deposit.', '', 'expat-handbook',
    '', '', '', null, 'published', 90
  ),
  (
    'electricity-and-gas-oran', 'housing', 'Electricity and gas bills',
    'Bills from Sonelgaz can be paid at its branches in cash or with a CIB or Edahabia card, at post offices, on sonelgaz.dz, and with an Edahabia card in the BaridiMob app. The call centre [3303](tel:3303) answers at all hours, also about the amount of a bill.',
    '', 'Oran', 'expat-handbook',
    'Le Quotidien d’Oran', 'https://www.lequotidien-oran.com/index.php?news=5341168',
    'Read in a stored copy of a press report from 2025.', '2026-11-23', 'published', 40
  ),
  (
    'water-oran', 'housing', 'Water bills from SEOR',
    'SEOR supplies the water in Oran. When it introduced electronic payment, it said that bills can be paid on seor.dz, or with an Edahabia or bank card at most of its branches.',
    'A SEOR branch, for what works today.', 'Oran', 'expat-handbook',
    'Reporters', 'https://www.reporters.dz/oran-la-seor-passe-au-paiement-electronique-des-factures-deau/',
    'Read in a stored copy of a press report from a month of February without a year; Cap Ouest had announced the service for January 2022.', '2026-11-23', 'published', 50
  ),
  (
    'ask-water-algiers', 'housing', 'Water contract and bills',
    '', 'The SEAAL branch nearest to the flat. Ask the owner for the last bill: it names the contract.', 'Algiers', 'expat-handbook',
    '', '', '', null, 'published', 60
  ),
  (
    'ask-meters', 'housing', 'Taking over the meters',
    '', 'The branches of Sonelgaz and of the water company, before you sign: ask whether the contracts must be in your name and whether the last tenant has paid.', '', 'expat-handbook',
    '', '', '', null, 'published', 70
  ),
  (
    'ask-estate-agents', 'housing', 'Estate agents and their commission',
    '', 'The notary who draws up the lease, and colleagues who rent in the same district.', '', 'expat-handbook',
    '', '', '', null, 'published', 80
  ),

  -- Papers
  (
    'work-permit', 'papers', 'Work permit',
    'A foreigner who takes up paid work needs a work permit or a temporary work authorisation, and a residence card. The job has to require at least the qualification of a technician, and the employer has to be sure that no national can fill it. There are four steps: agreement in principle, provisional work authorisation, work visa, then the permit or the temporary authorisation. Both are for one job with one employer.',
    '', '', 'expat-handbook',
    'Algerian-French Chamber of Commerce and Industry, on CCI France International',
    'https://www.ccifrance-international.org/le-kiosque/economie-business/n/algerie-permis-de-travail-pour-la-main-doeuvre-etrangere.html',
    'Read in a stored copy; the page shows no date.', '2026-11-23', 'published', 110
  ),
  (
    'work-permit-length', 'papers', 'How long a work permit lasts',
    'At most two years, renewable (law 81-10, article 10). When the contract ends, the employer informs the employment office within 48 hours; you give the permit back to your employer, who sends it in within 15 days (article 21).',
    '', '', 'expat-handbook',
    'Law 81-10 of 11 July 1981, as quoted in a document on Scribd', 'https://fr.scribd.com/document/627910065/CADRE-JURIDIQUE-ET-REGLEMENTAIRE',
    'Read in a stored copy, not in the official journal.', '2026-11-23', 'published', 120
  ),
  (
    'apostille', 'papers', 'Apostille instead of legalisation',
    'Algeria joined the Apostille Convention on 5 November 2025, with entry into force announced for 9 July 2026. An apostille then replaces the legalisation of public documents between Algeria and the members that have not objected to its accession. We have not seen a confirmation since: check before you rely on it.',
    'The office that will receive your document: ask whether it accepts an apostille from your country.', '', 'expat-handbook',
    'Hague Conference on Private International Law (HCCH)', 'https://www.hcch.net/fr/news-archive/details/?varevent=1115',
    'Read in a stored copy of the announcement of 5 November 2025.', '2026-11-23', 'published', 130
  ),
  (
    'official-translation', 'papers', 'Official translations',
    'Official translators (traducteurs-interprètes officiels) are public officers appointed by the minister of justice and sworn in at the court of the place where they work. A translation that they certify is taken as true to the original until the contrary is proved.',
    '', '', 'expat-handbook',
    'Ministry of Justice', 'https://www.mjustice.dz/fr/traducteur-interprete-officiel-2/',
    'Read in a stored copy; the page shows no date.', '2026-11-23', 'published', 140
  ),
  (
    'travellers-online', 'papers', 'Belgians: register your stay',
    'The Belgian foreign ministry invites Belgians to register a journey to or a stay in Algeria on Travellers Online.',
    '', '', 'expat-handbook',
    'Belgian foreign ministry', 'https://diplomatie.belgium.be/nl/landen/algerije/reizen-naar-algerije-reisadvies/laatste-update-en-covid-19-algerije',
    'Read in a stored copy whose dates are missing.', '2026-11-23', 'published', 150
  ),
  (
    'foreign-staff-escort', 'papers', 'Foreign staff of foreign companies: escort',
    'Employees of foreign companies who are not Algerian tell the ministry of the interior’s office for foreigners before they travel inland, says the United States. Outside the province of Algiers they travel with a police escort, announced 48 hours before to the security delegate of the wali, says Germany. Allow for it before you book.',
    'Your employer, before you plan a trip.', '', 'trip-planner',
    'German Federal Foreign Office', 'https://www.auswaertiges-amt.de/de/service/laender/algerien-node',
    'Read in stored copies: Germany 20 November 2024, United States 27 September 2024.', '2026-11-25', 'published', 155
  ),
  (
    'ask-consulate-registration', 'papers', 'Registering with your own consulate',
    '', 'Your embassy in Algiers, or your consulate in Oran if your country has one there: ask before you move what registration brings and which papers it takes.', '', 'expat-handbook',
    '', '', '', null, 'published', 160
  ),
  (
    'ask-residence-card', 'papers', 'Residence card',
    '', 'The police station of the place where you live, or the wilaya’s office for foreigners, soon after you arrive. Ask your employer who hands in the file.', '', 'expat-handbook',
    '', '', '', null, 'published', 170
  ),

  -- Schools
  (
    'french-school-oran', 'schools', 'French school of Oran',
    'A primary school that belongs to the Lycée international Alexandre-Dumas of Algiers and to the network of French schools abroad (AEFE). It opened in September 2017 with about fifty pupils and teaches the French curriculum; the fees were then more than 500 000 DA a year.',
    'The school, for today’s classes, places and fees.', 'Oran', 'expat-handbook',
    'TSA', 'https://www.tsa-algerie.com/une-ecole-francaise-inauguree-a-oran-une-autre-bientot-a-annaba/',
    'Read in a stored copy of a press report from December 2017.', '2026-11-23', 'published', 210
  ),
  (
    'lycee-alexandre-dumas', 'schools', 'Lycée international Alexandre-Dumas',
    'The French lycée had nearly 2,100 pupils in 2022, at four sites in Algiers, Oran and Annaba. Its primary school in Algiers is called EPIAD. In April 2022 the French embassy announced an extension with about 210 places.',
    '', 'Algiers', 'expat-handbook',
    'L’Expression', 'https://www.lexpression.dz/chroniques/de-quoi-jme-mele/lancement-du-projet-immobilier-grand-liad-322949',
    'Read in a stored copy of a press report from April 2022.', '2026-11-23', 'published', 220
  ),
  (
    'british-school-algiers', 'schools', 'British School Algiers',
    'For children from 4 to 18 of all nationalities, with the curriculum of the United Kingdom and teaching in English. Children whose first language is not English take an English assessment. The school says that both governments recognise it, under an agreement of 9 March 2020.',
    '', 'Algiers', 'expat-handbook',
    'British School Algiers', 'https://www.britishschoolalgiers.com/admissions1/index',
    'Read in a stored copy; the page shows no date.', '2026-11-23', 'published', 230
  ),
  (
    'american-school-algiers', 'schools', 'American International School of Algiers',
    'An independent day school in Ben Aknoun from kindergarten to grade 8, open to all nationalities. Pupils need enough English to follow: there is no extra language support, and none for special educational needs. In September 2020 it had 27 pupils.',
    '', 'Algiers', 'expat-handbook',
    'United States Department of State', 'https://www.state.gov/american-international-school-of-algiers-fact-sheet/',
    'Read in a stored copy; the figures are from 2020–2021.', '2026-11-23', 'published', 240
  ),
  (
    'public-schools', 'schools', 'Public schools',
    'Public education is free and a right under the constitution. The ministry of national education runs it together with its directorates in the wilayas.',
    '', '', 'expat-handbook',
    'Algeria Invest, “Living in Algeria”', 'https://algeriainvest.com/fr/discover-algeria/living-in-algeria',
    'Read in a stored copy; the page shows no date.', '2026-11-23', 'published', 250
  ),
  (
    'private-schools', 'schools', 'Private schools',
    'In September 2023 the ministry of national education told private schools to teach programmes like those of the public schools, which ended the double Algerian and French programme of some.',
    'The school, about the certificate your child will leave with.', '', 'expat-handbook',
    'L’Est Républicain (Algeria)', 'https://lestrepublicain.com/2023/09/30/ecoles-privees-en-algerie-clap-de-fin-pour-les-programmes-francais',
    'Read in a stored copy of a press report of 30 September 2023.', '2026-11-23', 'published', 260
  ),
  (
    'ask-school-enrolment', 'schools', 'Enrolling a foreign child in a public school',
    '', 'The school nearest to your home and the education directorate of the wilaya: ask about the language of teaching and the papers from the last school.', '', 'expat-handbook',
    '', '', '', null, 'published', 270
  ),

  -- Health
  (
    'paying-for-care', 'health', 'Paying for treatment',
    'Health care in the cities of the north is of a reasonable standard, and more limited in the Sahara. Doctors and hospitals usually ask for immediate payment in cash. Insurance that covers treatment and repatriation is called essential.',
    '', '', 'expat-handbook',
    'World Travel Guide', 'https://www.worldtravelguide.net/guides/africa/algeria/health/',
    'Read in a stored copy; a commercial guide without a date.', '2026-11-23', 'published', 310
  ),
  (
    'chifa-card', 'health', 'CNAS and the Chifa card',
    'The Chifa card is the health insurance card of CNAS, the social security fund for employees. It shows doctors and pharmacists that you are insured, and serves to claim the cost of treatment for you and your dependants.',
    'Your employer and a CNAS office: whether and from when you are covered, and what you pay yourself.', '', 'expat-handbook',
    'L’Expression, which quotes CNAS', 'https://djazairess.com/fr/lexpression/76581',
    'Read in a stored copy of a press report from before 2013; amounts and procedures have changed since.', '2026-11-23', 'published', 320
  ),
  (
    'hospital-oran', 'health', 'University hospital of Oran',
    'The university hospital (CHU) Dr Benaouda Benzerdjeb on boulevard Dr Benaouda Benzerdjeb, Hai Sidi El Bachir, has an emergency department.',
    '', 'Oran', 'expat-handbook',
    'Wikipedia in French', 'https://fr.wikipedia.org/wiki/Centre_hospitalier_universitaire_d%27Oran',
    'Read in a stored copy; anybody can edit the page.', '2026-11-23', 'published', 330
  ),
  (
    'children-oran', 'health', 'Emergencies with children',
    'The university hospital opened a department for paediatric emergencies on 15 October 2019. There is also a children’s hospital at Canastel.',
    '', 'Oran', 'expat-handbook',
    'Réflexion', 'https://www.reflexiondz.net/IL-EST-OFFICIELLEMENT-FONCTIONNEL-DES-AUJOURD-HUI-Ouverture-du-nouveau-service-des-urgences-pediatriques-au-CHUO_a58201.html',
    'Read in a stored copy of a press report from October 2019.', '2026-11-23', 'published', 340
  ),
  (
    'duty-pharmacies', 'health', 'Pharmacies on duty',
    'Pharmacies take turns on duty at night, at weekends and on public holidays (pharmacies de garde). The others have to open from 8:00 to 19:00, and until 22:00 where the health directorate of the wilaya agrees. An order of 20 August 2014 says so.',
    'Your pharmacist, who can tell you this week’s rota.', '', 'expat-handbook',
    'El Watan, which quotes the pharmacists’ union', 'https://www.djazairess.com/fr/elwatan/1138262',
    'Read in a stored copy without a date; the minister of health has since announced a new order (Santé News).', '2026-11-23', 'published', 350
  ),
  (
    'ask-insurance', 'health', 'Which health insurance covers you',
    '', 'Your employer: whether you are insured with CNAS or stay with the insurance of your country, and for how long. Then your insurer: what it pays for in Algeria, and how you prove it at a clinic.', '', 'expat-handbook',
    '', '', '', null, 'published', 360
  ),
  (
    'ask-doctors', 'health', 'Doctors who speak your language',
    '', 'Your embassy or consulate, which may have a list, and the medical service of your company.', '', 'expat-handbook',
    '', '', '', null, 'published', 370
  ),

  -- Driving
  (
    'licence-of-residence', 'driving', 'Drive with the licence of the country you live in',
    'The French consulate in Oran states as an international principle that you drive with the licence of the country you live in, so that a newcomer has to exchange theirs. An international permit only translates the national licence and does not let you drive for long in the country where you live.',
    '', '', 'expat-handbook',
    'Consulate General of France in Oran', 'https://oran.consulfrance.org/Procedure-d-echange-de-permis-de-conduire-algerien-ou-francais',
    'Read in a stored copy that was cut off; the page shows no date.', '2026-11-23', 'published', 410
  ),
  (
    'ask-licence-exchange', 'driving', 'Exchanging your licence for an Algerian one',
    '', 'The daïra of the place where you live, which issues licences. Ask your consulate whether your country has an agreement, and what happens to the old licence.', '', 'expat-handbook',
    '', '', '', null, 'published', 420
  ),
  (
    'international-permit', 'driving', 'International permit from the Touring Club',
    'Visitors bring theirs from home: see Entry papers. The Touring Club d’Algérie issues an international permit for three years: national licence and a certified copy of it, two photos, a 500 DA tax stamp and a fee of 1 000 DA; hand in the file before 11 a.m. It is valid only together with the national licence.',
    '', '', 'expat-handbook',
    'VoyagerDZ, which quotes the consulate', 'https://voyagerdz.com/2023/11/02/comment-obtenir-un-permis-de-conduire-international-en-algerie',
    'Read in a stored copy of a report of 2 November 2023; amounts may have changed.', '2026-11-23', 'published', 430
  ),
  (
    'algerian-licence', 'driving', 'The Algerian licence',
    'You apply at the daïra of the place where you live, with the form, proof of residence, a medical certificate, two photos, a copy of the blood group card and a 500 DA tax stamp. A first licence is a probationary one for two years.',
    'The daïra, for the categories and how long each is valid.', '', 'expat-handbook',
    'Wilaya of Mostaganem', 'https://wilaya-mostaganem.dz/permis-de-conduire/',
    'Read in a stored copy without a date; decree 25-169 of 22 June 2025 has since changed categories and validity (Express DZ).', '2026-11-23', 'published', 440
  ),
  (
    'car-insurance', 'driving', 'Car insurance',
    'Insurance is compulsory, but the law asks only for third-party liability, which does not pay for your own car. Compensation is often small and takes months, so look at cover for damage, passengers, legal costs and breakdown.',
    '', '', 'mechanic-finder',
    'Info-Algérie, consumer guide', 'https://info-algerie.com/guide-consommateur-fiche-pratique-Assurance-Automobile.php',
    'Read in a stored copy; the page shows no date.', '2026-11-23', 'published', 450
  ),
  (
    'technical-inspection', 'driving', 'Technical inspection',
    'The inspection agency announced that cars registered in 2023 are inspected from January 2025: two years after the day on the registration card, at an agency that the ministry of transport has approved.',
    'An approved inspection agency: how often an older car is inspected, what to bring and what it costs.', '', 'mechanic-finder',
    'Algérie360, which quotes the agency', 'https://www.algerie360.com/controle-technique-annonce-pour-les-vehicules-immatricules-a-cette-periode/',
    'Read in a stored copy of a press report from December 2024.', '2026-11-23', 'published', 460
  ),
  (
    'new-highway-code', 'driving', 'A new highway code',
    'On 21 January 2026 the Council of the Nation approved 179 of the 190 articles of a new highway code and sent eleven, with penalties and fines, to a joint committee of both chambers.',
    'A driving school: whether it is in force, and what it changes for foreign licences and fines.', '', 'mechanic-finder',
    'La Sentinelle', 'https://lasentinelle.dz/index.php/2026/01/22/le-conseil-de-la-nation-adopte-le-texte-avec-des-reserves-sur-onze-articles-la-revision-du-code-de-la-route-lancee',
    'Read in a stored copy of a press report of 22 January 2026.', '2026-11-23', 'published', 470
  ),
  (
    'ask-speed-limits', 'driving', 'Speed limits',
    '', 'The signs, and a driving school: the limits that private guides give do not agree, and we could not read the decree.', '', 'mechanic-finder',
    '', '', '', null, 'published', 505
  ),
  (
    'road-safety', 'driving', 'Take care on the road',
    'The Belgian foreign ministry calls traffic in Algeria dangerous: accidents kill several thousand people a year.',
    '', '', 'car-rental',
    'Belgian foreign ministry', 'https://diplomatie.belgium.be/nl/landen/algerije/reizen-naar-algerije-reisadvies/laatste-update-en-covid-19-algerije',
    'Read in a stored copy whose dates are missing.', '2026-11-23', 'published', 480
  ),
  (
    'fuel', 'driving', 'Fuel and its price',
    'Since 1 January 2026 petrol costs 47 DA a litre, diesel 31 DA and LPG (GPL-c, sirghaz) 12 DA.',
    '', '', 'mechanic-finder',
    'TSA', 'https://www.tsa-algerie.com/algerie-nouvelle-hausse-des-carburants-voici-les-nouveaux-prix',
    'Read in a stored copy of a press report of 1 January 2026.', '2026-11-23', 'published', 490
  ),
  (
    'unleaded-only', 'driving', 'All petrol is unleaded',
    'The minister of energy announced that from July 2021 unleaded would be the only petrol sold, next to LPG, and that older cars can use it.',
    '', '', 'mechanic-finder',
    'ObservAlgérie', 'https://observalgerie.com/2021/06/22/economie/algerie-fini-lessence-normale-super/amp/',
    'Read in a stored copy of a press report of 22 June 2021.', '2026-11-23', 'published', 500
  ),
  (
    'ask-highway-code', 'driving', 'Right of way and the highway code',
    '', 'A driving school: book an hour with an instructor before you drive alone, and ask about right of way, roundabouts, checkpoints and fines.', '', 'mechanic-finder',
    '', '', '', null, 'published', 510
  ),

  -- Money
  (
    'dinar', 'money', 'Dinars at the border',
    'Only residents may carry Algerian notes into and out of the country, up to 10 000 DA. Visitors may carry none.',
    '', '', 'expat-handbook',
    'Foreign, Commonwealth & Development Office', 'https://www.gov.uk/foreign-travel-advice/algeria/entry-requirements',
    'Read in a stored copy; the page was last changed on 17 December 2025.', '2026-11-25', 'published', 610
  ),
  (
    'cash', 'money', 'Cash for everyday life',
    'The dinar is not convertible. You change money at the bank counters in ports and airports or in large banks. Cheques are little used, and nearly everything is paid in cash: keep enough dinars for shopping, restaurants and treatment.',
    '', '', 'airport-welcome',
    'Union des Français de l’Étranger', 'https://ufe.org/dossier-pays/algerie/ouvrir-un-compte-en-banque-en-algerie',
    'Read in a stored copy; the page shows no date.', '2026-11-23', 'published', 620
  ),
  (
    'dinar-account', 'money', 'Opening an account in dinars',
    'Banks ask for a certified birth certificate, proof of residence (a certified copy of the lease), certified copies of the residence card and of the registration with your consulate, and a certified copy of your employer’s certificate.',
    '', '', 'expat-handbook',
    'Union des Français de l’Étranger', 'https://ufe.org/dossier-pays/algerie/ouvrir-un-compte-en-banque-en-algerie',
    'Read in a stored copy; the page shows no date.', '2026-11-23', 'published', 630
  ),
  (
    'currency-account', 'money', 'Account in a foreign currency',
    'In 2009 the Bank of Algeria allowed foreigners, resident or not, to open an account in a convertible currency (regulation 09-01 of 17 February 2009). It takes transfers from abroad, must not be overdrawn, and lets you transfer money abroad or withdraw it in dinars.',
    'The bank, before you count on it: whether the regulation still applies and which papers it asks for.', '', 'expat-handbook',
    'Le Maghreb, on Djazairess', 'https://djazairess.com/fr/lemaghreb/18056',
    'Read in a stored copy of a press report from May 2009; La Tribune reported the same.', '2026-11-23', 'published', 640
  ),
  (
    'cib-card', 'money', 'CIB card and salary account',
    'With an account comes a CIB card, for withdrawals and payments inside Algeria only. Employed expatriates need an account in dinars to receive their salary. Few shops take Visa or Mastercard.',
    '', '', 'expat-handbook',
    'Le Petit Journal, Algiers edition', 'https://lepetitjournal.com/alger/expatrie-en-algerie-comment-ouvrir-un-compte-bancaire-299866',
    'Read in a stored copy of an article of 3 March 2021.', '2026-11-23', 'published', 650
  ),
  (
    'edahabia-card', 'money', 'Edahabia card',
    'Edahabia is the card of Algérie Poste, held by more than 11 million people in 2023. Holders of an Edahabia or a bank card can use the machines and terminals of both the post and the banks.',
    '', '', 'expat-handbook',
    'El Khabar', 'https://www.elkhabar.com/press/article/229295/tel-est-le-nombre-de-citoyens-d%C3%A9tenteurs-de-la-carte-edahabia/',
    'Read in a stored copy of a press report from May 2023.', '2026-11-23', 'published', 660
  ),
  (
    'declaring-cash', 'money', 'Declaring cash at customs',
    'Foreign visitors declare cash worth more than €5,000, on entering and on leaving, says the United Kingdom, which cites Algerian customs. For Algerian nationals, resident or not, a customs officer has named €1,000. The page of the United States still names €1,000 for everybody: when in doubt, declare. Keep the stamped declaration and every exchange receipt.',
    '', '', 'expat-handbook',
    'Foreign, Commonwealth & Development Office', 'https://www.gov.uk/foreign-travel-advice/algeria/entry-requirements',
    'Read in stored copies: United Kingdom December 2025, United States September 2024, a report of June 2024 for Algerian nationals.', '2026-11-25', 'published', 670
  ),
  (
    'ask-salary-transfer', 'money', 'Sending part of your salary home',
    '', 'Your employer and its bank, before you sign the contract: ask which part of the salary can be transferred and what the bank needs to see.', '', 'expat-handbook',
    '', '', '', null, 'published', 680
  ),

  -- Emergencies
  (
    'emergency-numbers', 'emergencies', 'Police, gendarmerie, civil protection',
    E'Police: [1548](tel:1548) or [17](tel:17)\nGendarmerie: [1055](tel:1055)\nCivil protection: [1021](tel:1021) or [14](tel:14)\nForest service: [1070](tel:1070)\n\nAccording to the ministry of telecommunications a phone reaches these numbers through another operator’s network on the East–West motorway when its own has no coverage.',
    '', '', null,
    'Maghreb Émergent', 'https://www.maghrebemergent.com/algerie-les-4-numeros-durgence-indispensables-pour-un-voyage-sans-tracas/',
    'Read in a stored copy of a press report without a date.', '2026-11-23', 'published', 710
  ),
  (
    'police-numbers', 'emergencies', 'Police: lines and app',
    'The police take reports of crimes and accidents at [1548](tel:1548) and [17](tel:17), and of missing persons and abductions at [104](tel:104), at all hours. Their app is called Allo Chorta.',
    '', '', null,
    'Ebourse, which quotes the directorate of national security', 'https://ebourse.dz/renforcement-de-la-surveillance-des-pratiques-commerciales-a-boufarik/',
    'Read in a stored copy of a press report from 2024.', '2026-11-23', 'published', 720
  ),
  (
    'victims-of-crime', 'emergencies', 'After a crime',
    'The embassy of the United States advises its citizens to report a crime to the local police first and to ask for a copy of the report; the embassy helps with medical care, a lost passport and a list of lawyers.',
    'Your own embassy, for what it does for you.', '', null,
    'Embassy of the United States in Algiers', 'https://dz.usembassy.gov/u-s-citizen-services/victims-of-crime/',
    'Read in a stored copy; the page shows no date.', '2026-11-23', 'published', 730
  ),
  (
    'ask-ambulance', 'emergencies', 'Ambulance service (SAMU)',
    '', 'The nearest hospital, on your first day: the numbers that we found differ and are old. Save the one that works in your city, and use the numbers of civil protection until then.', '', null,
    '', '', '', null, 'published', 740
  ),
  (
    'ask-duty-officer', 'emergencies', 'Your embassy outside office hours',
    '', 'Your embassy or consulate, for the number of its duty officer. Save it, and leave it with your family.', '', null,
    '', '', '', null, 'published', 750
  ),
  (
    'ask-breakdown', 'emergencies', 'Breakdown on the road',
    '', 'Your car insurer, for the number of its breakdown service and the roads it covers.', '', 'mechanic-finder',
    '', '', '', null, 'published', 760
  )
on conflict (id) do nothing;
