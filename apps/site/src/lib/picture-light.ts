import type { Light } from './light.ts';

// As the scenes are drawn (packages/illustrations, catalogue): the page takes the light of its picture.
const scenesByLight: Record<Light, string> = {
  morning:
    'tipaza-columns bejaia-cape annaba-basilica camper-coast elkala-lake sea-fishing sailing-bay diving-reef jijel-coves',
  noon: 'tlemcen-mansourah timgad-arch djemila-forum ghardaia-mzab djurdjura-snow oasis-palms gorge-hike medina-market kabylie-village archery-forest',
  evening:
    'oran-santa-cruz timimoun-ksar hoggar-assekrem tassili-arches boussaada-workshop four-by-four-dunes ghoufi-balconies',
  'blue-hour': 'algiers-kasbah constantine-bridges desert-camp algroove-stage',
  night: 'dunes-night plateau-stars',
};

const lightByScene = new Map(
  Object.entries(scenesByLight).flatMap(([light, scenes]) =>
    scenes.split(' ').map((scene) => [scene, light as Light] as const),
  ),
);

/** The light an illustration of the project is drawn in; nothing for a picture that staff uploaded. */
export function pictureLight(src: string): Light | undefined {
  const scene = /(?:^|\/)illustrations\/([a-z0-9-]+?)(?:-\d+)?\.(?:webp|avif)$/.exec(src)?.[1];
  return scene === undefined ? undefined : lightByScene.get(scene);
}
