/** What French and Arabic pages write as English pages do: names of companies, programmes, files and units. */
const everywhere = [
  'Expat Buddy',
  'Algroove',
  ...['Facebook', 'Twitter', 'Instagram', 'YouTube', 'WhatsApp'],
  'Natural Earth',
];

const inFrench = ['American International School of Algiers', 'In Salah', 'World Travel Guide'];

/** With publications that have no Arabic name, and what the browser's storage calls its entries. */
const inArabic = [
  ...['JPEG', 'PNG', 'HEIC', 'PDF', 'canvas', 'MP4', 'IP', 'service worker', 'light', 'dark'],
  ...['theme', 'expatbuddy-theme', 'reactQuery', 'language', 'languageOffered', 'scrollPositions'],
  ...[
    'inquiryDrafts',
    'inquiryMessage',
    'reviewDraft',
    'handedOverTo',
    'waitingInquiries',
    'visitedPages',
    'plan',
    'comparedItems',
    'savedPages',
  ],
  ...['expat-buddy', 'expat-buddy-session', 'workbox-expiration', 'RaStore'],
  ...[
    'USPS',
    'TSA',
    'CIB',
    'CNAS',
    'HCCH',
    'CHU',
    'SAMU',
    'GPS',
    'SEOR',
    'SEAAL',
    'ANPDP',
    'GPL',
    'UNESCO',
    'AEFE',
    'EPIAD',
    'QR',
  ],
  ...[
    'Service-Public.fr',
    'Legal Doctrine',
    'Darrna',
    'Le Quotidien d’Oran',
    'Reporters',
    'Scribd',
  ],
  ...['CCI France International', 'L’Expression', 'Algeria Invest', 'L’Est Républicain'],
  ...[
    'Travellers Online',
    'Touring Club d’Algérie',
    'sonelgaz.dz',
    'seor.dz',
    'Visa',
    'Mastercard',
  ],
  ...[
    'Smartraveller',
    'Blick',
    'World Travel Guide',
    'Réflexion',
    'El Watan',
    'VoyagerDZ',
    'Info-Algérie',
    'Algérie360',
  ],
  ...['La Sentinelle', 'ObservAlgérie', 'Le Maghreb', 'La Tribune', 'Le Petit Journal'],
  ...['Maghreb Émergent', 'Ebourse', 'Santé News', 'Cap Ouest', 'Express DZ'],
];

const namesOf = (names: readonly string[]) => {
  const escaped = names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(?:${escaped.join('|')})(?!\\p{L})`, 'gu');
};

export const properNames = {
  fr: namesOf([...everywhere, ...inFrench]),
  ar: namesOf([...everywhere, ...inArabic]),
};
