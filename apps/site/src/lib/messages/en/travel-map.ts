import { counted } from '../counted.ts';
import { amount } from './travels.ts';

const rules = new Intl.PluralRules('en');
const travelCount = (count: number) => counted(rules, count, { one: 'travel', other: 'travels' });

export const travelMap = {
  label: 'Map of the travels',
  caption: 'The numbers match the list. A star marks several travels: select it to zoom in.',
  source: 'Boundaries: Natural Earth.',
  failed: 'The map could not be loaded. The list has the same travels.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Whole country',
  group: (count: number, names: string) =>
    names ? `${travelCount(count)}, zoom in: ${names}` : `${travelCount(count)}, zoom in`,
  unplaced: (count: number) =>
    `${travelCount(count)} on the list ${count === 1 ? 'has' : 'have'} no place on the map.`,
  kilometres: (km: number) => `${amount(km)} km`,
  sea: 'Mediterranean',
  lands: {
    tell: 'Tell Atlas',
    plateaus: 'High Plateaus',
    saharanAtlas: 'Saharan Atlas',
    aures: 'Aurès',
    westernErg: 'Grand Erg\nOccidental',
    easternErg: 'Grand Erg\nOriental',
    tademait: 'Tademaït',
    tanezrouft: 'Tanezrouft',
    tassili: 'Tassili N’Ajjer',
    hoggar: 'Hoggar',
    chech: 'Erg Chech',
  },
  towns: {
    algiers: 'Algiers',
    oran: 'Oran',
    constantine: 'Constantine',
    annaba: 'Annaba',
    bechar: 'Béchar',
    tindouf: 'Tindouf',
    adrar: 'Adrar',
    ghardaia: 'Ghardaïa',
    ouargla: 'Ouargla',
    elGolea: 'El Goléa',
    inSalah: 'In Salah',
    illizi: 'Illizi',
    djanet: 'Djanet',
    tamanrasset: 'Tamanrasset',
    setif: 'Sétif',
    biskra: 'Biskra',
    mostaganem: 'Mostaganem',
    chlef: 'Chlef',
    tiziOuzou: 'Tizi Ouzou',
    batna: 'Batna',
  },
};
