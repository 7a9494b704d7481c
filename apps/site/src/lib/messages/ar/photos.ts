import type { photoMessages as English } from '../en/photos.ts';
import { isolated } from './isolated.ts';

export const photoMessages: typeof English = {
  credits: (names) => `صور هذه الصفحة: ${names.map(isolated).join('، ')}`,
};
