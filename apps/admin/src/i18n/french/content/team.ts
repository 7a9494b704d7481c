export const team = {
  'As visitors may call them: a first name is enough.':
    'Comme les visiteurs peuvent l’appeler : un prénom suffit.',
  'Nobody is listed yet. Add the first person: they stay a draft until you publish them.':
    'Personne ne figure encore ici. Ajoutez la première personne : elle reste en brouillon jusqu’à sa publication.',
  'Publish people only with their written consent to their name, photo and text being on the site. When someone leaves or withdraws it, archive them: they disappear from “Why us” and from every trip at once. Deleting also removes them from the trips themselves; delete their photo in Photos.':
    'Ne publiez une personne qu’avec son consentement écrit à ce que son nom, sa photo et son texte soient sur le site. Si elle part ou le retire, archivez-la : elle disparaît aussitôt de « Pourquoi nous » et de tous les voyages. La supprimer la retire aussi des voyages eux-mêmes ; supprimez sa photo dans Photos.',
  'Such as “Trip planner” or “Mountain guide”.':
    'Par exemple « Conceptrice de voyages » ou « Guide de montagne ».',
  'What they know and do, in a few sentences. At most {limit} characters.':
    'Ce que la personne sait et fait, en quelques phrases. {limit} caractères au plus.',
} satisfies Readonly<Record<string, string>>;
