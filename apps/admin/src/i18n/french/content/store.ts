export const store = {
  '{count, plural, one {# product} other {# products}}':
    '{count, plural, one {# produit} other {# produits}}',
  'A craft or a community, such as “A workshop in Bou Saâda”.':
    'Un métier ou une communauté, par exemple « Un atelier de Bou Saâda ».',
  'Add a tip': 'Ajouter un conseil',
  'Any collection': 'Toutes les collections',
  Care: 'Entretien',
  Collections: 'Collections',
  'Craft and care': 'Savoir-faire et entretien',
  'In stock': 'En stock',
  'It holds {count, plural, one {# product} other {# products}}, so it cannot be deleted.':
    'Elle contient {count, plural, one {# produit} other {# produits}} : elle ne peut pas être supprimée.',
  'Legal note': 'Mention légale',
  'Made to order': 'Sur commande',
  Maker: 'Fait par',
  'No collection': 'Hors collection',
  'Parts of the collection': 'Parties de la collection',
  'Parts of the product': 'Parties du produit',
  'Price and collection': 'Prix et collection',
  'Product collections': 'Collections de produits',
  'Products and collections': 'Produits et collections',
  'Sold out': 'En rupture',
  'The craft': 'Le savoir-faire',
  'The store shows it with the rest of its collection.':
    'La boutique le montre avec le reste de sa collection.',
  'There are no collections yet. Add one to tell the story of products that belong together.':
    'Il n’y a pas encore de collections. Ajoutez-en une pour raconter l’histoire de produits qui vont ensemble.',
  'There are no products yet. Add the first one: it stays a draft until you publish it.':
    'Il n’y a pas encore de produits. Ajoutez le premier : il reste en brouillon jusqu’à sa publication.',
  'What buyers need to know before travelling with it or having it sent.':
    'Ce que l’acheteur doit savoir avant de voyager avec l’article ou de se le faire envoyer.',
} satisfies Readonly<Record<string, string>>;
