export const exporting = {
  'Cancel the export': 'Annuler l’export',
  '{count, plural, one {# row} other {# rows}}': '{count, plural, one {# ligne} other {# lignes}}',
  '{count} exported.': 'Export terminé : {count}.',
  '{read} of {total}…': '{read} sur {total}…',
} satisfies Readonly<Record<string, string>>;
