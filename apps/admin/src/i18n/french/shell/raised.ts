/** Sentences of the database and the Edge Functions. */
export const raised = {
  'A list of trips is empty.': 'Une liste de voyages est vide.',
  'A photo cannot replace itself.': 'Une photo ne peut pas se remplacer elle-même.',
  'A picture has no alternative text.': 'Une image n’a pas de texte alternatif.',
  'A picture is missing.': 'Il manque une image.',
  'A rebuild was requested a moment ago.': 'Une mise à jour du site vient d’être demandée.',
  'A text is empty.': 'Un texte est vide.',
  'An issue is scheduled for a year ahead at most.':
    'Un numéro se programme un an à l’avance au plus.',
  'Choose a period from one day to three years.': 'Choisissez une période d’un jour à trois ans.',
  'Choose a time in the future.': 'Choisissez un moment à venir.',
  'It cannot go online and offline at the same time.':
    'La mise en ligne et le retrait ne peuvent pas avoir lieu au même moment.',
  'No build hook is set.': 'Aucun lien de mise à jour n’est défini.',
  'Please choose a role.': 'Choisissez un rôle.',
  'Sign in first.': 'Connectez-vous d’abord.',
  'Somebody else has changed one of these translations meanwhile. Reload to see theirs.':
    'Quelqu’un d’autre a modifié l’une de ces traductions entre-temps. Rechargez la page pour la voir.',
  'The host could not be reached.': 'L’hébergeur n’a pas pu être joint.',
  'The host of the build hook could not be found.':
    'L’hébergeur du lien de mise à jour est introuvable.',
  'The host of the build hook is not on the internet.':
    'L’hébergeur du lien de mise à jour n’est pas sur Internet.',
  'The invitation was resent, accepted, revoked or deleted.':
    'L’invitation a été renvoyée, acceptée, révoquée ou supprimée.',
  'The issue has no content.': 'Le numéro n’a pas de contenu.',
  'The issue has no subject.': 'Le numéro n’a pas d’objet.',
  'The name is too long.': 'Le nom est trop long.',
  'The service is too long.': 'Le service est trop long.',
  'The subscriber has unsubscribed or was deleted.': 'L’abonné s’est désabonné ou a été supprimé.',
  'The subscription was requested again, confirmed or deleted.':
    'L’abonnement a été demandé de nouveau, confirmé ou supprimé.',
  'There is already an open invitation for this address. Send it again or revoke it.':
    'Une invitation est déjà en cours pour cette adresse. Renvoyez-la ou révoquez-la.',
  'There must always be at least one active administrator. Make somebody else an administrator first.':
    'Il faut toujours au moins un administrateur actif. Nommez d’abord quelqu’un d’autre administrateur.',
  'This account is disabled. Enable it first.': 'Ce compte est désactivé. Réactivez-le d’abord.',
  'This address belongs to a staff account. Remove its role first.':
    'Cette adresse est celle d’un compte de l’équipe. Retirez d’abord son rôle.',
  'This can no longer be restored: it was already restored, or its retention period is over.':
    'Cet élément ne peut plus être restauré : il l’a déjà été, ou sa durée de conservation est écoulée.',
  'This id cannot change: it was published, and links use it.':
    'Cet identifiant ne peut pas changer : il a été publié et des liens l’utilisent.',
  'This invitation has already been accepted.': 'Cette invitation a déjà été acceptée.',
  'This invitation has already been accepted. You can sign in.':
    'Cette invitation a déjà été acceptée. Vous pouvez vous connecter.',
  'This invitation has already been revoked.': 'Cette invitation a déjà été révoquée.',
  'This invitation is for another address.': 'Cette invitation est destinée à une autre adresse.',
  'This invitation is no longer open.': 'Cette invitation n’est plus en cours.',
  'This is not valid.': 'Cette valeur n’est pas valable.',
  'This issue is already scheduled or sent.': 'Ce numéro est déjà programmé ou envoyé.',
  'This issue is not scheduled, or sending has begun.':
    'Ce numéro n’est pas programmé, ou son envoi a commencé.',
  'This issue is scheduled or sent and can no longer be changed. Duplicate it instead.':
    'Ce numéro est programmé ou envoyé et ne peut plus être modifié. Dupliquez-le plutôt.',
  'This issue no longer exists.': 'Ce numéro n’existe plus.',
  'This photo no longer exists.': 'Cette photo n’existe plus.',
  'This text does not exist or has been changed.': 'Ce texte n’existe pas ou a été modifié.',
  'This role does not exist.': 'Ce rôle n’existe pas.',
  'You cannot change your own role. Ask another administrator.':
    'Vous ne pouvez pas changer votre propre rôle. Demandez à un autre administrateur.',
  'You cannot delete your own account. Ask another administrator.':
    'Vous ne pouvez pas supprimer votre propre compte. Demandez à un autre administrateur.',
  'You cannot disable your own account. Ask another administrator.':
    'Vous ne pouvez pas désactiver votre propre compte. Demandez à un autre administrateur.',
  'A changed field has a value of another type.': 'Un champ modifié a une valeur d’un autre type.',
  'The URL of the build hook is not allowed. Set it again.':
    'L’adresse du lien de mise à jour n’est pas autorisée. Définissez-la de nouveau.',
  'The server could not do this. Reload the page and try again.':
    'Le serveur n’a pas pu faire cela. Rechargez la page et réessayez.',
  'The server stopped during the request.': 'Le serveur s’est arrêté pendant la demande.',
};
