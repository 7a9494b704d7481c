export const health = {
  'No email is sent: sending was stopped {pausedAt}, as after a restore drill. If this project is to write to people, an administrator continues it as the deployment guide says under “Restore drill”. Emails that wait are then sent.':
    'Aucun e-mail n’est envoyé : l’envoi a été arrêté {pausedAt}, comme après un essai de restauration. Si ce projet doit écrire à des personnes, un administrateur le reprend comme l’indique le guide de déploiement, sous « Restore drill ». Les e-mails en attente partent alors.',
  'About {submissions, plural, one {# submission} other {# submissions}}':
    'À propos de {submissions, plural, one {# demande} other {# demandes}}',
  'Email is being sent normally.': 'Les e-mails partent normalement.',
  'Everything works ({total}). Look for self-test {reference} in the inbox of {email}.':
    'Tout fonctionne ({total}). Cherchez l’autotest {reference} dans la boîte de {email}.',
  'Failed mails': 'E-mails en échec',
  'Failed or uncertain': 'Échoué ou incertain',
  'Failed permanently': 'Échec définitif',
  'Its email could not be queued': 'Son e-mail n’a pas pu être mis en file',
  'Its email was queued': 'Son e-mail a été mis en file',
  'Last delivery': 'Dernière remise',
  Mail: 'E-mails',
  'Next try': 'Prochain essai',
  'No email has been sent yet': 'Aucun e-mail n’a encore été envoyé',
  'Outbox last emptied': 'Boîte d’envoi vidée',
  'Run the self-test': 'Lancer l’autotest',
  'Self-test': 'Autotest',
  'Sends a test inquiry end to end: it is saved, queued and mailed to your own address. It appears in no list or figure and deletes itself.':
    'Envoie une demande de test de bout en bout : elle est enregistrée, mise en file et envoyée à votre propre adresse. Elle n’apparaît dans aucune liste ni aucun chiffre et se supprime d’elle-même.',
  'Something failed. The steps below show where.':
    'Quelque chose a échoué. Les étapes ci-dessous montrent où.',
  'Testing…': 'Test en cours…',
  'The inquiry could not be saved': 'La demande n’a pas pu être enregistrée',
  'The inquiry was saved': 'La demande a été enregistrée',
  'The mail server accepted the email': 'Le serveur de messagerie a accepté l’e-mail',
  'The mail server did not accept the email': 'Le serveur de messagerie n’a pas accepté l’e-mail',
  'The self-test gave no answer.': 'L’autotest n’a pas répondu.',
  'The test inquiry could not be deleted; it will be cleaned up within minutes':
    'La demande de test n’a pas pu être supprimée ; elle le sera dans quelques minutes',
  'The test inquiry was deleted': 'La demande de test a été supprimée',
  'To {recipient}': 'À {recipient}',
  'written {moment}': 'rédigé {moment}',
  '{attempts} tries': '{attempts} essais',
  '{count}, the oldest of {oldestAt}': '{count}, le plus ancien du {oldestAt}',
  '{others} to subscribers or colleagues': '{others} à des abonnés ou des collègues',
} satisfies Readonly<Record<string, string>>;
