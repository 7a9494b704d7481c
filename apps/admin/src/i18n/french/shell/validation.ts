/** Numbers and examples of a message are its values, in their order. */
export const validation = {
  'Enter an amount above 0, or “Free”.':
    'Saisissez un montant supérieur à 0, ou « Free » (gratuit).',
  'Enter an amount above 0, or “on request”.':
    'Saisissez un montant supérieur à 0, ou « on request » (sur demande).',
  'This is one of the commonest passwords. Choose one that nobody else uses.':
    'C’est l’un des mots de passe les plus courants. Choisissez-en un que personne d’autre n’emploie.',
  'A button needs a link.': 'Un bouton a besoin d’un lien.',
  'A filter is an object.': 'Un filtre est un objet.',
  'A last day needs a first day. Leave both empty while the dates are open.':
    'Un dernier jour suppose un premier jour. Laissez les deux vides tant que les dates sont à préciser.',
  'A link needs button text.': 'Un lien a besoin d’un texte de bouton.',
  'A month is either best or good.': 'Un mois est soit idéal, soit favorable.',
  'A period ends before it starts.': 'Une période finit avant de commencer.',
  'A tag has at most {1} characters, and neither commas nor an @.':
    'Une étiquette compte au plus {1} caractères, sans virgule ni @.',
  'A time needs a day.': 'Une heure suppose un jour.',
  'A whole number from 0 to 3,000.': 'Un nombre entier de 0 à 3 000.',
  'Add at least one line to the proposal.': 'Ajoutez au moins une ligne à la proposition.',
  'An included line has no price.': 'Une ligne comprise n’a pas de prix.',
  'Choose a date within the next five years.':
    'Choisissez une date dans les cinq prochaines années.',
  'Choose it from the catalogue.': 'Choisissez-le dans le catalogue.',
  'Departure date cannot be in the past.': 'La date de départ ne peut pas être dans le passé.',
  'Enter a number above 0, such as 2 or 1.5.':
    'Saisissez un nombre supérieur à 0, par exemple 2 ou 1.5.',
  'Enter a path of this site, such as /travels, or an https:// address.':
    'Saisissez un chemin de ce site, comme /travels, ou une adresse https://.',
  'Enter a phone number.': 'Saisissez un numéro de téléphone.',
  'Enter a price for each line, or mark it as included.':
    'Saisissez un prix pour chaque ligne, ou marquez-la comme comprise.',
  'Enter a time such as 19:30.': 'Saisissez une heure comme 19:30.',
  'Enter a whole number from {1} to {2}.': 'Saisissez un nombre entier de {1} à {2}.',
  'Enter amount, currency and unit, or leave the amount empty.':
    'Saisissez le montant, la devise et l’unité, ou laissez le montant vide.',
  'This date is not complete. Enter day, month and year, or clear the field.':
    'Cette date est incomplète. Saisissez le jour, le mois et l’année, ou videz le champ.',
  'This time is not complete. Enter hours and minutes, or clear the field.':
    'Cette heure est incomplète. Saisissez les heures et les minutes, ou videz le champ.',
  'Date and time are not complete. Enter all parts, or clear the field.':
    'La date et l’heure sont incomplètes. Saisissez-les en entier, ou videz le champ.',
  'Begin with the country code, such as +213 555 00 00 00.':
    'Commencez par l’indicatif du pays, par exemple +213 555 00 00 00.',
  'Enter an address that starts with https://.': 'Saisissez une adresse qui commence par https://.',
  'Enter an amount above 0, with at most two decimals.':
    'Saisissez un montant supérieur à 0, avec deux décimales au plus.',
  'Enter an amount, such as 14 000.': 'Saisissez un montant, par exemple 14 000.',
  'Enter both latitude and longitude, or neither.':
    'Saisissez la latitude et la longitude, ou aucune des deux.',
  'Enter centimetres from {1} to {2}.': 'Saisissez des centimètres, de {1} à {2}.',
  'Enter metres from {1} to {2}, with at most two decimals.':
    'Saisissez des mètres, de {1} à {2}, avec deux décimales au plus.',
  'Enter the amount, or choose “On request”.':
    'Saisissez le montant, ou choisissez « Sur demande ».',
  'Enter the first and the last day.': 'Saisissez le premier et le dernier jour.',
  'Enter until when the proposal is valid: today or a later day.':
    'Saisissez jusqu’à quand la proposition est valable : aujourd’hui ou plus tard.',
  'Enter when it begins, or leave the end empty.':
    'Saisissez l’heure de début, ou laissez la fin vide.',
  'Every element has to lie inside the vehicle.':
    'Chaque élément doit se trouver à l’intérieur du véhicule.',
  'From 0 to 24 hours.': 'De 0 à 24 heures.',
  'From {1} to {2}.': 'De {1} à {2}.',
  'Give the proposal a title.': 'Donnez un titre à la proposition.',
  'Message must be at least 10 characters.': 'Le message doit compter au moins 10 caractères.',
  'Message must be at most {1} characters.': 'Le message doit compter au plus {1} caractères.',
  'Name must be at least 2 characters.': 'Le nom doit compter au moins 2 caractères.',
  'Name must be at most {1} characters.': 'Le nom doit compter au plus {1} caractères.',
  'On one day it ends after it begins. Enter a last day.':
    'Sur un seul jour, la fin vient après le début. Saisissez un dernier jour.',
  'Pick a date and time.': 'Choisissez une date et une heure.',
  'Pick a date.': 'Choisissez une date.',
  'Please choose a category.': 'Veuillez choisir une catégorie.',
  'Please choose a gearbox.': 'Veuillez choisir une boîte de vitesses.',
  'Please choose a language.': 'Veuillez choisir une langue.',
  'Please choose a service.': 'Veuillez choisir un service.',
  'Please choose a stage.': 'Veuillez choisir une phase.',
  'Please choose a status.': 'Veuillez choisir un statut.',
  'Please choose a topic.': 'Veuillez choisir un sujet.',
  'Please choose an audience.': 'Veuillez choisir un public.',
  'Please choose an inquiry type.': 'Veuillez choisir un type de demande.',
  'Please choose from the list.': 'Veuillez choisir dans la liste.',
  'Please choose how it reached us.': 'Veuillez choisir comment elle nous est parvenue.',
  'Please choose one of the group sizes.': 'Veuillez choisir l’une des tailles de groupe.',
  'Please choose the availability.': 'Veuillez choisir la disponibilité.',
  'Please enter a name.': 'Veuillez saisir un nom.',
  'Please enter a number.': 'Veuillez saisir un nombre.',
  'Please enter a route.': 'Veuillez saisir un chemin.',
  'Please enter a title.': 'Veuillez saisir un titre.',
  'Please enter a time, such as 14:30.': 'Veuillez saisir une heure, par exemple 14:30.',
  'Please enter a whole number from {1} to {2}.': 'Veuillez saisir un nombre entier de {1} à {2}.',
  'Please enter a whole number.': 'Veuillez saisir un nombre entier.',
  'Please enter an id.': 'Veuillez saisir un identifiant.',
  'Please enter how the person agreed.': 'Veuillez indiquer comment la personne a accepté.',
  'Please enter the answer.': 'Veuillez saisir la réponse.',
  'Please enter the question.': 'Veuillez saisir la question.',
  'Please pick a date.': 'Veuillez choisir une date.',
  'Please use one line of at most {1} characters.':
    'Veuillez écrire une seule ligne, de {1} caractères au plus.',
  'Prices in dinars have no centimes.': 'Les prix en dinars n’ont pas de centimes.',
  'Return date cannot be before the departure date.':
    'La date de retour ne peut pas précéder la date de départ.',
  'Return date cannot be in the past.': 'La date de retour ne peut pas être dans le passé.',
  'Say what this line is.': 'Indiquez ce qu’est cette ligne.',
  'The end cannot be before the start.': 'La fin ne peut pas précéder le début.',
  'The end must be after the start.': 'La fin doit venir après le début.',
  'The last day cannot be before the first.': 'Le dernier jour ne peut pas précéder le premier.',
  'The subject is one line.': 'L’objet tient sur une ligne.',
  'The total of the proposal is 0.': 'Le total de la proposition est de 0.',
  'The total of the proposal is negative.': 'Le total de la proposition est négatif.',
  'This is too much.': 'C’est trop.',
  'This line is empty.': 'Cette ligne est vide.',
  'Use at most two decimals.': 'Utilisez au plus deux décimales.',
  'Use at most {1} characters.': 'Utilisez au plus {1} caractères.',
  'Use at most {1} elements.': 'Utilisez au plus {1} éléments.',
  'Use at most {1} lines.': 'Utilisez au plus {1} lignes.',
  'Use at most {1} tags.': 'Utilisez au plus {1} étiquettes.',
  'Use lowercase letters, digits and single hyphens, such as {1}.':
    'Utilisez des minuscules, des chiffres et des traits d’union simples, comme « {1} ».',
  'Use one line.': 'Utilisez une seule ligne.',
} satisfies Readonly<Record<string, string>>;
