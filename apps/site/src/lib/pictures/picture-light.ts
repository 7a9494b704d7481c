import type { Light } from './light.ts';

// Must match packages/illustrations. Illustrations that are not listed are `noon`.
const scenesByLight: Record<Exclude<Light, 'noon'>, string> = {
  morning:
    'tipaza-columns bejaia-cape annaba-basilica camper-coast elkala-lake sea-fishing sailing-bay diving-reef jijel-coves vehicle-long-van kasbah-stairs mauretania-mausoleum cherchell-square collo-cork-oaks hammam-debagh corniche-tunnel snorkelling-cove',
  evening:
    'oran-santa-cruz timimoun-ksar hoggar-assekrem tassili-arches boussaada-workshop four-by-four-dunes ghoufi-balconies vehicle-low-profile cheliff-mouth medracen-tomb taghit-dune',
  'blue-hour':
    'algiers-kasbah constantine-bridges desert-camp algroove-stage vehicle-pop-top rachgoun-island beni-abbes silver-pendant',
  night: 'dunes-night plateau-stars vehicle-desert-4x4',
};

const lightByScene = new Map(
  Object.entries(scenesByLight).flatMap(([light, scenes]) =>
    scenes.split(' ').map((scene) => [scene, light as Light] as const),
  ),
);

/** Undefined for uploaded photos. */
export function pictureLight(src: string): Light | undefined {
  const scene = /(?:^|\/)illustrations\/([a-z0-9-]+?)(?:-\d+)?\.(?:webp|avif)$/.exec(src)?.[1];
  return scene === undefined ? undefined : (lightByScene.get(scene) ?? 'noon');
}
