/** French nouns have a gender: the choice is made by the noun. */
export const catalogue = {
  '{title} in their order': '{title}, dans leur ordre',
  'Add {one}':
    'Ajouter {one, select, avis {un avis} événement {un événement} lieu {un lieu} modèle {un modèle} produit {un produit} service {un service} synonyme {un synonyme} type {un type} véhicule {un véhicule} voyage {un voyage} other {une {one}}}',
  'Edit the {one}':
    'Modifier {one, select, activité {l’activité} avis {l’avis} entrée {l’entrée} étiquette {l’étiquette} événement {l’événement} lieu {le lieu} modèle {le modèle} produit {le produit} service {le service} synonyme {le synonyme} type {le type} véhicule {le véhicule} voyage {le voyage} other {la {one}}}',
  'New {one}':
    '{one, select, avis {Nouvel avis} événement {Nouvel événement} lieu {Nouveau lieu} modèle {Nouveau modèle} produit {Nouveau produit} service {Nouveau service} synonyme {Nouveau synonyme} type {Nouveau type} véhicule {Nouveau véhicule} voyage {Nouveau voyage} other {Nouvelle {one}}}',
  'No {one} matches the search and filters.':
    '{one, select, avis {Aucun avis} événement {Aucun événement} lieu {Aucun lieu} modèle {Aucun modèle} produit {Aucun produit} service {Aucun service} synonyme {Aucun synonyme} type {Aucun type} véhicule {Aucun véhicule} voyage {Aucun voyage} other {Aucune {one}}} ne correspond à la recherche et aux filtres.',
  'Search {many}': 'Rechercher des {many}',
} satisfies Readonly<Record<string, string>>;
