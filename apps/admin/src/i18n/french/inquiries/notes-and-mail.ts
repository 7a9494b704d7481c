export const notesAndMail = {
  'Earlier emails to this address came back, so the mail service no longer writes to it.':
    'Des e-mails précédents à cette adresse sont revenus : le service d’envoi ne lui écrit plus.',
  'The mailbox is full.': 'La boîte aux lettres est pleine.',
  'The mailbox has been closed.': 'La boîte aux lettres a été fermée.',
  'The email is too large for this mailbox.': 'L’e-mail est trop volumineux pour cette boîte.',
  'The part of the address after the @ does not exist.':
    'La partie de l’adresse après le @ n’existe pas.',
  'The address does not exist.': 'L’adresse n’existe pas.',
  'The recipient’s mail server could not be reached.':
    'Le serveur du destinataire est injoignable.',
  'The recipient’s mail server refuses our emails.':
    'Le serveur du destinataire refuse nos e-mails.',
  'The recipient’s mail server refused the email.': 'Le serveur du destinataire a refusé l’e-mail.',
  'The mail server said: {error}': 'Réponse du serveur : {error}',
  'a deleted account': 'un compte supprimé',
  'the person, with a link to their address': 'la personne, avec un lien envoyé à son adresse',
  'A note holds 5,000 characters at most.': 'Une note compte 5 000 caractères au plus.',
  'Add note': 'Ajouter la note',
  'Adding…': 'Ajout…',
  'Automatic deletion': 'Suppression automatique',
  'Change the note': 'Modifier la note',
  'Data past its retention period is deleted once a day. Last run: {moment}, {rows, plural, =0 {and there was nothing to delete} one {# entry} other {# entries}}.':
    'Les données au-delà de leur durée de conservation sont supprimées une fois par jour. Dernier passage : {moment}, {rows, plural, =0 {et il n’y avait rien à supprimer} one {# entrée} other {# entrées}}.',
  'Delete note': 'Supprimer la note',
  'Delete this note?': 'Supprimer cette note ?',
  'Edit note': 'Modifier la note',
  'Emails that failed permanently are waiting for a decision.':
    'Des e-mails en échec définitif attendent une décision.',
  'Erased so far': 'Effacé jusqu’ici',
  Erasures: 'Effacements',
  'In the menu of the reply; customers do not see it.':
    'Dans le menu de la réponse ; les clients ne le voient pas.',
  'It could not be sent this time either.': 'L’envoi a encore échoué.',
  'It has not run yet. It runs once a day. If this does not change, ask the person who runs the server to schedule it.':
    'Elle ne s’est pas encore exécutée. Elle passe une fois par jour. Si cela ne change pas, demandez à la personne qui gère le serveur de la programmer.',
  'It may have been sent on {moment}: the server stopped while sending. Check the mailbox of {recipient}, or ask the recipient, then choose “Send again” or “Mark as sent”.':
    'Il est peut-être parti le {moment} : le serveur s’est arrêté pendant l’envoi. Vérifiez la boîte de {recipient}, ou demandez au destinataire, puis choisissez « Renvoyer » ou « Marquer comme envoyé ».',
  'It may have been sent: the server stopped while sending. Check the mailbox of {recipient}, or ask the recipient, then choose “Send again” or “Mark as sent”.':
    'Il est peut-être parti : le serveur s’est arrêté pendant l’envoi. Vérifiez la boîte de {recipient}, ou demandez au destinataire, puis choisissez « Renvoyer » ou « Marquer comme envoyé ».',
  'Look up': 'Chercher',
  'Mark as sent': 'Marquer comme envoyé',
  'Mark as sent to {recipient}': 'Marquer comme envoyé à {recipient}',
  'Marked as sent.': 'Marqué comme envoyé.',
  'No personal data has been erased yet.': 'Aucune donnée personnelle n’a encore été effacée.',
  'Note by {author}': 'Note de {author}',
  'Note deleted.': 'Note supprimée.',
  'Of the first reply; the reference is added. May be empty.':
    'De la première réponse ; la référence est ajoutée. Peut être vide.',
  'Offered for inquiries in this language. Without any, the English templates are.':
    'Proposé pour les demandes dans cette langue. À défaut, les modèles anglais le sont.',
  'One person': 'Une personne',
  'Preview with an example': 'Aperçu avec un exemple',
  'Retention periods': 'Durées de conservation',
  'Save note': 'Enregistrer la note',
  'Send again to {toEmail}': 'Renvoyer à {toEmail}',
  'Sent to {toEmail}.': 'Envoyé à {toEmail}.',
  'Someone wants to know what data you hold about them, or wants it deleted. Reply only if they write from that address.':
    'Quelqu’un veut savoir quelles données vous avez sur lui, ou les faire supprimer. Ne répondez que si la personne écrit depuis cette adresse.',
  'The mail server’s last reply: {sentence}':
    'Dernière réponse du serveur de messagerie : {sentence}',
  'The oldest was written {oldestAt}.': 'Le plus ancien date d’{oldestAt}.',
  'The schedule that retries emails has never run. An administrator has to set it up.':
    'La tâche qui relance les e-mails ne s’est jamais exécutée. Un administrateur doit la configurer.',
  'The schedule that retries emails last ran {drainedAt}. An administrator has to look at it.':
    'La tâche qui relance les e-mails s’est exécutée {drainedAt} pour la dernière fois. Un administrateur doit vérifier.',
  'There are no templates yet. Write down the answers that you send often.':
    'Il n’y a pas encore de modèles. Notez les réponses que vous envoyez souvent.',
  'Write something, or delete the note.': 'Écrivez quelque chose, ou supprimez la note.',
  'Write the text above.': 'Écrivez le texte ci-dessus.',
  "Your signature is added. Placeholders: '{{first_name}}', '{{travel}}', '{{dates}}', '{{reference}}', '{{owner}}'. What is unknown in an inquiry stays, and has to be replaced before sending.":
    "Votre signature est ajoutée. Variables : '{{first_name}}', '{{travel}}', '{{dates}}', '{{reference}}', '{{owner}}'. Ce qui est inconnu dans une demande reste, et doit être remplacé avant l’envoi.",
  '{count, plural, one {# email could not be sent and is} other {# emails could not be sent and are}} waiting to be retried.':
    '{count, plural, one {# e-mail n’a pas pu partir et attend} other {# e-mails n’ont pas pu partir et attendent}} un nouvel essai.',
  '{moment}, by {name}: {counts}.': '{moment}, par {name} : {counts}.',
  '{uncertain, plural, one {# email} other {# emails}} may or may not have been sent: the server stopped while sending. Check the mailbox and decide under “Health”.':
    '{uncertain, plural, one {# e-mail est peut-être parti} other {# e-mails sont peut-être partis}} : le serveur s’est arrêté pendant l’envoi. Vérifiez la boîte et décidez sous « État du système ».',
  '{unknown} is not a placeholder. Nobody could send this reply without replacing it.':
    '{unknown} n’est pas une variable. Personne ne pourrait envoyer cette réponse sans la remplacer.',
} satisfies Readonly<Record<string, string>>;
