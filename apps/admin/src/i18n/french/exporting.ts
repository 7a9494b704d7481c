export const exporting = {
  'Cancel the export': 'Annuler l’export',
  '{count} exported.': 'Export terminé : {count}.',
  '{count} rows': '{count} lignes',
  '{read} of {total}…': '{read} sur {total}…',
} satisfies Readonly<Record<string, string>>;
