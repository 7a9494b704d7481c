export const translations = {
  'A colleague has saved: {text}': 'Un collègue a enregistré : {text}',
  'A CSV file for a translator, with the English texts beside their translations. The kind and visibility chosen on the board apply.':
    'Un fichier CSV pour un traducteur, avec les textes anglais à côté de leurs traductions. Le type et la visibilité choisis au tableau s’appliquent.',
  'A file in the format of the export. You see every change before anything is saved. If a row does not match its English text, nothing is imported. Numbers that seem to differ are shown first. Rows without a translation change nothing.':
    'Un fichier au format de l’export. Vous voyez chaque modification avant tout enregistrement. Si une ligne ne correspond pas à son texte anglais, rien n’est importé. Les nombres qui semblent différer s’affichent en premier. Les lignes sans traduction ne changent rien.',
  'All texts': 'Tous les textes',
  'All {texts} texts are up to date.': 'Les {texts} textes sont tous à jour.',
  'An earlier row is for the same text.': 'Une ligne précédente concerne le même texte.',
  'Answer to question': 'Réponse à la question',
  Anything: 'Tout',
  'Check the numbers.': 'Vérifiez les nombres.',
  'Call to action, button': 'Appel à l’action, bouton',
  'Call to action, text': 'Appel à l’action, texte',
  'Call to action, title': 'Appel à l’action, titre',
  'Caption of gallery photo': 'Légende de la photo de galerie',
  'Changed since it was translated': 'Modifié depuis la traduction',
  'Ctrl+Enter saves and opens the next text that is missing or outdated.':
    'Ctrl+Entrée enregistre et ouvre le prochain texte manquant ou à revoir.',
  'Day {dayNumber}, {numbered}': 'Jour {dayNumber}, {numbered}',
  'Description of gallery photo': 'Description de la photo de galerie',
  'Does not match': 'Ne correspond pas',
  Drafts: 'Brouillons',
  'Edit the English texts': 'Modifier les textes anglais',
  'Every text is translated, published and up to date.':
    'Tous les textes sont traduits, publiés et à jour.',
  Everywhere: 'Partout',
  'Export a language': 'Exporter une langue',
  'Import translations': 'Importer des traductions',
  'Import {count, plural, one {# translation} other {# translations}}':
    'Importer {count, plural, one {# traduction} other {# traductions}}',
  'Left empty': 'Laissées vides',
  Missing: 'Manquant',
  'Missing and outdated texts': 'Textes manquants et à revoir',
  'Missing: {missing}.': 'Il manque : {missing}.',
  Needs: 'À faire',
  'Not in the English text: {added}.': 'Absent du texte anglais : {added}.',
  'Not on the site': 'Pas sur le site',
  'Not saved yet': 'Pas encore enregistré',
  'Nothing else is missing or outdated in {languageName}.':
    'Plus rien ne manque ni n’est à revoir en {languageName}.',
  'Nothing is left that matches the search and filters.':
    'Il ne reste rien qui corresponde à la recherche et aux filtres.',
  'Nothing is missing or outdated in {languageName}.':
    'Rien ne manque ni n’est à revoir en {languageName}.',
  'On the site': 'Sur le site',
  'Only missing and outdated': 'Seulement manquants et à revoir',
  Outdated: 'À revoir',
  'Publish what is imported': 'Publier ce qui est importé',
  'Published: {fullName}': 'Publié : {fullName}',
  'Records to translate': 'Éléments à traduire',
  'Reload the texts': 'Recharger les textes',
  'Save and next': 'Enregistrer et suivant',
  'Save {count, plural, one {# text} other {# texts}}':
    'Enregistrer {count, plural, one {# texte} other {# textes}}',
  'Search by title': 'Rechercher par titre',
  'Still fits': 'Convient encore',
  Texts: 'Textes',
  'Texts in {languageName}': 'Textes en {languageName}',
  'Texts reloaded. Your unsaved changes are still here.':
    'Textes rechargés. Vos modifications non enregistrées sont toujours là.',
  'Texts that French and Arabic visitors read in English, or in an outdated translation. Open a record to translate it. Ctrl+Enter saves and moves to the next text, then to the next record in this list.':
    'Textes que les visiteurs francophones et arabophones lisent en anglais ou dans une traduction à revoir. Ouvrez un élément pour le traduire. Ctrl+Entrée enregistre et passe au texte suivant, puis à l’élément suivant de cette liste.',
  'The English text has changed.': 'Le texte anglais a changé.',
  'The file has no column {missing}.': 'Le fichier n’a pas de colonne {missing}.',
  'The file needs one language, {known}, in its column “language”.':
    'Le fichier doit avoir une seule langue, {known}, dans sa colonne « language ».',
  'The placeholders and addresses differ.': 'Les variables et les adresses diffèrent.',
  'The status is {statuses}, not “{status}”.': 'Le statut est {statuses}, et non « {status} ».',
  'There is nothing to export.': 'Il n’y a rien à exporter.',
  'This record has no text to translate.': 'Cet élément n’a pas de texte à traduire.',
  'This text does not exist, or was deleted.': 'Ce texte n’existe pas ou a été supprimé.',
  'Translated into {name}': 'Traduit en {name}',
  'Translations: {kind}': 'Traductions : {kind}',
  'Translations: {title}': 'Traductions : {title}',
  Visible: 'Visibilité',
  '{count, plural, one {# text} other {# texts}} exported.':
    '{count, plural, one {# texte exporté} other {# textes exportés}}.',
  '{count, plural, one {# translation} other {# translations}} imported.':
    '{count, plural, one {# traduction importée} other {# traductions importées}}.',
  '{drafts, plural, one {# draft} other {# drafts}}':
    '{drafts, plural, one {# brouillon} other {# brouillons}}',
  '{missing, plural, one {# missing} other {# missing}}':
    '{missing, plural, one {# manquant} other {# manquants}}',
  '{missing, plural, one {# missing} other {# missing}}, {outdated} outdated, {drafts, plural, one {# draft} other {# drafts}} of {texts, plural, one {# text} other {# texts}}':
    '{missing, plural, one {# manquant} other {# manquants}}, {outdated} à revoir, {drafts, plural, one {# brouillon} other {# brouillons}} sur {texts, plural, one {# texte} other {# textes}}',
  '{name} in {language}': '{name} en {language}',
  '{name} still fits': '{name} convient encore',
  '{outdated} outdated': '{outdated} à revoir',
  '{parts} of {texts, plural, one {# text} other {# texts}}':
    '{parts} sur {texts, plural, one {# texte} other {# textes}}',
  '{problem} Nothing was imported.': '{problem} Rien n’a été importé.',
  '{warned, plural, one {In one row} other {In # rows}} a number seems to differ. Read it before you import; it comes first in its list.':
    '{warned, plural, one {Dans une ligne} other {Dans # lignes}}, un nombre semble différer. À relire avant l’import\u00a0: ces lignes viennent en tête de liste.',
  '“{text}”': '«\u00a0{text}\u00a0»',
  '{refused, plural, one {One row does} other {# rows do}} not match, so the file cannot be imported. Correct it, or export the language again.':
    '{refused, plural, one {Une ligne ne correspond pas} other {# lignes ne correspondent pas}} : le fichier ne peut pas être importé. Corrigez-le, ou exportez de nouveau la langue.',
  'Cancellation terms': 'Conditions d’annulation',
  'Payment terms': 'Conditions de paiement',
  Craft: 'Savoir-faire',
  Mileage: 'Kilométrage',
  'In case of a breakdown': 'En cas de panne',
  'Name of the source': 'Nom de la source',
  'Price for children': 'Prix enfants',
  Highlight: 'Point fort',
  Requirement: 'Prérequis',
  'To bring': 'À emporter',
  'Item of the programme': 'Point du programme',
  'What you bring': 'Ce que vous apportez',
  Condition: 'Condition',
  'Pick-up town': 'Ville de remise',
  'Stop (place)': 'Étape',
} satisfies Readonly<Record<string, string>>;
