export const publishing = {
  'A rebuild has been requested.': 'Une reconstruction a été demandée.',
  'A rebuild was requested at {askedAt} and has not finished: an administrator has to check the host’s build log.':
    'Une reconstruction a été demandée à {askedAt} et n’est pas terminée : un administrateur doit consulter le journal de l’hébergeur.',
  'A rebuild was requested at {askedAt}.': 'Une reconstruction a été demandée à {askedAt}.',
  'any moment now': 'd’un instant à l’autre',
  'at about {at}': 'vers {at}',
  automatic: 'automatique',
  'Automatic rebuilding has never run: an administrator has to look at it.':
    'La reconstruction automatique ne s’est jamais exécutée : un administrateur doit vérifier.',
  'Automatic rebuilding is not set up: an administrator has to rebuild the site.':
    'La reconstruction automatique n’est pas configurée : un administrateur doit reconstruire le site.',
  'Automatic rebuilding last ran {checkedAt}: an administrator has to look at it.':
    'La reconstruction automatique s’est exécutée {checkedAt} pour la dernière fois : un administrateur doit vérifier.',
  'Build hook': 'Lien de reconstruction',
  'Change the build hook': 'Changer le lien de reconstruction',
  'in progress.': 'en cours.',
  manual: 'manuelle',
  'No build hook is set. With the address your host gives you, published changes reach the prerendered pages automatically.':
    'Aucun lien de reconstruction n’est défini. Avec l’adresse que donne votre hébergeur, les modifications publiées arrivent automatiquement sur les pages.',
  'No rebuild has been requested.': 'Aucune reconstruction n’a été demandée.',
  'Public pages': 'Pages publiques',
  'Rebuild now': 'Reconstruire maintenant',
  'Rebuilds are requested from {host}, set {moment}.':
    'Les reconstructions sont demandées à {host}, défini {moment}.',
  'Rebuilds are requested from {host}.': 'Les reconstructions sont demandées à {host}.',
  'Remove it': 'Le supprimer',
  'Requested rebuilds': 'Reconstructions demandées',
  'Requesting…': 'Demande en cours…',
  Set: 'Définir',
  'Set a build hook': 'Définir un lien de reconstruction',
  'The address at your host that starts a build, such as Netlify’s “build hook” or Cloudflare’s “deploy hook”. Anyone who has it can start builds, so it is stored but never shown.':
    'L’adresse chez votre hébergeur qui lance une reconstruction, comme le « build hook » de Netlify ou le « deploy hook » de Cloudflare. Quiconque la possède peut lancer des reconstructions : elle est donc enregistrée mais jamais affichée.',
  'The build hook has been removed.': 'Le lien de reconstruction a été supprimé.',
  'The build hook is set.': 'Le lien de reconstruction est défini.',
  'The host gave no answer.': 'L’hébergeur n’a pas répondu.',
  'The public pages are up to date (rebuilt {builtAt}, Algiers time).':
    'Les pages publiques sont à jour (reconstruites à {builtAt}, heure d’Alger).',
  'The rebuild requested at {askedAt} failed. {sentence} The next try is {again}.':
    'La reconstruction demandée à {askedAt} a échoué. {sentence} Prochain essai {again}.',
  'The site is rebuilt {again}.': 'Le site est reconstruit {again}.',
  'This is a development site: visitors see every change at once.':
    'C’est un site de développement : les visiteurs voient chaque modification aussitôt.',
  'Visitors see the changes made since {since} (Algiers time) a moment after a page opens; search engines still find the version before. {sentence}':
    'Les visiteurs voient les modifications faites depuis {since} (heure d’Alger) un instant après l’ouverture d’une page ; les moteurs de recherche trouvent encore la version précédente. {sentence}',
} satisfies Readonly<Record<string, string>>;
