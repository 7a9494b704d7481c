export const events = {
  'About the event': 'De quoi il s’agit',
  'Add to the programme': 'Ajouter au programme',
  Announced: 'Annoncé',
  'Begins at': 'Commence à',
  'Dates to be announced': 'Dates à préciser',
  'Ends at': 'Finit à',
  Full: 'Complet',
  'Good to know': 'Bon à savoir',
  'In one or two sentences, for the top of the page and for search engines.':
    'En une ou deux phrases, pour le haut de la page et les moteurs de recherche.',
  'It determines what the page invites visitors to do. After the last day, the page says that the event is over.':
    'Elle détermine ce que la page propose aux visiteurs. Après le dernier jour, la page dit que l’événement est terminé.',
  'Leave empty for a one-day event.': 'Laissez vide si l’événement dure un jour.',
  'Leave empty if to be announced.': 'Laissez vide tant que ce n’est pas précisé.',
  'On the first day, Algiers time.': 'Le premier jour, heure d’Alger.',
  'On the last day, Algiers time.': 'Le dernier jour, heure d’Alger.',
  'Open for inquiries': 'Ouvert aux demandes',
  'Parts of the event': 'Parties de l’événement',
  Past: 'Terminé',
  Stage: 'Phase',
  'The dates are open again': 'Les dates sont de nouveau à préciser',
  'There are no events yet. Published ones are listed on /events; the site’s menu leads to the one with the id “algroove”.':
    'Il n’y a pas encore d’événements. Ceux qui sont publiés figurent sur /events ; le menu du site mène à celui dont l’identifiant est « algroove ».',
  'Visitors see “{shownDays}”.': 'Les visiteurs voient « {shownDays} ».',
  'When and where': 'Quand et où',
  'With the currency, such as “2 500 DA”. Leave empty while it is open.':
    'Avec la devise, par exemple « 2 500 DA ». Laissez vide tant qu’il n’est pas fixé.',
} satisfies Readonly<Record<string, string>>;
