import { colours } from './colours.ts';
import type { LightName } from './kit/lights.ts';

export type Illustration = {
  readonly slug: string;
  readonly alt: string;
  readonly light: LightName;
  /** Average colour, the placeholder while the file loads. */
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
  [
    'vehicle-long-van',
    'sea-morning',
    'A high-roof van above a bay, its side opened on a bed across the back and a kitchen',
  ],
  [
    'vehicle-pop-top',
    'blue-hour',
    'A low camper van on a beach at nightfall, its roof raised over a lit bed',
  ],
  [
    'vehicle-family-motorhome',
    'white-noon',
    'A motorhome among olive trees, opened on the bed over its cab and the bunks behind',
  ],
  [
    'vehicle-low-profile',
    'red-evening',
    'A low motorhome by a lake at sunset, opened on its bedroom, a lamp over the table',
  ],
  [
    'vehicle-roof-tent',
    'white-noon',
    'A green four-by-four in the mountains, a roof tent folded out above a ladder',
  ],
  [
    'vehicle-desert-4x4',
    'star-night',
    'A loaded four-by-four between lit tents at night, its driver at the fire',
  ],
  [
    'kasbah-stairs',
    'sea-morning',
    'Stairs between the overhanging houses of the Kasbah of Algiers, the sea at their end',
  ],
  [
    'mauretania-mausoleum',
    'sea-morning',
    'The round stepped Royal Mausoleum of Mauretania on its ridge, Mount Chenoua behind',
  ],
  [
    'cherchell-square',
    'sea-morning',
    'Columns and a marble head on the square of Cherchell above its harbour and lighthouse',
  ],
  [
    'chrea-cedars',
    'white-noon',
    'Old cedars and two Barbary macaques on the ridge of Chréa, the plain of the Mitidja below',
  ],
  [
    'cedar-path',
    'white-noon',
    'Walkers on a path between tall Atlas cedars, bare mountains beyond',
  ],
  [
    'cheliff-mouth',
    'red-evening',
    'The Chéliff winding to the sea near Mostaganem at sunset, storks in the shallows',
  ],
  [
    'rachgoun-island',
    'blue-hour',
    'Sardine boats coming in at nightfall past the lighthouse on the island of Rachgoun',
  ],
  [
    'collo-cork-oaks',
    'sea-morning',
    'Stripped cork oaks above the bay of Collo, the lighthouse of El Djerda beyond',
  ],
  [
    'hammam-debagh',
    'sea-morning',
    'Hot water steaming down the white travertine of Hammam Debagh into a pool',
  ],
  [
    'medracen-tomb',
    'red-evening',
    'The Medracen, a round royal tomb with a stepped cone, alone in its plain at sunset',
  ],
  [
    'taghit-dune',
    'red-evening',
    'The ksar and palm grove of Taghit under its great dune at sunset',
  ],
  [
    'el-oued-domes',
    'white-noon',
    'The domes of El Oued, palms growing in a crater of sand in front',
  ],
  [
    'tiout-engravings',
    'white-noon',
    'Archers, a ram and an elephant engraved in the rock of Tiout, its ksar behind palms',
  ],
  [
    'corniche-tunnel',
    'sea-morning',
    'The corniche of Jijel, a van coming out of a tunnel in the cliff above the sea',
  ],
  [
    'aures-road',
    'white-noon',
    'A van on a straight road between wheat fields towards the mountains of the Aurès',
  ],
  [
    'beni-abbes',
    'blue-hour',
    'A four-by-four on the road below Béni Abbès and its great dune at nightfall',
  ],
  [
    'snorkelling-cove',
    'sea-morning',
    'Two snorkellers floating in a cove, fish, sea stars and an octopus below them',
  ],
  [
    'olive-oil',
    'white-noon',
    'A tin of olive oil, a clay jug and bread before a window on the olive groves of Kabylie',
  ],
  [
    'silver-pendant',
    'blue-hour',
    'An engraved Tuareg silver pendant on indigo cloth, the peaks of the Hoggar behind',
  ],
  [
    'mascara-dardara',
    'white-noon',
    'An old tree and a whitewashed shrine on the plain of Ghriss, two saddled horses grazing',
  ],
];

export const illustrations: readonly Illustration[] = pictures.map(([slug, light, alt]) => ({
  slug,
  alt,
  light,
  colour: colours[slug] ?? '#EFE4D0',
}));
