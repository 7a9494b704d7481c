export const travels = {
  'Write the price by hand': 'Écrire le prix à la main',
  '{count, plural, one {# stop} other {# stops}}':
    '{count, plural, one {# étape} other {# étapes}}',
  '{distance} km': '{distance} km',
  '{hours, number} h': '{hours, number} h',
  '{records} tagged.': 'Étiquettes ajoutées : {records}.',
  '{stop}: not on the map.': '{stop} : pas sur la carte.',
  'A filter with several tags finds it only if it has them all.':
    'Un filtre à plusieurs étiquettes ne le trouve que s’il les a toutes.',
  'A hotel in the centre': 'Un hôtel dans le centre',
  'A programme has at most {limit} days.': 'Un programme a au plus {limit} jours.',
  'A road trip gets its own page on the site.': 'Un road trip a sa propre page sur le site.',
  'Add {stop} as a place': 'Ajouter {stop} aux lieux',
  'Add a day': 'Ajouter un jour',
  'Add a stop': 'Ajouter une étape',
  'Add tags': 'Ajouter des étiquettes',
  'Add tags to the selected travels': 'Ajouter des étiquettes aux voyages sélectionnés',
  'Add travel': 'Ajouter un voyage',
  'An activity named exactly like a published one links to it.':
    'Une activité qui porte exactement le nom d’une activité publiée y renvoie.',
  'Any type': 'Tous les types',
  'As visitors see it, with the currency.': 'Comme les visiteurs le voient, avec la devise.',
  'As you would say it: “Tipaza, 70 km west of Algiers”.':
    'Comme vous le diriez : « Tipaza, à 70 km à l’ouest d’Alger ».',
  'Changed, Algiers time': 'Modifié, heure d’Alger',
  'Choose one in use, or write another.':
    'Choisissez un texte déjà utilisé, ou écrivez-en un autre.',
  'answers: {completeness}': 'réponses : {completeness}',
  'Day {number}': 'Jour {number}',
  'Day {number} needs attention.': 'Le jour {number} est à corriger.',
  'Days of the programme': 'Jours du programme',
  'Distance in km': 'Distance en km',
  'Driving hours': 'Heures de route',
  'Explore {title}': 'Découvrir : {title}',
  Featured: 'Mis en avant',
  'Featured on the home page': 'Mis en avant sur la page d’accueil',
  'Featured travels appear in this order, lowest number first.':
    'Les voyages mis en avant apparaissent dans cet ordre, le plus petit nombre d’abord.',
  'For a travel without a programme: “One place, your own pace”. Visitors read it instead.':
    'Pour un voyage sans programme : « Un seul lieu, à votre rythme ». Les visiteurs lisent ce texte à la place.',
  'For example, 2.44.': 'Par exemple, 2,44.',
  'For example, 36.59. Without coordinates there is no pin.':
    'Par exemple, 36,59. Sans coordonnées, il n’y a pas de repère.',
  'Highlights & activities': 'Points forts et activités',
  Location: 'Situation',
  'Main type': 'Type principal',
  'Map location': 'Position sur la carte',
  'New tag: {title}.': 'Nouvelle étiquette : {title}.',
  'No main type': 'Sans type principal',
  'No number: not included in price filters.': 'Aucun nombre : absent des filtres de prix.',
  'No published travel uses these words yet: the site’s filter gets a new choice.':
    'Aucun voyage publié n’emploie encore ces mots : le filtre du site aura un nouveau choix.',
  'No region': 'Sans région',
  'no title yet': 'pas encore de titre',
  'No travel matches the search and filters.':
    'Aucun voyage ne correspond à la recherche et aux filtres.',
  Overnight: 'Nuit',
  'Parts of the travel': 'Parties du voyage',
  'Read as {amount}.': 'Lu comme {amount}.',
  'Region, types, tags': 'Région, types, étiquettes',
  'Search travels': 'Rechercher des voyages',
  'Stops of day {number}': 'Étapes du jour {number}',
  'The card shows all of it: {count} of {descriptionCut} characters.':
    'La carte la montre en entier : {count} caractères sur {descriptionCut}.',
  'The card shows the first {descriptionCut} of {count} characters:':
    'La carte montre les {descriptionCut} premiers caractères sur {count} :',
  'The description on the card': 'La description sur la carte',
  'The home page shows six travels, featured ones first, and fills any remaining places automatically.':
    'La page d’accueil montre six voyages, d’abord ceux mis en avant, et complète automatiquement les places restantes.',
  'The site’s type filter finds it under each of these; the main type is added when you save.':
    'Le filtre par type du site le trouve sous chacun d’eux ; le type principal est ajouté à l’enregistrement.',
  'The tags could not be read.': 'Les étiquettes n’ont pas pu être lues.',
  'There are no travels yet. Add the first one: it stays a draft until you publish it.':
    'Il n’y a pas encore de voyages. Ajoutez le premier : il reste en brouillon jusqu’à sa publication.',
  'There is no programme yet. The page of a travel shows its days one by one; a road trip consists of them.':
    'Il n’y a pas encore de programme. La page d’un voyage montre ses jours un par un ; un road trip en est fait.',
  'They all have these tags already.': 'Ils ont déjà tous ces étiquettes.',
  'Types and tags': 'Types et étiquettes',
  'Visitors see the days, so this is not shown.':
    'Les visiteurs voient les jours : ce texte n’est pas affiché.',
  'Why there are no days': 'Pourquoi il n’y a pas de jours',
  '“From”: the lowest price': '« À partir de » : le prix le plus bas',
} satisfies Readonly<Record<string, string>>;
