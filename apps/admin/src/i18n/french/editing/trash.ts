export const trash = {
  'deleted by {name}': 'supprimé par {name}',
  'Entry rule': 'Règle d’entrée',
  'Guide entry': 'Entrée du guide',
  'Less than a day': 'Moins d’un jour',
  'Nothing deleted matches the search and kind.':
    'Rien dans la corbeille ne correspond à la recherche et au type.',
  'Nothing has been deleted recently.': 'Rien n’a été supprimé récemment.',
  'Reply template': 'Modèle de réponse',
  'Restore {title}': 'Restaurer {title}',
  'Restored items come back as drafts, with their days, types, tags and links. When their time here is up, they are deleted permanently, photos with their files. Reviews are not among them: deleting one is final.':
    'Les éléments restaurés reviennent en brouillon, avec leurs jours, types, étiquettes et liens. Passé leur délai ici, ils sont supprimés définitivement, les photos avec leurs fichiers. Les avis supprimés ne peuvent pas être restaurés.',
  'Search deleted items by title': 'Rechercher dans la corbeille par titre',
  'Search synonym': 'Synonyme de recherche',
  '{days, plural, one {# day} other {# days}}': '{days, plural, one {# jour} other {# jours}}',
  '{keptUntil} left': 'encore {keptUntil}',
  '{resource} “{title}” has been restored as a draft.':
    '{resource} « {title} » : restauré en brouillon.',
} satisfies Readonly<Record<string, string>>;
