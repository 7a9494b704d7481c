export const shell = {
  'New inquiry from {name}.': 'Nouvelle demande de {name}.',
  '{count} new inquiries, the latest from {name}.':
    '{count} nouvelles demandes, la dernière de {name}.',
  'Nothing found': 'Aucun résultat',
  'Page {page}': 'Page {page}',
  'Account of {name}': 'Compte de {name}',
  Administration: 'Administration',
  Catalogue: 'Catalogue',
  'Check the connection and try again.': 'Vérifiez la connexion et réessayez.',
  'Close menu': 'Fermer le menu',
  'Dark mode': 'Mode sombre',
  FAQ: 'FAQ',
  'Light mode': 'Mode clair',
  Menu: 'Menu',
  'new': 'nouvelles',
  'Open menu': 'Ouvrir le menu',
  'Opening the back office': 'Ouverture de l’espace de gestion',
  Refresh: 'Actualiser',
  'Regions, types, tags': 'Régions, types, étiquettes',
  Reload: 'Recharger',
  'Allow cookies and site data for this address in the browser’s settings, under “Privacy”, or open the back office in another browser. If it is shown inside another page, open it in a tab of its own. Then reload.':
    'Autorisez les cookies et les données de site pour cette adresse dans les réglages du navigateur, rubrique « Confidentialité », ou ouvrez l’espace de gestion dans un autre navigateur. S’il est affiché dans une autre page, ouvrez-le dans son propre onglet. Puis rechargez.',
  'The back office could not be opened': 'L’espace de gestion n’a pas pu s’ouvrir',
  'The back office keeps your sign-in and your drafts in the browser. Cookies and site data are blocked for {host}, so it cannot open.':
    'L’espace de gestion garde votre connexion et vos brouillons dans le navigateur. Les cookies et les données de site sont bloqués pour {host} : il ne peut donc pas s’ouvrir.',
  'This browser blocks the storage of this site': 'Ce navigateur bloque le stockage de ce site',
  'The connection may be interrupted, or a new version may just have been published. Reloading the page usually helps.':
    'La connexion est peut-être interrompue, ou une nouvelle version vient d’être publiée. Recharger la page suffit en général.',
  'The server cannot be reached': 'Le serveur est injoignable',
  'Your account': 'Votre compte',
} satisfies Readonly<Record<string, string>>;
