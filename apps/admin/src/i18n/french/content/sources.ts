export const sources = {
  'Address of the source': 'Adresse de la source',
  'Checked by': 'Vérifié par',
  'Checked on': 'Vérifié le',
  'checked on {checkedOn}': 'vérifié le {checkedOn}',
  'Checked today': 'Vérifié aujourd’hui',
  'Due or not': 'À vérifier ou non',
  'not checked': 'non vérifié',
  'Note on the source': 'Note sur la source',
  'The day you compared the text with the page. After 90 days it is due for review.':
    'Le jour où vous avez comparé le texte à la page. Après 90 jours, il est à revérifier.',
  'The exact page, starting with https://.': 'La page exacte, commençant par https://.',
  'Visitors see it: for example that the page shows no date.':
    'Les visiteurs la voient : par exemple, que la page n’indique pas de date.',
  'Visitors see the name. Leave empty to show none.':
    'Les visiteurs voient le nom. Laissez vide pour n’en afficher aucun.',
  'Who says it, such as “Embassy of Algeria in Berlin”.':
    'Qui le dit, par exemple « Ambassade d’Algérie à Berlin ».',
  '“{title}” was checked today.': '« {title} » a été vérifié aujourd’hui.',
  'Review (sources)': 'À vérifier',
} satisfies Readonly<Record<string, string>>;
