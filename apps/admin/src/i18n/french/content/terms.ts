export const terms = {
  'Add “{name}”': 'Ajouter « {name} »',
  '{count, plural, one {# travel} other {# travels}}':
    '{count, plural, one {# voyage} other {# voyages}}',
  '{page} filters by “{former}” and will be empty.': '{page} filtre par « {former} » et sera vide.',
  'As visitors see it.': 'Comme les visiteurs le voient.',
  'In the south': 'Dans le Sud',
  'Inquiries about these travels will no longer offer camping.':
    'Les demandes sur ces voyages ne proposeront plus le camping.',
  'Not used yet': 'Pas encore utilisé',
  region: 'région',
  regions: 'régions',
  Regions: 'Régions',
  tag: 'étiquette',
  tags: 'étiquettes',
  'There are no regions yet. Add the first one, then assign it to travels.':
    'Il n’y a pas encore de régions. Ajoutez la première, puis attribuez-la à des voyages.',
  'There are no tags yet. Add the first one, then assign it to travels, several at once from their list.':
    'Il n’y a pas encore d’étiquettes. Ajoutez la première, puis attribuez-la à des voyages, plusieurs à la fois depuis leur liste.',
  'There are no types yet. Add the first one, such as City Break, then assign it to travels.':
    'Il n’y a pas encore de types. Ajoutez le premier, par exemple City Break, puis attribuez-le à des voyages.',
  'Travels keep this {one}, but travel categories whose filter says “{former}” find nothing until it says the new name.':
    'Les voyages gardent {one, select, type {ce type} other {cette {one}}}, mais les catégories de voyages dont le filtre dit « {former} » ne trouvent rien tant qu’il ne dit pas le nouveau nom.',
  'Shows the entry papers for the south, such as the visa on arrival, although the region lies outside it.':
    'Affiche les formalités d’entrée pour le Sud, comme le visa à l’arrivée, bien que la région soit ailleurs.',
  'Trips in this region show the entry papers for the south.':
    'Les voyages de cette région montrent les formalités d’entrée pour le Sud.',
  type: 'type',
  types: 'types',
  'Used by {count, plural, one {# travel} other {# travels}}, so this {one} cannot be deleted.':
    'Suppression impossible : {count, plural, one {# voyage utilise} other {# voyages utilisent}} {one, select, type {ce type} other {cette {one}}}.',
  'Words for travels': 'Mots pour les voyages',
} satisfies Readonly<Record<string, string>>;
