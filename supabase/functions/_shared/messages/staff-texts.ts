/** Emails to colleagues, in the languages of the back office. French is keyed by the English text. */
export const staffLanguages = ['en', 'fr'] as const;
export type StaffLanguage = (typeof staffLanguages)[number];

const french = {
  'Open in the back office': 'Ouvrir dans le back-office',
  'You can turn these emails off in the back office, under your name.':
    'Vous pouvez désactiver ces e-mails dans le back-office, sous votre nom.',
  '— Write your answer above this line —': '— Écrivez votre réponse au-dessus de cette ligne —',
  'Answer it in the back office.': 'Répondez-y dans le back-office.',
  'Reply to this email to write to the customer: your answer is sent on and joins the inquiry.':
    'Répondez à cet e-mail pour écrire au client\u00a0: votre réponse lui est transmise et rejoint la demande.',
  'To answer by email, reply from the address that you sign in with: your answer is sent on to the customer and joins the inquiry.':
    'Pour répondre par e-mail, utilisez l’adresse avec laquelle vous vous connectez\u00a0: votre réponse est transmise au client et rejoint la demande.',
  '{sentence} An answer by email goes to the visitor, but does not appear in the inquiry.':
    '{sentence} Une réponse par e-mail parvient au visiteur, mais n’apparaît pas dans la demande.',

  'New inquiry {reference}': 'Nouvelle demande {reference}',
  'New inquiry {reference}: {about}, from {name}':
    'Nouvelle demande {reference}\u00a0: {about}, de {name}',
  'This came in through the website.': 'Cette demande est arrivée par le site.',
  'This came in through the website. Its text could not be shown in this email and the visitor received no confirmation, so please reply from the back office.':
    'Cette demande est arrivée par le site. Son texte n’a pas pu être repris dans cet e-mail et le visiteur n’a reçu aucune confirmation\u00a0: répondez-lui depuis le back-office.',
  'a plan': 'un programme',
  'Inquiry {reference} has been assigned to you': 'La demande {reference} vous a été attribuée',
  '{count} inquiries have been assigned to you': '{count} demandes vous ont été attribuées',
  'The customer replied: inquiry {reference}': 'Le client a répondu\u00a0: demande {reference}',
  '{service}. It is your turn.': '{service}. À vous de répondre.',
  'A customer wrote about inquiry {reference}, which nobody owns':
    'Un client a écrit au sujet de la demande {reference}, qui n’a pas de responsable',
  'The customer withdrew inquiry {reference}': 'Le client a retiré la demande {reference}',
  'The customer changed inquiry {reference}': 'Le client a modifié la demande {reference}',
  '{count} inquiry is due today': '{count} demande est à traiter aujourd’hui',
  '{count} inquiries are due today': '{count} demandes sont à traiter aujourd’hui',
  'Your inquiries this morning': 'Vos demandes ce matin',
  'Due: {reference}': 'À traiter\u00a0: {reference}',
  New: 'Nouvelles',
  Unassigned: 'Sans responsable',
  'Waiting for your answer': 'En attente de votre réponse',
  'Proposal accepted: inquiry {reference}': 'Proposition acceptée\u00a0: demande {reference}',
  'Proposal declined: inquiry {reference}': 'Proposition refusée\u00a0: demande {reference}',
  'The customer declined the proposal. Their reason, if they gave one, is next to it.':
    'Le client a refusé la proposition. Sa raison, s’il en a donné une, figure à côté.',
  'The customer accepted the proposal. Confirm it to set the inquiry to Won.':
    'Le client a accepté la proposition. Confirmez-la pour marquer la demande comme gagnée.',

  'Your answer was not sent: inquiry {reference}':
    'Votre réponse n’a pas été envoyée\u00a0: demande {reference}',
  'The customer has not received what you answered to our email.':
    'Le client n’a pas reçu ce que vous avez répondu à notre e-mail.',
  'The inquiry no longer exists.': 'La demande n’existe plus.',
  'The text waits under “Unmatched mail”. Answer in the back office.':
    'Le texte vous attend sous «\u00a0E-mails sans demande\u00a0». Répondez dans le back-office.',
  'It did not come from the address that you sign in with, or the account is disabled. Only your own address can answer the emails that you get.':
    'Elle ne vient pas de l’adresse avec laquelle vous vous connectez, ou le compte est désactivé. Seule votre propre adresse peut répondre aux e-mails que vous recevez.',
  'Your mail server did not prove that the email came from you (DMARC), so anybody could have written it.':
    'Votre serveur de messagerie n’a pas prouvé que l’e-mail venait de vous (DMARC)\u00a0: n’importe qui aurait pu l’écrire.',
  'It has no text above the line. Write your answer at the top of the email.':
    'Elle n’a pas de texte au-dessus de la ligne. Écrivez votre réponse en haut de l’e-mail.',
  'It has a placeholder that is not filled in.':
    'Elle contient une variable qui n’est pas remplie.',
  'It is too long, or it has a file that we do not send: up to 3 files, PDF, JPEG or PNG, of up to 10 MB each.':
    'Elle est trop longue, ou contient un fichier que nous n’envoyons pas\u00a0: 3 fichiers au plus, PDF, JPEG ou PNG, de 10 Mo chacun au plus.',
  'It repeats our notification, which only the office may read.':
    'Elle reprend notre notification, que seule l’agence doit lire.',
  'You sent too many answers by email in a short time.':
    'Vous avez envoyé trop de réponses par e-mail en peu de temps.',

  'A customer erased their data: {references}':
    'Un client a effacé ses données\u00a0: {references}',
  'They asked for it on the page of their inquiry and confirmed it by email. What you knew about them is gone from the back office.':
    'Cette personne l’a demandé sur la page de sa demande et l’a confirmé par e-mail. Ce que vous saviez d’elle a disparu du back-office.',
  'Open the list of erasures': 'Ouvrir la liste des effacements',
  '{status}, received {day}': '{status}, reçue le {day}',
  new: 'nouvelle',
  'in progress': 'en cours',
  waiting: 'en attente',
  won: 'gagnée',
  lost: 'perdue',
  spam: 'indésirable',

  '1 statement is due for review': '1 information est à vérifier',
  '{count} statements are due for review': '{count} informations sont à vérifier',
  'Somebody last read the source more than 90 days ago, and visitors see that. Compare the text with its source, then choose “Checked today”.':
    'La source a été lue pour la dernière fois il y a plus de 90 jours, et les visiteurs le voient. Comparez le texte à sa source, puis choisissez «\u00a0Vérifié aujourd’hui\u00a0».',
  'Entry papers': 'Formalités d’entrée',
  'Living here': 'Vivre ici',
  '{title}, last read on {day}': '{title}, lue pour la dernière fois le {day}',
  'Open the back office': 'Ouvrir le back-office',
  'These are the {count} oldest.': 'Voici les {count} plus anciennes.',
  'You get this reminder at most once a week.':
    'Vous recevez ce rappel une fois par semaine au plus.',

  Inquiry: 'Demande',
  Version: 'Version',
  Total: 'Total',
  Name: 'Nom',
  Email: 'E-mail',
  Service: 'Service',
  About: 'Sujet',
  Travels: 'Voyages',
  Activities: 'Activités',
  Dates: 'Dates',
  'Group size': 'Taille du groupe',
  'Children between 5 and 12': 'Enfants de 5 à 12 ans',
  'Children under 5': 'Enfants de moins de 5 ans',
  'Departure date': 'Date de départ',
  'Return date': 'Date de retour',
  'Transportation needed': 'Transport souhaité',
  'Include camping': 'Avec camping',
  'Plan for': 'Programme pour',
  'Plan {number}': 'Programme {number}',
  Files: 'Fichiers',
  Language: 'Langue',
  Yes: 'Oui',
  open: 'non précisé',
  '{from} to {to}': 'du {from} au {to}',
  '1 night': '1 nuit',
  '{count} nights': '{count} nuits',
  'around {month}': 'vers {month}',

  'General inquiry': 'Demande générale',
  'Expat handbook': 'Guide de l’expatrié',
  Mechanic: 'Mécanicien',
  'Team building': 'Journée d’équipe',
  Events: 'Événements',
  'Trip planner': 'Préparation de voyage',
  'Car rental': 'Location de voitures',
  'Just me': 'Une personne',
  '2 people': '2 personnes',
  '3-5 people': 'De 3 à 5 personnes',
  '6-10 people': 'De 6 à 10 personnes',
  'More than 10 people': 'Plus de 10 personnes',
  travel: 'voyage',
  activity: 'activité',
  vehicle: 'véhicule',
  service: 'service',
  'store item': 'article de la boutique',
  English: 'anglais',
  French: 'français',
  Arabic: 'arabe',
} as const;

export type StaffText = keyof typeof french;
type Values = Readonly<Record<string, string | number>>;

/** Texts for colleagues in a language, with the values of their placeholders. */
export function staffTexts(language: StaffLanguage) {
  return (text: StaffText, values: Values = {}): string => {
    const said: string = language === 'fr' ? french[text] : text;
    return said.replaceAll(/\{(\w+)\}/g, (found, name: string) => String(values[name] ?? found));
  };
}

/** The name of a service, group size or kind as it is in English, where it has another one in this language. */
export const inStaffLanguage = (language: StaffLanguage, label: string): string =>
  label in french ? staffTexts(language)(label as StaffText) : label;

/** A text in every language, to find it again in an answer. */
export const inEveryLanguage = (text: StaffText): string[] =>
  staffLanguages.map((language) => staffTexts(language)(text));
