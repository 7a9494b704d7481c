import type { photoMessages as English } from '../../en/controls/photos.ts';

export const photoMessages: typeof English = {
  credits: (names: string[]) => `Photos de cette page : ${names.join(', ')}`,
};
