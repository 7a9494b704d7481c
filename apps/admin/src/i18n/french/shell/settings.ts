export const settings = {
  "Above the company’s details. '{{owner}}' is the name of the author. Empty is the name alone.":
    "Au-dessus des coordonnées de l’entreprise. '{{owner}}' est le nom de l’auteur. Vide : le nom seul.",
  'Add a holiday or period': 'Ajouter un jour férié ou une période',
  'Add an address': 'Ajouter une adresse',
  'Add hours': 'Ajouter des heures',
  'Add hours on {name}': 'Ajouter des heures le {name}',
  'After they are accepted, revoked or expired. From 1 to 730.':
    'Après acceptation, révocation ou expiration. De 1 à 730.',
  'Answers to replies go to': 'Les réponses des clients vont à',
  'As registered. Leave empty to hide it.': 'Telle qu’enregistrée. Laissez vide pour la masquer.',
  'At most this many, so that your mail provider accepts them all. From 10 to 100,000.':
    'Pas davantage, pour que votre prestataire de messagerie les accepte tous. De 10 à 100 000.',
  'Automatic deletion. Older data is deleted once a day':
    'Suppression automatique. Les données plus anciennes sont supprimées une fois par jour',
  Closed: 'Fermé',
  'Company name': 'Nom de l’entreprise',
  'Counted from when it was sent. The recipient and time are kept. From 1 to 730.':
    'À compter de l’envoi. Le destinataire et l’heure sont conservés. De 1 à 730.',
  'Counted from when they were sent; notes and emails included. Stated on the privacy page. From 1 to 120.':
    'À compter de leur envoi ; notes et e-mails compris. Indiqué sur la page de confidentialité. De 1 à 120.',
  'Day of the rate': 'Date du taux',
  'Deleted content is kept for': 'Conservation du contenu supprimé',
  'Dinars for one euro': 'Dinars pour un euro',
  'Eid al-Fitr': 'Aïd el-Fitr',
  'entry {number}': 'entrée {number}',
  Facebook: 'Facebook',
  'For people who never confirmed. From 3 to 365.':
    'Pour les personnes qui n’ont jamais confirmé. De 3 à 365.',
  'For the icon at the foot of every page. An https:// address.':
    'Pour l’icône au pied de chaque page. Une adresse https://.',
  'For “≈ €95” next to prices in dinars. Without it nothing is converted.':
    'Pour « ≈ 95 € » à côté des prix en dinars. Sans taux, rien n’est converti.',
  Friday: 'Vendredi',
  'History is kept for': 'Conservation de l’historique',
  'How customers pay': 'Comment les clients paient',
  'How visitors reach you': 'Comment vous joindre',
  'In the logo, page titles and emails, and at the foot of every page.':
    'Dans le logo, les titres des pages, les e-mails et au pied de chaque page.',
  'Inquiries are kept for': 'Conservation des demandes',
  Instagram: 'Instagram',
  'Insurance policy number': 'Numéro de police d’assurance',
  'Insurance valid until': 'Assurance valable jusqu’au',
  Insurer: 'Assureur',
  'Invisible spam check': 'Contrôle anti-spam invisible',
  'Invitations are kept for': 'Conservation des invitations',
  'Leave empty to name the insurer only.': 'Laissez vide pour ne nommer que l’assureur.',
  'Legal name': 'Raison sociale',
  'Licence valid until': 'Licence valable jusqu’au',
  'Mail text is kept for': 'Conservation du texte des e-mails',
  Monday: 'Lundi',
  'Name and networks': 'Nom et réseaux',
  'Newsletter emails an hour': 'E-mails de newsletter par heure',
  'Not set': 'Non défini',
  'Of the company’s entry in the trade register.':
    'De l’inscription de l’entreprise au registre du commerce.',
  'Of the travel agency’s licence.': 'De la licence d’agence de voyages.',
  'Office. Visitors never see this': 'Bureau. Les visiteurs ne le voient jamais',
  'On every trip without terms of its own, which replace these. Line breaks are kept.':
    'Sur chaque voyage sans conditions propres, qui remplacent celles-ci. Les retours à la ligne sont conservés.',
  'On the contact page and in every email. Leave empty to hide it.':
    'Sur la page de contact et dans chaque e-mail. Laissez vide pour le masquer.',
  'On the contact page and the legal pages, and in every email. Leave empty to send people to the form.':
    'Sur la page de contact, les pages légales et dans chaque e-mail. Laissez vide pour renvoyer au formulaire.',
  'On the contact page, as a link that opens a chat. Include the country code, such as +213.':
    'Sur la page de contact, comme lien qui ouvre une conversation. Avec l’indicatif du pays, comme +213.',
  'On the contact page. Line breaks are kept.':
    'Sur la page de contact. Les retours à la ligne sont conservés.',
  'One plain sentence: when, how and in which currency. Visitors also read it in the reply to their inquiry.':
    'Une phrase simple : quand, comment et dans quelle devise. Les visiteurs la lisent aussi dans la réponse à leur demande.',
  'Opening hours': 'Heures d’ouverture',
  'Opening hours, Algiers time. The contact page shows them and says whether you are open now.':
    'Heures d’ouverture, heure d’Alger. La page de contact les affiche et dit si vous êtes ouverts.',
  Prices: 'Prix',
  'Prices are examples': 'Les prix sont des exemples',
  'Public holidays and other hours': 'Jours fériés et autres horaires',
  'Public holidays and other hours, such as in Ramadan. They apply on days on which you usually open. Visitors see them 30 days ahead, and they do not count towards the time of a reply.':
    'Jours fériés et autres horaires, par exemple pendant le ramadan. Ils s’appliquent aux jours où vous ouvrez d’habitude. Les visiteurs les voient 30 jours à l’avance, et ils ne comptent pas dans le délai de réponse.',
  'Remove {opens} on {name}': 'Retirer {opens} le {name}',
  Replies: 'Réponses',
  Saturday: 'Samedi',
  'Sender of replies': 'Expéditeur des réponses',
  Signature: 'Signature',
  'Source of the rate': 'Source du taux',
  'Spam protection': 'Protection anti-spam',
  Sunday: 'Dimanche',
  'The company': 'L’entreprise',
  'The company that insures you against professional liability.':
    'La compagnie qui assure votre responsabilité professionnelle.',
  'The last day. Visitors see it; after that day it is hidden.':
    'Le dernier jour. Les visiteurs le voient ; passé ce jour, il est masqué.',
  'The name that customers see. Empty is the company name.':
    'Le nom que voient les clients. Vide : le nom de l’entreprise.',
  Thursday: 'Jeudi',
  'Tourism licence number': 'Numéro de licence de tourisme',
  'Trade register number': 'Numéro de registre du commerce',
  Tuesday: 'Mardi',
  'Turn it on if spam comes in through the forms. The visitor’s browser then solves a small task while they type: nothing to click, no third party.':
    'Activez si du spam arrive par les formulaires. Le navigateur du visiteur résout alors un petit calcul pendant la saisie : rien à cliquer, aucun tiers.',
  Twitter: 'Twitter',
  'Unconfirmed newsletter addresses are kept for':
    'Conservation des adresses de newsletter non confirmées',
  'Under the name at the foot of every page.': 'Sous le nom, au pied de chaque page.',
  'Until then administrators can restore it under Deleted. From 30 to 365.':
    'D’ici là, les administrateurs peuvent le restaurer depuis la corbeille. De 30 à 365.',
  'Visitors see it.': 'Les visiteurs le voient.',
  Wednesday: 'Mercredi',
  'When a customer answers by email. Empty is the company’s address.':
    'Quand un client répond par e-mail. Vide : l’adresse de l’entreprise.',
  'Where you read it, such as “Bank of Algeria”. Visitors see it.':
    'Où vous l’avez lu, par exemple « Banque d’Algérie ». Les visiteurs le voient.',
  'While this is on, every page with prices says they are examples. Turn it off once every price is correct.':
    'Tant que c’est activé, chaque page avec des prix dit que ce sont des exemples. Désactivez une fois tous les prix exacts.',
  'Who changed what, shown with each record. From 1 to 120.':
    'Qui a modifié quoi, affiché avec chaque élément. De 1 à 120.',
  'Who gets new inquiries': 'Qui reçoit les nouvelles demandes',
  'You can view the settings. Only administrators can change them.':
    'Vous pouvez voir les réglages. Seuls les administrateurs peuvent les modifier.',
  '{count} days': '{count} jours',
  '{count} months': '{count} mois',
  '{from} to {to}': 'du {from} au {to}',
  '{days}: {times}': '{days} : {times}',
  closed: 'fermé',
  '{label}, in {unit}': '{label}, en {unit}',
  '{label}. Each address is notified of every new inquiry; without one, no notification is sent.':
    '{label}. Chaque adresse est prévenue de chaque nouvelle demande ; sans adresse, aucun avis n’est envoyé.',
  '{name} closes': '{name} : fermeture',
  '{name} opens': '{name} : ouverture',
  '{name}, about {day}': '{name}, vers le {day}',
  '{name}, {day}': '{name}, {day}',
  'Add a public holiday': 'Ajouter un jour férié',
  'Religious holidays depend on the moon. Check the dates once they are announced.':
    'Les fêtes religieuses suivent la lune. Vérifiez leurs jours une fois annoncés.',
} satisfies Readonly<Record<string, string>>;
