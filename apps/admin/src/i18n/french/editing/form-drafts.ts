export const formDrafts = {
  'Keep for later': 'Garder pour plus tard',
  'Changed by others since: {fields}. The form has what you typed.':
    'Modifié par d’autres depuis : {fields}. Le formulaire contient votre saisie.',
  'Restored what you had typed, {moment}.': 'Votre saisie du {moment} est restaurée.',
  'Take theirs': 'Prendre leur version',
  'This record has changed since, but not where you typed.':
    'Cet élément a changé depuis, mais pas dans les champs que vous aviez remplis.',
  'What you type is not kept at the moment.': 'Votre saisie n’est pas conservée pour le moment.',
};
