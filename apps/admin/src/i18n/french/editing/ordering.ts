export const ordering = {
  'Clear the search and filters to change the order.':
    'Effacez la recherche et les filtres pour changer l’ordre.',
  'Drag a row, or use its arrows, to change the order.':
    'Faites glisser une ligne, ou utilisez ses flèches, pour changer l’ordre.',
  'Drag to reorder': 'Faire glisser pour changer l’ordre',
  'Move {name} down': 'Descendre {name}',
  'Move {name} up': 'Monter {name}',
  'Reorder {name}': 'Déplacer {name}',
  'Saving the order …': 'Enregistrement de l’ordre…',
  'The order is saved.': 'L’ordre est enregistré.',
  'To reorder, press Space or Enter, move with the arrow keys, then press Space or Enter to drop, or Escape to cancel.':
    'Pour changer l’ordre, appuyez sur Espace ou Entrée, déplacez avec les flèches, puis appuyez sur Espace ou Entrée pour déposer, ou sur Échap pour annuler.',
  '{name} is at place {place} of {count}.': '{name} est à la place {place} sur {count}.',
  '{name} moved to place {place} of {count}.': '{name} déplacé à la place {place} sur {count}.',
  '{name} picked up at place {place} of {count}.': '{name} saisi à la place {place} sur {count}.',
  '{name} stays at place {place} of {count}.': '{name} reste à la place {place} sur {count}.',
} satisfies Readonly<Record<string, string>>;
