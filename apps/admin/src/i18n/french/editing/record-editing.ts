export const recordEditing = {
  'A copy: {name}.': 'Une copie : {name}.',
  'A draft copy: {name}.': 'Une copie en brouillon : {name}.',
  'Administrators can restore it from Deleted for a while.':
    'Les administrateurs peuvent le restaurer depuis la corbeille pendant un certain temps.',
  'Administrators can restore it from Deleted for a while. To hide it from visitors, archive it instead.':
    'Les administrateurs peuvent le restaurer depuis la corbeille pendant un certain temps. Pour le cacher aux visiteurs, archivez-le plutôt.',
  'Algiers time. Leave empty for no change.': 'Heure d’Alger. Laissez vide pour ne rien changer.',
  'Apply my changes': 'Appliquer mes modifications',
  'Apply my choices': 'Appliquer mes choix',
  'Complete and save the record before it can go online':
    'Complétez et enregistrez l’élément avant sa mise en ligne',
  'Copy preview link': 'Copier le lien d’aperçu',
  'Could not go offline': 'Mise hors ligne impossible',
  'Could not go online': 'Mise en ligne impossible',
  'Delete this {what}?':
    'Supprimer {what, select, avis {cet avis} événement {cet événement} lieu {ce lieu} modèle {ce modèle} produit {ce produit} service {ce service} synonyme {ce synonyme} type {ce type} véhicule {ce véhicule} voyage {ce voyage} other {cette {what}}} ?',
  'Discard draft': 'Abandonner le brouillon',
  'Draft discarded.': 'Brouillon abandonné.',
  'Draft saved. Visitors do not see it yet.':
    'Brouillon enregistré. Les visiteurs ne le voient pas encore.',
  'Duplicate {rowTitle}': 'Dupliquer {rowTitle}',
  'Goes offline': 'Mise hors ligne',
  'Goes offline on {moment}': 'Mise hors ligne le {moment}',
  'Goes online': 'Mise en ligne',
  'Goes online on {moment}': 'Mise en ligne le {moment}',
  'Hide changes': 'Masquer les modifications',
  History: 'Historique',
  'In the meantime, they changed: {onlyTheirs}.':
    'Entre-temps, l’autre personne a modifié : {onlyTheirs}.',
  'It could not go offline on {moment}: {failure}':
    'Mise hors ligne impossible le {moment} : {failure}',
  'It could not go online on {moment}: {failure}':
    'Mise en ligne impossible le {moment} : {failure}',
  'Load their version': 'Charger leur version',
  'Mine (version)': 'La mienne',
  'No changes have been recorded.': 'Aucune modification n’a été enregistrée.',
  'None of their changes affect the fields shown here.':
    'Aucune de ces modifications ne concerne les champs affichés ici.',
  'Not translated yet: {untranslated}. Visitors will read English there.':
    'Pas encore traduit : {untranslated}. Les visiteurs y liront l’anglais.',
  'Nothing differs from what is published.': 'Rien ne diffère de ce qui est publié.',
  'Nothing is scheduled yet.': 'Rien n’est encore programmé.',
  'Outdated: {outdated}.': 'À revoir : {outdated}.',
  'Preview link copied. It works for a day.': 'Lien d’aperçu copié. Il fonctionne pendant un jour.',
  'Preview on a desktop': 'Aperçu sur un ordinateur',
  'Preview on a phone': 'Aperçu sur un téléphone',
  Release: 'Mettre en ligne',
  'Remove schedule': 'Supprimer la programmation',
  'Restore the earlier value of {label}': 'Restaurer la valeur précédente de {label}',
  'Revoke links': 'Révoquer les liens',
  'Save as draft': 'Enregistrer comme brouillon',
  'Scheduled.': 'Programmé.',
  Screen: 'Écran',
  'Show changes': 'Afficher les modifications',
  'Show earlier changes': 'Afficher les modifications précédentes',
  'Somebody else changed this record': 'Quelqu’un d’autre a modifié cet élément',
  'Somebody else saved a draft of this record just now. Copy your changes and reload.':
    'Quelqu’un vient d’enregistrer un brouillon de cet élément. Copiez vos modifications et rechargez la page.',
  'The link could not be copied.': 'Le lien n’a pas pu être copié.',
  'The preview shows what is saved. Your latest changes are not.':
    'L’aperçu montre ce qui est enregistré. Vos dernières modifications ne le sont pas.',
  'The published record changed after this draft. Choose what to keep: “Mine” is the draft, “Theirs” what is published now.':
    'La version publiée a changé après ce brouillon. Choisissez ce qu’il faut garder : « La mienne » est le brouillon, « La leur » ce qui est publié.',
  'The schedule applies to what is saved. Your latest changes are not.':
    'La programmation s’applique à ce qui est enregistré. Vos dernières modifications ne le sont pas.',
  'The schedule is removed.': 'La programmation est supprimée.',
  Theirs: 'La leur',
  'Translated into French and Arabic': 'Traduit en français et en arabe',
  Unpublish: 'Dépublier',
  'Unreleased changes': 'Modifications non mises en ligne',
  'You both changed the fields below. Choose which version to keep.':
    'Vous avez tous deux modifié les champs ci-dessous. Choisissez la version à garder.',
  'Your changes are not saved.': 'Vos modifications ne sont pas enregistrées.',
  '{count, plural, one {# preview link} other {# preview links}} revoked.':
    '{count, plural, one {# lien d’aperçu révoqué} other {# liens d’aperçu révoqués}}.',
  '{count, plural, one {# text} other {# texts}} in {language}':
    '{count, plural, one {# texte} other {# textes}} en {language}',
  '{count} in {language}': '{count} en {language}',
  '{label} has its earlier value again. Save to keep it.':
    '{label} a retrouvé sa valeur précédente. Enregistrez pour la garder.',
  '{who} changed {change}.': '{who} a modifié {change}.',
  '{who} changed {fields}, {moment}. Visitors do not see this yet. “Release” at the end of the form publishes it.':
    '{who} a modifié {fields}, {moment}. Les visiteurs ne le voient pas encore. « Mettre en ligne », à la fin du formulaire, le publie.',
  '{who} created it.': '{who} l’a créé.',
  '{who} deleted it.': '{who} l’a supprimé.',
  '{who} restored it as a draft.': '{who} l’a restauré en brouillon.',
  '{label}: {value}': '{label} : {value}',
  Day: 'Jour',
  Stops: 'Étapes',
} satisfies Readonly<Record<string, string>>;
