import type { ReservedFile } from '../_shared/inquiry/inquiry-files.ts';

/** Where a file will be stored. A retry finds it stored. */
export type Place = { file: ReservedFile; isStored: boolean };
