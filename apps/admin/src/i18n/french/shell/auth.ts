export const auth = {
  'A link is valid for one hour and can be used once. Request a new one.':
    'Un lien est valable une heure et ne sert qu’une fois. Demandez-en un nouveau.',
  'A new account has no access until an administrator assigns it a role.':
    'Un nouveau compte n’a aucun accès tant qu’un administrateur ne lui a pas attribué de rôle.',
  'Accept the invitation': 'Accepter l’invitation',
  'At least {passwordMinLength} characters.': 'Au moins {passwordMinLength} caractères.',
  'Accounts are created by invitation. Ask an administrator at {name} to invite you: the invitation comes by email.':
    'Les comptes sont créés sur invitation. Demandez à un administrateur de {name} de vous inviter : l’invitation arrive par e-mail.',
  'Back to sign in': 'Retour à la connexion',
  'Checking the link…': 'Vérification du lien…',
  'Choose a new password': 'Choisissez un nouveau mot de passe',
  'Confirm the address': 'Confirmer l’adresse',
  'Confirm your email address': 'Confirmez votre adresse e-mail',
  'Confirm your new email address': 'Confirmez votre nouvelle adresse e-mail',
  'Confirmed. Now open the link in the email to your other address.':
    'C’est confirmé. Ouvrez maintenant le lien de l’e-mail envoyé à votre autre adresse.',
  'Contact us': 'Nous contacter',
  'Create account': 'Créer le compte',
  'Create an account': 'Créer un compte',
  'Creating…': 'Création…',
  'Easy to guess. Use several words that do not belong together.':
    'Facile à deviner. Employez plusieurs mots sans rapport entre eux.',
  'Enter your email address and we will send you a link to choose a new password.':
    'Saisissez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  'Enter your name and choose a password.': 'Saisissez votre nom et choisissez un mot de passe.',
  'Fair. One more word makes it strong.': 'Moyen. Un mot de plus le rend solide.',
  'Forgot your password?': 'Mot de passe oublié ?',
  Hide: 'Masquer',
  'If there is an account for {email}, an email with a link is on its way. It can take a minute; check your spam folder too. A new link can be sent once a minute.':
    'S’il existe un compte pour {email}, un e-mail avec un lien est en route. Cela peut prendre une minute ; vérifiez aussi vos courriers indésirables. Un nouveau lien peut être envoyé une fois par minute.',
  'If you did not ask for this change, close this page.':
    'Si vous n’avez pas demandé ce changement, fermez cette page.',
  'If you did not create an account with this address, close this page.':
    'Si vous n’avez pas créé de compte avec cette adresse, fermez cette page.',
  'Open the link in your email': 'Ouvrez le lien de l’e-mail',
  'Please enter your name.': 'Veuillez saisir votre nom.',
  'Please sign in to continue.': 'Veuillez vous connecter pour continuer.',
  'Repeat new password': 'Répétez le nouveau mot de passe',
  'Repeat password': 'Répétez le mot de passe',
  'Reset your password': 'Réinitialiser votre mot de passe',
  'Save password': 'Enregistrer le mot de passe',
  'Send the link': 'Envoyer le lien',
  'Sign in again as {email} to continue. Nothing you typed is lost.':
    'Reconnectez-vous en tant que {email} pour continuer. Rien de ce que vous avez saisi n’est perdu.',
  'Sign in and accept': 'Se connecter et accepter',
  'Sign in as someone else': 'Se connecter sous un autre nom',
  'Sign in instead': 'Se connecter plutôt',
  'Strong.': 'Solide.',
  'The passwords do not match.': 'Les mots de passe ne sont pas identiques.',
  'This address already has an account: sign in to accept.':
    'Cette adresse a déjà un compte : connectez-vous pour accepter.',
  'This invitation is no longer valid': 'Cette invitation n’est plus valable',
  'This link has expired': 'Ce lien a expiré',
  'This page needs the link from your invitation. If you reloaded the page, open the link again.':
    'Cette page a besoin du lien de votre invitation. Si vous avez rechargé la page, rouvrez le lien.',
  'We sent an email to {email}. Open its link to confirm your address. An administrator will then assign you a role.':
    'Nous avons envoyé un e-mail à {email}. Ouvrez son lien pour confirmer votre adresse. Un administrateur vous attribuera ensuite un rôle.',
  'Welcome to {name}': 'Bienvenue chez {name}',
  'You are invited as {role}, with the address {email}.':
    'Vous êtes invité avec le rôle « {role} » et l’adresse {email}.',
  'Your email address is confirmed. You can sign in.':
    'Votre adresse e-mail est confirmée. Vous pouvez vous connecter.',
  'Your invitation': 'Votre invitation',
  'Your name': 'Votre nom',
  'Your new password is saved. Sign in.':
    'Votre nouveau mot de passe est enregistré. Connectez-vous.',
  'Your session has ended': 'Votre session est terminée',
  'You are signed out here': 'Session fermée dans cet onglet',
  'You signed out in another tab. {again}':
    'La session a été fermée depuis un autre onglet. {again}',
} satisfies Readonly<Record<string, string>>;
