export const places = {
  '{count, plural, one {day {days}} other {days {days}}}':
    '{count, plural, one {jour {days}} other {jours {days}}}',
  'Add place': 'Ajouter un lieu',
  'As the stops of a day name it; case and accents do not matter.':
    'Comme les étapes d’un jour le nomment ; les majuscules et les accents ne comptent pas.',
  'Edit the place': 'Modifier le lieu',
  'For example, 2.44. Negative in the west.': 'Par exemple, 2,44. Négative à l’ouest.',
  'For example, 36.59.': 'Par exemple, 36,59.',
  'New place': 'Nouveau lieu',
  'No place matches the search.': 'Aucun lieu ne correspond à la recherche.',
  'No travel stops here yet.': 'Aucun voyage ne s’arrête encore ici.',
  'Search places': 'Rechercher des lieux',
  'There are no places yet. With places, the stops of a travel’s days appear on its map.':
    'Il n’y a pas encore de lieux. Grâce aux lieux, les étapes des jours d’un voyage apparaissent sur sa carte.',
  'Where it is a stop': 'Où il est une étape',
} satisfies Readonly<Record<string, string>>;
