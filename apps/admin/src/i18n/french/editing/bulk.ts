export const bulk = {
  'A quotation mark in row {row} is never closed.':
    'Un guillemet de la ligne {row} n’est jamais fermé.',
  'Add these': 'Ajouter ceux-ci',
  Archive: 'Archiver',
  Back: 'Retour',
  'Change {count}': 'Modifier {count}',
  'Changes {labels}, nothing else.': 'Modifie {labels}, rien d’autre.',
  Changing: 'Modification',
  'Compare again': 'Comparer de nouveau',
  Done: 'Terminé',
  'Download an empty file with the headers': 'Télécharger un fichier vide avec les en-têtes',
  'Edit fields of {count}': 'Modifier des champs de {count}',
  'Edit fields…': 'Modifier des champs…',
  'Edited only in the office, not in the file: {others}.':
    'Modifiables seulement dans l’espace de gestion, pas dans le fichier : {others}.',
  "Entry {number} has to be in curly brackets, '{ … }'.":
    "L’entrée {number} doit être entre accolades, '{ … }'.",
  'Entry {number} has “{unknown}”, which is none of {names}.':
    'L’entrée {number} contient « {unknown} », qui n’est aucun de {names}.',
  'Entry {number}, “{name}”: {message}': 'Entrée {number}, « {name} » : {message}',
  'Entry {number}: {message}': 'Entrée {number} : {message}',
  'For information only: {exportOnly}.': 'Pour information seulement : {exportOnly}.',
  'If it is interrupted, import the same file again: what is saved already counts as unchanged.':
    'En cas d’interruption, importez de nouveau le même fichier : ce qui est déjà enregistré compte comme inchangé.',
  'Ignored, because no field has this name: {unknown}.':
    'Ignoré, car aucun champ ne porte ce nom : {unknown}.',
  'Import {count}': 'Importer : {count}',
  'Import {records}': 'Importer : {records}',
  Importing: 'Import en cours',
  Invalid: 'Non valide',
  'Keep this page open. {note}': 'Laissez cette page ouverte. {note}',
  'Move to draft': 'Remettre en brouillon',
  'Not changed': 'Non modifié',
  'Not saved': 'Pas enregistré',
  'Not undone': 'Non annulés',
  'Not undone, because somebody changed it meanwhile or it was refused: {names}.':
    'Non annulé, car quelqu’un l’a modifié entre-temps ou le serveur a refusé : {names}.',
  'Not undone:': 'Non annulés :',
  'Nothing was changed.': 'Rien n’a été modifié.',
  'Nothing was saved.': 'Rien n’a été enregistré.',
  'now {values}': 'actuellement {values}',
  'One row for each {one}, with the headers of the export. Rows with a known id change that {one}; others become new drafts. Fields without a column stay as they are. Up to {maxRows} rows and 5 MB. You see every change before anything is saved.':
    'Une ligne par élément ({one}), avec les en-têtes de l’export. Une ligne dont l’identifiant est connu modifie cet élément ; les autres deviennent de nouveaux brouillons. Les champs sans colonne restent tels quels. Jusqu’à {maxRows} lignes et 5 Mo. Vous voyez chaque modification avant tout enregistrement.',
  'One row for each {one}, with the headers of the export. Rows with a known id change that {one}; others become new ones. Fields without a column stay as they are. Up to {maxRows} rows and 5 MB. You see every change before anything is saved.':
    'Une ligne par élément ({one}), avec les en-têtes de l’export. Une ligne dont l’identifiant est connu modifie cet élément ; les autres en créent un nouveau. Les champs sans colonne restent tels quels. Jusqu’à {maxRows} lignes et 5 Mo. Vous voyez chaque modification avant tout enregistrement.',
  'or drop it here': 'ou déposez-le ici',
  'Remove these': 'Retirer ceux-ci',
  'Replace all': 'Tout remplacer',
  Row: 'Ligne',
  'Row {first} has the same id.': 'La ligne {first} a le même identifiant.',
  'Row {number}': 'Ligne {number}',
  'Row {number}, {name}': 'Ligne {number}, {name}',
  'Show {folded, plural, one {# more field} other {# more fields}}':
    'Afficher {folded, plural, one {# champ de plus} other {# champs de plus}}',
  'Somebody else changed it meanwhile.': 'Quelqu’un l’a modifié entre-temps.',
  Stop: 'Arrêter',
  'The column “{label}” appears twice.': 'La colonne « {label} » apparaît deux fois.',
  'The file has no rows below its headers.': 'Le fichier n’a aucune ligne sous ses en-têtes.',
  'The file has {count} rows; at most {maxRows} can be imported at once.':
    'Le fichier a {count} lignes ; {maxRows} au plus peuvent être importées à la fois.',
  'The file is larger than {maxMegabytes} MB. Split it into several.':
    'Le fichier dépasse {maxMegabytes} Mo. Divisez-le.',
  'The first row has to name the columns, such as {some}.':
    'La première ligne doit nommer les colonnes, comme {some}.',
  'There is nothing to import.': 'Il n’y a rien à importer.',
  'They all have these values already.': 'Ils ont déjà tous ces valeurs.',
  'This cannot be empty.': 'Ce champ ne peut pas être vide.',
  'This has to be a list in square brackets, such as the export writes.':
    'Il faut une liste entre crochets, comme l’export l’écrit.',
  'This is not a CSV file in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.':
    'Ce n’est pas un fichier CSV en UTF-8. Dans le tableur, enregistrez-le au format « CSV UTF-8 ».',
  'This is not JSON. Start from the cell of an exported file, and change only the texts between the quotation marks.':
    'Ce n’est pas du JSON. Partez de la cellule d’un fichier exporté et ne changez que les textes entre guillemets.',
  'This row has {cells} cells, the headers have {headers}.':
    'Cette ligne a {cells} cellules, les en-têtes {headers}.',
  'Tick the fields to change.': 'Cochez les champs à modifier.',
  'Undo import': 'Annuler l’import',
  Undoing: 'Annulation',
  'What happens to {label}': 'Ce qui arrive à {label}',
  'Without a name': 'Sans nom',
  'Written as JSON, a list in one cell: {lists}.':
    'Écrites en JSON, une liste par cellule : {lists}.',
  '{changed} changed': 'modification : {changed}',
  '{changed} changed.': 'Modifié : {changed}.',
  '{count} as before the import.': 'Retour à l’état d’avant l’import : {count}.',
  '{count} changed.': 'Modifié : {count}.',
  '{count} different entries': '{count} entrées différentes',
  '{count} different texts': '{count} textes différents',
  '{count} not changed:': 'Échec pour {count} :',
  '{count} not saved:': 'Échec pour {count} :',
  '{invalid, plural, one {# invalid row is} other {# invalid rows are}} left out.':
    '{invalid, plural, one {# ligne non valide est laissée} other {# lignes non valides sont laissées}} de côté.',
  '{kept} added by the import remain as drafts: only administrators can delete them.':
    'Restent en brouillon après l’import : {kept}. Seuls les administrateurs peuvent les supprimer.',
  '{left} not tried.': 'Reste à traiter : {left}.',
  '{left} not tried. Compare again to import the rest.':
    'Reste à traiter : {left}. Comparez de nouveau pour importer la suite.',
  '{parts} and {others} more': '{parts} et {others} de plus',
  '{records} added': 'ajout : {records}',
  '{records} added {made, plural, one {as a draft} other {as drafts}}':
    'ajout en brouillon : {records}',
  '{records} archived.': 'Archivé : {records}.',
  '{records} moved back to draft.': 'Remis en brouillon : {records}.',
  '{records} published.': 'Publié : {records}.',
  '{text} is neither Yes nor No.': '{text} n’est ni Oui ni Non.',
  '{text} is not a date such as 2027-03-14.': '{text} n’est pas une date comme 14/03/2027.',
  '{text} is not a number such as {example}.': '{text} n’est pas un nombre comme {example}.',
  '{text} is not one of the choices: {list}.': '{text} ne fait pas partie des choix : {list}.',
  '{text} may be {day} or {other}. Write the year first.':
    '{text} peut être {day} ou {other}. Écrivez l’année en premier.',
  '{text} may be {one} or {other}. Write it as one of these.':
    '{text} peut être {one} ou {other}. Écrivez l’un de ces nombres.',
  '{used, plural, one {# column is} other {# columns are}} read.':
    '{used, plural, one {# colonne est lue} other {# colonnes sont lues}}.',
  '{what}: {done} of {total}': '{what} : {done} sur {total}',
} satisfies Readonly<Record<string, string>>;
