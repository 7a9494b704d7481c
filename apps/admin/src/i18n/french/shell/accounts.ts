export const accounts = {
  'If they created the account themselves, their password stops working, and an email with a link asks for a new one.':
    'Si cette personne a créé son compte elle-même, son mot de passe ne marche plus : un e-mail avec un lien lui en demande un nouveau.',
  'A disabled account has no access, whatever its role. A change takes effect at the person’s next click, not only at their next sign-in.':
    'Un compte désactivé n’a aucun accès, quel que soit son rôle. Un changement prend effet au prochain clic de la personne, pas seulement à sa prochaine connexion.',
  'A password reset email is on its way to {email}.':
    'Un e-mail de réinitialisation est en route vers {email}.',
  Accepted: 'Acceptée',
  Access: 'Accès',
  'Access history': 'Historique des accès',
  Account: 'Compte',
  'Any role': 'Tous les rôles',
  'Any state': 'Tous les états',
  'Assign a role': 'Attribuer un rôle',
  Can: 'Peut',
  'Can sign in and see that the account is waiting for an administrator. Nothing else.':
    'Peut se connecter et voir que le compte attend un administrateur. Rien d’autre.',
  Cannot: 'Ne peut pas',
  'Change role': 'Changer le rôle',
  'Change role of {name}': 'Changer le rôle de {name}',
  'Change settings': 'Modifier les réglages',
  'Change the role': 'Changer le rôle',
  'Change the settings of the site and the office': 'Modifier les réglages du site et du bureau',
  'Change their own role or disable themselves: another administrator can':
    'Changer leur propre rôle ou se désactiver : un autre administrateur le peut',
  'Create and change travels, activities, categories, slides, services, vehicles, events and products, and publish or archive them':
    'Créer et modifier voyages, activités, catégories, images d’accueil, services, véhicules, événements et produits, les publier ou les archiver',
  Created: 'Créé',
  'Decide which reviews are published, and answer them':
    'Décider quels avis sont publiés, et y répondre',
  'Delete content and inquiries': 'Supprimer du contenu et des demandes',
  'Delete content or inquiries': 'Supprimer du contenu ou des demandes',
  'Delete the account': 'Supprimer le compte',
  'Delete the account of {user}?': 'Supprimer le compte de {user} ?',
  Disable: 'Désactiver',
  'Disable the account': 'Désactiver le compte',
  'Disable {user}?': 'Désactiver {user} ?',
  Disabled: 'Désactivé',
  'Disabled since {moment}: the account opens nothing.':
    'Désactivé depuis {moment} : le compte n’ouvre rien.',
  Enable: 'Réactiver',
  'Enable the account': 'Réactiver le compte',
  'Enable {user}?': 'Réactiver {user} ?',
  Enabled: 'Actif',
  'Erased: {counts}.': 'Effacé : {counts}.',
  'Everything that staff can do': 'Tout ce que fait l’équipe',
  'Everything that staff can do, and also deletes content, manages accounts and roles, and changes settings.':
    'Tout ce que fait l’équipe ; supprime aussi du contenu, gère les comptes et les rôles, et modifie les réglages.',
  Expired: 'Expirée',
  'For the invitation and other emails about their account. They can change it later.':
    'Pour l’invitation et les autres e-mails sur son compte. La personne pourra la changer.',
  'Inquiries from this address': 'Demandes de cette adresse',
  Invitations: 'Invitations',
  'Invite people, and assign, change and remove roles':
    'Inviter des personnes, et attribuer, changer ou retirer des rôles',
  'Invited by': 'Invité par',
  'Last sign-in': 'Dernière connexion',
  'Leave the back office without an active administrator':
    'Laisser l’espace de gestion sans administrateur actif',
  'Manages the content of the site and answers inquiries.':
    'Gère le contenu du site et répond aux demandes.',
  'Never signed in': 'Jamais connecté',
  'No access': 'Aucun accès',
  'No changes to the role or the account have been recorded.':
    'Aucun changement de rôle ou de compte n’a été enregistré.',
  'No inquiry has been sent from this account’s address.':
    'Aucune demande n’a été envoyée depuis l’adresse de ce compte.',
  'No invitation matches the search and state.':
    'Aucune invitation ne correspond à la recherche et à l’état.',
  'Nobody has a role yet. Invite the first person.':
    'Personne n’a encore de rôle. Invitez la première personne.',
  'Nobody has an account yet.': 'Personne n’a encore de compte.',
  'Nobody has been invited yet. Invite people by email; they choose their own password.':
    'Personne n’a encore été invité. Invitez par e-mail ; chacun choisit son mot de passe.',
  'Nobody matches the search and filters.': 'Personne ne correspond à la recherche et aux filtres.',
  'Nobody matches the search and role.': 'Personne ne correspond à la recherche et au rôle.',
  'Not confirmed: the link in the email has not been opened yet.':
    'Non confirmé : le lien de l’e-mail n’a pas encore été ouvert.',
  'Not given': 'Non indiqué',
  'of then': 'de l’époque',
  'Open any part of the back office': 'Ouvrir une partie de l’espace de gestion',
  'Open users or admin management': 'Ouvrir les utilisateurs ou la gestion des administrateurs',
  'People with a role': 'Personnes avec un rôle',
  'Personal data': 'Données personnelles',
  'Read and handle all inquiries, write notes and assign them':
    'Lire et traiter toutes les demandes, écrire des notes et les attribuer',
  'Remove role': 'Retirer le rôle',
  'Restore deleted content; export and erase personal data':
    'Restaurer du contenu supprimé ; exporter et effacer des données personnelles',
  Revoke: 'Révoquer',
  'Revoke the invitation for {email}': 'Révoquer l’invitation de {email}',
  'Revoke the invitation?': 'Révoquer l’invitation ?',
  Revoked: 'Révoquée',
  'Role of {account}': 'Rôle de {account}',
  Roles: 'Rôles',
  'Save role': 'Enregistrer le rôle',
  'Search invitations by email': 'Rechercher une invitation par e-mail',
  'Search people by name or email': 'Rechercher une personne par nom ou e-mail',
  'Search users by name or email': 'Rechercher un utilisateur par nom ou e-mail',
  'See all accounts, disable and enable them, send password reset emails, delete accounts without a role':
    'Voir tous les comptes, les désactiver et les réactiver, envoyer des e-mails de réinitialisation, supprimer les comptes sans rôle',
  'See who their colleagues are': 'Voir qui sont leurs collègues',
  'Send a password reset email': 'Envoyer un e-mail de réinitialisation',
  'Send a password reset email?': 'Envoyer un e-mail de réinitialisation ?',
  'Send again to {email}': 'Renvoyer à {email}',
  'Send email': 'Envoyer l’e-mail',
  'Send the invitation': 'Envoyer l’invitation',
  'Send the invitation again?': 'Renvoyer l’invitation ?',
  'Sign in and see that the account is waiting for an administrator':
    'Se connecter et voir que le compte attend un administrateur',
  'Submissions assigned': 'Demandes attribuées',
  'The account is deleted.': 'Le compte est supprimé.',
  'The account is disabled.': 'Le compte est désactivé.',
  'The account is enabled.': 'Le compte est réactivé.',
  'The command line': 'La ligne de commande',
  'The invitation for {email} has been revoked.': 'L’invitation de {email} a été révoquée.',
  'The invitation is saved, but the email to {email} could not be sent. Send it again in a moment.':
    'L’invitation est enregistrée, mais l’e-mail à {email} n’a pas pu partir. Renvoyez-la dans un instant.',
  'The invitation was sent to {email}.': 'L’invitation a été envoyée à {email}.',
  'The link that {email} got stops working. You can invite them again at any time.':
    'Le lien reçu par {email} cesse de fonctionner. Vous pouvez réinviter cette personne à tout moment.',
  'The role of {account} is saved: {role}. An email to {email} asks for a new password.':
    'Le rôle de {account} est enregistré : {role}. Un e-mail à {email} demande un nouveau mot de passe.',
  'The role of {account} is saved: {role}. The email to choose a new password could not be sent. Send a password reset email in a minute.':
    'Le rôle de {account} est enregistré : {role}. L’e-mail pour choisir un nouveau mot de passe n’a pas pu être envoyé. Envoyez un e-mail de réinitialisation dans une minute.',
  'The role of {account} is saved: {role}.': 'Le rôle de {account} est enregistré : {role}.',
  'They are signed out at their next click and cannot sign in until the account is enabled again. Nothing is deleted.':
    'La personne est déconnectée à son prochain clic et ne peut plus se connecter tant que le compte n’est pas réactivé. Rien n’est supprimé.',
  'They can sign in again, with the role shown here.':
    'La personne peut de nouveau se connecter, avec le rôle affiché ici.',
  'They will receive an email with a link that is valid for seven days, and choose their name and password themselves.':
    'La personne recevra un e-mail avec un lien valable sept jours, et choisira elle-même son nom et son mot de passe.',
  'This cannot be undone. Inquiries they sent are kept. To block access only, disable the account instead.':
    'C’est définitif. Ses demandes sont conservées. Pour seulement bloquer l’accès, désactivez plutôt le compte.',
  'until {moment}': 'jusqu’au {moment}',
  'Upload photos, and delete unused ones':
    'Importer des photos, et supprimer celles qui ne servent pas',
  User: 'Utilisateur',
  '{account} no longer has access.': '{account} n’a plus accès.',
  '{email} will receive a new link, valid for seven days. The link in the earlier email stops working.':
    '{email} recevra un nouveau lien, valable sept jours. Le lien du premier e-mail cesse de fonctionner.',
  '{email} will receive an email with a link to choose a new password. The current one works until then.':
    '{email} recevra un e-mail avec un lien pour choisir un nouveau mot de passe. L’actuel fonctionne d’ici là.',
  '{who} assigned the role {after}.': '{who} a attribué le rôle {after}.',
  '{who} changed the role from {before} to {after}.':
    '{who} a remplacé le rôle {before} par {after}.',
  '{who} disabled the account.': '{who} a désactivé le compte.',
  '{who} enabled the account again.': '{who} a réactivé le compte.',
  '{who} removed the role {before}.': '{who} a retiré le rôle {before}.',
  'Open (invitation)': 'En attente',
  'All accounts, with or without a role. Access to the back office is granted in Admin management.':
    'Tous les comptes, avec ou sans rôle. L’accès à l’espace de gestion se décide dans la gestion des administrateurs.',
  'Everyone with a role. All other accounts are under Users, where accounts are also disabled and deleted.':
    'Toutes les personnes qui ont un rôle. Les autres comptes, la désactivation et la suppression se trouvent sous Utilisateurs.',
} satisfies Readonly<Record<string, string>>;
