export const providers = {
  'Another record already uses this.': 'Un autre élément l’utilise déjà.',
  'Confirm your email address first: open the link in the email we sent you.':
    'Confirmez d’abord votre adresse : ouvrez le lien de l’e-mail que nous vous avons envoyé.',
  'Describe the photo before publishing it.': 'Décrivez la photo avant de la publier.',
  'It is still in use ({stillUsedBy}) and cannot be deleted.':
    'L’élément est encore utilisé ({stillUsedBy}) et ne peut pas être supprimé.',
  'New accounts cannot be created right now.':
    'Il n’est pas possible de créer un compte pour le moment.',
  'Not saved yet. Choose at the top of the form which version to keep.':
    'Pas encore enregistré. Choisissez en haut du formulaire la version à garder.',
  'One of the values is not in the expected format.':
    'L’une des valeurs n’a pas le format attendu.',
  'Somebody else changed this record just now. Save again.':
    'Quelqu’un vient de modifier cet élément. Enregistrez de nouveau.',
  'The email or password is incorrect.': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'The file could not be opened.': 'Le fichier n’a pas pu être ouvert.',
  'The files could not be opened.': 'Les fichiers n’ont pas pu être ouverts.',
  'The selected item no longer exists.': 'L’élément choisi n’existe plus.',
  'The server cannot be reached. Check the connection and try again.':
    'Le serveur est injoignable. Vérifiez la connexion et réessayez.',
  'The server could not do this. Try again in a moment.':
    'Le serveur n’a pas pu le faire. Réessayez dans un instant.',
  'This account has been disabled. Ask an administrator.':
    'Ce compte a été désactivé. Demandez à un administrateur.',
  'This is empty or too long.': 'C’est vide ou trop long.',
  'This is not one of the options.': 'Ce n’est pas l’un des choix.',
  'This is required.': 'Ce champ est obligatoire.',
  'This is your current password. Choose a different one.':
    'C’est votre mot de passe actuel. Choisissez-en un autre.',
  'This number is out of range.': 'Ce nombre est hors limites.',
  'This password is too easy to guess. Choose a longer one.':
    'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.',
  'This value is not allowed.': 'Cette valeur n’est pas admise.',
  'Too many attempts. Wait a few minutes and try again.':
    'Trop de tentatives. Patientez quelques minutes et réessayez.',
  'Too many emails were requested. Wait a few minutes and try again.':
    'Trop d’e-mails ont été demandés. Patientez quelques minutes et réessayez.',
  'Too many requests. Wait a moment and try again.':
    'Trop de requêtes. Patientez un instant et réessayez.',
  'Two periods overlap.': 'Deux périodes se chevauchent.',
  'Use lowercase letters, digits and single hyphens, such as "desert-camp".':
    'Utilisez des minuscules, des chiffres et des traits d’union simples, comme « desert-camp ».',
  'You do not have permission to do this. Ask an administrator.':
    'Vous n’avez pas le droit de faire cela. Demandez à un administrateur.',
  'Your account is waiting for an administrator.': 'Votre compte attend un administrateur.',
  'Your session has ended. Sign in again.': 'Votre session est terminée. Reconnectez-vous.',
} satisfies Readonly<Record<string, string>>;
