export const searchSynonyms = {
  'Add a word from our texts': 'Ajouter un mot de nos textes',
  'Add a word or phrase': 'Ajouter un mot ou une expression',
  'Also find': 'Trouver aussi',
  'Also find in {language}, if the words differ':
    'Trouver aussi en {language}, si les mots diffèrent',
  'For this list only; visitors do not see it.':
    'Pour cette liste seulement ; les visiteurs ne le voient pas.',
  'There are no synonyms yet. Add words that visitors type and our texts do not use, in any language.':
    'Il n’y a pas encore de synonymes. Ajoutez les mots que les visiteurs écrivent et que nos textes n’emploient pas, dans n’importe quelle langue.',
  'Visitors type': 'Les visiteurs écrivent',
} satisfies Readonly<Record<string, string>>;
