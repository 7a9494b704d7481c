export const faq = {
  'Any topic': 'Tous les sujets',
  'Before you come': 'Avant de venir',
  'Inquiry and price': 'Demande et prix',
  'Leave an empty line between paragraphs. Write a link as [trip planner](/services#trip-planner).':
    'Laissez une ligne vide entre les paragraphes. Écrivez un lien ainsi : [trip planner](/services#trip-planner).',
  'On the way': 'En route',
  'There are no questions yet. Add the first one: it stays a draft until you publish it.':
    'Il n’y a pas encore de questions. Ajoutez la première : elle reste en brouillon jusqu’à sa publication.',
  'Your data': 'Vos données',
} satisfies Readonly<Record<string, string>>;
