import type { photoMessages as English } from '../../en/controls/photos.ts';
import { isolated } from '../grammar/isolated.ts';

export const photoMessages: typeof English = {
  credits: (names) => `صور هذه الصفحة: ${names.map(isolated).join('، ')}`,
};
