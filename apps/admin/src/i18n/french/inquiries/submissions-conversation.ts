export const submissionsConversation = {
  'A colleague': 'Un collègue',
  'A file is still being uploaded.': 'Un fichier est encore en cours d’envoi.',
  'A reply holds 20,000 characters at most.': 'Une réponse compte 20 000 caractères au plus.',
  'Attach files': 'Joindre des fichiers',
  'Attached files': 'Fichiers joints',
  Conversation: 'Conversation',
  'Draft saved': 'Brouillon enregistré',
  'Email to {recipient}: {subject}': 'E-mail à {recipient} : {subject}',
  'Enter the email addresses of the recipients.':
    'Saisissez les adresses e-mail des destinataires.',
  'Files to attach': 'Fichiers à joindre',
  'Inquiry received': 'Demande reçue',
  'Internal note': 'Note interne',
  none: 'aucune',
  'Not sent; the next try is at {moment}.': 'Non envoyé ; prochain essai à {moment}.',
  open: 'à préciser',
  'Proposal, version {fromValue}: {toValue}':
    'Proposition, version {fromValue} : {toValue, select, sent {envoyée} accepted {acceptée} declined {refusée} expired {expirée} replaced {remplacée} other {{toValue}}}',
  Queued: 'En file',
  'Reason for losing it: {reason}': 'Raison de la perte : {reason}',
  'Replace before sending: {unresolved}': 'À remplacer avant l’envoi : {unresolved}',
  'Replace {placeholder} first: it is a placeholder.':
    'Remplacez d’abord {placeholder} : c’est une variable.',
  Replaced: 'Remplacé',
  'Reply by email': 'Répondre par e-mail',
  'The reference and your signature are added to the email. It has no private link to the inquiry, which only {email} gets.':
    'La référence et votre signature sont ajoutées à l’e-mail. Il ne contient pas le lien privé vers la demande, que seul {email} reçoit.',
  'The reference and your signature are added to the email. Only {email} gets the private link to the inquiry.':
    'La référence et votre signature sont ajoutées à l’e-mail. Seul {email} reçoit le lien privé vers la demande.',
  'The reply to {recipients} is on its way. Status: {status}.':
    'La réponse à {recipients} est en cours d’envoi. Statut : {status}.',
  'Saving the draft …': 'Enregistrement du brouillon…',
  'Send a second reply?': 'Envoyer une seconde réponse ?',
  'Send and mark {status}': 'Envoyer et marquer {status}',
  'Send and mark …': 'Envoyer et marquer…',
  'Send reply': 'Envoyer la réponse',
  Templates: 'Modèles',
  'The customer changed the dates: {change}': 'Le client a modifié les dates : {change}',
  'The customer changed the group size: {change}':
    'Le client a modifié la taille du groupe : {change}',
  'The customer changed the number of children between 5 and 12: {change}':
    'Le client a modifié le nombre d’enfants de 5 à 12 ans : {change}',
  'The customer changed the number of children under 5: {change}':
    'Le client a modifié le nombre d’enfants de moins de 5 ans : {change}',
  'The draft could not be saved, so it was not sent. Try again.':
    'Le brouillon n’a pas pu être enregistré, il n’est donc pas parti. Réessayez.',
  'The draft could not be saved.': 'Le brouillon n’a pas pu être enregistré.',
  'The draft is not saved.': 'Le brouillon n’est pas enregistré.',
  'The file is larger than 10 MB.': 'Le fichier dépasse 10 Mo.',
  'The proposal is sent with this reply': 'La proposition part avec cette réponse',
  'The reference, your signature and a private link to the inquiry are added to the email.':
    'La référence, votre signature et un lien privé vers la demande sont ajoutés à l’e-mail.',
  'This draft was sent or deleted in another window. Copy your text and reload.':
    'Ce brouillon a été envoyé ou supprimé dans une autre fenêtre. Copiez votre texte et rechargez.',
  'Uploading {name}': 'Envoi de {name}',
  Write: 'Écrire',
  'Write to at most 10 people at once.': 'Écrivez à 10 personnes au plus à la fois.',
  'Your inquiry': 'Votre demande',
  '{attempts} attempts': '{attempts} essais',
  '{count, plural, one {{names} has} other {{names} have}} this inquiry open.':
    '{count, plural, one {{names} a} other {{names} ont}} ouvert cette demande.',
  '{count, plural, one {{names} is} other {{names} are}} writing a reply.':
    '{count, plural, one {{names} écrit} other {{names} écrivent}} une réponse.',
  '{name} by email': '{name} par e-mail',
  '{name} by email from {fromEmail}': '{name} par e-mail depuis {fromEmail}',
  '{name} on the inquiry page': '{name} sur la page de la demande',
  '{name} to {toEmails}': '{name} à {toEmails}',
  '{who} assigned it to {assignee}': '{who} l’a attribuée à {assignee}',
  '{who}: {change}': '{who} : {change}',
  '{who} set the dates: {change}': '{who} a fixé les dates : {change}',
  '{who} took it': '{who} s’en charge',
  '{who} took the assignee off': '{who} a retiré le responsable',
  '“{wrong}” is not an email address.': '« {wrong} » n’est pas une adresse e-mail.',
  'First answer': 'Première réponse',
  'Ask for dates': 'Demander les dates',
  'Price sent': 'Prix envoyé',
  'Polite no': 'Refus poli',
} satisfies Readonly<Record<string, string>>;
