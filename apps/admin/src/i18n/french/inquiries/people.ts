export const people = {
  'Look this person up in Privacy': 'Rechercher cette personne dans Confidentialité',
  'A name has 2 to 200 characters.': 'Un nom compte de 2 à 200 caractères.',
  'Leave empty to use the name in the newest inquiry.':
    'Laissez vide pour reprendre le nom de la demande la plus récente.',
  'Templates, proposals, emails and review requests are in this language.':
    'Modèles, propositions, e-mails et demandes d’avis sont dans cette langue.',
  'A colleague changed this meanwhile. Reload the page before you save.':
    'Un collègue l’a modifié entre-temps. Rechargez la page avant d’enregistrer.',
  'Add another address': 'Ajouter une autre adresse',
  Addresses: 'Adresses',
  'all of {address}': 'toutes celles de {address}',
  'Also the review “{comment}” by {name}': 'Aussi l’avis « {comment} » de {name}',
  'As they wrote: {sentLanguage}': 'Comme la personne a écrit : {sentLanguage}',
  Requested: 'Demandé',
  Answered: 'Répondu',
  Sender: 'Expéditeur',
  'Sender’s address': 'Adresse de l’expéditeur',
  'Children under 12': 'Enfants de moins de 12 ans',
  'Transport needed': 'Transport souhaité',
  Rating: 'Note',
  Comment: 'Commentaire',
  Selection: 'Choix',
  Proposals: 'Propositions',
  Items: 'Lignes',
  'Unmatched emails': 'E-mails sans demande',
  'Requests for a review': 'Demandes d’avis',
  'Data stored about {address}': 'Données enregistrées sur {address}',
  'As of {moment}. Identifiers and technical fields are only in the data file.':
    'État au {moment}. Les identifiants et les champs techniques ne figurent que dans le fichier de données.',
  'Download as data': 'Télécharger les données',
  'Download to read': 'Télécharger pour lire',
  'Download files and photos': 'Télécharger fichiers et photos',
  'Email addresses': 'Adresses e-mail',
  Erase: 'Effacer',
  'Erase all that is kept about {address}?': 'Effacer tout ce qui est conservé sur {address} ?',
  'Erase everything': 'Tout effacer',
  'Erased: {erased}.': 'Effacé : {erased}.',
  'Export or erase': 'Exporter ou effacer',
  'Export or erase {address}': 'Exporter ou effacer {address}',
  'From {name}': 'De {name}',
  'In progress': 'En cours',
  'Inquiries, notes and tags of both are shown on one page. Nothing is rewritten, and an address can be split off again at any time.':
    'Demandes, notes et étiquettes des deux sont affichées sur une seule page. Rien n’est réécrit, et une adresse peut être séparée à tout moment.',
  'Is {address} the same person?': '{address} est-elle la même personne ?',
  'Its inquiries leave the page of {name} and form a person of their own. Nothing is deleted, and the two can be merged again.':
    'Ses demandes quittent la page de {name} et forment une personne à part. Rien n’est supprimé, et les deux peuvent être réunies de nouveau.',
  'Kept: {items}.': 'Conservé : {items}.',
  'Last contact': 'Dernier contact',
  'Latest messages': 'Derniers messages',
  'Leave empty to use {sentPhone} of the inquiry.':
    'Laissez vide pour utiliser {sentPhone} de la demande.',
  Merge: 'Réunir',
  'Merge with {address}': 'Réunir avec {address}',
  Messages: 'Messages',
  'Most inquiries': 'Le plus de demandes',
  'Name, email or phone': 'Nom, e-mail ou téléphone',
  'newsletter bounced': 'newsletter en erreur',
  'newsletter not confirmed yet': 'newsletter pas encore confirmée',
  'No data is stored about this address.': 'Aucune donnée n’est conservée sur cette adresse.',
  'No messages yet besides the inquiries themselves.':
    'Pas encore de messages, hormis les demandes elles-mêmes.',
  'Nobody found.': 'Aucune personne trouvée.',
  'Nobody has written yet. People appear here with their first inquiry.':
    'Personne n’a encore écrit. Les personnes apparaissent ici avec leur première demande.',
  'Nobody matches the search and the tag.':
    'Personne ne correspond à la recherche et à l’étiquette.',
  Notes: 'Notes',
  'nothing (no data was left)': 'rien (il ne restait aucune donnée)',
  'nothing else': 'rien d’autre',
  'Open inquiry': 'Ouvrir la demande',
  'Perhaps the same person': 'Peut-être la même personne',
  'receives the newsletter': 'reçoit la newsletter',
  'Reviews of the same name': 'Avis au même nom',
  'Save details': 'Enregistrer les détails',
  'Search people by name, email, phone or tag':
    'Rechercher par nom, e-mail, téléphone ou étiquette',
  'Similar people': 'Personnes semblables',
  'Split off': 'Séparer',
  'Split off {address}': 'Séparer {address}',
  'Split off {address}?': 'Séparer {address} ?',
  'The attached files could not be downloaded. Try again.':
    'Les fichiers joints n’ont pas pu être téléchargés. Réessayez.',
  'The latest {count} of {messageCount, plural, one {# message} other {# messages}}.':
    'Les {count} derniers sur {messageCount, plural, one {# message} other {# messages}}.',
  'the office': 'le bureau',
  'the same name': 'le même nom',
  'the same phone': 'le même téléphone',
  'Then {inquiries} from {address} will be shown on the page of {name}, with notes and tags. The address can be split off again at any time.':
    'Alors {inquiries} de {address} seront affichées sur la page de {name}, avec notes et étiquettes. L’adresse peut être séparée à tout moment.',
  'This is permanently deleted and cannot be restored: {items}. Only a record of when it was erased and by whom is kept, without the address.':
    'Suppression définitive, sans restauration possible : {items}. Seule est conservée la trace de la date et de l’auteur de l’effacement, sans l’adresse.',
  'This person also writes from {others}. Look that up too.':
    'Cette personne écrit aussi depuis {others}. Cherchez aussi cette adresse.',
  'This person has a role here. Remove it before erasing their data.':
    'Cette personne a un rôle ici. Retirez-le avant d’effacer ses données.',
  'Type a name or an address.': 'Saisissez un nom ou une adresse.',
  'Type the address to confirm': 'Saisissez l’adresse pour confirmer',
  'unsubscribed from the newsletter': 'désinscription de la newsletter',
  'Which other address does {name} write from?':
    'Depuis quelle autre adresse {name} écrit-il ou elle ?',
  '{address} belongs to {name} now.': '{address} appartient maintenant à {name}.',
  '{address} is a person of its own again.': '{address} est de nouveau une personne à part.',
  '{count, plural, one {# account} other {# accounts}}':
    '{count, plural, one {# compte} other {# comptes}}',
  '{count, plural, one {# attached file} other {# attached files}}':
    '{count, plural, one {# fichier joint} other {# fichiers joints}}',
  '{count, plural, one {# inquiry} other {# inquiries}}':
    '{count, plural, one {# demande} other {# demandes}}',
  '{count, plural, one {# invitation} other {# invitations}}':
    '{count, plural, one {# invitation} other {# invitations}}',
  '{count, plural, one {# email} other {# emails}}':
    '{count, plural, one {# e-mail} other {# e-mails}}',
  '{count, plural, one {# mention in texts about others} other {# mentions in texts about others}}':
    '{count, plural, one {# mention dans des textes sur d’autres} other {# mentions dans des textes sur d’autres}}',
  '{count, plural, one {# message} other {# messages}}':
    '{count, plural, one {# message} other {# messages}}',
  '{count, plural, one {# newsletter subscription} other {# newsletter subscriptions}}':
    '{count, plural, one {# abonnement à la newsletter} other {# abonnements à la newsletter}}',
  '{count, plural, one {# note about their inquiries} other {# notes about their inquiries}}':
    '{count, plural, one {# note sur ses demandes} other {# notes sur ses demandes}}',
  '{count, plural, one {# note about them} other {# notes about them}}':
    '{count, plural, one {# note sur la personne} other {# notes sur la personne}}',
  '{count, plural, one {# photo of a review} other {# photos of a review}}':
    '{count, plural, one {# photo d’un avis} other {# photos d’un avis}}',
  '{count, plural, one {# private link} other {# private links}}':
    '{count, plural, one {# lien privé} other {# liens privés}}',
  '{count, plural, one {# proposal} other {# proposals}}':
    '{count, plural, one {# proposition} other {# propositions}}',
  '{count, plural, one {# review has the same name. Decide whether this person wrote it.} other {# reviews have the same name. Decide whether this person wrote them.}}':
    '{count, plural, one {# avis porte le même nom. Décidez si cette personne l’a écrit.} other {# avis portent le même nom. Décidez si cette personne les a écrits.}}',
  '{count, plural, one {# review} other {# reviews}}':
    '{count, plural, one {# avis} other {# avis}}',
  '{count, plural, one {# selection} other {# selections}}':
    '{count, plural, one {# sélection} other {# sélections}}',
  '{count, plural, one {# unmatched email} other {# unmatched emails}}':
    '{count, plural, one {# e-mail non rattaché} other {# e-mails non rattachés}}',
  '{inquiries} from {address}': '{inquiries} de {address}',
  '{rating} of 5': '{rating} sur 5',
  '{rest} older ones: {addresses}': '{rest} plus anciennes : {addresses}',
  'Lost (inquiries)': 'Perdues',
  'Open (inquiries)': 'Ouvertes',
  'To (day)': 'Au',
  'Won (inquiries)': 'Gagnées',
} satisfies Readonly<Record<string, string>>;
