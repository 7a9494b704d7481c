export const photos = {
  'A path on this site, such as illustrations/sea-fishing.webp, or the address of a stored photo.':
    'Un chemin de ce site, comme illustrations/sea-fishing.webp, ou l’adresse d’une photo enregistrée.',
  'Add photos to the gallery': 'Ajouter des photos à la galerie',
  'Add {count, plural, one {# photo} other {# photos}}':
    'Ajouter {count, plural, one {# photo} other {# photos}}',
  'Added to the library as a draft': 'Ajoutée à la photothèque en brouillon',
  'Path of the {label}': 'Chemin : {label}',
  Arch: 'Arche',
  'Back to the centre': 'Revenir au centre',
  'Cancel {name}': 'Annuler {name}',
  'Cancelled. Nothing was stored.': 'Annulé. Rien n’a été enregistré.',
  Card: 'Carte',
  'Choose a photo': 'Choisir une photo',
  'Choose photos': 'Choisir des photos',
  'Choose the new photo': 'Choisir la nouvelle photo',
  'Clear finished': 'Effacer les imports terminés',
  'Click what matters most: it stays visible where the site crops the photo.':
    'Cliquez sur l’essentiel : il reste visible là où le site recadre la photo.',
  'Delete this photo?': 'Supprimer cette photo ?',
  'Describe and publish': 'Décrire et publier',
  'Describe each photo for people who cannot see it. Enter moves to the next photo, Ctrl + Enter saves.':
    'Décrivez chaque photo pour les personnes qui ne la voient pas. Entrée passe à la photo suivante, Ctrl + Entrée enregistre.',
  'Describe the photo': 'Décrire la photo',
  'Describe the photo for people who cannot see it.':
    'Décrivez la photo pour les personnes qui ne la voient pas.',
  'Describe the photos to publish them.': 'Décrivez les photos pour les publier.',
  'Describe what it shows, for people who cannot see it. It is published in the media library.':
    'Décrivez ce qu’elle montre, pour les personnes qui ne la voient pas. Elle est publiée dans la photothèque.',
  'Describe {count, plural, one {# photo} other {# photos}}':
    'Décrire {count, plural, one {# photo} other {# photos}}',
  'Describe {name}': 'Décrire {name}',
  Described: 'Décrite',
  'Described or not': 'Décrites ou non',
  'Drop files anywhere on this page, paste them, or use the button: JPEG, PNG, WebP, AVIF or HEIC up to 10 MB. Location and camera data are removed.':
    'Déposez des fichiers n’importe où sur cette page, collez-les ou utilisez le bouton : JPEG, PNG, WebP, AVIF ou HEIC jusqu’à 10 Mo. Les données de lieu et d’appareil sont supprimées.',
  'Drop the photos to upload them': 'Déposez les photos pour les importer',
  'Enter a file’s path': 'Saisir le chemin d’un fichier',
  'Focal point': 'Point focal',
  'Focal point, from the left': 'Point focal, depuis la gauche',
  'Focal point, from the top': 'Point focal, depuis le haut',
  'For all': 'Pour toutes',
  'For people who cannot see it. Required before publishing.':
    'Pour les personnes qui ne la voient pas. Obligatoire avant la publication.',
  Hero: 'Bandeau',
  'How the site crops it': 'Comment le site la recadre',
  Illustrations: 'Illustrations',
  'in its gallery': 'dans sa galerie',
  'Is this still right?': 'Est-ce toujours exact ?',
  'It is not used anywhere. An administrator can restore it under “Deleted” for at least 30 days; until then, anyone who knows the file’s address can still open it.':
    'Elle n’est utilisée nulle part. Un administrateur peut la restaurer dans la corbeille pendant au moins 30 jours ; jusque-là, quiconque connaît l’adresse du fichier peut encore l’ouvrir.',
  'It is shown in {places} and cannot be deleted until it is replaced:':
    'Elle est affichée dans {places} et ne peut être supprimée avant d’être remplacée :',
  'Move photo {place} to the back': 'Reculer la photo {place}',
  'Move photo {place} to the front': 'Avancer la photo {place}',
  'New photo': 'Nouvelle photo',
  'New photo description': 'Description de la nouvelle photo',
  'New photos': 'Nouvelles photos',
  'No photo matches the search and filters.':
    'Aucune photo ne correspond à la recherche et aux filtres.',
  'No photo matches.': 'Aucune photo ne correspond.',
  'No photo yet.': 'Pas encore de photo.',
  'No size was made.': 'Aucune taille n’a été produite.',
  'Not described': 'Non décrite',
  'Not used': 'Non utilisée',
  'Open the file': 'Ouvrir le fichier',
  'Photo and focal point': 'Photo et point focal',
  'photo {number}': 'photo {number}',
  'Photos must be JPEG, PNG, WebP, AVIF or HEIC.':
    'Les photos doivent être en JPEG, PNG, WebP, AVIF ou HEIC.',
  'Photos to describe': 'Photos à décrire',
  'Publish the described photos': 'Publier les photos décrites',
  'Remove photo {place}': 'Retirer la photo {place}',
  'Replace everywhere': 'Remplacer partout',
  'Replace in {places}': 'Remplacer dans {places}',
  'Replaced in {places}. The old photo stays here, unused.':
    'Remplacée dans {places}. L’ancienne photo reste ici, inutilisée.',
  'Converting the HEIC photo': 'Conversion de la photo HEIC',
  'This HEIC photo cannot be converted. The file may be damaged; save it as JPEG and try again.':
    'Cette photo HEIC ne peut pas être convertie. Le fichier est peut-être endommagé : enregistrez-la en JPEG et réessayez.',
  'What converts HEIC photos could not be loaded. Check the connection and try again.':
    'L’outil qui convertit les photos HEIC n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
  'This browser’s fingerprinting protection would turn the photo into noise. Allow this site to use image data (canvas) in the address bar, then try again, or use another browser.':
    'Ce navigateur protège contre le pistage par empreinte et transformerait la photo en bruit. Autorisez ce site à utiliser les données d’image (canvas) à côté de l’adresse, puis réessayez, ou prenez un autre navigateur.',
  Resizing: 'Redimensionnement',
  Saving: 'Enregistrement',
  'Show more': 'Afficher plus',
  'Shown below it in galleries that give it no caption of their own.':
    'Affichée sous la photo dans les galeries qui ne lui donnent pas de légende.',
  Square: 'Carré',
  'Stored {widths} pixels wide.': 'Enregistrée en largeurs de {widths} pixels.',
  'The browser cannot read this photo. The file may be damaged.':
    'Le navigateur ne peut pas lire cette photo. Le fichier est peut-être endommagé.',
  'The browser does not have enough memory for this photo. Close other tabs.':
    'Le navigateur n’a pas assez de mémoire pour cette photo. Fermez d’autres onglets.',
  'The file is empty.': 'Le fichier est vide.',
  'The file is {size}. The limit is {limit}: make it smaller and try again.':
    'Le fichier fait {size}. La limite est de {limit} : réduisez-le et réessayez.',
  'The files could not be removed.': 'Les fichiers n’ont pas pu être supprimés.',
  'The new photo': 'La nouvelle photo',
  'The new photo replaces this one in {places}, with its caption, credit, tags and status.':
    'La nouvelle photo remplace celle-ci dans {places}, avec sa légende, son crédit, ses étiquettes et son statut.',
  'The photo is too long and narrow. Crop it first.':
    'La photo est trop longue et étroite. Recadrez-la d’abord.',
  'The photo, not described yet': 'La photo, pas encore décrite',
  'The upload failed.': 'L’import a échoué.',
  'There are no photos yet. Drop the first ones here: each stays a draft until you describe and publish it.':
    'Il n’y a pas encore de photos. Déposez les premières ici : chacune reste en brouillon jusqu’à ce que vous la décriviez et la publiiez.',
  'There are no photos yet. Upload the first.':
    'Il n’y a pas encore de photos. Importez la première.',
  'This is a GIF. {accepted}': 'C’est un GIF. {accepted}',
  'This is a PDF. {accepted}': 'C’est un PDF. {accepted}',
  'This is a web page, not a photo, whatever its name says. {accepted}':
    'C’est une page web, pas une photo, quoi que dise son nom. {accepted}',
  'This is an SVG drawing, which can carry a script. {accepted}':
    'C’est un dessin SVG, qui peut contenir un script. {accepted}',
  'This is not a photo in a supported format, whatever its name says. {accepted}':
    'Ce n’est pas une photo dans un format accepté, quoi que dise son nom. {accepted}',
  'This photo is in use': 'Cette photo est utilisée',
  'This photo is not used yet. Choose it in a travel, an activity or a slide.':
    'Cette photo n’est pas encore utilisée. Choisissez-la dans un voyage, une activité ou une image d’accueil.',
  'Try {name} again': 'Réessayer {name}',
  'Upload a photo': 'Importer une photo',
  'Upload of the new photo': 'Import de la nouvelle photo',
  'Upload of {name}': 'Import de {name}',
  'Uploaded {moment}.': 'Importée {moment}.',
  Uploads: 'Imports',
  Use: 'Utilisation',
  'Use the credit of {name} for all photos': 'Utiliser le crédit de {name} pour toutes les photos',
  'Use this photo': 'Utiliser cette photo',
  Used: 'Utilisée',
  'Used in': 'Utilisée dans',
  'Used or not': 'Utilisées ou non',
  'Visitors don’t see this photo: their browsers load photos from this site only. Upload it under “Choose a photo”.':
    'Les visiteurs ne voient pas cette photo : leur navigateur ne charge que les photos de ce site. Importez-la sous « Choisir une photo ».',
  'Where from': 'Provenance',
  'Who took it.': 'Qui l’a prise.',
  'You can also drop or paste files here.': 'Vous pouvez aussi déposer ou coller des fichiers ici.',
  '{active} on the way': '{active} en cours',
  '{count, plural, one {# new photo} other {# new photos}}':
    '{count, plural, one {# nouvelle photo} other {# nouvelles photos}}',
  '{count, plural, one {# photo} other {# photos}}':
    '{count, plural, one {# photo} other {# photos}}',
  '{count, plural, one {# place} other {# places}}':
    '{count, plural, one {# endroit} other {# endroits}}',
  '{count} saved, {failed} not. Try again.': '{count} enregistrées, {failed} non. Réessayez.',
  '{count} saved.': '{count} enregistrées.',
  '{done} of {count} uploaded': '{done} sur {count} importées',
  '{kilobytes} kB': '{kilobytes} ko',
  '{left} % from the left, {top} % from the top':
    '{left} % depuis la gauche, {top} % depuis le haut',
  '{wrong} not taken': '{wrong} refusées',
  'Leave empty if unknown.': 'Laissez vide si personne ne le sait.',
  'Licence (photo)': 'Licence',
  'Taken on': 'Prise le',
  'What allows you to use it, such as “Our own”, “CC BY 4.0” or a contract.':
    'Ce qui vous permet de l’utiliser, comme « La nôtre », « CC BY 4.0 » ou un contrat.',
  'Where it was taken.': 'Où elle a été prise.',
} satisfies Readonly<Record<string, string>>;
