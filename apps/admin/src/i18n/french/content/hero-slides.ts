export const heroSlides = {
  'A path of this site, such as /travels, or an https:// address.':
    'Un chemin de ce site, comme /travels, ou une adresse https://.',
  'Add a slide': 'Ajouter une image d’accueil',
  'Add slide': 'Ajouter une image d’accueil',
  'Algiers time. Leave empty for no end.': 'Heure d’Alger. Laissez vide pour ne pas fixer de fin.',
  'Algiers time. Leave empty to start at once.':
    'Heure d’Alger. Laissez vide pour commencer tout de suite.',
  Button: 'Bouton',
  'Edit the slide': 'Modifier l’image d’accueil',
  'For people who cannot see it.': 'Pour les personnes qui ne la voient pas.',
  'From {from} until {until}, Algiers time': 'Du {from} au {until}, heure d’Alger',
  'From {from}, Algiers time': 'À partir du {from}, heure d’Alger',
  'Hero slides in their order': 'Images d’accueil, dans leur ordre',
  Link: 'Lien',
  'No button': 'Pas de bouton',
  'No slide matches the search and status.':
    'Aucune image d’accueil ne correspond à la recherche et au statut.',
  'Not yet': 'Pas encore',
  'On the home page': 'Sur la page d’accueil',
  Over: 'Terminée',
  'Preview of the slide': 'Aperçu de l’image d’accueil',
  'Search slides': 'Rechercher des images d’accueil',
  'There are no slides yet. Until there is one, the home page shows a built-in slide.':
    'Il n’y a pas encore d’images d’accueil. D’ici là, la page d’accueil en montre une par défaut.',
  Until: 'Jusqu’au',
  'Until {until}, Algiers time': 'Jusqu’au {until}, heure d’Alger',
  'Width of the preview': 'Largeur de l’aperçu',
} satisfies Readonly<Record<string, string>>;
