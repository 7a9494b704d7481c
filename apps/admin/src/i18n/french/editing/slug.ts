export const slug = {
  'Web address': 'Adresse web',
  'It can no longer be changed.': 'Il ne peut plus être modifié.',
  'Once it is published, a former address leads to the new one.':
    'Après la publication, l’ancienne adresse mène à la nouvelle.',
  'The end of its address, {pathOnSite}…': 'La fin de son adresse, {pathOnSite}…',
  'You can change it until it is first published.':
    'Vous pouvez le modifier jusqu’à la première publication.',
  'You can’t change it later.': 'Vous ne pourrez plus le modifier.',
} satisfies Readonly<Record<string, string>>;
