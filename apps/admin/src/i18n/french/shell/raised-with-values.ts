/** Sentences of the database and the Edge Functions that have values. */
export const raisedWithValues = {
  'A message takes up to {count} files.': 'Un message peut contenir {count} fichiers au plus.',
  'It belongs to {names} in the {table}, which no longer exists. Restore that first.':
    'Cet élément appartient à {names} ({table}), qui n’existe plus. Restaurez-le d’abord.',
  'It has {count, plural, one {# review} other {# reviews}} and cannot be deleted. Archive it instead.':
    'Cet élément a {count, plural, one {# avis} other {# avis}} et ne peut pas être supprimé. Archivez-le plutôt.',
  'It is used by {count, plural, one {# product} other {# products}} and cannot be deleted. Change {count, plural, one {it} other {them}} first.':
    'Cet élément est utilisé par {count, plural, one {# article} other {# articles}} et ne peut pas être supprimé. Modifiez {count, plural, one {cet article} other {ces articles}} d’abord.',
  'It is used by {count, plural, one {# travel} other {# travels}} and cannot be deleted. Change {count, plural, one {it} other {them}} first.':
    'Cet élément est utilisé par {count, plural, one {# voyage} other {# voyages}} et ne peut pas être supprimé. Modifiez {count, plural, one {ce voyage} other {ces voyages}} d’abord.',
  'Something else has this {column} now: {value}. Change that first.':
    'Un autre élément a maintenant cette valeur ({column}) : {value}. Modifiez-le d’abord.',
  'The English text of {field} has changed or is gone. Reload to see it.':
    'Le texte anglais de {field} a changé ou n’existe plus. Rechargez la page pour le voir.',
  'The host answered {status}.': 'L’hébergeur a répondu {status}.',
  'The host did not answer within {seconds} seconds.':
    'L’hébergeur n’a pas répondu en {seconds} secondes.',
  'The host does not know this build hook ({status}). Set its URL again.':
    'L’hébergeur ne connaît pas ce lien de mise à jour ({status}). Définissez de nouveau son adresse.',
  'The host points elsewhere ({status}), which is not followed.':
    'L’hébergeur renvoie ailleurs ({status}), ce qui n’est pas suivi.',
  'The host accepted the request ({status}).': 'L’hébergeur a accepté la demande ({status}).',
  'This account does not exist or has been deleted.': 'Ce compte n’existe pas ou a été supprimé.',
  'This invitation does not exist or has been deleted.':
    'Cette invitation n’existe pas ou a été supprimée.',
  'This is the former address of {id}. Choose another.':
    'C’est l’ancienne adresse de {id}. Choisissez-en une autre.',
  'This invitation is for {email}. Sign in with that account.':
    'Cette invitation est destinée à {email}. Connectez-vous avec ce compte.',
  'This is not in the expected format.': 'Le format n’est pas celui attendu.',
  'This photo is used in {count, plural, one {# place} other {# places}} and cannot be deleted.':
    'Cette photo est utilisée à {count, plural, one {# endroit} other {# endroits}} et ne peut pas être supprimée.',
  'Version {version} of the proposal can no longer be sent. Make a new version.':
    'La version {version} de la proposition ne peut plus être envoyée. Créez une nouvelle version.',
  '{moment}, automatic: {outcome}': '{moment}, automatique : {outcome}',
  '{moment}, manual: {outcome}': '{moment}, manuelle : {outcome}',
  '{name} replied less than a minute ago.': '{name} a répondu il y a moins d’une minute.',
  '{step}: {reason}': '{step} : {reason}',
};
