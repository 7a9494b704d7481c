/** Numbers and examples of a message are its values, in their order. */
export const validation = {
  'A button needs a link.': 'Un bouton a besoin d’un lien.',
  'A filter is an object.': 'Un filtre est un objet.',
  'A last day needs a first day. Leave both empty while the dates are open.':
    'Un dernier jour suppose un premier jour. Laissez les deux vides tant que les dates sont à préciser.',
  'A link needs button text.': 'Un lien a besoin d’un texte de bouton.',
  'A month is either best or good.': 'Un mois est soit idéal, soit favorable.',
  'A period ends before it starts.': 'Une période finit avant de commencer.',
  'A time needs a day.': 'Une heure suppose un jour.',
  'A whole number from 0 to 3,000.': 'Un nombre entier de 0 à 3 000.',
  'Enter a path of this site, such as /travels, or an https:// address.':
    'Saisissez un chemin de ce site, comme /travels, ou une adresse https://.',
  'Enter a phone number.': 'Saisissez un numéro de téléphone.',
  'Enter a time such as 19:30.': 'Saisissez une heure comme 19:30.',
  'Enter a whole number from {1} to {2}.': 'Saisissez un nombre entier de {1} à {2}.',
  'Enter amount, currency and unit, or leave the amount empty.':
    'Saisissez le montant, la devise et l’unité, ou laissez le montant vide.',
  'Enter an address that starts with https://.': 'Saisissez une adresse qui commence par https://.',
  'Enter an amount above 0, with at most two decimals.':
    'Saisissez un montant supérieur à 0, avec deux décimales au plus.',
  'Enter both latitude and longitude, or neither.':
    'Saisissez la latitude et la longitude, ou aucune des deux.',
  'Enter centimetres from {1} to {2}.': 'Saisissez des centimètres, de {1} à {2}.',
  'Enter metres from {1} to {2}, with at most two decimals.':
    'Saisissez des mètres, de {1} à {2}, avec deux décimales au plus.',
  'Enter the amount, or choose “On request”.':
    'Saisissez le montant, ou choisissez « Sur demande ».',
  'Enter the first and the last day.': 'Saisissez le premier et le dernier jour.',
  'Enter when it begins, or leave the end empty.':
    'Saisissez l’heure de début, ou laissez la fin vide.',
  'Every element has to lie inside the vehicle.':
    'Chaque élément doit se trouver à l’intérieur du véhicule.',
  'From {1} to {2}.': 'De {1} à {2}.',
  'From 0 to 24 hours.': 'De 0 à 24 heures.',
  'On one day it ends after it begins. Enter a last day.':
    'Sur un seul jour, la fin vient après le début. Saisissez un dernier jour.',
  'Pick a date and time.': 'Choisissez une date et une heure.',
  'Pick a date.': 'Choisissez une date.',
  'Please choose a category.': 'Veuillez choisir une catégorie.',
  'Please choose a gearbox.': 'Veuillez choisir une boîte de vitesses.',
  'Please choose a stage.': 'Veuillez choisir une phase.',
  'Please choose a status.': 'Veuillez choisir un statut.',
  'Please choose a topic.': 'Veuillez choisir un sujet.',
  'Please choose an audience.': 'Veuillez choisir un public.',
  'Please choose an inquiry type.': 'Veuillez choisir un type de demande.',
  'Please choose from the list.': 'Veuillez choisir dans la liste.',
  'Please choose the availability.': 'Veuillez choisir la disponibilité.',
  'Please enter a name.': 'Veuillez saisir un nom.',
  'Please enter a number.': 'Veuillez saisir un nombre.',
  'Please enter a route.': 'Veuillez saisir un chemin.',
  'Please enter a title.': 'Veuillez saisir un titre.',
  'Please enter a whole number.': 'Veuillez saisir un nombre entier.',
  'Please enter an id.': 'Veuillez saisir un identifiant.',
  'Please enter the answer.': 'Veuillez saisir la réponse.',
  'Please enter the question.': 'Veuillez saisir la question.',
  'The end must be after the start.': 'La fin doit venir après le début.',
  'The last day cannot be before the first.': 'Le dernier jour ne peut pas précéder le premier.',
  'Use at most {1} characters.': 'Utilisez au plus {1} caractères.',
  'Use at most {1} elements.': 'Utilisez au plus {1} éléments.',
  'Use lowercase letters, digits and single hyphens, such as {1}.':
    'Utilisez des minuscules, des chiffres et des traits d’union simples, comme « {1} ».',
} satisfies Readonly<Record<string, string>>;
