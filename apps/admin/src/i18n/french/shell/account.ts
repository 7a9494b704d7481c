export const account = {
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
  'In this browser. The page reloads.': 'Dans ce navigateur. La page se recharge.',
  'Language of emails about your account': 'Langue des e-mails concernant votre compte',
  'Language of the preview': 'Langue de l’aperçu',
  'Language of the back office': 'Langue du back-office',
  'Language saved.': 'Langue enregistrée.',
  'Name saved.': 'Nom enregistré.',
  'Password changed. Your other devices have been signed out.':
    'Mot de passe modifié. Vos autres appareils ont été déconnectés.',
  'Such as the link for a new password. Emails about inquiries are in English.':
    'Par exemple le lien pour un nouveau mot de passe. Les e-mails sur les demandes sont en anglais.',
  'The morning email is sent when the office opens, if there is anything to say.':
    'L’e-mail du matin part à l’ouverture du bureau, s’il y a quelque chose à dire.',
  'This is not your current password.': 'Ce n’est pas votre mot de passe actuel.',
} satisfies Readonly<Record<string, string>>;
