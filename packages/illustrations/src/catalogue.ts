import { colours } from './colours.ts';
import type { LightName } from './kit/lights.ts';

export type Illustration = {
  readonly slug: string;
  /** What the picture shows, for people who do not see it. */
  readonly alt: string;
  readonly light: LightName;
  /** Average colour, to hold the place while the file loads. */
  readonly colour: string;
};

const pictures: readonly (readonly [slug: string, light: LightName, alt: string])[] = [
  [
    'algiers-kasbah',
    'blue-hour',
    'White houses of the kasbah of Algiers stepping down to the bay at nightfall',
  ],
  [
    'tipaza-columns',
    'sea-morning',
    'Roman columns at Tipaza above the sea, Mount Chenoua across the bay',
  ],
  [
    'oran-santa-cruz',
    'red-evening',
    'The fort and chapel of Santa Cruz on the mountain above Oran at sunset',
  ],
  [
    'tlemcen-mansourah',
    'white-noon',
    'The half-standing minaret of Mansourah among olive trees near Tlemcen',
  ],
  [
    'constantine-bridges',
    'blue-hour',
    "The Sidi M'Cid suspension bridge over the gorge of the Rhumel at Constantine",
  ],
  ['timgad-arch', 'white-noon', 'The arch of Trajan at the end of a column-lined street in Timgad'],
  [
    'djemila-forum',
    'white-noon',
    'A Roman temple with steps and columns at Djémila, green mountains behind',
  ],
  [
    'bejaia-cape',
    'sea-morning',
    'The lighthouse of Cap Carbon on its headland, Yemma Gouraya behind, near Béjaïa',
  ],
  ['annaba-basilica', 'sea-morning', 'The basilica of Saint Augustine on its hill above Annaba'],
  [
    'ghardaia-mzab',
    'white-noon',
    'The conical town of Ghardaïa with its tall minaret above a palm grove',
  ],
  [
    'timimoun-ksar',
    'red-evening',
    'Red clay walls of Timimoun before the palm grove and the salt flat',
  ],
  [
    'hoggar-assekrem',
    'red-evening',
    'Volcanic needles of the Hoggar seen from Assekrem at sunrise',
  ],
  ['tassili-arches', 'red-evening', "A sandstone arch and rock towers of the Tassili n'Ajjer"],
  ['djurdjura-snow', 'white-noon', 'The snow-covered crest of the Djurdjura above a cedar forest'],
  ['dunes-night', 'star-night', 'Great dunes under a full moon, a small caravan on a crest'],
  ['camper-coast', 'sea-morning', 'A camper van on a coast road above the Mediterranean'],
  [
    'boussaada-workshop',
    'red-evening',
    "A cutler's bench with Boussaâdi knives before a window on a palm grove",
  ],
  ['oasis-palms', 'white-noon', 'Date palms around a spring, with dunes behind'],
  [
    'elkala-lake',
    'sea-morning',
    'A lake of El Kala with reeds, water lilies and herons in the morning',
  ],
  ['sea-fishing', 'sea-morning', 'Two people fishing from a wooden boat at dawn'],
  ['sailing-bay', 'sea-morning', 'A sailing boat crossing a bay under mountains'],
  ['diving-reef', 'sea-morning', 'A diver under shafts of light, a grouper by its rock'],
  ['desert-camp', 'blue-hour', 'Tents around a fire at dusk in the desert'],
  ['four-by-four-dunes', 'red-evening', 'A four-by-four climbing a dune at sunset'],
  ['gorge-hike', 'white-noon', 'Walkers in the gorge of El Kantara, palms seen through the cleft'],
  ['plateau-stars', 'star-night', 'The Milky Way above the high plateau and one lit tent'],
  ['medina-market', 'white-noon', 'A covered market lane with shafts of light and heaped goods'],
  ['algroove-stage', 'blue-hour', 'An open-air stage between palms, lights over the crowd'],
  [
    'kabylie-village',
    'white-noon',
    'A tile-roofed village on a ridge in Kabylie, the Djurdjura behind',
  ],
  [
    'ghoufi-balconies',
    'red-evening',
    'Abandoned stone houses on the ledges of the canyon of Ghoufi',
  ],
  ['jijel-coves', 'sea-morning', 'Cliffs and turquoise coves along the corniche of Jijel'],
  ['archery-forest', 'white-noon', 'An archery target in a clearing among cedars'],
];

/** Every illustration, in the order of the map: coast, cities, stone, sand, then things to do. */
export const illustrations: readonly Illustration[] = pictures.map(([slug, light, alt]) => ({
  slug,
  alt,
  light,
  colour: colours[slug] ?? '#EFE4D0',
}));
