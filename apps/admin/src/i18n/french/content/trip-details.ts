export const tripDetails = {
  'The price written by hand says {inText}, the amount {amount}. Visitors read what is written; sorting and filters use the amount, and a proposal asks for the price.':
    'Le prix écrit à la main indique {inText}, le montant {amount}. Les visiteurs lisent ce qui est écrit ; le tri et les filtres utilisent le montant, et une proposition demande le prix.',
  '{amount} DA': '{amount} DA',
  '{answered} of {total}': '{answered} sur {total}',
  '{name} (not published)': '{name} (non publié)',
  '{price} per group': '{price} par groupe',
  '{price} per person': '{price} par personne',
  '€{amount}': '{amount} €',
  'A few hours on your feet each day, some of them uphill or on sand.':
    'Quelques heures à pied chaque jour, en partie en montée ou sur du sable.',
  'A place that a taxi driver finds.': 'Un endroit qu’un chauffeur de taxi trouve.',
  'A reason is believed, a list of months is not.': 'On croit une raison, pas une liste de mois.',
  'A wrong guest is unhappy, and so is the group.':
    'Un voyageur qui n’est pas à sa place est malheureux, et le groupe aussi.',
  'Add a question': 'Ajouter une question',
  'Add pictures': 'Ajouter des images',
  'Add something to bring': 'Ajouter une chose à emporter',
  'Add what is not included': 'Ajouter ce qui n’est pas compris',
  'Add who it does not suit': 'Ajouter à qui il ne convient pas',
  'Add who it suits': 'Ajouter à qui il convient',
  'Alternative text of picture {number}': 'Texte alternatif de l’image {number}',
  'Answer to question {number}': 'Réponse à la question {number}',
  Best: 'Idéal',
  'Best and good months': 'Mois idéaux et favorables',
  'Best months': 'Mois idéaux',
  'Best: {best}. Good: {good}. Poor: {poor}.':
    'Idéal : {best}. Favorable : {good}. Moins indiqué : {poor}.',
  'Caption of picture {number}': 'Légende de l’image {number}',
  Children: 'Enfants',
  'Clear months': 'Effacer les mois',
  'Costs that surprise people cost you their trust.':
    'Des frais inattendus vous coûtent la confiance des gens.',
  'Couples and families cannot tell whether the price is theirs.':
    'Les couples et les familles ne savent pas si ce prix est le leur.',
  'Deleted person': 'Personne supprimée',
  Demanding: 'Soutenu',
  'Each answer saves an email.': 'Chaque réponse évite un e-mail.',
  Easy: 'Facile',
  Effort: 'Effort physique',
  'Families cannot work out what they pay.':
    'Les familles ne peuvent pas calculer ce qu’elles paient.',
  'Families leave when they cannot find it.': 'Les familles s’en vont si elles ne le trouvent pas.',
  'Flights, trains, roads and how long they take.':
    'Vols, trains, routes et durée de chaque trajet.',
  'from {people} people': 'à partir de {people} personnes',
  'From how many people': 'À partir de combien de personnes',
  'Getting there': 'Comment s’y rendre',
  Good: 'Favorable',
  'Good months': 'Mois favorables',
  Group: 'Groupe',
  'Guided by': 'Guidé par',
  Heat: 'Chaleur',
  'Highest altitude': 'Point le plus haut',
  'How hot or cold it gets, and when.': 'À quel point il fait chaud ou froid, et quand.',
  Image: 'Image',
  'In years. Enter 0 for all ages; while empty, visitors read “Ask us”.':
    'En années. Saisissez 0 pour tous les âges ; si le champ est vide, les visiteurs lisent « Demandez-nous ».',
  'Included & practical': 'Compris et pratique',
  'It decides on flights and hotels.': 'Il décide des vols et des hôtels.',
  'It decides when children and older people can come.':
    'Elle décide du moment où les enfants et les personnes âgées peuvent venir.',
  'It is the first question about Algeria.': 'C’est la première question sur l’Algérie.',
  'Long climbs, day after day. You are fit and have done this before.':
    'De longues montées, jour après jour, pour gens en forme qui en ont l’habitude.',
  'Meeting point': 'Point de rendez-vous',
  'Metres above sea level.': 'En mètres au-dessus du niveau de la mer.',
  'Minimum age': 'Âge minimum',
  Moderate: 'Modéré',
  'More pictures of this trip, after its main photo.':
    'D’autres images de ce voyage, après sa photo principale.',
  'Most visitors do not know the distances.':
    'La plupart des visiteurs ne connaissent pas les distances.',
  'Nobody knows whether the price is per person or per group.':
    'Personne ne sait si le prix est par personne ou par groupe.',
  'Not stated yet. Once a month is best or good, the others are poor.':
    'Pas encore précisé. Dès qu’un mois est idéal ou favorable, les autres sont moins indiqués.',
  'On the trip’s page as “Your guide”.': 'Sur la page du voyage, sous « Votre guide ».',
  'On the trip’s page as “Your planner”.':
    'Sur la page du voyage, comme la personne qui le prépare.',
  'One picture is not enough to decide on.': 'Une seule image ne suffit pas pour se décider.',
  'Only where it differs from the general terms, which it replaces.':
    'Seulement si elle diffère des conditions générales, qu’elle remplace.',
  'Open the team': 'Ouvrir l’équipe',
  'Papers & safety': 'Papiers et sécurité',
  'People imagine a trip day by day, or want to know why there are no days.':
    'On imagine un voyage jour par jour, ou on veut savoir pourquoi il n’y a pas de jours.',
  'People look for themselves in it.': 'Chacun y cherche s’il est concerné.',
  'People prepare weeks ahead.': 'On se prépare des semaines à l’avance.',
  'People who doubt their fitness do not ask.': 'Qui doute de sa forme ne pose pas la question.',
  'Permits take weeks, so people need to know before they book flights.':
    'Les autorisations prennent des semaines : il faut le savoir avant de réserver les vols.',
  'Permits, guides that the law asks for, papers at checkpoints.':
    'Autorisations, guides exigés par la loi, papiers aux barrages.',
  'Picture {number}': 'Image {number}',
  'Picture {number} has no picture yet.': 'L’image {number} n’a pas encore de photo.',
  'Pictures of the gallery': 'Images de la galerie',
  'Planned by': 'Préparé par',
  Poor: 'Moins indiqué',
  'Prices cannot be compared without it.': 'Sans cela, on ne peut pas comparer les prix.',
  'Question {number}': 'Question {number}',
  'Question {number} needs a question and an answer.':
    'La question {number} doit avoir une question et une réponse.',
  Questions: 'Questions',
  'Questions and answers': 'Questions et réponses',
  'Reason for the months': 'Raison du choix des mois',
  Safety: 'Sécurité',
  'Say whether this is per person or per group.': 'Précisez si c’est par personne ou par groupe.',
  Season: 'Saison',
  'Short walks in ordinary shoes, with breaks whenever you like.':
    'De courtes marches en chaussures ordinaires, avec des pauses quand vous voulez.',
  'Single supplement': 'Supplément individuel',
  Strenuous: 'Difficile',
  'Such as “Under 4 free, under 12 half price”.':
    'Par exemple « Gratuit avant 4 ans, demi-tarif avant 12 ans ».',
  Suits: 'Convient à',
  'The car is often the largest part of the cost.':
    'La voiture est souvent la plus grande part du coût.',
  'There are no general terms in the site settings yet: visitors read “Ask us”.':
    'Les réglages du site n’ont pas encore de conditions générales : les visiteurs lisent « Demandez-nous ».',
  'Unsuitable for': 'Déconseillé à',
  'Vehicle included': 'Véhicule compris',
  'Visitors read “{reading}”.': 'Les visiteurs lisent « {reading} ».',
  'Visitors read “Ask us”.': 'Les visiteurs lisent « Demandez-nous ».',
  'Visitors see the people who are published.': 'Les visiteurs voient les personnes publiées.',
  'What a room or tent of one’s own costs.':
    'Ce que coûte une chambre ou une tente pour une seule personne.',
  'What changes the price': 'Ce qui change le prix',
  'What it shows, for people who do not see it. Empty: the text of the photo library.':
    'Ce qu’elle montre, pour les personnes qui ne la voient pas. Si le champ est vide : le texte de la photothèque.',
  'What people ask about this trip, with your answers.':
    'Ce qu’on demande sur ce voyage, avec vos réponses.',
  'What the risks are, and what you do about them.':
    'Quels sont les risques, et ce que vous faites pour les éviter.',
  'What to bring': 'Ce qu’il faut emporter',
  'When it costs more or less.': 'Quand il coûte plus ou moins cher.',
  'When to go': 'Quand partir',
  'Whether the price contains the car.': 'Si le prix comprend la voiture.',
  'While this is empty, visitors read the general terms of the site settings:':
    'Tant que ce champ est vide, les visiteurs lisent les conditions générales des réglages du site :',
  'Who & when': 'Pour qui et quand',
  'Whole days on foot over rough ground. You walk in the hills regularly.':
    'Des journées entières à pied en terrain accidenté, pour qui marche régulièrement.',
  'Why: “From May on it is over 40 °C by noon”.':
    'Pourquoi : « Dès mai, il fait plus de 40 °C à midi ».',
  'Without an amount it is missing from price filters.':
    'Sans montant, il manque dans les filtres de prix.',
  'Without months the “When” filter does not find it.':
    'Sans mois, le filtre « Quand » ne le trouve pas.',
  Answers: 'Réponses',
  'Fewest answers': 'Le moins de réponses',
  'Visitors’ questions answered: {answered} of {total}.':
    'Questions des visiteurs avec réponse : {answered} sur {total}.',
  'Still missing for visitors: {missing}.': 'Il manque encore aux visiteurs : {missing}.',
} satisfies Readonly<Record<string, string>>;
