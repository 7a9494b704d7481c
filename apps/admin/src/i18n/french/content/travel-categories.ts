export const travelCategories = {
  '{count, plural, =0 {No travel is on the page.} one {# travel is on the page.} other {# travels are on the page.}}':
    '{count, plural, =0 {Aucun voyage n’est sur la page.} one {# voyage est sur la page.} other {# voyages sont sur la page.}}',
  '{count, plural, one {# more fits and is not published.} other {# more fit and are not published.}}':
    '{count, plural, one {# autre convient et n’est pas publié.} other {# autres conviennent et ne sont pas publiés.}}',
  '{id} (no such travel)': '{id} (voyage introuvable)',
  'A filter stored here would not be used.': 'Un filtre enregistré ici ne serait pas utilisé.',
  'A travel is shown if it meets all of these conditions. Without conditions, all travels are shown.':
    'Un voyage est affiché s’il remplit toutes ces conditions. Sans condition, tous les voyages sont affichés.',
  'A travel must have all of them.': 'Un voyage doit les avoir toutes.',
  'Add a travel category': 'Ajouter une catégorie de voyages',
  'all of the tags {tags}': 'toutes les étiquettes {tags}',
  'All travels': 'Tous les voyages',
  'Also stored, but not understood by the site:':
    'Également enregistré, mais incompris par le site :',
  Award: 'Médaille',
  'Call to action at the end of the page': 'Appel à l’action en fin de page',
  'Call-to-action text': 'Texte de l’appel à l’action',
  'Call-to-action title': 'Titre de l’appel à l’action',
  Castle: 'Château',
  Clock: 'Horloge',
  'Compared with the number in the price, regardless of currency.':
    'Comparé au nombre du prix, quelle que soit la devise.',
  'duration “{duration}”': 'durée « {duration} »',
  'Duration, as written': 'Durée, telle qu’écrite',
  'Fixed travels': 'Voyages fixes',
  Flag: 'Drapeau',
  Globe: 'Globe',
  'group size “{groupSize}”': 'taille du groupe « {groupSize} »',
  'Group size, as written': 'Taille du groupe, telle qu’écrite',
  Home: 'Maison',
  Landmark: 'Monument',
  'Leave empty for any travel that matches the conditions above.':
    'Laissez vide pour tous les voyages qui remplissent les conditions ci-dessus.',
  Music: 'Musique',
  'Not published': 'Non publié',
  'Only these travels': 'Seulement ces voyages',
  'Opens the inquiry form for a trip plan.':
    'Ouvre le formulaire de demande pour un projet de voyage.',
  'Page text': 'Texte de la page',
  Palette: 'Palette',
  Palmtree: 'Palmier',
  'Parts of the travel category': 'Parties de la catégorie de voyages',
  'Preview of the category': 'Aperçu de la catégorie',
  'Price from': 'Prix à partir de',
  'price from {min} to {max}': 'prix de {min} à {max}',
  'Price to': 'Prix jusqu’à',
  'region {region}': 'région {region}',
  'Remove “{key}”': 'Retirer « {key} »',
  Route: 'Chemin',
  'Search travel categories': 'Rechercher des catégories de voyages',
  Ship: 'Bateau',
  'Short, next to the icon. Leave empty to use the name.':
    'Court, à côté de l’icône. Laissez vide pour reprendre le nom.',
  'Show all {count}': 'Afficher les {count}',
  'The filter stored here is kept but not used: {conditions}.':
    'Le filtre enregistré ici est conservé mais pas utilisé : {conditions}.',
  'The page of “{route}” always shows this photo.':
    'La page de « {route} » montre toujours cette photo.',
  'The stored list of travels is empty, so the page shows none.':
    'La liste de voyages enregistrée est vide : la page n’en montre aucun.',
  'The travels of the route “{route}” are fixed by the site: {conditions}.':
    'Les voyages du chemin « {route} » sont fixés par le site : {conditions}.',
  'The travels right now': 'Les voyages en ce moment',
  'the words “{search}”': 'les mots « {search} »',
  'There are no travel categories yet. Each one leads to the travels that match its filter.':
    'Il n’y a pas encore de catégories de voyages. Chacune mène aux voyages qui correspondent à son filtre.',
  'these travels: {ids}': 'ces voyages : {ids}',
  'these travels: none': 'ces voyages : aucun',
  'Title above the travels': 'Titre au-dessus des voyages',
  'Title in menus': 'Titre dans les menus',
  'Travel categories in their order': 'Catégories de voyages, dans leur ordre',
  'type {type}': 'type {type}',
  Utensils: 'Couverts',
  'Words in the title, location or description':
    'Mots du titre, de la situation ou de la description',
} satisfies Readonly<Record<string, string>>;
