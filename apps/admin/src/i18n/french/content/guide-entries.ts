export const guideEntries = {
  'All topics': 'Tous les sujets',
  'City or region': 'Ville ou région',
  Driving: 'Conduite',
  Emergencies: 'Urgences',
  Entry: 'Entrée',
  Housing: 'Logement',
  Money: 'Argent',
  'Needed when there is no statement.': 'Nécessaire quand il n’y a pas d’énoncé.',
  'Only what the source says; leave empty when there is no source. Write a number to call as [17](tel:17).':
    'Seulement ce que dit la source ; laissez vide s’il n’y en a pas. Écrivez un numéro à appeler ainsi : [17](tel:17).',
  'Parts of the entry': 'Parties de l’entrée',
  'Says whom to ask': 'Indique à qui s’adresser',
  Schools: 'Écoles',
  'Service that helps': 'Service qui aide',
  Statement: 'Énoncé',
  'Such as Oran; leave empty for the whole country.':
    'Par exemple Oran ; laissez vide pour tout le pays.',
  'There are no entries yet. Add the first one: it stays a draft until you publish it.':
    'Il n’y a pas encore d’entrées. Ajoutez la première : elle reste en brouillon jusqu’à sa publication.',
  'Visitors find it below the topic.': 'Les visiteurs la trouvent sous le sujet.',
  'Whom to ask': 'À qui demander',
} satisfies Readonly<Record<string, string>>;
