export const account = {
  'About your account and, in English or French, about inquiries.':
    'Sur votre compte et, en anglais ou en français, sur les demandes.',
  'Also of emails to you. The page reloads.':
    'Aussi celle des e-mails qui vous sont adressés. La page se recharge.',
  'A customer of mine has answered a proposal': 'Un de mes clients a répondu à une proposition',
  'A customer of mine has replied, or changed or withdrawn their inquiry':
    'Un de mes clients a répondu, ou a modifié ou retiré sa demande',
  'An inquiry has been assigned to me': 'Une demande m’a été attribuée',
  'Change password': 'Modifier le mot de passe',
  'Changing…': 'Modification…',
  'Current password': 'Mot de passe actuel',
  'Each morning: how many are new, unassigned and waiting for me':
    'Chaque matin : combien sont nouvelles, sans responsable ou m’attendent',
  'Each morning: my inquiries that are due': 'Chaque matin : mes demandes à traiter',
  'Emails to you': 'E-mails que vous recevez',
  'Language of emails to you': 'Langue des e-mails qui vous sont adressés',
  'Language of the preview': 'Langue de l’aperçu',
  'Language of the back office': 'Langue de l’espace de gestion',
  'Language saved.': 'Langue enregistrée.',
  'Name saved.': 'Nom enregistré.',
  'Password changed. Your other devices have been signed out.':
    'Mot de passe modifié. Vos autres appareils ont été déconnectés.',
  'The morning email is sent when the office opens, if there is anything to say.':
    'L’e-mail du matin part à l’ouverture du bureau, s’il y a quelque chose à dire.',
  'This is not your current password.': 'Ce n’est pas votre mot de passe actuel.',
} satisfies Readonly<Record<string, string>>;
