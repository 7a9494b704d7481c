/** Sentences of the database and the Edge Functions about inquiries, people and mail. */
export const raisedAboutInquiries = {
  'A colleague has already attached this email.': 'Un collègue a déjà rattaché cet e-mail.',
  'A newer email replaced this one.': 'Un e-mail plus récent a remplacé celui-ci.',
  'A recipient is not an email address.': 'Un destinataire n’est pas une adresse e-mail.',
  'A role cannot be moved to another person.':
    'Un rôle ne peut pas passer d’une personne à une autre.',
  'An email was just sent to this address. Wait a minute and try again.':
    'Un e-mail vient d’être envoyé à cette adresse. Attendez une minute et réessayez.',
  'An inquiry can only be assigned to an active member of staff.':
    'Une demande ne peut être attribuée qu’à un membre actif de l’équipe.',
  'Assign it to somebody first: a won inquiry needs an assignee.':
    'Attribuez d’abord la demande à quelqu’un : une demande gagnée a un responsable.',
  'Choose how the inquiry reached us.': 'Choisissez comment la demande nous est parvenue.',
  'Enter a recipient.': 'Saisissez un destinataire.',
  'Enter an email address.': 'Saisissez une adresse e-mail.',
  'Note how the person agreed that we store this.':
    'Indiquez comment la personne a accepté que nous conservions ces données.',
  'The customer has not accepted this proposal.': 'Le client n’a pas accepté cette proposition.',
  'The departure date cannot be in the past.': 'La date de départ ne peut pas être passée.',
  'These details do not belong to this kind of inquiry.':
    'Ces informations ne correspondent pas à ce type de demande.',
  'The departure date must be within the next five years.':
    'La date de départ doit se situer dans les cinq ans à venir.',
  'The email address is not valid.': 'L’adresse e-mail n’est pas valide.',
  'The file is not a JPEG, PNG or PDF.': 'Le fichier n’est ni un JPEG, ni un PNG, ni un PDF.',
  'The file of this photo is gone. Upload it again.':
    'Le fichier de cette photo n’existe plus. Envoyez-le de nouveau.',
  'The files are larger than 15 MB together, which many mailboxes refuse.':
    'Les fichiers dépassent 15 Mo au total, ce que beaucoup de messageries refusent.',
  'The inquiry was deleted.': 'La demande a été supprimée.',
  'The email has no recipient.': 'L’e-mail n’a pas de destinataire.',
  'The mail server took too long.': 'Le serveur de messagerie a mis trop de temps à répondre.',
  'The message is too long.': 'Le message est trop long.',
  'The reply has no text.': 'La réponse n’a pas de texte.',
  'The request was held back, has expired, or its inquiry changed.':
    'La demande d’avis a été retenue ou a expiré, ou la demande du client a changé.',
  'The return date cannot be in the past.': 'La date de retour ne peut pas être passée.',
  'The return date must be within the next five years.':
    'La date de retour doit se situer dans les cinq ans à venir.',
  'The text of this email was deleted after its retention period. Write to the person instead.':
    'Le texte de cet e-mail a été supprimé à la fin de sa durée de conservation. Écrivez plutôt à la personne.',
  'The text of this review was deleted after its retention period.':
    'Le texte de cet avis a été supprimé à la fin de sa durée de conservation.',
  'There is no such sent message.': 'Ce message envoyé n’existe pas.',
  'This draft no longer exists.': 'Ce brouillon n’existe plus.',
  'This email is being sent.': 'Cet e-mail est en cours d’envoi.',
  'This email is no longer uncertain.': 'L’envoi de cet e-mail n’est plus incertain.',
  'This email no longer exists.': 'Cet e-mail n’existe plus.',
  'This email was already sent.': 'Cet e-mail a déjà été envoyé.',
  'This file belongs to another message.': 'Ce fichier appartient à un autre message.',
  'This inquiry no longer exists.': 'Cette demande n’existe plus.',
  'This invitation has been withdrawn. Ask the person who invited you.':
    'Cette invitation a été retirée. Adressez-vous à la personne qui vous a invité.',
  'This invitation has expired. Ask the person who invited you to send a new one.':
    'Cette invitation a expiré. Demandez-en une nouvelle à la personne qui vous a invité.',
  'This link no longer works. If you received a newer email, use the link in that one.':
    'Ce lien ne fonctionne plus. Si vous avez reçu un e-mail plus récent, utilisez son lien.',
  'This person already has a role.': 'Cette personne a déjà un rôle.',
  'This person has a role. Remove the role first, then delete the account.':
    'Cette personne a un rôle. Retirez d’abord le rôle, puis supprimez le compte.',
  'This person has no role.': 'Cette personne n’a pas de rôle.',
  'This person has not confirmed their email address yet. Invite them instead.':
    'Cette personne n’a pas encore confirmé son adresse e-mail. Invitez-la plutôt.',
  'This person no longer exists.': 'Cette personne n’existe plus.',
  'This proposal belongs to another inquiry, or has been deleted.':
    'Cette proposition appartient à une autre demande ou a été supprimée.',
  'This proposal has been sent and can no longer be changed. Make a new version of it.':
    'Cette proposition a été envoyée et ne peut plus être modifiée. Créez une nouvelle version.',
  'This is an answer of a colleague, not a message of the customer.':
    'C’est la réponse d’un collègue, pas un message du client.',
  'This statement no longer exists.': 'Cette information n’existe plus.',
  'Your account has no email address.': 'Votre compte n’a pas d’adresse e-mail.',
  'Only a proposal that is open, or accepted and not yet confirmed, can be withdrawn.':
    'Seule une proposition ouverte, ou acceptée et pas encore confirmée, peut être retirée.',
  'A line cannot move to another proposal.':
    'Une ligne ne peut pas passer dans une autre proposition.',
  'A proposal has at most {count} lines.': 'Une proposition compte au plus {count} lignes.',
  'The server stopped while sending this email.':
    'Le serveur s’est arrêté pendant l’envoi de cet e-mail.',
  'The server stopped in the middle: the email may have gone out.':
    'Le serveur s’est arrêté au milieu de l’envoi : l’e-mail est peut-être parti.',
  'The reader reported the email as spam.': 'Le destinataire a signalé l’e-mail comme indésirable.',
  'The erasure was requested again, or is done.':
    'L’effacement a été demandé de nouveau ou a déjà eu lieu.',
};
